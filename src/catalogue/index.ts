export { excludeInstalled, getAliases } from './catalogue.js'
export { type Drawing, gradientLine } from './drawing.js'
export {
  detectEnvironment,
  type Environment,
  type EnvironmentWindow,
  hasExtensions,
} from './environment.js'
export { getWalletLinks, isAvailableOnPhone } from './wallet-links.js'
export { findDrawing, wallets } from './wallets.js'
