// Every view of the kit in every state, produced by the actions of a user and a wallet.
import {
  click,
  connectAndClickTile,
  connectAndOpenAccount,
  openModal,
  openModalAndSelectWallet,
  runHeldTimers,
  waitForElement,
} from './user.js'

/**
 * @typedef {object} Scene
 * @property {readonly string[]} [installed] The names of the installed wallets. Default: Nightly and Petra.
 * @property {import('./wallets.js').WalletBehavior} [behavior] The behavior of the installed wallets.
 * @property {Parameters<typeof AptosWalletKit.configure>[0]} [options] The options of the kit.
 * @property {boolean} [hasQrCodes] Whether the page loads `qr.js`.
 * @property {() => void} [setUpPage] Runs before the kit.
 * @property {() => unknown} [show] Produces the state. Default: the state after the page loads.
 */

const waitForever = () => new Promise(() => {})
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
const createLoginOptions = (prepare = async () => ({ nonce: 'n0nce000' })) => ({
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

const emulatePhone = () => {
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
    behavior: { connect: waitForever },
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
      const field = /** @type {HTMLInputElement} */ (await waitForElement('input'))
      field.value = 'zzz'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  },
  terms: { options: { terms }, show: openModal },
  'terms-with-a-checkbox': { options: { terms: { ...terms, checkbox: true } }, show: openModal },
  'long-names': { installed: [longName, longUnbrokenName], show: openModal },
  // `frameElement` is `null` as in a frame of another origin. In the gallery, the frame of the scene has the same origin.
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
  install: { show: () => openModalAndSelectWallet('OKX Wallet') },
  'install-with-qr-code': {
    installed: ['Nightly'],
    hasQrCodes: true,
    show: () => openModalAndSelectWallet('Petra'),
  },
  'install-on-a-phone': {
    installed: [],
    setUpPage: emulatePhone,
    show: () => openModalAndSelectWallet('Petra'),
  },
  connecting: { behavior: { connect: waitForever }, show: () => openModalAndSelectWallet('Petra') },
  'connecting-slowly': {
    behavior: { connect: waitForever },
    async show() {
      await openModalAndSelectWallet('Petra')
      await waitForElement('[part=spinner]')
      runHeldTimers()
    },
  },
  'connecting-with-a-long-name': {
    installed: [longName],
    behavior: { connect: waitForever },
    show: () => openModalAndSelectWallet(longName),
  },
  rejected: { behavior: { connect: reject }, show: () => openModalAndSelectWallet('Petra') },
  failed: { behavior: { connect: fail }, show: () => openModalAndSelectWallet('Petra') },
  'failed-with-a-long-name': {
    installed: [longUnbrokenName],
    behavior: { connect: fail },
    show: () => openModalAndSelectWallet(longUnbrokenName),
  },
}

/** @type {Record<string, Scene>} */
const signInScenes = {
  'sign-in': { options: createLoginOptions(), show: openSignIn },
  'sign-in-preparing': { options: createLoginOptions(waitForever), show: openSignIn },
  'signing-in': { options: createLoginOptions(), behavior: { signIn: waitForever }, show: startSignIn },
  'sign-in-rejected': { options: createLoginOptions(), behavior: { signIn: reject }, show: startSignIn },
  'sign-in-failed': { options: createLoginOptions(async () => fail()), show: openSignIn },
}

/** @type {Record<string, Scene>} */
const accountScenes = {
  account: { show: connectAndOpenAccount },
  'account-with-a-name': { behavior: { ansName }, show: connectAndOpenAccount },
  'account-with-balance': { options: { balance: async () => '12.5 APT' }, show: connectAndOpenAccount },
  'account-with-balance-loading': { options: { balance: waitForever }, show: connectAndOpenAccount },
  'account-without-explorer': { options: { links: { explorer: '' } }, show: connectAndOpenAccount },
  'account-copied': { setUpPage: allowClipboard, show: () => connectAndClickTile('1') },
  'account-copy-failed': { setUpPage: denyClipboard, show: () => connectAndClickTile('1') },
  'account-wrong-network': { ...wrongNetwork, show: connectAndOpenAccount },
  'account-switch-failed': {
    ...wrongNetwork,
    behavior: { network: 'testnet', changeNetwork: reject },
    async show() {
      await connectAndOpenAccount()
      await click('[part=warning] button')
    },
  },
  'account-disconnect-failed': { behavior: { disconnect: fail }, show: () => connectAndClickTile('4') },
}

/** @type {Record<string, Scene>} */
export const scenes = { ...buttonScenes, ...connectScenes, ...signInScenes, ...accountScenes }
