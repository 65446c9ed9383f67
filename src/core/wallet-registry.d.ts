import type { WalletEntry } from './types.js'
/** What became of one wallet that announced itself: enough for its author to mend it. */
export interface Diagnosis {
  readonly name: string
  readonly accepted: boolean
  /** Why it is not listed; a sentence. */
  readonly reason?: string
  /** Every feature it states, with its version. */
  readonly features: Readonly<Record<string, string>>
}
/** The wallets of this page. */
export interface WalletRegistry {
  start(page: EventTarget, signal: AbortSignal): void
  /** Asks who is there and reads who came. Happens by itself in later tasks; this is for whoever needs the wallets now. */
  processPending(): void
  /** Those that have been read, in the order they registered. */
  getInstalled(): readonly WalletEntry[]
  /** By name: as the wallet gave it or as it is shown, in any case, or another name it has gone by. */
  findWallet(name: string): WalletEntry | undefined
  diagnose(): readonly Diagnosis[]
}
/**
 * @param getAliases the other names of a wallet of this name
 * @param onChange called when all that have come are read, and for each listed wallet that goes
 * @param onRemove called for each listed wallet that goes
 */
export declare function createWalletRegistry(
  getAliases: (name: string) => readonly string[],
  onChange: () => void,
  onRemove: (entry: WalletEntry) => void,
): WalletRegistry
