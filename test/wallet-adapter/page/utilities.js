import * as adapter from '@aptos-labs/wallet-adapter-react'
import { describeValue } from './describe-value.js'

const createWallet = (name, rest = {}) => {
  const url = `https://${name.toLowerCase().replaceAll(' ', '-')}.test`
  return { name, url, icon: 'data:,', ...rest }
}

export const installed = (name, rest = {}) =>
  createWallet(name, { readyState: 'Installed', features: {}, ...rest })

export const notDetected = (name, rest = {}) => createWallet(name, { readyState: 'NotDetected', ...rest })

const petraWeb = installed('Petra Web', { url: 'https://web.petra.app' })

const wallets = [
  notDetected('Zed', { deeplinkProvider: 'z://' }),
  installed('Petra'),
  notDetected('Petra'),
  installed('Continue with Google', { url: 'https://web.petra.app' }),
  petraWeb,
  installed('Old', { url: 'https://aptosconnect.app/x' }),
  notDetected('Abc'),
  installed('Mid', { isAptosNativeWallet: true }),
  createWallet('No state'),
  installed('Aaa (Solana)', { isAptosNativeWallet: false }),
]

const walletsWithFallback = [
  notDetected('Petra', { fallbackWallet: petraWeb }),
  installed('Petra', { fallbackWallet: petraWeb }),
  notDetected('X', { fallbackWallet: notDetected('Y') }),
]

const byName = (a, b) => a.name.localeCompare(b.name)
const byNameReversed = (a, b) => byName(b, a)
const order = {
  sortAvailableWallets: byName,
  sortInstallableWallets: byName,
  sortPetraWebWallets: byName,
  sortAptosConnectWallets: byNameReversed,
}
const missing = [notDetected('Petra'), notDetected('Other'), notDetected('Third'), installed('Mid')]
const connections = { Petra: 'Petra Web', Other: 'Mid', Third: 'Missing' }
const fallbacks = { connections, additionalFallbackWallets: [petraWeb] }

const networkNames = [
  'mainnet',
  'testnet',
  'devnet',
  'local',
  'shelbynet',
  'netna',
  'custom',
  'localnet',
  'Mainnet',
]
const networks = [null, ...networkNames.map((name) => ({ name, chainId: 1 }))]

const publish = (...functionArguments) => ({ data: { functionArguments } })

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
export const IPHONE_USER_AGENT = `${iPhone} Version/17.0 Mobile/15E148 Safari/604.1`

const userAgents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
  IPHONE_USER_AGENT,
  `${iPhone} Mobile/15E148`,
  `${iPhone} Mobile/15E148 [FBAN/FBIOS]`,
  'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
]

export function setUserAgent(value) {
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
}

const toArguments = (values) => values.map((value) => [value])

/** The arguments with which each function is called. */
const inputs = {
  truncateAddress: toArguments([
    ...['0x1', '0x1234567890abcdef', `0x${'ab'.repeat(32)}`, '', '0x123456789', undefined],
  ]),
  generalizedErrorMessage: toArguments([
    ...[new Error('x'), 'text', { message: 'm' }, {}, null, undefined, { message: {} }, 5, new Error('')],
  ]),
  isAptosNetwork: toArguments(networks),
  isAptosLiveNetwork: toArguments(networkNames),
  convertNetwork: toArguments(networks),
  handlePublishPackageTransaction: toArguments([
    publish('0x0102', ['0x03', '04']),
    publish(new Uint8Array([1]), [new Uint8Array([2])]),
    publish('0x01', '0x02'),
  ]),
  fetchDevnetChainId: [[]],
  groupAndSortWallets: [
    [wallets],
    [[notDetected('Petra'), petraWeb]],
    [missing, { sortAvailableWallets: byNameReversed, fallbacks }],
    [['Petra', 'X'].map((name) => notDetected(name, { fallbackWallet: petraWeb })), { fallbacks }],
    [wallets, order],
  ],
  partitionWallets: [[wallets], [wallets, ({ name }) => name === 'Abc']],
  getPetraWebWallets: [[wallets]],
  getAptosConnectWallets: [[wallets]],
  isInstalledOrLoadable: toArguments(wallets),
  isPetraWebWallet: [...toArguments(wallets), ...wallets.map((wallet) => [wallet, false])],
  isPetraWebGenericWallet: toArguments(wallets),
  isAptosConnectWallet: toArguments(wallets),
  shouldUseFallbackWallet: toArguments([...wallets, ...walletsWithFallback]),
}

/** Calls a function of the module, and collects its results and errors. */
const callWithEach = (name, argumentLists) => () => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the page imports all exports
  const exported = adapter[name]
  return Promise.all(
    argumentLists.map(async (args) => {
      try {
        return describeValue(await exported?.(...args))
      } catch (error) {
        return { thrown: describeValue(error) }
      }
    }),
  )
}

const toSupportedWallets = (list) =>
  list.map(({ icon, ...wallet }) => ({ ...wallet, hasIcon: icon.startsWith('data:image/') }))

export const utilityScenarios = {
  utilities: {
    steps: {
      'plain objects': () => ({
        maps: adapter.ChainIdToAnsSupportedNetworkMap,
        fallbacks: adapter.DEFAULT_WALLET_CONNECTION_FALLBACKS,
        networks: adapter.NetworkName,
        states: adapter.WalletReadyState,
      }),
      'lists of supported wallets': () => [
        toSupportedWallets(adapter.aptosStandardSupportedWalletList),
        toSupportedWallets(adapter.solanaStandardSupportedWalletList),
        toSupportedWallets(adapter.ethereumStandardSupportedWalletList),
        toSupportedWallets(adapter.suiStandardSupportedWalletList),
      ],
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, argumentLists]) => [name, callWithEach(name, argumentLists)]),
      ),
      'the given list is unchanged': () => wallets.map(({ name }) => name),
      'the stored name': () => {
        adapter.setLocalStorage('Alpha')
        const stored = [localStorage.getItem('AptosWalletName'), adapter.getLocalStorage()]
        adapter.removeLocalStorage()
        return [...stored, localStorage.getItem('AptosWalletName')]
      },
    },
  },

  devices: {
    steps: Object.fromEntries(
      userAgents.map((userAgent) => [
        userAgent,
        () => {
          setUserAgent(userAgent)
          const isInstallRequired = wallets.map(adapter.isInstallRequired)
          return [adapter.isMobile(), adapter.isInAppBrowser(), adapter.isRedirectable(), isInstallRequired]
        },
      ]),
    ),
  },
}
