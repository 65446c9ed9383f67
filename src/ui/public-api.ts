import type { PageKit } from '../core/index.js'
import { createUnhidableHost, getOrAttachStyledShadow, setHostAttributes } from './dom/shadow-root.js'
import type { WalletGroups } from './modal/group-wallets.js'
import type { KitWithModals } from './modal/kit-with-modals.js'
import type { UiOptions } from './options.js'

/** The API that the page script and the React entry expose: the kit and its modals. */
export interface PublicApi extends PageKit {
  /**
   * Alias of `getNetworkInfo`, with the misspelled name that earlier adapters have.
   *
   * @example
   * const { name } = await kit.getNetwokrInfo()
   */
  readonly getNetwokrInfo: PageKit['getNetworkInfo']
  /**
   * Opens the account modal if a wallet is connected, else the connect modal. If the wallet is connected and the user is logged
   * out, opens the connect modal at its sign-in view. On a phone with exactly one registered wallet, such as a wallet's own
   * browser, connects to this wallet at once, unless the user must accept the terms first, or can log in with one approval.
   *
   * @example
   * kit.open()
   */
  open(): void
  /**
   * Opens the connect modal at a wallet that the user can get. If a wallet is connected and no login is
   * missing, opens the account modal instead.
   *
   * @param walletName Exact name of a wallet of the catalogue. If the wallet is not installed, the modal shows how to get it.
   * @example
   * kit.open('Petra')
   */
  open(walletName: string | undefined): void
  /**
   * Closes the modal. A pending connection attempt continues: to cancel it, use the `signal` of `connect()`.
   *
   * @example
   * kit.close()
   */
  close(): void
  /**
   * Returns the wallets as the modal lists them, filtered and sorted. On a phone, returns only the wallets that work there.
   *
   * @example
   * for (const { name } of kit.getWallets().installed) console.log(name)
   */
  getWallets(): WalletGroups
  /**
   * Creates a host for other UI: an element with an open shadow root. The root has the styles of the kit, and follows its
   * theme, language, and writing direction. Dialogs of the page don't hide the host, except those opened with `showModal()`.
   * Append the host to a dialog of this kind while the dialog is open.
   *
   * @param onChange Called with the options at once, and after each change of the options, the state, or the modals.
   * @example
   * const { host } = kit.createHost(({ locale }) => console.log(locale))
   * host.shadowRoot?.append('Text in the font of the kit')
   * document.body.append(host)
   */
  createHost(onChange: (options: Readonly<UiOptions>) => void): StyledHost
}

/** A host with the styles of the kit. The caller appends the host to the page. */
export interface StyledHost {
  /** Element with an open shadow root. */
  readonly host: HTMLElement
  /** Removes the host, and stops calling `onChange`. */
  remove(): void
}

/** Creates the functions that are exposed to a page. */
export const createPublicApi = ({
  kit,
  actions,
  options,
  getSnapshot,
  subscribe,
  getWallets,
}: KitWithModals): PublicApi => ({
  ...kit,
  getNetwokrInfo: kit.getNetworkInfo,
  open: (walletName?: string) => actions.open(undefined, walletName),
  close: actions.close,
  getWallets,
  createHost(onChange) {
    const host = createUnhidableHost()
    getOrAttachStyledShadow(host)
    const setAttributesAndCallOnChange = () => {
      setHostAttributes(host, getSnapshot().appearance)
      onChange(options)
    }
    const unsubscribe = subscribe(setAttributesAndCallOnChange)
    setAttributesAndCallOnChange()
    return {
      host,
      remove() {
        unsubscribe()
        host.remove()
      },
    }
  },
})
