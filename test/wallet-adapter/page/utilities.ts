import * as adapter from '@aptos-labs/wallet-adapter-react'
import { toAnswer } from './answer.js'
import type { Scenario } from './scenarios.js'

type Wallet = adapter.AdapterWallet

const createWallet = (name: string, rest: object = {}) =>
  ({
    name,
    url: `https://${name.toLowerCase().replaceAll(' ', '-')}.test`,
    icon: 'data:,',
    ...rest,
  }) as never as Wallet

const installed = (name: string, rest: object = {}) =>
  createWallet(name, { readyState: 'Installed', features: {}, ...rest })

const notDetected = (name: string, rest: object = {}) =>
  createWallet(name, { readyState: 'NotDetected', ...rest })

const wallets = [
  notDetected('Zed', { deeplinkProvider: 'z://' }),
  installed('Petra'),
  notDetected('Petra'),
  installed('Continue with Google', { url: 'https://web.petra.app' }),
  installed('Petra Web', { url: 'https://web.petra.app' }),
  installed('Old', { url: 'https://aptosconnect.app/x' }),
  notDetected('Abc'),
  installed('Mid', { isAptosNativeWallet: true }),
  createWallet('No state'),
  installed('Aaa (Solana)', { isAptosNativeWallet: false }),
]

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
const byNameReversed = (a: { name: string }, b: { name: string }) => byName(b, a)

const names = (groups: object) =>
  Object.fromEntries(
    Object.entries(groups).map(([key, list]) => [
      key,
      (list as Wallet[]).map(
        ({ name, readyState, fallbackWallet }) => `${name} ${readyState} ${fallbackWallet?.name ?? ''}`,
      ),
    ]),
  )

/** The result or the thrown error of each call. */
const collect = <T>(inputs: readonly T[], call: (input: T) => unknown) =>
  inputs.map((input) => {
    try {
      return toAnswer(call(input))
    } catch (error) {
      return { thrown: toAnswer(error) }
    }
  })

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const userAgents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
  iPhone: `${iPhone} Version/17.0 Mobile/15E148 Safari/604.1`,
  'a web view on iPhone': `${iPhone} Mobile/15E148`,
  'Facebook on iPhone': `${iPhone} Mobile/15E148 [FBAN/FBIOS]`,
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'a web view on Android':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36',
  'Firefox on Android': 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
}

export function setUserAgent(value: string) {
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
}

const networks = [
  null,
  ...['mainnet', 'testnet', 'devnet', 'local', 'shelbynet', 'netna', 'custom', 'localnet', 'Mainnet'].map(
    (name) => ({ name, chainId: 1 }),
  ),
]

