// Names that only our own modules say to each other: no page, no wallet and no browser knows them, and each costs every
// visitor a little. esbuild puts a letter in the place of each, one that no other property in the bundle has. Which letter it is
// is all the same to a browser, and up to twenty bytes to brotli: these compress best.
import { preactNames } from '../preact/names.js'

/** What the modules of the core keep among themselves. */
const lettersOfCore = {
  configured: 'N',
  consider: 'k',
  emit: 'c',
  follow: 'a',
  isEnabled: 'd',
  leave: 'g',
  remembered: 'e',
  spend: 'l',
  watchWallet: 'C',
}

/** And those of the screen. In the page's script nobody sees either what the core shows to those who build on it, or what Preact does. */
const lettersOfPageScript = {
  attempt: 'r',
  browse: 'v',
  changed: 'g',
  choose: 'H',
  configured: 'D',
  consider: 'A',
  drawn: 'Q',
  emit: 'c',
  failure: 'P',
  follow: 'B',
  getConnection: 'h',
  getScreen: 'b',
  getting: 'M',
  goToEnd: 'w',
  isBusy: 'f',
  isEnabled: 's',
  isStuck: 'I',
  leave: 'n',
  modal: 'o',
  pick: 'W',
  picked: 'X',
  places: 'l',
  prepare: 'm',
  props: 'x',
  recentWallet: 'e',
  remembered: 'p',
  render: 'k',
  seen: 'y',
  session: 't',
  setState: 'J',
  shownWallets: 'C',
  spend: 'u',
  unmount: 'a',
  wasClosed: 'S',
  watchWallet: 'V',
}

export const privateNamesOfCore = Object.keys(lettersOfCore)
export const privateNamesOfPageScript = Object.keys(lettersOfPageScript)

/** What the page's script and the React module have in common. */
export const privateNamesOfUi = [
  'browse',
  'drawn',
  'getScreen',
  'getting',
  'goToEnd',
  'isBusy',
  'isStuck',
  'modal',
  'pick',
  'picked',
  'places',
  'prepare',
  'seen',
  'shownWallets',
  'wasClosed',
]

const only = (/** @type {readonly string[]} */ names) => new RegExp(`^(${names.join('|')})$`)

/** @type {import('esbuild').BuildOptions} */
export const shortNamesOfCore = { mangleProps: only(privateNamesOfCore), mangleCache: lettersOfCore }

/** @type {import('esbuild').BuildOptions} */
export const shortNamesOfUi = { mangleProps: only(privateNamesOfUi) }

/** @type {import('esbuild').BuildOptions} */
export const shortNamesOfPageScript = {
  mangleProps: only([...privateNamesOfPageScript, ...Object.keys(preactNames)]),
  mangleCache: { ...lettersOfPageScript, ...preactNames },
}
