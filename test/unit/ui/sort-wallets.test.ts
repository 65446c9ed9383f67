import { describe, expect, it } from 'vitest'
import { wallets as catalogue } from '../../../src/catalogue/index.js'
import type { WalletEntry } from '../../../src/core/index.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { groupWallets } from '../../../src/ui/sort-wallets.js'

const installed = (name: string): WalletEntry => ({
  name,
  url: '',
  icon: '',
  readyState: 'Installed',
  isAIP62Standard: true,
})

function list(options: UiOptions, names: string[] = [], recent = '') {
  const { installed: here, popular } = groupWallets(options, recent, catalogue, names.map(installed))
  return { installed: here.map(({ name }) => name), popular: popular.map(({ name }) => name) }
}

describe('the list of wallets', () => {
  it('has the catalogue as popular, in its order, when none is installed', () => {
    expect(list({})).toEqual({
      installed: [],
      popular: ['Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    })
  })

  it('has no wallet twice: what is installed is not popular', () => {
    expect(list({}, ['Petra', 'Unheard Of'])).toEqual({
      installed: ['Petra', 'Unheard Of'],
      popular: ['Nightly', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    })
  })

  it('knows an installed wallet by its older name', () => {
    expect(list({}, ['Pontem']).popular).not.toContain('Pontem Wallet')
  })

  it('has the preferred wallet first, wherever it is and however it is written', () => {
    expect(list({ preferredWallet: 'petra' }, ['Nightly', 'Petra']).installed).toEqual(['Petra', 'Nightly'])
    expect(list({ preferredWallet: 'OKX Wallet' }).popular[0]).toBe('OKX Wallet')
  })

  it('has the preferred wallet first under its other names, too', () => {
    expect(list({ preferredWallet: 'Pontem Wallet' }, ['Petra', 'Pontem']).installed[0]).toBe('Pontem')
    expect(list({ preferredWallet: 'pontem' }).popular[0]).toBe('Pontem Wallet')
    expect(list({}, ['Petra', 'Pontem'], 'Pontem Wallet').installed[0]).toBe('Pontem')
  })

  it.each([null, undefined, ''])('has none first when the page prefers %j', (preferredWallet) => {
    const names = ['Petra', 'Nightly']
    expect(list({ preferredWallet } as UiOptions, names).installed).toEqual(names)
  })

  it('has the wallet used last before the others, after the preferred one', () => {
    const names = ['Nightly', 'Rimosafe', 'Petra']
    expect(list({}, names, 'Rimosafe').installed).toEqual(['Rimosafe', 'Nightly', 'Petra'])
    expect(list({ preferredWallet: 'Petra' }, names, 'Rimosafe').installed).toEqual([
      'Petra',
      'Rimosafe',
      'Nightly',
    ])
  })

  it('leaves out what the page filters out', () => {
    const filter = ({ name }: WalletEntry) => name !== 'Nightly'
    expect(list({ filter }, ['Petra'])).toEqual({
      installed: ['Petra'],
      popular: ['Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    })
  })

  it("has the page's own order", () => {
    const order = (a: WalletEntry, b: WalletEntry) => a.name.localeCompare(b.name)
    expect(list({ order, preferredWallet: 'Petra' }, ['Petra', 'Aptos Snap'])).toEqual({
      installed: ['Aptos Snap', 'Petra'],
      popular: ['Nightly', 'OKX Wallet', 'Pontem Wallet', 'Rimosafe'],
    })
  })

  it('leaves the lists it was handed as they were', () => {
    const names = Object.freeze(['Nightly', 'Petra'].map(installed))
    expect(() => groupWallets({ preferredWallet: 'Petra' }, '', catalogue, names)).not.toThrow()
    expect(catalogue.map(({ name }) => name)[0]).toBe('Nightly')
  })
})
