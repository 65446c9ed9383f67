import { ERROR_CODES, WalletKitError } from './errors.js'
import { isRejection, rejectedResponse } from './parse-response.js'
import { toDataImage, toHttpsUrl, toPlainText } from './sanitize.js'
import { tryOr } from './try-or.js'
import type { WalletEntry } from './types.js'
import { getWalletObject, setWalletObject } from './wallet-object.js'

/** A wallet object as it registered. No field can be trusted. */
export interface UntrustedWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, UntrustedFeature | null | undefined>>
}

type UntrustedFeature = Readonly<Record<string, unknown>>

/** A wallet that registers again gets its previous entry, so that the kit subscribes to it once. */
const entryByWallet = new WeakMap<UntrustedWallet, WalletEntry>()

const getFeatures = (entry: WalletEntry) => (getWalletObject(entry) as UntrustedWallet).features

/**
 * Validates a wallet once and creates its entry.
 *
 * @param makeUnique Returns a name that no other wallet has.
 * @throws Error with the reason why the wallet is not accepted: a sentence for its developer.
 */
export function toWalletEntry(wallet: UntrustedWallet, makeUnique: (name: string) => string): WalletEntry {
  const knownEntry = entryByWallet.get(wallet)
  if (knownEntry && makeUnique(knownEntry.name) === knownEntry.name) return knownEntry
  const { name: rawName, features } = Object(wallet) as UntrustedWallet
  const name = toPlainText(rawName)
  if (!Object.keys(Object(features)).some((key) => key.startsWith('aptos:')))
    throw new TypeError('The wallet has no feature that starts with "aptos:"')
  if (!name) throw new TypeError('The wallet has no visible name')
  let icon: string | undefined
  const entry: WalletEntry = Object.freeze({
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
  entryByWallet.set(wallet, entry)
  return entry
}

/** Returns the bound method of a feature, by the name in AIP-62's types (`account`) or in its text (`getAccount`). */
function findMethod(entry: WalletEntry, name: string): ((...args: unknown[]) => unknown) | undefined {
  const features = getFeatures(entry)
  const getterName = `get${name[0]?.toUpperCase()}${name.slice(1)}`
  const feature = features[`aptos:${name}`] ?? features[`aptos:${getterName}`]
  const method = feature?.[name] ?? feature?.[getterName]
  if (typeof method === 'function') return (...args) => Reflect.apply(method, feature, args)
}

/** Returns whether a wallet has a feature. A feature whose getter throws counts as missing. */
export const supportsFeature = (entry: WalletEntry, name: string): boolean =>
  !!tryOr(() => findMethod(entry, name))

/** Returns the version of a feature, of any type. `undefined` if there is none. */
export const getFeatureVersion = (entry: WalletEntry, key: string): unknown =>
  tryOr(() => getFeatures(entry)[key]?.version)

/** Returns every feature with its version as text, for `diagnose()`. */
export const listFeatureVersions = (wallet: UntrustedWallet): Record<string, string> =>
  tryOr(() =>
    Object.fromEntries(
      Object.keys(wallet.features).map((key) => [
        toPlainText(key),
        toPlainText(tryOr(() => wallet.features[key]?.version)) || 'none',
      ]),
    ),
  ) ?? {}

/**
 * Calls a feature of a wallet in the task of the caller. Browsers block a popup that is opened in a later task.
 *
 * @returns The wallet's response. A rejection that the wallet throws becomes AIP-62's `{ status: 'Rejected' }`.
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the wallet's error as `cause`.
 */
export async function callFeature(
  entry: WalletEntry,
  name: string,
  ...args: readonly unknown[]
): Promise<unknown> {
  const wallet = entry.name
  try {
    const method = findMethod(entry, name)
    if (method) return await method(...args)
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
