import type { CatalogueEntry } from '../core/types.js'
import { icons } from './more-icons.js'
import { createEntry, type Row } from './wallets.js'

const rows: readonly Row[] = [
  {
    name: 'Backpack',
    url: 'https://chromewebstore.google.com/detail/backpack/aflkmfhebedbjioipglgcbcmnbpgliof',
    icon: icons.backpack,
    deeplinkProvider: 'https://backpack.app/ul/v1/browse/{url}?ref={url}',
    phoneUrl: 'https://backpack.app/download',
  },
  {
    name: 'Bitget Wallet',
    url: 'https://web3.bitget.com/en/wallet-download',
    icon: icons.bitget,
    deeplinkProvider: 'https://bkcode.vip?action=dapp&url=',
  },
  {
    name: 'Gate Wallet',
    url: 'https://chromewebstore.google.com/detail/gate-wallet/cpmkedoipcpimgecpmgpldfpohjplkpp',
    icon: icons.gate,
    phoneUrl: 'https://www.gate.io/web3',
  },
  {
    name: 'Cosmostation Wallet',
    url: 'https://www.cosmostation.io/',
    icon: icons.cosmostation,
    aliases: ['Cosmostation'],
  },
  {
    name: 'Watchee',
    url: 'https://watcheetv.com/',
    icon: icons.watchee,
    deeplinkProvider: 'watcheetv://wallet/browse?url=',
  },
]

/** Wallets that the Aptos wallet adapter lists in addition to those of the built-in catalogue. */
export const moreWallets: readonly CatalogueEntry[] = rows.map(createEntry)
