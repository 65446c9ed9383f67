// Runs in the page: wallets of the catalogue, as if the visitor had their extensions. The first one connects at once,
// the others never answer.

/** @typedef {{ name: string, url: string, icon: string }} Mark */

/**
 * @param {EventTarget} page the window
 * @param {Mark[]} marks
 */
export function installWallets(page, marks) {
  const account = {
    address: `0x${'4f1a7c29d3e86b05'.repeat(4)}`,
    publicKey: `0x${'9b'.repeat(32)}`,
    ansName: 'ada.apt',
  }
  const network = { name: 'mainnet', chainId: 1 }

  const wallets = marks.map((mark, index) => {
    const connect = () => (index ? new Promise(() => {}) : { status: 'Approved', args: account })
    const features = {
      'aptos:connect': { version: '1.0.0', connect },
      'aptos:disconnect': { version: '1.0.0', disconnect() {} },
      'aptos:account': { version: '1.0.0', account: () => account },
      'aptos:network': { version: '1.0.0', network: () => network },
    }
    return { version: '1.0.0', ...mark, chains: ['aptos:mainnet'], accounts: [], features }
  })
  /** @param {{ register: (...wallets: unknown[]) => void }} api */
  const announce = ({ register }) => register(...wallets)
  page.addEventListener('wallet-standard:app-ready', (event) => {
    announce(/** @type {CustomEvent} */ (event).detail)
  })
}
