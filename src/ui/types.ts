/** The types of the UI that pages use. Separate from the components, whose types need React's. */

export type { WalletGroups } from './modal/group-wallets.js'
export type { TermsOptions, Theme, UiOptions } from './options.js'
export type { PublicApi, StyledHost } from './public-api.js'
export type { Strings } from './strings.js'
