// Names that only our own modules say to each other: no page, no wallet and no browser knows them, and each costs every
// visitor a little. esbuild puts a letter in the place of each, one that no other property in the bundle has.
import { preactNames } from '../preact/names.js'

/** What the modules of a room keep among themselves. */
const ours = [
  ...['added', 'configured', 'consider', 'emit', 'follow', 'leave', 'removed', 'spend'],
  ...['browse', 'drawn', 'getScreen', 'getting', 'isBusy', 'isStuck', 'modal', 'pick', 'prepare', 'seen'],
]

/** What the core shows to those who build on it, and what Preact does, is seen by nobody from outside the page's script. */
const inPageScript = [
  ...['attempt', 'failure', 'getConnection', 'recentWallet', 'session'],
  ...['props', 'render', 'setState', 'unmount'],
]

/** All of them, but for Preact's underscored ones. */
export const privateNames = [...ours, ...inPageScript]

const only = (/** @type {readonly string[]} */ names) => new RegExp(`^(${names.join('|')})$`)

/** @type {import('esbuild').BuildOptions} */
export const shortNames = { mangleProps: only(ours) }

/** @type {import('esbuild').BuildOptions} */
export const shortNamesOfPageScript = {
  mangleProps: only([...privateNames, ...Object.keys(preactNames)]),
  mangleCache: preactNames,
}
