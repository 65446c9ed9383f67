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
 * One mark. `after` is the text its data URI follows in the published file. `edits` rewrite the published
 * drawing without changing what it shows; `outline` is a drawing kept beside this file for a mark whose
 * flat shapes are published as a bitmap or with needless detail: smaller, and sharper where it was a bitmap. Either way the outcome is held against
 * the published mark, pixel by pixel. `cap` is the most bytes the packed data URI may have.
 *
 * @typedef {object} IconSource
 * @property {string} key
 * @property {typeof adapterCore} from
 * @property {string} after
 * @property {number} cap
 * @property {[string | RegExp, string][]} [edits]
 * @property {string} [outline]
 */

/** @type {readonly IconSource[]} */
export const sources = [
  {
    key: 'nightly',
    from: adapterCore,
    after: 'name: "Nightly"',
    cap: 800,
    // A square clipped to a rounded square is a rounded square.
    edits: [
      [/<defs>.*<\/defs>|<\/?g[^>]*>/gs, ''],
      ['<path d="M0 0H48V48H0V0Z"', '<rect width="48" height="48" rx="8"'],
    ],
  },
  { key: 'petra', from: adapterCore, after: 'name: "Petra"', cap: 300, outline: 'petra.svg' },
  {
    key: 'pontem',
    from: pontemPlugin,
    after: 'icon',
    cap: 800,
    // Two of the gradient's five stops lie where a straight line through the others passes.
    edits: [[/<stop offset="0\.(2383|7413)".*?>/g, '']],
  },
  { key: 'rimosafe', from: rimosafePlugin, after: 'icon', cap: 220, outline: 'rimosafe.svg' },
  { key: 'okx', from: adapterCore, after: 'name: "OKX Wallet"', cap: 280, outline: 'okx-wallet.svg' },
]
