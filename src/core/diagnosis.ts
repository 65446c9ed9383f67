import { toPlainText } from './sanitize.js'
import { tryOr } from './try-or.js'
import { listFeatureVersions, type UntrustedWallet } from './wallet-entry.js'

/** Diagnosis of one wallet that registered, for its developer, or of the page. */
export interface Diagnosis {
  readonly name: string
  readonly accepted: boolean
  /** Why the wallet is not listed: a sentence. */
  readonly reason?: string
  /** Every feature of the wallet with its version. */
  readonly features: Readonly<Record<string, string>>
}

/** Limits the memory that a wallet can use by registering repeatedly. */
const MAX_REJECTIONS = 100

/** Creates the list of wallets that were not accepted. */
export function createRejectionList() {
  const rejections: Diagnosis[] = []
  return {
    rejections: rejections as readonly Diagnosis[],
    /** Adds a rejected wallet. `wallet` is missing if its registration code threw. */
    add(error: unknown, wallet?: UntrustedWallet): void {
      if (rejections.length < MAX_REJECTIONS)
        rejections.push({
          name: toPlainText(tryOr(() => (wallet as UntrustedWallet).name)),
          accepted: false,
          reason:
            toPlainText(
              tryOr(() => (error as Error).message),
              200,
            ) || 'The wallet failed without a message',
          features: listFeatureVersions(wallet as UntrustedWallet),
        })
    },
  }
}

/** Diagnosis of a page that is not a secure context, listed before the wallets. */
export const insecureContextDiagnosis: Diagnosis = {
  name: 'This page',
  accepted: false,
  reason: 'Not a secure context. Use https or localhost for wallets, the clipboard, and Web Locks.',
  features: {},
}
