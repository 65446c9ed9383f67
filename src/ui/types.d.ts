/** What pages name of this room. Apart from its components: their types need React's, which a page may not have. */
export type { Theme, UiOptions } from './options.js'
export type { WalletGroups } from './sort-wallets.js'
export type { Strings } from './strings.js'
