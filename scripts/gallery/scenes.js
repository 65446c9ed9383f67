// Every view of the kit in every state, produced by the actions of a user and a wallet.
import { click, clickTile, find, openAccount, openModal, selectWallet, skipTime } from './user.js'

/**
 * @typedef {object} Scene
 * @property {readonly string[]} [installed] Names of the installed wallets. Default: Nightly and Petra.
 * @property {import('./wallets.js').WalletBehavior} [behavior] Behavior of the installed wallets.
 * @property {Parameters<typeof AptosWalletKit.configure>[0]} [options] Options of the kit.
 * @property {boolean} [hasQrCodes]
 * @property {() => void} [setUpPage] Runs before the kit.
 * @property {() => unknown} [show] Produces the state. Default: the state after the page loads.
 */

const pending = () => new Promise(() => {})
const reject = () => ({ status: 'Rejected' })
const fail = () => {
  throw new Error('The wallet of the scene fails.')
}
/**
 * Returns the options of a site whose users log in.
 *
 * @param {() => Promise<any>} [prepare]
 * @returns {NonNullable<Scene['options']>}
 */
const logIn = (prepare = async () => ({ nonce: 'n0nce000' })) => ({
  authentication: { prepare, verify: async () => {}, getSession: async () => null, signOut: async () => {} },
})
const openSignIn = async () => {
  await AptosWalletKit.connect('Petra')
  await openModal()
}
const startSignIn = async () => {
  await openSignIn()
  await click('[part~=sign-in] [part=primary]:enabled')
}
const ansName = 'ada.apt'
const wrongNetwork = { behavior: { network: 'testnet' }, options: { network: 'mainnet' } }
const terms = { url: '/terms', privacyUrl: '/privacy' }
const longName = 'Interplanetary Vault and Treasury Wallet Premium'
const longUnbrokenName = 'W'.repeat(48)
const manyNames = ['Aurora', 'Bluefin', 'Cobalt', 'Dune', 'Ember', 'Fathom', 'Glacier', 'Harbor', 'Indigo']

const usePhone = () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
  Object.defineProperty(navigator, 'userAgent', { value: userAgent })
}
const denyClipboard = () => {
  navigator.clipboard.writeText = () => Promise.reject(new Error('The clipboard of the scene is denied.'))
}
const allowClipboard = () => {
  navigator.clipboard.writeText = async () => {}
}

/** @type {Record<string, Scene>} */
export const buttonScenes = {
  button: {},
  'button-compact': {
    setUpPage: () => document.querySelector('aptos-wallet-button')?.setAttribute('compact', ''),
  },
  'button-connecting': {
    behavior: { connect: pending },
    show: () => void AptosWalletKit.connect('Petra'),
  },
  'button-connected': { show: () => AptosWalletKit.connect('Petra') },
  'button-wrong-network': { ...wrongNetwork, show: () => AptosWalletKit.connect('Petra') },
}

/** @type {Record<string, Scene>} */
const connectScenes = {
  default: { show: openModal },
  'none-installed': { installed: [], show: openModal },
  'no-wallets': { installed: [], options: { catalogue: [] }, show: openModal },
  'last-used': {
    async show() {
      await AptosWalletKit.connect('Petra')
      await AptosWalletKit.disconnect()
      await openModal()
    },
  },
  'search-field': { installed: manyNames, show: openModal },
  'no-results': {
    installed: manyNames,
    async show() {
      await openModal()
      const field = /** @type {HTMLInputElement} */ (await find('input'))
      field.value = 'zzz'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  },
  terms: { options: { terms }, show: openModal },
  'terms-with-a-checkbox': { options: { terms: { ...terms, checkbox: true } }, show: openModal },
  'long-names': { installed: [longName, longUnbrokenName], show: openModal },
  // In a frame of another origin, `frameElement` is `null`. The frame of the gallery has the same origin. Outside the gallery, the
  // scene is not in a frame.
  'in-a-frame': {
    installed: [],
    setUpPage: () => Object.defineProperty(window, 'frameElement', { value: null }),
    show: openModal,
  },
  'in-a-web-view': {
    installed: [],
    setUpPage: () => Object.assign(window, { TelegramWebviewProxy: {} }),
    show: openModal,
  },
  'get-a-wallet': {
    async show() {
      await openModal()
      await click('[part~=default] [part=actions] button')
    },
  },
  install: { show: () => selectWallet('OKX Wallet') },
  'install-with-qr-code': { installed: ['Nightly'], hasQrCodes: true, show: () => selectWallet('Petra') },
  'install-on-a-phone': { installed: [], setUpPage: usePhone, show: () => selectWallet('Petra') },
  connecting: { behavior: { connect: pending }, show: () => selectWallet('Petra') },
  'connecting-slowly': {
    behavior: { connect: pending },
    async show() {
      await selectWallet('Petra')
      await find('[part=spinner]')
      skipTime()
    },
  },
  'connecting-with-a-long-name': {
    installed: [longName],
    behavior: { connect: pending },
    show: () => selectWallet(longName),
  },
  rejected: { behavior: { connect: reject }, show: () => selectWallet('Petra') },
  failed: { behavior: { connect: fail }, show: () => selectWallet('Petra') },
  'failed-with-a-long-name': {
    installed: [longUnbrokenName],
    behavior: { connect: fail },
    show: () => selectWallet(longUnbrokenName),
  },
}

/** @type {Record<string, Scene>} */
const signInScenes = {
  'sign-in': { options: logIn(), show: openSignIn },
  'sign-in-preparing': { options: logIn(pending), show: openSignIn },
  'signing-in': { options: logIn(), behavior: { signIn: pending }, show: startSignIn },
  'sign-in-rejected': { options: logIn(), behavior: { signIn: reject }, show: startSignIn },
  'sign-in-failed': { options: logIn(async () => fail()), show: openSignIn },
}

/** @type {Record<string, Scene>} */
const accountScenes = {
  account: { show: openAccount },
  'account-with-a-name': { behavior: { ansName }, show: openAccount },
  'account-with-balance': { options: { balance: async () => '12.5 APT' }, show: openAccount },
  'account-with-balance-loading': { options: { balance: pending }, show: openAccount },
  'account-without-explorer': { options: { links: { explorer: '' } }, show: openAccount },
  'account-copied': { setUpPage: allowClipboard, show: () => clickTile('1') },
  'account-copy-failed': { setUpPage: denyClipboard, show: () => clickTile('1') },
  'account-wrong-network': { ...wrongNetwork, show: openAccount },
  'account-switch-failed': {
    ...wrongNetwork,
    behavior: { network: 'testnet', changeNetwork: reject },
    async show() {
      await openAccount()
      await click('[part=warning] button')
    },
  },
  'account-disconnect-failed': { behavior: { disconnect: fail }, show: () => clickTile('4') },
}

/** @type {Record<string, Scene>} */
export const scenes = { ...buttonScenes, ...connectScenes, ...signInScenes, ...accountScenes }
