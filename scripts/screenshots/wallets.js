/** @typedef {{ name: string, url: string, icon: string }} CatalogueWallet */

/**
 * Registers wallets of the catalogue, as their extensions do. The first one connects at once, the others keep a request pending.
 * Runs in the page.
 *
 * @param {EventTarget} page the window
 * @param {CatalogueWallet[]} catalogueWallets
 */
export function installWallets(page, catalogueWallets) {
  const account = {
    address: `0x${'4f1a7c29d3e86b05'.repeat(4)}`,
    publicKey: `0x${'9b'.repeat(32)}`,
    ansName: 'ada.apt',
  }
  const network = { name: 'mainnet', chainId: 1 }

  const wallets = catalogueWallets.map((wallet, index) => {
    const connect = () => (index ? new Promise(() => {}) : { status: 'Approved', args: account })
    const features = {
      'aptos:connect': { version: '1.0.0', connect },
      'aptos:disconnect': { version: '1.0.0', disconnect() {} },
      'aptos:account': { version: '1.0.0', account: () => account },
      'aptos:network': { version: '1.0.0', network: () => network },
    }
    return { version: '1.0.0', ...wallet, chains: ['aptos:mainnet'], accounts: [], features }
  })
  /** @param {{ register: (...wallets: unknown[]) => void }} api */
  const registerAll = ({ register }) => register(...wallets)
  page.addEventListener('wallet-standard:app-ready', (event) => {
    registerAll(/** @type {CustomEvent} */ (event).detail)
  })
}
