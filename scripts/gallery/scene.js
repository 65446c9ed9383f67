// Shows one scene of the built kit: `scene.html?scene=connecting&theme=dark&language=ar`. The attribute `data-shown` of the
// root element is set when the scene has its state.
import { scenes } from './scenes.js'
import { holdTimers } from './user.js'
import { registerWallet } from './wallets.js'

/** @typedef {import('../../src/script/global.js').AptosWalletKit} AptosWalletKit */

const {
  scene = 'default',
  theme = 'light',
  language = 'en',
} = Object.fromEntries(new URLSearchParams(location.search))
const {
  installed = ['Nightly', 'Petra'],
  behavior = {},
  options,
  hasQrCodes,
  setUpPage,
  show,
} = scenes[scene] ?? {}

/** Finds a wallet. A wallet that is not in the catalogue has no icon. @param {string} name */
const findWallet = (name) =>
  catalogue.find((/** @type {{ name: string }} */ wallet) => wallet.name === name) ?? {
    name,
    url: 'https://wallet.example/',
    icon: '',
  }

/**
 * Runs a built script.
 *
 * @param {string} path
 */
const runScript = (path) => import(path)

const root = document.documentElement
root.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
root.dataset.theme = theme
// Focus without scrolling, because a focused element in a frame would scroll the gallery.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function () {
  focus.call(this, { preventScroll: true })
}
/**
 * The storage of this scene. In a shared storage, a scene that disconnects would end the sessions of the other scenes.
 *
 * @type {Map<string, string>}
 */
const values = new Map()
const storage = {
  getItem: (/** @type {string} */ key) => values.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void values.set(key, value),
  removeItem: (/** @type {string} */ key) => void values.delete(key),
}
holdTimers()
setUpPage?.()

const { wallets: catalogue } = await (await fetch('/catalogue.json')).json()
await runScript('/aptos-wallet-kit.js')
if (language !== 'en') await runScript(`/locales/${language}.js`)
if (hasQrCodes) await runScript('/qr.js')
AptosWalletKit.configure({ storage, theme: theme === 'dark' ? 'dark' : 'light', ...options })
for (const name of installed) registerWallet(findWallet(name), behavior)
await show?.()
root.dataset.shown = scene
