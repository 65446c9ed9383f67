import type { ConnectManager } from './connect.js'
import type { KitContext } from './kit-context.js'
import type { WalletRegistry } from './wallet-registry.js'
/** Takes up the visitor's wallet by itself, at most once a page. Driven by registrations, never by polling. */
export interface AutoConnect {
  /** The page has said what it wants: from now on it may happen. @returns whether `isEnabled` changed */
  onPageReady(): boolean
  /** Wallets may have come. */
  tryAutoConnect(): void
  /** An option was set. */
  onOptionsChanged(): void
  /** The visitor or the page connects, so this is not needed any more. */
  cancelAutoConnect(): void
  isEnabled(): boolean
}
export declare function createAutoConnect(
  context: KitContext,
  findWallet: WalletRegistry['findWallet'],
  connect: ConnectManager['connect'],
): AutoConnect
