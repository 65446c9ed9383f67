import type { CatalogueEntry } from '../core/types.js'
/**
 * Every name that the wallet of this name may register under, in lower case.
 *
 * Names come from foreign wallets, so they are compared one by one and never used as a key.
 */
export declare const getWalletNames: (catalogue: readonly CatalogueEntry[], name: string) => readonly string[]
/** The entries no installed wallet belongs to, in the catalogue's order. */
export declare function notInstalled(
  catalogue: readonly CatalogueEntry[],
  installed: readonly {
    readonly name: string
  }[],
): CatalogueEntry[]
