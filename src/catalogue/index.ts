export { getWalletNames, notInstalled } from './catalogue.js'
export { getDeepLink, isPhoneBrowser } from './deep-link.js'
export { wallets } from './wallets.js'
