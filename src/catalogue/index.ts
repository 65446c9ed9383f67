export { deepLink, onPhone } from './deep-link.js'
export { allNames, popular } from './lookup.js'
export { wallets } from './wallets.js'