export const utilityScenarios: Record<string, Scenario> = {
  async utilities(_, run) {
    await run('plain objects', () => ({
      maps: adapter.ChainIdToAnsSupportedNetworkMap,
      fallbacks: adapter.DEFAULT_WALLET_CONNECTION_FALLBACKS,
      networks: adapter.NetworkName,
      states: adapter.WalletReadyState,
    }))
    for (const list of ['aptos', 'solana', 'ethereum', 'sui'] as const)
      await run(`${list}StandardSupportedWalletList`, () =>
        // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the page imports all exports
        adapter[`${list}StandardSupportedWalletList`].map(({ icon, ...wallet }) => ({
          ...wallet,
          hasIcon: icon.startsWith('data:image/'),
        })),
      )
    await run('truncateAddress', () =>
      collect(
        ['0x1', '0x1234567890abcdef', `0x${'ab'.repeat(32)}`, '', undefined, '0x123456789'],
        adapter.truncateAddress,
      ),
    )
    await run('generalizedErrorMessage', () =>
      collect(
        [new Error('x'), 'text', { message: 'm' }, {}, null, undefined, { message: {} }, 5, new Error('')],
        adapter.generalizedErrorMessage,
      ),
    )
    await run('functions of networks', () =>
      collect(networks, (network) => [
        adapter.isAptosNetwork(network as never),
        adapter.isAptosLiveNetwork(network?.name as never),
      ]),
    )
    await run('convertNetwork', () =>
      collect(networks, (network) => adapter.convertNetwork(network as never)),
    )
    await run('handlePublishPackageTransaction', () =>
      collect(
        [
          ['0x0102', ['0x03', '04']],
          [new Uint8Array([1]), [new Uint8Array([2])]],
          ['0x01', '0x02'],
        ],
        (functionArguments) =>
          adapter.handlePublishPackageTransaction({ data: { functionArguments } } as never),
      ),
    )
    await run('fetchDevnetChainId', () => adapter.fetchDevnetChainId())
    await run('the stored name', () => {
      adapter.setLocalStorage('Alpha')
      const stored = [localStorage.getItem('AptosWalletName'), adapter.getLocalStorage()]
      adapter.removeLocalStorage()
      return [...stored, localStorage.getItem('AptosWalletName')]
    })
  },

  async 'wallet lists'(_, run) {
    const petraWeb = installed('Petra Web', { url: 'https://web.petra.app' })
    const missing = [notDetected('Petra'), notDetected('Other'), notDetected('Third'), installed('Mid')]
    const connections = { Petra: 'Petra Web', Other: 'Mid', Third: 'Missing' }
    const fallbacks = { connections, additionalFallbackWallets: [petraWeb] }
    const order = {
      sortAvailableWallets: byName,
      sortInstallableWallets: byName,
      sortPetraWebWallets: byName,
      sortAptosConnectWallets: byNameReversed,
    }
    const groups: [string, Wallet[], Parameters<typeof adapter.groupAndSortWallets>[1]?][] = [
      ['groupAndSortWallets', wallets],
      ['groupAndSortWallets without fallbacks', [notDetected('Petra'), petraWeb]],
      ['groupAndSortWallets with fallbacks', missing, { sortAvailableWallets: byNameReversed, fallbacks }],
      ['groupAndSortWallets with order', wallets, order],
    ]
    for (const [step, list, options] of groups)
      await run(step, () => names(adapter.groupAndSortWallets(list, options)))
    await run('the given list is unchanged', () => wallets.map(({ name }) => name))
    await run('partitionWallets', () => names(adapter.partitionWallets(wallets)))
    await run('partitionWallets by a function', () =>
      names(adapter.partitionWallets(wallets, ({ name }) => name === 'Abc')),
    )
    await run('getPetraWebWallets', () => names(adapter.getPetraWebWallets(wallets)))
    await run('getAptosConnectWallets', () => names(adapter.getAptosConnectWallets(wallets)))
    await run('kinds of wallets', () =>
      wallets.map((wallet) => [
        wallet.name,
        adapter.isInstalledOrLoadable(wallet),
        adapter.isPetraWebWallet(wallet),
        adapter.isPetraWebWallet(wallet, false),
        adapter.isPetraWebGenericWallet(wallet),
        adapter.isAptosConnectWallet(wallet),
      ]),
    )
    await run('shouldUseFallbackWallet', () =>
      [
        notDetected('Petra', { fallbackWallet: installed('Petra Web') }),
        installed('Petra', { fallbackWallet: installed('Petra Web') }),
        notDetected('Petra'),
        notDetected('X', { fallbackWallet: notDetected('Y') }),
      ].map(adapter.shouldUseFallbackWallet),
    )
  },

  async devices(_, run) {
    for (const [device, userAgent] of Object.entries(userAgents))
      await run(device, () => {
        setUserAgent(userAgent)
        return {
          isMobile: adapter.isMobile(),
          isInAppBrowser: adapter.isInAppBrowser(),
          isRedirectable: adapter.isRedirectable(),
          isInstallRequired: [
            notDetected('A'),
            installed('A'),
            notDetected('A', { deeplinkProvider: 'x://' }),
            createWallet('A'),
          ].map(adapter.isInstallRequired),
        }
      })
  },
}

export { installed, notDetected, userAgents }
