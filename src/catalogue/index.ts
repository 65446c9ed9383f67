export { deepLink, onPhone } from './deep-link.js'
export { allNames, popular } from './catalogue.js'
export { wallets } from './wallets.js'
