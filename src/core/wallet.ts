import { isRejection, rejected } from './answer.js'
import { WalletKitError } from './errors.js'
import { dataImage, httpsUrl, plainText } from './text.js'
import type { WalletEntry } from './types.js'

/** A wallet as it announced itself; nothing in it is trusted. */
interface ForeignWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly website?: unknown
  readonly features?: Readonly<Record<string, unknown>>
}

type ForeignFeature = Readonly<Record<string, unknown>>

/** The border: our own entries inside, the wallets they stand for outside, reached through `call` alone. */
const foreign = new WeakMap<WalletEntry, ForeignWallet>()

/**
 * Checks a wallet once and makes our own plain entry of it.
 *
 * @param unused makes a name one that no other wallet has
 * @throws Error saying why the wallet is not one for this page; a sentence for its author
 */
export function admit(wallet: unknown, unused: (name: string) => string): WalletEntry {
  const { name, url, website, features } = wallet as ForeignWallet
  const text = plainText(name)
  if (!Object.keys(features as object).some((key) => key.startsWith('aptos:')))
    throw new TypeError('it has no feature whose key starts with "aptos:"')
  if (!text) throw new TypeError('its name is not a text that can be shown')
  let icon: string | undefined
  const entry = Object.freeze({
    name: unused(text),
    url: httpsUrl(url) || httpsUrl(website),
    // Read when a row is drawn: with a thousand wallets most icons never are.
    get icon() {
      icon ??= readIcon(wallet as ForeignWallet)
      return icon
    },
    readyState: 'Installed',
    isAIP62Standard: true,
  } as const)
  foreign.set(entry, wallet as ForeignWallet)
  return entry
}

function readIcon(wallet: ForeignWallet): string {
  try {
    return dataImage(wallet.icon)
  } catch {
    return ''
  }
}

/** The feature `aptos:account` and its method `account`, or the names the AIP's text gives them (`getAccount`). */
function findMethod(entry: WalletEntry, name: string): [ForeignFeature, unknown] | undefined {
  const getter = `get${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const features = foreign.get(entry)?.features
  const feature = (features?.[`aptos:${name}`] ?? features?.[`aptos:${getter}`]) as ForeignFeature | undefined
  const method = feature?.[name] ?? feature?.[getter]
  return typeof method === 'function' ? [feature as ForeignFeature, method] : undefined
}

/** Whether a wallet can do what a feature names. A feature that cannot be read is a feature it has not. */
export function supports(entry: WalletEntry, name: string): boolean {
  try {
    return !!findMethod(entry, name)
  } catch {
    return false
  }
}

/** The version a feature states, whatever it is; `undefined` when there is none to read. */
export function versionOf(entry: WalletEntry, key: string): unknown {
  try {
    return (foreign.get(entry)?.features?.[key] as ForeignFeature | undefined)?.version
  } catch {}
}

/** Every feature with its version as text, for `diagnose()`. */
export const featureVersions = (entry: WalletEntry): Record<string, string> =>
  Object.fromEntries(
    Object.keys(foreign.get(entry)?.features ?? {}).map((key) => [
      plainText(key),
      plainText(versionOf(entry, key)) || 'no version',
    ]),
  )

/**
 * Calls a wallet, in the task of the caller: a popup opened a task later is a popup blocked.
 *
 * @returns the wallet's answer; a thrown refusal arrives as AIP-62's `{status: 'Rejected'}`
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the wallet's own error as `cause`
 */
export async function call(entry: WalletEntry, name: string, ...args: unknown[]): Promise<unknown> {
  const wallet = entry.name
  try {
    const found = findMethod(entry, name)
    if (found) return await Reflect.apply(found[1] as () => unknown, found[0], args)
  } catch (cause) {
    if (isRejection(cause)) return rejected
    throw walletFailed(wallet, cause)
  }
  throw new WalletKitError('UNSUPPORTED', `${wallet} does not support ${name}`, { wallet })
}

/** AIP-62's error codes; any other number a wallet throws is its own affair. */
const standardCodes: readonly unknown[] = [4100, 4200, -30001]

function walletFailed(wallet: string, cause: unknown): WalletKitError {
  let message = ''
  let code: number | undefined
  try {
    const thrown = cause as { message?: unknown; code?: unknown }
    message = plainText(thrown.message ?? cause, 300)
    if (standardCodes.includes(thrown.code)) code = thrown.code as number
  } catch {} // Null, undefined, a getter that throws: it failed without saying why.
  return new WalletKitError('WALLET_FAILED', message || `${wallet} failed without saying why`, {
    code,
    wallet,
    cause,
  })
}
