import type { CatalogueEntry } from '../core/types.js'

/** Returns every name that the wallet of an entry can register under, in lower case. */
const getEntryNames = (entry: Pick<CatalogueEntry, 'name' | 'aliases'>): readonly string[] =>
  // Own property only: a polluted `Object.prototype` must not add names.
  [entry.name, ...((Object.hasOwn(entry, 'aliases') && entry.aliases) || [])].map((name) =>
    name.toLowerCase(),
  )

/**
 * Returns every name that the wallet of this name can register under, in lower case.
 *
 * Names come from untrusted wallets, so they are compared and never used as a key.
 */
export const getWalletNames = (catalogue: readonly CatalogueEntry[], name: string): readonly string[] =>
  catalogue.map(getEntryNames).find((names) => names.includes(name.toLowerCase())) || getEntryNames({ name })

/** Returns the entries whose wallet is not installed, in the order of the catalogue. */
export function notInstalled(
  catalogue: readonly CatalogueEntry[],
  installed: readonly { readonly name: string }[],
): CatalogueEntry[] {
  const installedNames = installed.map(({ name }) => name.toLowerCase())
  return catalogue.filter((entry) => !getEntryNames(entry).some((name) => installedNames.includes(name)))
}
