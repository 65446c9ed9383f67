import type { Environment } from '../../catalogue/index.js'
import type { KitControls, PageKit, Session, WalletEntry } from '../../core/index.js'
import type { UiOptions } from '../options.js'
import type { Placeholders, StringKey } from '../strings.js'
import type { WalletGroups } from './group-wallets.js'
import type { ModalView } from './view.js'

/** What the components render: a snapshot that is replaced when something changes. */
export interface ModalSnapshot {
  /** `undefined` while no modal is open. */
  readonly view: ModalView | undefined
  readonly session: Session | undefined
  /** Whether a connection attempt that the user can see is pending. */
  readonly isConnecting: boolean
  /** Text for screen readers after the modal has closed. */
  readonly announcement: string
}

/** A kit with its modals: runs the effects of the modal state. */
export interface ModalController {
  readonly kit: PageKit
  readonly controls: KitControls
  /** The live options, which `configure` changes. */
  readonly options: UiOptions
  configure(options: UiOptions): void
  getSnapshot(): ModalSnapshot
  subscribe(listener: () => void): () => void
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
  /** Shows the wallets that the user can get. */
  showGetWalletView(): void
  /** Goes back to the first view of the connect modal. */
  showDefaultView(): void
  /** Connects at the request of the page, where the events then start. */
  connect: PageKit['connect']
  /** Disconnects at the request of the page, where the events then start. */
  disconnect: PageKit['disconnect']
  /** Detects where the page runs, which decides what the views offer. */
  getEnvironment(): Environment
  /** Groups and sorts the current wallets. */
  getWallets(): WalletGroups
  text(key: StringKey, values?: Placeholders): string
}
