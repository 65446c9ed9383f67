import { ERROR_CODES, WalletKitError } from './errors.js'
import { isRejection, rejectedResponse } from './parse-response.js'
import { toDataImage, toHttpsUrl, toPlainText } from './sanitize.js'
import { tryOr } from './try-or.js'
import type { WalletEntry } from './types.js'
import { getWalletObject, setWalletObject } from './wallet-object.js'

/** A wallet as it announced itself; nothing in it is trusted. */
export interface UntrustedWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, UntrustedFeature | null | undefined>>
}

type UntrustedFeature = Readonly<Record<string, unknown>>

/** A wallet that comes back is the entry it was, and is listened to once. */
const entryByWallet = new WeakMap<UntrustedWallet, WalletEntry>()

const getFeatures = (entry: WalletEntry) => (getWalletObject(entry) as UntrustedWallet).features

/**
 * Checks a wallet once and makes our own plain entry of it.
 *
 * @param uniqueName makes a name one that no other wallet has
 * @throws Error saying why the wallet is not one for this page; a sentence for its author
 */
export function toWalletEntry(wallet: UntrustedWallet, uniqueName: (name: string) => string): WalletEntry {
  const knownEntry = entryByWallet.get(wallet)
  if (knownEntry && uniqueName(knownEntry.name) === knownEntry.name) return knownEntry
  const { name: given, features } = Object(wallet) as UntrustedWallet
  const name = toPlainText(given)
  if (!Object.keys(Object(features)).some((key) => key.startsWith('aptos:')))
    throw new TypeError('no feature starts with "aptos:"')
  if (!name) throw new TypeError('its name cannot be shown')
  let icon: string | undefined
  const entry: WalletEntry = Object.freeze({
    name: uniqueName(name),
    url: toHttpsUrl(wallet.url),
    // Read when a row is drawn: with a thousand wallets most icons never are.
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

/** A feature's method, bound; under the names of AIP-62's types (`account`) or those of its text (`getAccount`). */
function findMethod(entry: WalletEntry, name: string): ((...args: unknown[]) => unknown) | undefined {
  const features = getFeatures(entry)
  const getter = `get${name[0]?.toUpperCase()}${name.slice(1)}`
  const feature = features[`aptos:${name}`] ?? features[`aptos:${getter}`]
  const method = feature?.[name] ?? feature?.[getter]
  if (typeof method === 'function') return (...args) => Reflect.apply(method, feature, args)
}

/** Whether a wallet can do what a feature names. A feature that cannot be read is a feature it has not. */
export const supportsFeature = (entry: WalletEntry, name: string): boolean =>
  !!tryOr(() => findMethod(entry, name))

/** The version a feature states, whatever it is; `undefined` when there is none to read. */
export const getFeatureVersion = (entry: WalletEntry, key: string): unknown =>
  tryOr(() => getFeatures(entry)[key]?.version)

/** Every feature with its version as text, for `diagnose()`. */
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
 * Calls a wallet, in the task of the caller: a popup opened a task later is a popup blocked.
 *
 * @returns the wallet's answer; a thrown refusal arrives as AIP-62's `{status: 'Rejected'}`
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the wallet's own error as `cause`
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
  // Null, undefined, a getter that throws: it failed without saying why.
  const message = toPlainText(
    tryOr(() => error.message ?? error),
    300,
  )
  const code = tryOr(() => error.code)
  return new WalletKitError('WALLET_FAILED', message || `${wallet} failed without saying why`, {
    // Any number that is none of ours is the wallet's own affair.
    code: Object.values<unknown>(ERROR_CODES).includes(code) ? (code as number) : undefined,
    wallet,
    cause,
  })
}
