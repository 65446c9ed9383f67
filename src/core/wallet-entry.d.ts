import type { WalletEntry } from './types.js'
/** A wallet as it announced itself; nothing in it is trusted. */
export interface UntrustedWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, UntrustedFeature | null | undefined>>
}
type UntrustedFeature = Readonly<Record<string, unknown>>
/**
 * Checks a wallet once and makes our own plain entry of it.
 *
 * @param uniqueName makes a name one that no other wallet has
 * @throws Error saying why the wallet is not one for this page; a sentence for its author
 */
export declare function toWalletEntry(
  wallet: UntrustedWallet,
  uniqueName: (name: string) => string,
): WalletEntry
/** Whether a wallet can do what a feature names. A feature that cannot be read is a feature it has not. */
export declare const supportsFeature: (entry: WalletEntry, name: string) => boolean
/** The version a feature states, whatever it is; `undefined` when there is none to read. */
export declare const getFeatureVersion: (entry: WalletEntry, key: string) => unknown
/** Every feature with its version as text, for `diagnose()`. */
export declare const listFeatureVersions: (wallet: UntrustedWallet) => Record<string, string>
/**
 * Calls a wallet, in the task of the caller: a popup opened a task later is a popup blocked.
 *
 * @returns the wallet's answer; a thrown refusal arrives as AIP-62's `{status: 'Rejected'}`
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the wallet's own error as `cause`
 */
export declare function callFeature(
  entry: WalletEntry,
  name: string,
  ...args: readonly unknown[]
): Promise<unknown>
