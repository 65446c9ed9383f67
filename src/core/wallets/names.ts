import { toPlainText } from '../boundary/sanitize.js'
import type { WalletEntry } from '../types.js'

/** Appends ` (2)`, ` (3)` … to a name that is taken, so that users and `connect()` can distinguish wallets with the same name. */
export function makeNameUnique(name: string, takenNames: Pick<ReadonlyMap<string, unknown>, 'has'>): string {
  let candidate = name
  for (let number = 2; takenNames.has(candidate); number++) candidate = `${name} (${number})`
  return candidate
}

/**
 * Finds an entry by its name or an alias. Ignores case, unless an entry has exactly this name.
 *
 * @param nameAndAliases Every name that the wallet can register under.
 */
export function findEntryByNameOrAlias(
  entries: readonly WalletEntry[],
  name: string,
  nameAndAliases: readonly string[],
): WalletEntry | undefined {
  const candidates = [name, ...nameAndAliases].map((each) => toPlainText(each).toLowerCase())
  return (
    entries.find((entry) => entry.name === name) ??
    entries.find((entry) => candidates.includes(entry.name.toLowerCase()))
  )
}

/** An entry with a unique name, and the name under which its wallet registered. */
export interface ListedWallet {
  readonly entry: WalletEntry
  readonly registeredName: string
}

/**
 * Finds the wallet that registered under exactly this name, else under one of the aliases, which are tried in order. Returns
 * `undefined` if several wallets registered under the name that matches.
 *
 * @param nameAndAliases Every name that the wallet can register under. Ignored if none of them is exactly `name`.
 */
export function findUnambiguousEntry(
  listed: readonly ListedWallet[],
  name: string,
  nameAndAliases: readonly string[],
): WalletEntry | undefined {
  // The catalogue finds aliases regardless of case, but a remembered name must match exactly.
  for (const candidate of [name, ...(nameAndAliases.includes(name) ? nameAndAliases : [])]) {
    const matches = listed.filter(({ registeredName }) => registeredName === candidate)
    if (matches.length) return matches.length === 1 ? matches[0]?.entry : undefined
  }
}
