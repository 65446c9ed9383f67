import type { Environment } from '../catalogue/index.js'
import type { Session, WalletEntry, WalletKit } from '../core/index.js'
import type { ModalView } from './modal-view.js'
import type { UiOptions } from './options.js'
import type { WalletGroups } from './sort-wallets.js'
import type { Placeholders, StringKey } from './strings.js'

/** What the components render: a snapshot that is replaced only when something changes. */
export interface ModalSnapshot {
  /** `undefined` if no modal is rendered. */
  readonly view: ModalView | undefined
  readonly session: Session | undefined
  /** Whether a connection attempt that the user can see is pending. */
  readonly isConnecting: boolean
  /** Text for screen readers after the modal has closed. */
  readonly announcement: string
  /** Counts the changes of the options, which components read as they render. */
  readonly revision: number
}

/** The part of the dialog element that the controller uses. */
export interface DialogHandle {
  show(): void
  hide(): void
  isOpen(): boolean
}

/** A kit with its modals: runs the effects of the modal state. */
export interface ModalController {
  readonly kit: WalletKit
  /** The live options, which `configure` changes. */
  readonly options: UiOptions
  configure(options: UiOptions): void
  getSnapshot(): ModalSnapshot
  subscribe(listener: () => void): () => void
  /**
   * Registers the dialog.
   *
   * @returns A function that removes it.
   */
  attachDialog(handle: DialogHandle): () => void
  /** Called by the component after each render. */
  onRendered(): void
  /** Called for the dialog's `close` event, which arrives a task late. */
  onDialogClose(): void
  /** Renders the modal before the click, while the pointer is down on the button. */
  prerender(): void
  /**
   * Opens the connect modal, or the account modal if a wallet is connected.
   *
   * @param trigger the button that was clicked; events start there
   * @param walletName a wallet that is not installed, whose install view is shown
   */
  open(trigger?: Element, walletName?: string): void
  close(): void
  /** Shows the connect modal over the current session, which stays until another wallet is connected. */
  changeWallet(): void
  /** Handles a click on a wallet of the list. */
  selectWallet(wallet: WalletEntry): void
  showAvailableWallets(): void
  /** Goes back to the first view of the connect modal. */
  showHome(): void
  /** Connects at the page's request. Events start at the page. */
  connect: WalletKit['connect']
  disconnect: WalletKit['disconnect']
  /** Detects where the page runs, which decides what the views offer. */
  getEnvironment(): Environment
  /** Groups and sorts the current wallets. */
  getWallets(): WalletGroups
  /** Returns the wallets in the order of this opening. */
  getDisplayedWallets(): WalletGroups
  text(key: StringKey, values?: Placeholders): string
}
