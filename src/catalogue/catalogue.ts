import type { CatalogueEntry } from '../core/types.js'

/** Every name the same wallet may register under, in lower case. */
const getEntryNames = ({ name, aliases = [] }: Pick<CatalogueEntry, 'name' | 'aliases'>): readonly string[] =>
  [name, ...aliases].map((each) => each.toLowerCase())

/**
 * Every name that the wallet of this name may register under, in lower case.
 *
 * Names come from foreign wallets, so they are compared one by one and never used as a key.
 */
export const getWalletNames = (catalogue: readonly CatalogueEntry[], name: string): readonly string[] =>
  catalogue.map(getEntryNames).find((names) => names.includes(name.toLowerCase())) || getEntryNames({ name })

/** The entries no installed wallet belongs to, in the catalogue's order. */
export function notInstalled(
  catalogue: readonly CatalogueEntry[],
  installed: readonly { readonly name: string }[],
): CatalogueEntry[] {
  const taken = installed.map(({ name }) => name.toLowerCase())
  return catalogue.filter((entry) => !getEntryNames(entry).some((name) => taken.includes(name)))
}
