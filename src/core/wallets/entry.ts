import { isRejection, rejectedResponse } from '../boundary/parse-response.js'
import { readProperty } from '../boundary/read-property.js'
import { toDataImage, toHttpsUrl, toPlainText } from '../boundary/sanitize.js'
import { getWalletObject, setWalletObject } from '../boundary/wallet-object.js'
import { ERROR_CODES, WalletKitError } from '../errors.js'
import { tryOr } from '../try-or.js'
import type { WalletEntry } from '../types.js'

/** A wallet object as it registered. No field can be trusted. */
export interface UntrustedWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, UntrustedFeature | null | undefined>>
}

type UntrustedFeature = Readonly<Record<string, unknown>>

interface EntryInternals {
  /** The name before it was made unique: as the wallet registered, or as the page listed it as a lazy wallet. */
  readonly originalName: string
  /** Loads the wallet of a lazy entry. */
  readonly load: (() => Promise<unknown>) | undefined
  /** Functions that reject the calls of the wallet that are under way. */
  readonly pendingCalls: Set<(error: Error) => void>
}

/** What the kit knows of an entry. Catalogue entries have none. */
const internalsByEntry = new WeakMap<WalletEntry, EntryInternals>()

const setInternals = (entry: WalletEntry, originalName: string, load?: EntryInternals['load']) =>
  internalsByEntry.set(entry, { originalName, load, pendingCalls: new Set() })

/** @param method Name of the feature without `aptos:`, which is also the name of its method. */
const getFeature = (entry: WalletEntry, method: string): unknown =>
  readProperty((getWalletObject(entry) as UntrustedWallet | undefined)?.features, `aptos:${method}`)

/** Makes an entry stand for a wallet that is yet to be loaded. */
export function setLoader(entry: WalletEntry, load: () => Promise<unknown>): void {
  setInternals(entry, entry.name, load)
}

/** Loads the wallet of a lazy entry. Returns `undefined` for any other entry, and once the wallet has registered. */
export const loadWallet = (entry: WalletEntry): Promise<unknown> | undefined =>
  getWalletObject(entry) ? undefined : internalsByEntry.get(entry)?.load?.()

/** Returns the name before it was made unique, which other wallets can have as well. */
export const getOriginalName = (entry: WalletEntry): string | undefined =>
  internalsByEntry.get(entry)?.originalName

/**
 * Validates a wallet once and returns its entry: the lazy entry that waits for it, else a new one.
 *
 * @param makeUnique Returns a name that no other wallet has.
 * @param findLazyEntry Returns the entry that waits for a wallet of a name.
 * @throws Error with the reason why the wallet is not accepted: a sentence for its developer.
 */
export function toWalletEntry(
  wallet: UntrustedWallet,
  makeUnique: (name: string) => string,
  findLazyEntry: (name: string) => WalletEntry | undefined,
): WalletEntry {
  const { name: rawName, features } = Object(wallet) as UntrustedWallet
  const name = toPlainText(rawName)
  if (!Object.keys(Object(features)).some((key) => key.startsWith('aptos:')))
    throw new TypeError('No feature starts with "aptos:"')
  // Combining marks and punctuation alone can look like nothing.
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) throw new TypeError('No visible name')
  let icon: string | undefined
  const entry: WalletEntry =
    findLazyEntry(name) ??
    Object.freeze<WalletEntry>({
      name: makeUnique(name),
      url: toHttpsUrl(wallet.url),
      // Read when a row is rendered: with a thousand wallets, most icons are never read.
      get icon() {
        icon ??= toDataImage(tryOr(() => wallet.icon))
        return icon
      },
      readyState: 'Installed',
      isAIP62Standard: true,
    })
  setWalletObject(entry, wallet)
  setInternals(entry, name)
  return entry
}

function bindMethod(entry: WalletEntry, method: string): ((...args: unknown[]) => unknown) | undefined {
  const feature = getFeature(entry, method)
  const call = readProperty(feature, method)
  if (typeof call === 'function') return (...args) => Reflect.apply(call, feature, args)
}

/** Returns whether a wallet has a feature. A feature whose getter throws counts as missing. */
export const supportsFeature = (entry: WalletEntry, method: string): boolean =>
  !!tryOr(() => bindMethod(entry, method))

/** Returns the version of a feature, of any type. `undefined` if there is none. */
export const getFeatureVersion = (entry: WalletEntry, method: string): unknown =>
  tryOr(() => readProperty(getFeature(entry, method), 'version'))

/** Returns every feature with its version, for `diagnose()`. A version that cannot be read counts as missing. */
export function listFeatureVersions(wallet: UntrustedWallet): Record<string, string> {
  const keys = tryOr(() => Object.keys(wallet.features)) ?? []
  return Object.fromEntries(
    keys.map((key) => [
      toPlainText(key),
      toPlainText(tryOr(() => `${wallet.features[key]?.version ?? ''}`)) || 'none',
    ]),
  )
}

/** Runs a call of a wallet in the current task, and rejects it if the wallet unregisters: it would not respond any more. */
function runUntilRemoved(entry: WalletEntry, call: () => unknown): Promise<unknown> {
  const { pendingCalls } = internalsByEntry.get(entry) as EntryInternals
  let rejectCall = (_: Error) => {}
  return new Promise((resolve, reject) => {
    rejectCall = reject
    pendingCalls.add(reject)
    Promise.resolve(call()).then(resolve, reject)
  }).finally(() => pendingCalls.delete(rejectCall))
}

/** Rejects the calls under way of a wallet that unregistered. */
export function rejectPendingCalls(entry: WalletEntry, error: Error): void {
  for (const reject of internalsByEntry.get(entry)?.pendingCalls ?? []) reject(error)
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
  method: string,
  ...args: readonly unknown[]
): Promise<unknown> {
  const wallet = entry.name
  try {
    const loading = loadWallet(entry)
    if (loading) await loading
    const call = bindMethod(entry, method)
    if (call) return await runUntilRemoved(entry, () => call(...args))
  } catch (cause) {
    if (isRejection(cause)) return setWalletObject({ ...rejectedResponse }, cause)
    throw createWalletError(wallet, cause)
  }
  throw new WalletKitError('UNSUPPORTED', `${wallet} does not support ${method}`, { wallet })
}

function createWalletError(wallet: string, cause: unknown): WalletKitError {
  const error = cause as Partial<Error & { readonly code: unknown }>
  // The wallet can throw `null`, `undefined` or an object whose getters throw.
  const message = toPlainText(
    tryOr(() => error.message ?? error),
    300,
  )
  const code = tryOr(() => error.code)
  return new WalletKitError('WALLET_FAILED', message || `${wallet} failed without a message`, {
    // Only `cause` keeps codes that AIP-62 does not define.
    code: Object.values<unknown>(ERROR_CODES).includes(code) ? (code as number) : undefined,
    wallet,
    cause,
  })
}
