import type { CatalogueEntry } from '../core/types.js'

const toLowerCase = (name: string) => name.toLowerCase()

/** Returns every name that the wallet of an entry can register under. */
const getEntryNames = ({ name, aliases = [] }: CatalogueEntry): readonly string[] => [name, ...aliases]

/**
 * Returns every name that the wallet with the given name or alias can register under. Ignores the case of the given name. If the
 * catalogue has no entry for the wallet, returns only the given name.
 *
 * Names come from untrusted wallets, so they are compared and never used as a key.
 */
export const getNameAndAliases = (catalogue: readonly CatalogueEntry[], name: string): readonly string[] =>
  catalogue.map(getEntryNames).find((names) => names.map(toLowerCase).includes(name.toLowerCase())) ?? [name]

/** Returns the entries whose wallet is not installed, in the order of the catalogue. */
export function excludeInstalled(
  catalogue: readonly CatalogueEntry[],
  installed: readonly { readonly name: string }[],
): CatalogueEntry[] {
  const installedNames = installed.map(({ name }) => name.toLowerCase())
  return catalogue.filter(
    (entry) => !getEntryNames(entry).some((name) => installedNames.includes(name.toLowerCase())),
  )
}
