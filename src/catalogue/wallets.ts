import type { CatalogueEntry } from '../core/types.js'
import { icons } from './icons.js'

/** Fields in which the entries of a catalogue differ. */
export type Row = Omit<CatalogueEntry, 'readyState' | 'isAIP62Standard'>

const rows: readonly Row[] = [
  {
    name: 'Nightly',
    url: 'https://nightly.app/',
    icon: icons.nightly,
    deeplinkProvider: 'nightly://v1?network=aptos&url=',
  },
  {
    name: 'Petra',
    url: 'https://chromewebstore.google.com/detail/petra-aptos-wallet/ejjladinnckdgjemekebdpeokbikhfci?hl=en',
    icon: icons.petra,
    deeplinkProvider: 'https://petra.app/explore?link=',
    phoneUrl: 'https://petra.app/',
  },
  {
    name: 'Pontem Wallet',
    url: 'https://pontem.network/pontem-wallet',
    icon: icons.pontem,
    // Name in Pontem's own adapter plugin.
    aliases: ['Pontem'],
  },
  {
    name: 'Rimosafe',
    url: 'https://chromewebstore.google.com/detail/rimo-safe-wallet/kiicddjcakdmobjkcpppkgcjbpakcagp',
    icon: icons.rimosafe,
  },
  {
    name: 'OKX Wallet',
    url: 'https://chromewebstore.google.com/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
    icon: icons.okx,
    // A link to OKX's app inside a link to its site, which redirects to the store if the app is missing.
    deeplinkProvider:
      'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{url2}',
    phoneUrl: 'https://web3.okx.com/download',
  },
]

/** Creates an entry without a prototype, so that a polluted `Object.prototype` adds no fields to the entry. */
export const createEntry = (row: Row): CatalogueEntry =>
  Object.freeze({ __proto__: null, ...row, readyState: 'NotDetected', isAIP62Standard: true })

/** Wallets that the user can get, in the order of the list. */
export const wallets: readonly CatalogueEntry[] = rows.map(createEntry)
