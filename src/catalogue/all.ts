import type { CatalogueEntry } from '../core/types.js'
import { moreWallets } from './more-wallets.js'
import { wallets } from './wallets.js'

/**
 * Every wallet that the kit supports by name, for the option `catalogue`: the built-in ones, and those that the Aptos wallet
 * adapter lists in addition.
 */
export const catalogue: readonly CatalogueEntry[] = [...wallets, ...moreWallets]
