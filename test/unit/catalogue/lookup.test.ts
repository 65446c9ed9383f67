import { describe, expect, test } from 'vitest'
import { findEntry, namesOf, popular, wallets } from '../../../src/catalogue/index.js'

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
const installed = (...list: string[]) => list.map((name) => ({ name }))

describe('finding a wallet in the catalogue', () => {
  test('finds it by its name in whatever case', () => {
    expect(findEntry(wallets, 'okx wallet')?.name).toBe('OKX Wallet')
  })

  test('finds Pontem by the name its own plugin registers', () => {
    expect(findEntry(wallets, 'Pontem')?.name).toBe('Pontem Wallet')
  })

  test.each(['', 'Petra Web', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'finds nothing for %j',
    (name) => {
      expect(findEntry(wallets, name)).toBeUndefined()
    },
  )
})

describe('the names of a wallet', () => {
  test('are its own first, then its others', () => {
    expect(wallets.map(namesOf)).toEqual([
      ['Nightly'],
      ['Petra'],
      ['Pontem Wallet', 'Pontem'],
      ['Rimosafe'],
      ['OKX Wallet'],
    ])
  })
})

describe('the popular wallets', () => {
  test('are the whole catalogue where nothing is installed', () => {
    expect(popular(wallets, [])).toEqual(wallets)
  })

  test('leave out what is installed, under any of its names', () => {
    expect(names(popular(wallets, installed('Pontem', 'PETRA')))).toEqual([
      'Nightly',
      'Rimosafe',
      'OKX Wallet',
    ])
  })

  test('are not changed by wallets the catalogue does not know', () => {
    expect(popular(wallets, installed('__proto__', 'constructor', 'Dev Wallet'))).toEqual(wallets)
  })

  test('come from the catalogue a page brings, too', () => {
    const own = wallets.filter(({ name }) => name === 'Petra')
    expect(names(popular(own, installed('Nightly')))).toEqual(['Petra'])
  })
})
