/**
 * Where the wallets' own marks come from: packages on npm, pinned to the byte.
 *
 * They are fetched, never installed: their peer ranges contradict ours, and nothing in them is run.
 */
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
 * One mark. `after` is the text its data URI follows in the published file. `drawing` lies beside this file: the mark
 * as plain shapes, where it was published as a bitmap or in needless detail; it is held against the published one, pixel
 * by pixel. `cap` is the most bytes the packed data URI may have.
 *
 * @typedef {object} IconSource
 * @property {string} key
 * @property {typeof adapterCore} from
 * @property {string} after
 * @property {string} drawing
 * @property {number} cap
 */

/** @type {readonly IconSource[]} */
export const sources = [
  { key: 'nightly', from: adapterCore, after: 'name: "Nightly"', drawing: 'nightly.svg', cap: 600 },
  { key: 'petra', from: adapterCore, after: 'name: "Petra"', drawing: 'petra.svg', cap: 280 },
  { key: 'pontem', from: pontemPlugin, after: 'icon', drawing: 'pontem-wallet.svg', cap: 700 },
  { key: 'rimosafe', from: rimosafePlugin, after: 'icon', drawing: 'rimosafe.svg', cap: 200 },
  { key: 'okx', from: adapterCore, after: 'name: "OKX Wallet"', drawing: 'okx-wallet.svg', cap: 270 },
]
