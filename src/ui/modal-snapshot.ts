import type { WalletEntry, WalletKit } from '../core/index.js'
import type { UiOptions } from './options.js'
import type { StringKey } from './strings.js'
import type { View } from './modal-view.js'
import type { WalletList } from './sort-wallets.js'

/** What is on the screen now. */
export interface Screen {
  readonly view: View | undefined
  readonly address: string | undefined
  readonly isBusy: boolean
  /** The connected wallet did not let go when it was asked to. */
  readonly isStuck: boolean
}

/** A kit with a screen: what the components draw, and what the visitor may do. */
export interface WalletUi {
  readonly kit: WalletKit
  /** Live: `configure` writes into it. */
  readonly options: UiOptions
  configure(options: UiOptions): void
  getScreen(): Screen
  subscribe(listener: () => void): () => void
  /**
   * Told after each drawing. A view may be drawn before it is to be seen: while the button is pressed, or a task early.
   * @param show called with `false` at once to hide it; with `true` in the next task, or in the click after a press
   * @param isShown whether the dialog is open already
   */
  drawn(view: View | undefined, show: (isOpen: boolean) => void, isShown?: boolean): void
  /** Work that opening would have to do, done while the visitor still presses the button. */
  prepare(): void
  /** The modal that fits the state. @param opener the button that led to it; events start there */
  open(opener?: Element): void
  close(): void
  /** The dialog's `close` event, a task late: ignored when the modal is open again by then, or about to be. */
  wasClosed(isOpenAgain: boolean): void
  /** The page's own request: no button led to it. */
  connect: WalletKit['connect']
  disconnect: WalletKit['disconnect']
  /** A click on a wallet of the list. */
  pick(wallet: WalletEntry): void
  /** Shows the wallets to get. */
  browse(): void
  /** As they would be shown now. */
  getWallets(): WalletList
  /** As they are shown: in the order that this opening began with. */
  shownWallets(): WalletList
  text(key: StringKey, wallet?: string): string
}
