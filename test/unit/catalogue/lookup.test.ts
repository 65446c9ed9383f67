import { describe, expect, test } from 'vitest'
import { getWalletNames, notInstalled, wallets } from '../../../src/catalogue/index.js'

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
const installed = (...list: string[]) => list.map((name) => ({ name }))

describe('the names of a wallet', () => {
  test('are those of the catalogue, in lower case', () => {
    expect(wallets.map(({ name }) => getWalletNames(wallets, name))).toEqual([
      ['nightly'],
      ['petra'],
      ['pontem wallet', 'pontem'],
      ['rimosafe'],
      ['okx wallet'],
    ])
  })

  test('are found by its name in whatever case', () => {
    expect(getWalletNames(wallets, 'okx WALLET')).toEqual(['okx wallet'])
  })

  test('are found by the name that its own plugin registers', () => {
    expect(getWalletNames(wallets, 'Pontem')).toEqual(['pontem wallet', 'pontem'])
  })

  test.each(['', 'Petra Web', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'are its own alone where the catalogue does not know it: %j',
    (name) => {
      expect(getWalletNames(wallets, name)).toEqual([name.toLowerCase()])
    },
  )
})

describe('the popular wallets', () => {
  test('are the whole catalogue where nothing is installed', () => {
    expect(notInstalled(wallets, [])).toEqual(wallets)
  })

  test('leave out what is installed, under any of its names', () => {
    expect(names(notInstalled(wallets, installed('Pontem', 'PETRA')))).toEqual([
      'Nightly',
      'Rimosafe',
      'OKX Wallet',
    ])
  })

  test('are not changed by wallets the catalogue does not know', () => {
    expect(notInstalled(wallets, installed('__proto__', 'constructor', 'Dev Wallet'))).toEqual(wallets)
  })

  test('come from the catalogue a page brings, too', () => {
    const own = wallets.filter(({ name }) => name === 'Petra')
    expect(names(notInstalled(own, installed('Nightly')))).toEqual(['Petra'])
  })
})
