import type { WalletKitError } from './errors.js'
import { dispatchEvent } from './page/clobber-safe-dom.js'
import { tryOrUndefined } from './try-or-undefined.js'
import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

type WithWallet = { readonly wallet: WalletEntry }

/** Events by name, with the type of their `detail`. */
export interface KitEventMap {
  /** The user selects a wallet in the list, or tries to connect to it again. */
  'wallet-item-click': { readonly name: string }
  /** A session starts. */
  'wallet-connected': AccountDetails & WithWallet
  /** A session ends and no other session replaces it. The user, the page, the wallet, another tab, or another kit can end it. */
  'wallet-disconnected': WithWallet
  /** The account of the wallet changes, for example because the user switches it. */
  'wallet-account-changed': AccountDetails & WithWallet
  /** The network of the wallet changes, or the wallet provides its network only after the session has started. */
  'wallet-network-changed': NetworkDetails & WithWallet
  /** The connected wallet submits a transaction with `signAndSubmitTransaction`. The transaction can still fail. */
  'wallet-transaction': {
    /** `0x` and 64 hex digits. */
    readonly hash: string
    /** The network of the wallet. `undefined` if the wallet provides none. */
    readonly network: NetworkDetails | undefined
  } & WithWallet
  /**
   * The user logs in, also in another tab, or connects the account that is logged in. Not dispatched when a login is restored on
   * load: see `signInStatus`.
   */
  'wallet-signed-in': { readonly address: string }
  /**
   * A login ends, or its wallet unregisters. The user, the page, the wallet, the server, another account, or another tab can end
   * a login.
   */
  'wallet-signed-out': { readonly address: string }
  /**
   * A request to a wallet, or a function of `authentication`, fails, or the wallet reports invalid data. Not dispatched for a
   * silent attempt, or for `NOT_CONNECTED`, `WALLET_NOT_FOUND`, and `CANCELLED`.
   */
  'wallet-error': WalletKitError
}

/** Dispatches an event of the kit. */
export type Emit = <Name extends keyof KitEventMap>(name: Name, detail: KitEventMap[Name]) => void

/**
 * Creates the function that dispatches the events of a kit. The function never throws.
 *
 * @param getEventTarget Returns the target of an event. Called for each event. In a kit with modals, this is `getEventTarget()` of
 *   the modal store.
 */
export const createEmit =
  (getEventTarget: () => EventTarget): Emit =>
  (name, detail) => {
    // If the page has replaced `CustomEvent` with code that throws, the promises of the kit must still settle.
    tryOrUndefined(() =>
      dispatchEvent(getEventTarget(), new CustomEvent(name, { detail, bubbles: true, composed: true })),
    )
  }
