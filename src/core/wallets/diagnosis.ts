import { toPlainText } from '../boundary/sanitize.js'
import { tryOr } from '../try-or.js'
import type { WalletEntry } from '../types.js'
import { listFeatureVersions, type UntrustedWallet } from './entry.js'

/** Diagnosis of one wallet that registered, for its developer, or of the page. */
export interface Diagnosis {
  readonly name: string
  readonly accepted: boolean
  /** Why the wallet is not listed: a sentence. */
  readonly reason?: string
  /** Every feature of the wallet with its version. */
  readonly features: Readonly<Record<string, string>>
}

/**
 * Adds a wallet that was not accepted.
 *
 * @param wallet Missing if the registration code of the wallet threw.
 */
export function addRejection(rejections: Diagnosis[], error: unknown, wallet?: UntrustedWallet): void {
  const message = toPlainText(
    tryOr(() => (error as Error).message),
    200,
  )
  rejections.push({
    name: toPlainText(tryOr(() => (wallet as UntrustedWallet).name)),
    accepted: false,
    reason: message || 'Failed without a message',
    features: listFeatureVersions(wallet as UntrustedWallet),
  })
}

/** Lists the registered and the rejected wallets. */
export const diagnoseWallets = (
  registered: ReadonlyMap<UntrustedWallet, WalletEntry>,
  rejections: readonly Diagnosis[],
): Diagnosis[] => [
  ...Array.from(registered, ([wallet, { name }]) => ({
    name,
    accepted: true,
    features: listFeatureVersions(wallet),
  })),
  ...rejections,
]
