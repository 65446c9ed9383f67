import type { InternalMember, WalletKit, WalletState } from '../core/index.js'
import type { ModalController, WalletList } from '../ui/index.js'

/** The functions that components can call: those of `window.AptosWalletKit`. */
export interface WalletActions
  extends Omit<WalletKit, InternalMember | 'getState' | 'subscribe' | 'isConnected'> {
  /** Same function as `getNetworkInfo`, in the spelling of the first adapters. */
  readonly getNetwokrInfo: WalletKit['getNetworkInfo']
  /** Opens the connect modal, or the account modal when connected. */
  open(): void
  /** Opens the connect modal. If the wallet is not installed, the modal shows how to get it. */
  open(walletName: string | undefined): void
  close(): void
  getWallets(): WalletList
}

/** The fields of the wallet store and the functions. A new object only if a field has changed. */
export interface Wallet extends WalletState, WalletActions {
  /** True only if wallet and address are both set. */
  readonly isConnected: boolean
}

/** Creates the functions of one provider. They never change, so they are safe in dependency lists. */
export function createWalletActions({
  kit,
  connect,
  disconnect,
  open,
  close,
  getWallets,
}: ModalController): WalletActions {
  // Left out: members for the kit's own UI, and those that `useWallet()` returns as state.
  const {
    start,
    cancel,
    loadLazyWallets,
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
