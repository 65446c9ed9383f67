// Runs in each page before the page's own scripts. Registers wallets one by one, as browser extensions do. The query of the page's
// URL has the number and the chain of the wallets.

const query = new URL(location.href).searchParams
const walletCount = Number(query.get('wallets'))
const chain = query.get('chain') === 'sui' ? 'sui' : 'aptos'

/**
 * Creates an SVG icon as a data URL. The icon is different for each wallet, and about as complex as the icon of a real wallet.
 *
 * @param {number} index
 */
function createIcon(index) {
  const hue = (index * 47) % 360
  const petals = Array.from({ length: 12 }, (_, petal) => {
    const angle = petal * 30 + (index % 30)
    return `<path transform="rotate(${angle} 64 64)" fill="url(#g)" opacity=".7" d="M64 64C${40 + (index % 17)} 44 52 20 64 10c12 10 24 34 0 54z"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 80% 60%)"/><stop offset="1" stop-color="hsl(${hue + 60} 80% 40%)"/></linearGradient></defs><rect width="128" height="128" rx="28" fill="hsl(${hue} 40% 95%)"/>${petals.join('')}</svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

const account = { address: `0x${'4f'.repeat(32)}`, publicKey: `0x${'9b'.repeat(32)}` }
const reject = () => Promise.reject(new Error('The benchmark does not use this feature.'))

const featuresByChain = {
  aptos: {
    'aptos:connect': { version: '1.0.0', connect: async () => ({ status: 'Approved', args: account }) },
    'aptos:disconnect': { version: '1.0.0', disconnect: async () => {} },
    'aptos:account': { version: '1.0.0', account: async () => account },
    'aptos:network': { version: '1.0.0', network: async () => ({ name: 'mainnet', chainId: 1 }) },
    'aptos:onAccountChange': { version: '1.0.0', onAccountChange: async () => {} },
    'aptos:onNetworkChange': { version: '1.0.0', onNetworkChange: async () => {} },
    'aptos:signMessage': { version: '1.0.0', signMessage: reject },
    'aptos:signTransaction': { version: '1.0.0', signTransaction: reject },
  },
  sui: {
    'standard:connect': { version: '1.0.0', connect: reject },
    'standard:events': { version: '1.0.0', on: () => () => {} },
    'sui:signTransaction': { version: '2.0.0', signTransaction: reject },
    'sui:signAndExecuteTransaction': { version: '2.0.0', signAndExecuteTransaction: reject },
  },
}

for (let index = 1; index <= walletCount; index++) {
  const wallet = {
    version: '1.0.0',
    name: `Wallet ${index}`,
    icon: createIcon(index),
    url: 'https://wallet.example/',
    chains: [`${chain}:mainnet`],
    accounts: [],
    features: featuresByChain[chain],
  }
  /** @param {{ register(wallet: unknown): void }} api */
  const register = (api) => api.register(wallet)
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  addEventListener('wallet-standard:app-ready', (event) =>
    register(/** @type {CustomEvent} */ (event).detail),
  )
}
