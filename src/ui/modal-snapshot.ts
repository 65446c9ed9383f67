import type { WalletEntry, WalletKit } from '../core/index.js'
import type { ModalView } from './modal-view.js'
import type { UiOptions } from './options.js'
import type { WalletGroups } from './sort-wallets.js'
import type { StringKey } from './strings.js'

/** What is on the screen now. */
export interface ModalSnapshot {
  readonly view: ModalView | undefined
  readonly address: string | undefined
  readonly isConnecting: boolean
  /** The connected wallet did not let go when it was asked to. */
  readonly disconnectFailed: boolean
}

/** A kit with a screen: what the components draw, and what the visitor may do. */
export interface ModalController {
  readonly kit: WalletKit
  /** Live: `configure` writes into it. */
  readonly options: UiOptions
  configure(options: UiOptions): void
  getSnapshot(): ModalSnapshot
  subscribe(listener: () => void): () => void
  /**
   * Told after each drawing. A view may be drawn before it is to be seen: while the button is pressed, or a task early.
   * @param show called with `false` at once to hide it; with `true` in the next task, or in the click after a press
   * @param isShown whether the dialog is open already
   */
  onRendered(view: ModalView | undefined, show: (isOpen: boolean) => void, isShown?: boolean): void
  /** Work that opening would have to do, done while the visitor still presses the button. */
  prerender(): void
  /** The modal that fits the state. @param opener the button that led to it; events start there */
  open(opener?: Element, walletName?: string): void
  close(): void
  /** The dialog's `close` event, a task late: ignored when the modal is open again by then, or about to be. */
  onDialogClose(isOpenAgain: boolean): void
  /** The page's own request: no button led to it. */
  connect: WalletKit['connect']
  disconnect: WalletKit['disconnect']
  /** A click on a wallet of the list. */
  selectWallet(wallet: WalletEntry): void
  /** Shows the wallets to get. */
  showAvailableWallets(): void
  /** As they would be shown now. */
  getWallets(): WalletGroups
  /** As they are shown: in the order that this opening began with. */
  getDisplayedWallets(): WalletGroups
  text(key: StringKey, wallet?: string): string
}
