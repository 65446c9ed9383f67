export { deepLink, onPhone } from './deep-link.js'
export { findEntry, namesOf, popular } from './lookup.js'
export { wallets } from './wallets.js'
