// Runs in the page before anything else: wallets that announce themselves one by one, as extensions do. How many,
// and of which chain, the page's address says.

const { searchParams } = new URL(location.href)
const count = Number(searchParams.get('wallets'))
const kind = searchParams.get('kind') ?? 'aptos'

/** A mark of its own for each wallet, about as much drawing as a real one is. @param {number} n */
function mark(n) {
  const hue = (n * 47) % 360
  const petals = Array.from({ length: 12 }, (_, at) => {
    const turn = at * 30 + (n % 30)
    return `<path transform="rotate(${turn} 64 64)" fill="url(#g)" opacity=".7" d="M64 64C${40 + (n % 17)} 44 52 20 64 10c12 10 24 34 0 54z"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 80% 60%)"/><stop offset="1" stop-color="hsl(${hue + 60} 80% 40%)"/></linearGradient></defs><rect width="128" height="128" rx="28" fill="hsl(${hue} 40% 95%)"/>${petals.join('')}</svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

const account = { address: `0x${'4f'.repeat(32)}`, publicKey: `0x${'9b'.repeat(32)}` }
const no = () => Promise.reject(new Error('Nobody connects in this benchmark'))

const features = {
  aptos: {
    'aptos:connect': { version: '1.0.0', connect: no },
    'aptos:disconnect': { version: '1.0.0', disconnect: no },
    'aptos:account': { version: '1.0.0', account: async () => account },
    'aptos:network': { version: '1.0.0', network: async () => ({ name: 'mainnet', chainId: 1 }) },
    'aptos:onAccountChange': { version: '1.0.0', onAccountChange: no },
    'aptos:onNetworkChange': { version: '1.0.0', onNetworkChange: no },
    'aptos:signMessage': { version: '1.0.0', signMessage: no },
    'aptos:signTransaction': { version: '1.0.0', signTransaction: no },
  },
  sui: {
    'standard:connect': { version: '1.0.0', connect: no },
    'standard:events': { version: '1.0.0', on: () => () => {} },
    'sui:signTransaction': { version: '2.0.0', signTransaction: no },
    'sui:signAndExecuteTransaction': { version: '2.0.0', signAndExecuteTransaction: no },
  },
}

for (let n = 1; n <= count; n++) {
  const wallet = {
    version: '1.0.0',
    name: `Wallet ${n}`,
    icon: mark(n),
    url: 'https://wallet.example/',
    chains: [`${kind}:mainnet`],
    accounts: [],
    features: features[/** @type {keyof typeof features} */ (kind)],
  }
  /** @param {{ register(wallet: unknown): void }} api */
  const register = (api) => api.register(wallet)
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  addEventListener('wallet-standard:app-ready', (event) =>
    register(/** @type {CustomEvent} */ (event).detail),
  )
}

// What comes before is the benchmark's own doing.
performance.mark('bench:ready')
