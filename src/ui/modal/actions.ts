import type { WalletEntry } from '../../core/index.js'
import type { SwitchOutcome } from './switch-network.js'

/** What the handlers and effects of the components call. */
export interface ModalActions {
  /**
   * Opens the connect modal, or the account modal if a wallet is connected. Connects to the only wallet of a phone at once.
   *
   * @param trigger The button that was clicked. Events start there.
   * @param walletName A wallet that is not installed, whose install view is shown.
   */
  open(trigger?: Element, walletName?: string): void
  close(): void
  /** Has the modal that would open rendered in the closed dialog. Does nothing if it is, or if a modal is open. */
  prepare(): void
  /** Shows the connect modal over the current session, which stays until another wallet is connected. */
  changeWallet(): void
  /** Handles a click on a wallet of the list. */
  selectWallet(wallet: WalletEntry): void
  /** Shows the wallets that the user can get. */
  showGetWalletView(): void
  /** Goes back to the first view of the connect modal. */
  showDefaultView(): void
  /** Cancels the pending connection attempt. */
  cancelAttempt(): void
  disconnect(): void
  /** Ends the session without the wallet. */
  removeFromSite(): void
  /** Requests the network that the page expects. Never rejects. */
  switchNetwork(): Promise<SwitchOutcome>
  /** Announces the outcome of an action in the open modal to screen readers, each time. */
  announceOutcome(text: string): void
  /** Copies a text to the clipboard. Rejects if that is denied or missing. */
  copyText(text: string): Promise<void>
  /** Returns the balance of the account with the page's function. Empty if that fails. Never rejects. */
  loadBalance(): Promise<string>
  /** Creates the QR code of a link with the page's function. Returns `undefined` if that throws. */
  createQrCode(link: string, label: string): Element | undefined
}
