// Names that only our own modules say to each other: no page, no wallet and no browser knows them, and each costs every
// visitor a little. esbuild puts a letter in the place of each, one that no other property in the bundle has.
import { preactNames } from '../preact/names.js'

/** What the modules of a room keep among themselves. */
export const privateNames = [
  ...['configured', 'consider', 'emit', 'follow', 'isEnabled', 'leave', 'spend'],
  ...[
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
  ],
]

/** In the page's script nobody sees either what the core shows to those who build on it, or what Preact does. */
export const privateNamesOfPageScript = [
  ...privateNames,
  ...['attempt', 'changed', 'choose', 'failure', 'getConnection', 'recentWallet', 'session'],
  ...['props', 'render', 'setState', 'unmount'],
]

const only = (/** @type {readonly string[]} */ names) => new RegExp(`^(${names.join('|')})$`)

/** @type {import('esbuild').BuildOptions} */
export const shortNames = { mangleProps: only(privateNames) }

/** @type {import('esbuild').BuildOptions} */
export const shortNamesOfPageScript = {
  mangleProps: only([...privateNamesOfPageScript, ...Object.keys(preactNames)]),
  mangleCache: preactNames,
}
