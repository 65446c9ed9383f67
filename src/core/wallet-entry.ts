import { isRejection, rejected } from './parse-response.js'
import { codes, WalletKitError } from './errors.js'
import { quietly } from './try-or.js'
import { dataImage, httpsUrl, plainText } from './sanitize.js'
import type { WalletEntry } from './types.js'

/** A wallet as it announced itself; nothing in it is trusted. */
export interface ForeignWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, ForeignFeature | null | undefined>>
}

type ForeignFeature = Readonly<Record<string, unknown>>

/** The border: our own entries inside, the wallets they stand for outside, reached through `call` alone. */
const foreign = new WeakMap<WalletEntry, ForeignWallet>()

/** A wallet that comes back is the entry it was, and is listened to once. */
const admitted = new WeakMap<ForeignWallet, WalletEntry>()

const featuresOf = (entry: WalletEntry) => (foreign.get(entry) as ForeignWallet).features

/**
 * Checks a wallet once and makes our own plain entry of it.
 *
 * @param unused makes a name one that no other wallet has
 * @throws Error saying why the wallet is not one for this page; a sentence for its author
 */
export function admit(wallet: ForeignWallet, unused: (name: string) => string): WalletEntry {
  const known = admitted.get(wallet)
  if (known && unused(known.name) === known.name) return known
  const { name: given, features } = Object(wallet) as ForeignWallet
  const name = plainText(given)
  if (!Object.keys(Object(features)).some((key) => key.startsWith('aptos:')))
    throw new TypeError('no feature starts with "aptos:"')
  if (!name) throw new TypeError('its name cannot be shown')
  let icon: string | undefined
  const entry: WalletEntry = Object.freeze({
    name: unused(name),
    url: httpsUrl(wallet.url),
    // Read when a row is drawn: with a thousand wallets most icons never are.
    get icon() {
      icon ??= dataImage(quietly(() => wallet.icon))
      return icon
    },
    readyState: 'Installed',
    isAIP62Standard: true,
  })
  foreign.set(entry, wallet)
  admitted.set(wallet, entry)
  return entry
}

/** A feature's method, bound; under the names of AIP-62's types (`account`) or those of its text (`getAccount`). */
function findMethod(entry: WalletEntry, name: string): ((...args: unknown[]) => unknown) | undefined {
  const features = featuresOf(entry)
  const getter = `get${name[0]?.toUpperCase()}${name.slice(1)}`
  const feature = features[`aptos:${name}`] ?? features[`aptos:${getter}`]
  const method = feature?.[name] ?? feature?.[getter]
  if (typeof method === 'function') return (...args) => Reflect.apply(method, feature, args)
}

/** Whether a wallet can do what a feature names. A feature that cannot be read is a feature it has not. */
export const supports = (entry: WalletEntry, name: string): boolean =>
  !!quietly(() => findMethod(entry, name))

/** The version a feature states, whatever it is; `undefined` when there is none to read. */
export const versionOf = (entry: WalletEntry, key: string): unknown =>
  quietly(() => featuresOf(entry)[key]?.version)

/** Every feature with its version as text, for `diagnose()`. */
export const featureVersions = (wallet: ForeignWallet): Record<string, string> =>
  quietly(() =>
    Object.fromEntries(
      Object.keys(wallet.features).map((key) => [
        plainText(key),
        plainText(quietly(() => wallet.features[key]?.version)) || 'none',
      ]),
    ),
  ) ?? {}

/**
 * Calls a wallet, in the task of the caller: a popup opened a task later is a popup blocked.
 *
 * @returns the wallet's answer; a thrown refusal arrives as AIP-62's `{status: 'Rejected'}`
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the wallet's own error as `cause`
 */
export async function call(entry: WalletEntry, name: string, ...args: readonly unknown[]): Promise<unknown> {
  const wallet = entry.name
  try {
    const method = findMethod(entry, name)
    if (method) return await method(...args)
  } catch (cause) {
    if (isRejection(cause)) return rejected
    throw walletFailed(wallet, cause)
  }
  throw new WalletKitError('UNSUPPORTED', `${wallet} does not support ${name}`, { wallet })
}

function walletFailed(wallet: string, cause: unknown): WalletKitError {
  const thrown = cause as Partial<Error & { readonly code: unknown }>
  // Null, undefined, a getter that throws: it failed without saying why.
  const message = plainText(
    quietly(() => thrown.message ?? thrown),
    300,
  )
  const code = quietly(() => thrown.code)
  return new WalletKitError('WALLET_FAILED', message || `${wallet} failed without saying why`, {
    // Any number that is none of ours is the wallet's own affair.
    code: Object.values<unknown>(codes).includes(code) ? (code as number) : undefined,
    wallet,
    cause,
  })
}
