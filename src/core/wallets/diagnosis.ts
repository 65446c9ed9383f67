import { toPlainText } from '../boundary/sanitize.js'
import type { UntrustedWallet } from '../boundary/wallet-object.js'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { WalletEntry } from '../types.js'

/** Diagnosis of one wallet that registered. */
export interface Diagnosis {
  /** Name of the wallet. Empty if the wallet has no readable name. */
  readonly name: string
  /** Whether the kit accepts the wallet. The option `filter` can still hide it. */
  readonly accepted: boolean
  /** Reason why `accepted` is `false`. */
  readonly reason?: string
  /** Every feature of the wallet with its version, or `none`. */
  readonly features: Readonly<Record<string, string>>
}

/** Returns every feature of a wallet with its version, or `none` if the version is missing or can't be read. */
function readFeatureVersions(wallet: UntrustedWallet): Record<string, string> {
  const names = tryOrUndefined(() => Object.keys(wallet.features)) ?? []
  const readVersion = (name: string) =>
    toPlainText(tryOrUndefined(() => `${wallet.features[name]?.version ?? ''}`))
  return Object.fromEntries(names.map((name) => [toPlainText(name), readVersion(name) || 'none']))
}

/**
 * Creates the diagnosis of a wallet that the kit rejected.
 *
 * @param error The reason: any value that was thrown.
 * @param wallet Missing if the registration code of the wallet is missing or threw.
 */
export function createDiagnosisOfRejected(
  error: unknown,
  wallet: UntrustedWallet = { features: {} },
): Diagnosis {
  const message = toPlainText(
    tryOrUndefined(() => (error as Error).message),
    200,
  )
  return {
    name: toPlainText(tryOrUndefined(() => wallet.name)),
    accepted: false,
    reason: message || 'The registration failed without a message.',
    features: readFeatureVersions(wallet),
  }
}

/** Creates one diagnosis for each wallet that the kit accepted. */
export const createDiagnosesOfAccepted = (accepted: ReadonlyMap<UntrustedWallet, WalletEntry>): Diagnosis[] =>
  Array.from(accepted, ([wallet, { name }]) => ({
    name,
    accepted: true,
    features: readFeatureVersions(wallet),
  }))
