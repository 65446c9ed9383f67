// The npm packages that contain the wallets' icons, pinned by hash. They are downloaded but not installed, because their peer
// dependencies conflict with those of the kit, and because their code does not have to run.

const adapterCore = {
  name: '@aptos-labs/wallet-adapter-core',
  version: '8.5.1',
  integrity:
    'sha512-m+7b9woS7bRDs0oUF6KwogSHDAIaPIbG29R7Tu6GuV5GKhdYdxVfDazGTEkgR2lYYrXy7wdF3fgFsMkWVOxVLQ==',
  file: 'src/registry.ts',
}

const pontemPlugin = {
  name: '@pontem/wallet-adapter-plugin',
  version: '0.2.1',
  integrity:
    'sha512-mrhCT+mFsDtjFHZj9LBksY++ciQiAlr+gkHhvEzkuQkYuHkCf6HwKOkIlDL42cl7y8/15NrfZomEQ5Uxudhc3g==',
  file: 'src/index.ts',
}

const rimosafePlugin = {
  name: 'rimosafe-plugin-wallet-adapter',
  version: '0.0.4',
  integrity:
    'sha512-UZPjvLKyVbkWcc3Qd1woYpE/MH0JfLsavWP4KcMFOwkuqGyTghZARzkzuSu9zmTiu7Grs1cJIBQOOadPBuOePg==',
  file: 'src/index.ts',
}

/**
 * @typedef {object} IconSource
 * @property {string} key The property in `icons.ts` or `more-icons.ts` of src/catalogue/.
 * @property {typeof adapterCore} from The package with the icon.
 * @property {string} after The text before the icon's data URL in the published file.
 * @property {string} file The SVG file in this folder. Its plain shapes need fewer bytes than the published bitmap or SVG.
 * @property {number} maxBytes The limit of the optimized data URL.
 */

/**
 * The icons of the built-in catalogue.
 *
 * @type {readonly IconSource[]}
 */
export const builtInSources = [
  { key: 'nightly', from: adapterCore, after: 'name: "Nightly"', file: 'nightly.svg', maxBytes: 600 },
  { key: 'petra', from: adapterCore, after: 'name: "Petra"', file: 'petra.svg', maxBytes: 280 },
  { key: 'pontem', from: pontemPlugin, after: 'icon', file: 'pontem-wallet.svg', maxBytes: 700 },
  { key: 'rimosafe', from: rimosafePlugin, after: 'icon', file: 'rimosafe.svg', maxBytes: 200 },
  { key: 'okx', from: adapterCore, after: 'name: "OKX Wallet"', file: 'okx-wallet.svg', maxBytes: 270 },
]

/**
 * The icons of the other wallets in `catalogue.js`.
 *
 * @type {readonly IconSource[]}
 */
export const moreSources = [
  { key: 'backpack', from: adapterCore, after: 'name: "Backpack"', file: 'backpack.svg', maxBytes: 420 },
  {
    key: 'bitget',
    from: adapterCore,
    after: 'name: "Bitget Wallet"',
    file: 'bitget-wallet.svg',
    maxBytes: 330,
  },
  { key: 'gate', from: adapterCore, after: 'name: "Gate Wallet"', file: 'gate-wallet.svg', maxBytes: 260 },
  {
    key: 'cosmostation',
    from: adapterCore,
    after: 'name: "Cosmostation Wallet"',
    file: 'cosmostation-wallet.svg',
    maxBytes: 620,
  },
  { key: 'watchee', from: adapterCore, after: 'name: "Watchee"', file: 'watchee.svg', maxBytes: 250 },
]
