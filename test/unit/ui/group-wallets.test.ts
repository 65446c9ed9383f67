import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { wallets as catalogue } from '../../../src/catalogue/index.js'
import type { WalletEntry } from '../../../src/core/index.js'
import { groupWallets } from '../../../src/ui/modal/group-wallets.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { fail } from '../support/fake-wallet.js'
import { catalogueEntry, installedEntry } from '../support/wallet-entries.js'

const join = (wallets: readonly WalletEntry[]) => wallets.map(({ name }) => name).join()
const all = 'Nightly,Petra,Pontem Wallet,Rimosafe,OKX Wallet'
const byName: UiOptions['order'] = (a, b) => a.name.localeCompare(b.name)
const withoutNightly: UiOptions['filter'] = ({ name }) => name !== 'Nightly'
const withoutEveryNightly: UiOptions['filter'] = ({ name }) => name.replace(/ \(\d+\)$/, '') !== 'Nightly'
const onlyInstalled: UiOptions['filter'] = ({ readyState }) => readyState === 'Installed'
const prefer = (preferredWallet: string) => ({ preferredWallet })

describe('groupWallets', () => {
  it.each<[string, UiOptions, string, string, string]>([
    ['the catalogue in its order', {}, 'X', '', `X|${all}`],
    ['no wallet twice', {}, 'Petra', '', 'Petra|Nightly,Pontem Wallet'],
    ['no wallet under its other name', {}, 'Pontem', '', 'Pontem|Nightly,Petra,Rimosafe'],
    ['the preferred one first', prefer('petra'), 'Nightly,Petra', '', 'Petra,Nightly|'],
    ['the preferred one first, regardless of case', prefer('x'), 'Y,X', '', 'X,Y|'],
    ['the preferred popular one first', prefer('OKX Wallet'), 'X', '', 'X|OKX Wallet,Nightly,Petra,Pontem'],
    ['the preferred one first, under its other name', prefer('Pontem Wallet'), 'X,Pontem', '', 'Pontem,X|'],
    ['the recent one first, under its other name', {}, 'X,Pontem', 'Pontem Wallet', 'Pontem,X|'],
    ['the recent one after the preferred one', prefer('Petra'), 'X,Y,Petra', 'Y', 'Petra,Y,X|'],
    ['none first without a preference', prefer(''), 'X,Y', '', `X,Y|${all}`],
    ['those that the filter keeps', { filter: withoutNightly }, 'X,Nightly', '', 'X|Petra,Pontem Wallet'],
    ['no twin of a hidden name', { filter: withoutEveryNightly }, 'Nightly,Nightly (2),X', '', 'X|Petra,'],
    ['no wallet to install if the filter hides them', { filter: onlyInstalled }, 'X', '', 'X|'],
    ['the order of the page', { order: byName, ...prefer('X') }, 'X,A', '', 'A,X|Nightly,OKX Wallet,Petra'],
  ])('returns %s', (_, options, installedNames, recentName, expected) => {
    const entries = Object.freeze(installedNames.split(',').map(installedEntry))
    const { installed, popular } = groupWallets(options, recentName, catalogue, entries)
    expect(`${join(installed)}|${join(popular)}`.slice(0, expected.length)).toBe(expected)
    expect(join(catalogue)).toBe(all)
  })

  it.each<[string, UiOptions, string]>([
    ['unfiltered if the filter throws', { filter: fail }, 'A,B|Petra'],
    ['in the default order if the order throws', { order: fail, preferredWallet: 'B' }, 'B,A|Petra'],
    ['if both throw', { filter: fail, order: fail }, 'A,B|Petra'],
  ])('lists the wallets %s, and reports each error once', (_, options, expected) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const entries = ['A', 'B'].map(installedEntry)
    const { installed, popular } = groupWallets(options, '', [catalogueEntry('Petra')], entries)
    expect(`${join(installed)}|${join(popular)}`).toBe(expected)
    const errorCount = Object.values(options).filter((value) => value === fail).length
    expect(vi.getTimerCount()).toBe(errorCount)
    for (let index = 0; index < errorCount; index++) expect(() => vi.advanceTimersToNextTimer()).toThrow('no')
  })
})
