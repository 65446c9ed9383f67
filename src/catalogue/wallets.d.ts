import type { CatalogueEntry } from '../core/types.js'
/** The wallets a visitor can get, in the order they are shown. */
export declare const wallets: readonly CatalogueEntry[]
