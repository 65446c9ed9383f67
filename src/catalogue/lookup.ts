import type { CatalogueEntry } from '../core/types.js'

/** Every name the same wallet may register under, the catalogue's own first. */
export const namesOf = ({ name, aliases = [] }: CatalogueEntry): readonly string[] => [name, ...aliases]

/**
 * The entry a wallet of this name belongs to, by its name or one of its other names, in whatever case.
 *
 * Names come from foreign wallets, so they are compared one by one and never used as a key.
 */
export const findEntry = (catalogue: readonly CatalogueEntry[], name: string): CatalogueEntry | undefined =>
  catalogue.find((entry) => namesOf(entry).some((each) => each.toLowerCase() === name.toLowerCase()))

/** The entries no installed wallet belongs to, in the catalogue's order. */
export function popular(
  catalogue: readonly CatalogueEntry[],
  installed: readonly { readonly name: string }[],
): CatalogueEntry[] {
  const taken = new Set(installed.map(({ name }) => name.toLowerCase()))
  return catalogue.filter((entry) => !namesOf(entry).some((name) => taken.has(name.toLowerCase())))
}
