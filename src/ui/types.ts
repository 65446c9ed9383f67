/** The types of the UI that pages use. This file does not import the components, whose types depend on those of React. */

export type { WalletGroups } from './modal/group-wallets.js'
export type { TermsOptions, Theme, UiOptions } from './options.js'
export type { PublicApi, StyledHost } from './public-api.js'
export type { Strings } from './strings.js'
