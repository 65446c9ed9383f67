export { excludeInstalled, getNameAndAliases } from './catalogue.js'
export {
  detectEnvironment,
  type Environment,
  type EnvironmentWindow,
  hasExtensions,
} from './environment.js'
export { createIconAttributes } from './icon-sheet.js'
export { getWalletLinks, isAvailableOnPhone } from './wallet-links.js'
export { wallets } from './wallets.js'
