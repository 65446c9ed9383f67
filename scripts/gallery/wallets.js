/**
 * The behavior of the wallets of a scene.
 *
 * @typedef {object} WalletBehavior
 * @property {() => unknown} [connect] Default: approves.
 * @property {() => unknown} [disconnect] Default: does nothing.
 * @property {() => unknown} [changeNetwork] Default: a wallet without this feature.
 * @property {() => unknown} [signIn] Default: a wallet without this feature.
 * @property {string} [ansName] Default: an account without a name.
 * @property {string} [network] Default: `mainnet`.
 */

const address = `0x${'4f1a7c29d3e86b05'.repeat(4)}`
const publicKey = `0x${'9b'.repeat(32)}`

/**
 * Registers a wallet, as its extension does.
 *
 * @param {{ name: string, url: string, icon: string }} wallet
 * @param {WalletBehavior} behavior
 */
export function registerWallet(wallet, { ansName, network = 'mainnet', ...behavior }) {
  const account = { address, publicKey, ansName }
  const {
    connect = () => ({ status: 'Approved', args: account }),
    disconnect = () => {},
    changeNetwork,
    signIn,
  } = behavior
  const features = {
    'aptos:connect': { version: '1.0.0', connect },
    'aptos:disconnect': { version: '1.0.0', disconnect },
    'aptos:account': { version: '1.0.0', account: () => account },
    'aptos:network': { version: '1.0.0', network: () => ({ name: network, chainId: 1 }) },
    ...(signIn && { 'aptos:signIn': { version: '1.0.0', signIn } }),
    ...(changeNetwork && { 'aptos:changeNetwork': { version: '1.0.0', changeNetwork } }),
  }
  const registered = { version: '1.0.0', ...wallet, chains: ['aptos:mainnet'], accounts: [], features }
  /** @param {{ register: (wallet: unknown) => void }} api */
  const detail = (api) => api.register(registered)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}
