import { ERROR_CODES, WalletKitError } from '../errors.js'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { WalletEntry } from '../types.js'
import { FEATURE_KEYS, type FeatureName } from './feature-keys.js'
import { isRejection, rejectedResponse } from './parse-response.js'
import { toPlainText } from './sanitize.js'
import { getWalletObject, setWalletObject } from './wallet-object.js'

/** A wallet object as it registered. No field can be trusted. */
export interface UntrustedWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, UntrustedFeature | null | undefined>>
}

type UntrustedFeature = Readonly<Record<string, unknown>>

/** Loads the wallet of each lazy entry. */
const loaders = new WeakMap<WalletEntry, () => Promise<unknown>>()

/** Makes an entry stand for a wallet that is yet to be loaded. */
export function setWalletLoader(entry: WalletEntry, load: () => Promise<unknown>): void {
  loaders.set(entry, load)
}

/** Loads the wallet of a lazy entry. Returns `undefined` for any other entry, and once the wallet has registered. */
export const loadWallet = (entry: WalletEntry): Promise<unknown> | undefined =>
  getWalletObject(entry) ? undefined : loaders.get(entry)?.()

const getFeature = (entry: WalletEntry, name: FeatureName) =>
  (getWalletObject(entry) as UntrustedWallet | undefined)?.features[FEATURE_KEYS[name]]

function bindMethod(entry: WalletEntry, name: FeatureName): ((...args: unknown[]) => unknown) | undefined {
  const feature = getFeature(entry, name)
  const method = feature?.[name]
  if (typeof method === 'function') return (...args) => Reflect.apply(method, feature, args)
}

/** Returns whether a wallet has a feature. A feature whose getter throws counts as missing. */
export const supportsFeature = (entry: WalletEntry, name: FeatureName): boolean =>
  !!tryOrUndefined(() => bindMethod(entry, name))

/** Returns the version of a feature, of any type. `undefined` if there is none. */
export const getFeatureVersion = (entry: WalletEntry, name: FeatureName): unknown =>
  tryOrUndefined(() => getFeature(entry, name)?.version)

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
  const wallet = entry.name
  try {
    const loading = loadWallet(entry)
    if (loading) await loading
    const method = bindMethod(entry, name)
    if (method) return await runUntilRemoved(entry, () => method(...args))
  } catch (cause) {
    if (isRejection(cause)) return setWalletObject({ ...rejectedResponse }, cause)
    throw createWalletError(wallet, cause)
  }
  throw new WalletKitError('UNSUPPORTED', `${wallet} does not support ${name}`, { wallet })
}

function createWalletError(wallet: string, cause: unknown): WalletKitError {
  const error = cause as Partial<Error & { readonly code: unknown }>
  // The wallet can throw `null`, `undefined` or an object whose getters throw.
  const message = toPlainText(
    tryOrUndefined(() => error.message ?? error),
    300,
  )
  const code = tryOrUndefined(() => error.code)
  return new WalletKitError('WALLET_FAILED', message || `${wallet} failed without a message`, {
    // Only `cause` keeps codes that AIP-62 does not define.
    code: Object.values<unknown>(ERROR_CODES).includes(code) ? (code as number) : undefined,
    wallet,
    cause,
  })
}
