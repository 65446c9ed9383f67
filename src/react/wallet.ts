import type { WalletKit, WalletState } from '../core/index.js'
import type { ModalController, WalletList } from '../ui/index.js'

/** What a component may do: the functions of the page's adapter. */
export interface WalletActions
  extends Omit<
    WalletKit,
    | 'start'
    | 'cancel'
    | 'forceDisconnect'
    | 'getConnection'
    | 'getRecentWalletName'
    | 'configure'
    | 'getState'
    | 'subscribe'
    | 'isConnected'
  > {
  /** The spelling of the first adapters; the same function as `getNetworkInfo`. */
  readonly getNetwokrInfo: WalletKit['getNetworkInfo']
  /** Opens the connect modal, or the account modal when connected. */
  open(): void
  /** Opens the connect modal. If the wallet is not installed, the modal shows how to get it. */
  open(walletName: string | undefined): void
  close(): void
  getWallets(): WalletList
}

/** The wallet store's fields and the functions; a new object only when a field changed. */
export interface Wallet extends WalletState, WalletActions {
  /** True only if wallet and address are both set. */
  readonly isConnected: boolean
}

/** The functions are the same ones for as long as the provider lives: safe in dependency lists. */
export function createWalletActions({
  kit,
  connect,
  disconnect,
  open,
  close,
  getWallets,
}: ModalController): WalletActions {
  const {
    start,
    cancel,
    forceDisconnect,
    getConnection,
    getRecentWalletName,
    configure,
    getState,
    subscribe,
    isConnected,
    ...actions
  } = kit
  return {
    ...actions,
    connect,
    disconnect,
    getNetwokrInfo: kit.getNetworkInfo,
    open: (walletName?: string) => open(undefined, walletName),
    close,
    getWallets,
  }
}
