import { ERROR_CODES, WalletKitError } from '../errors.js'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { WalletEntry } from '../types.js'
import { type FeatureName, getMethod } from './features.js'
import { isRejection, rejectedResponse } from './parse-response.js'
import { toPlainText } from './sanitize.js'
import { loadWallet } from './wallet-loader.js'
import { setWalletObject } from './wallet-object.js'

/** Functions that reject the pending calls of each wallet. */
const pendingCalls = new WeakMap<WalletEntry, Set<(error: Error) => void>>()

/** Rejects the pending calls of a wallet that unregistered: it would not respond any more. */
export function rejectPendingCalls(entry: WalletEntry, error: Error): void {
  for (const reject of pendingCalls.get(entry) ?? []) reject(error)
}

/** Runs a call of a wallet in the current task, and rejects it if the wallet unregisters. */
async function runUntilRemoved(entry: WalletEntry, call: () => unknown): Promise<unknown> {
  const rejectFunctions = pendingCalls.get(entry) ?? new Set()
  pendingCalls.set(entry, rejectFunctions)
  let rejectCall = (_: Error) => {}
  const removal = new Promise<never>((_, reject) => {
    rejectCall = reject
  })
  rejectFunctions.add(rejectCall)
  try {
    return await Promise.race([call(), removal])
  } finally {
    rejectFunctions.delete(rejectCall)
  }
}

/**
 * Calls a feature of a wallet in the task of the caller. Browsers block a popup that is opened in a later task.
 * A lazy wallet is loaded first.
 *
 * @returns The wallet's response. A rejection that the wallet throws becomes AIP-62's `{ status: 'Rejected' }`.
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the wallet's error as `cause`.
 */
export async function callFeature(
  entry: WalletEntry,
  name: FeatureName,
  ...args: readonly unknown[]
): Promise<unknown> {
  try {
    const loading = loadWallet(entry)
    if (loading) await loading
    const method = getMethod(entry, name)
    if (method) return await runUntilRemoved(entry, () => method(...args))
  } catch (cause) {
    // The drop-in for the Aptos adapter rejects with what the wallet threw.
    if (isRejection(cause)) return setWalletObject({ ...rejectedResponse }, cause)
    throw createWalletError(entry.name, cause)
  }
  throw new WalletKitError('UNSUPPORTED', `${entry.name} does not support ${name}`, { wallet: entry.name })
}

function createWalletError(walletName: string, cause: unknown): WalletKitError {
  const error = cause as Partial<Error & { readonly code: unknown }>
  // The wallet can throw `null`, `undefined` or an object whose getters throw.
  const message = toPlainText(
    tryOrUndefined(() => error.message ?? error),
    300,
  )
  const code = tryOrUndefined(() => error.code)
  return new WalletKitError('WALLET_FAILED', message || `${walletName} failed without a message`, {
    // Only `cause` keeps codes that AIP-62 does not define.
    code: Object.values<unknown>(ERROR_CODES).includes(code) ? (code as number) : undefined,
    wallet: walletName,
    cause,
  })
}
