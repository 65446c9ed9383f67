export { excludeInstalled, getAliases } from './catalogue.js'
export { getDeepLink, getInstallUrl, isAvailableOnPhone } from './deep-link.js'
export {
  detectEnvironment,
  type Environment,
  type EnvironmentWindow,
  hasExtensions,
} from './environment.js'
export { wallets } from './wallets.js'
