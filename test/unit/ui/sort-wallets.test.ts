import { describe, expect, it } from 'vitest'
import { wallets as catalogue } from '../../../src/catalogue/index.js'
import type { WalletEntry } from '../../../src/core/index.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { groupWallets } from '../../../src/ui/sort-wallets.js'
import { installedEntry } from '../support/wallet-entries.js'

const allPopular = ['Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet']

describe('groupWallets', () => {
  it.each<[string, UiOptions, string[], string, { installed?: string[]; popular?: string[] }]>([
    ['the catalogue in its order', {}, [], '', { installed: [], popular: allPopular }],
    [
      'no wallet twice',
      {},
      ['Petra', 'Unknown'],
      '',
      { installed: ['Petra', 'Unknown'], popular: allPopular.filter((name) => name !== 'Petra') },
    ],
    [
      'no wallet under its other name',
      {},
      ['Pontem'],
      '',
      { popular: allPopular.filter((name) => name !== 'Pontem Wallet') },
    ],
    [
      'the preferred installed wallet first',
      { preferredWallet: 'petra' },
      ['Nightly', 'Petra'],
      '',
      { installed: ['Petra', 'Nightly'] },
    ],
    [
      'the preferred popular wallet first',
      { preferredWallet: 'OKX Wallet' },
      [],
      '',
      { popular: ['OKX Wallet', ...allPopular.slice(0, 4)] },
    ],
    [
      'the preferred wallet first under its other name',
      { preferredWallet: 'Pontem Wallet' },
      ['Petra', 'Pontem'],
      '',
      { installed: ['Pontem', 'Petra'] },
    ],
    [
      'the recent wallet first under its other name',
      {},
      ['Petra', 'Pontem'],
      'Pontem Wallet',
      { installed: ['Pontem', 'Petra'] },
    ],
    [
      'the recent wallet after the preferred one',
      { preferredWallet: 'Petra' },
      ['Nightly', 'Rimosafe', 'Petra'],
      'Rimosafe',
      { installed: ['Petra', 'Rimosafe', 'Nightly'] },
    ],
    [
      'no wallet first without a preference',
      { preferredWallet: '' },
      ['Unknown'],
      '',
      { popular: allPopular },
    ],
    [
      'the wallets that the filter keeps',
      { filter: ({ name }) => name !== 'Nightly' },
      ['Petra', 'Nightly'],
      '',
      { installed: ['Petra'], popular: ['Pontem Wallet', 'Rimosafe', 'OKX Wallet'] },
    ],
    [
      'the order of the page',
      { order: (a: WalletEntry, b: WalletEntry) => a.name.localeCompare(b.name), preferredWallet: 'Petra' },
      ['Petra', 'Aptos Snap'],
      '',
      { installed: ['Aptos Snap', 'Petra'], popular: ['Nightly', 'OKX Wallet', 'Pontem Wallet', 'Rimosafe'] },
    ],
  ])('returns %s', (_, options, installedNames, recentName, expected) => {
    const installed = Object.freeze(installedNames.map(installedEntry))
    const groups = groupWallets(options, recentName, catalogue, installed)
    const getNames = (wallets: readonly WalletEntry[]) => wallets.map(({ name }) => name)
    expect({ installed: getNames(groups.installed), popular: getNames(groups.popular) }).toMatchObject(
      expected,
    )
    expect(getNames(catalogue)).toEqual(allPopular)
  })
})
