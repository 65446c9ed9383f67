import type { PageKit } from '../core/index.js'
import type { ModalController } from './modal/controller.js'
import type { WalletGroups } from './modal/group-wallets.js'
import type { UiOptions } from './options.js'

/** What both entries hand to a page: the kit and its modals. */
export interface PublicApi extends PageKit {
  /**
   * Alias of `getNetworkInfo`. Keeps a misspelled name of earlier adapters.
   *
   * @example
   * const { name } = await kit.getNetwokrInfo()
   */
  readonly getNetwokrInfo: PageKit['getNetworkInfo']
  /**
   * Opens the account modal if a wallet is connected, else the connect modal. On a phone with exactly one installed wallet,
   * such as a wallet's own browser, connects to it at once.
   *
   * @example
   * kit.open()
   */
  open(): void
  /**
   * Opens the modal, at a wallet that the user can get.
   *
   * @param walletName Name of a wallet of the catalogue. If it is not installed, the modal shows how to get it.
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
   * Returns the wallets as the modal lists them: filtered, sorted, and on a phone only those that work there.
   *
   * @example
   * for (const { name } of kit.getWallets().installed) console.log(name)
   */
  getWallets(): WalletGroups
  /**
   * Calls a listener with the options now and after changes, for code that shows something in the theme and the language
   * of the kit.
   *
   * @returns An unsubscribe function.
   */
  watchOptions(listener: (options: Readonly<UiOptions>) => void): () => void
}

/** Creates the functions that a page gets. They never change. */
export const createPublicApi = ({ kit, actions, options, subscribe, getWallets }: ModalController): PublicApi => ({
  ...kit,
  getNetwokrInfo: kit.getNetworkInfo,
  open: (walletName?: string) => actions.open(undefined, walletName),
  close: actions.close,
  getWallets,
  watchOptions(listener) {
    listener(options)
    return subscribe(() => listener(options))
  },
})
