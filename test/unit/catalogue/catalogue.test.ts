import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../src/catalogue/all.js'
import {
  excludeInstalled,
  getNameAndAliases,
  isAvailableOnPhone,
  wallets,
} from '../../../src/catalogue/index.js'

describe('wallets', () => {
  it('has five entries with their deep links, in this order', () => {
    const okx = 'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{url2}'
    expect(wallets.map(({ name, deeplinkProvider }) => [name, deeplinkProvider])).toEqual([
      ['Nightly', 'nightly://v1?network=aptos&url='],
      ['Petra', 'https://petra.app/explore?link='],
      ['Pontem Wallet', undefined],
      ['Rimosafe', undefined],
      ['OKX Wallet', okx],
    ])
  })

  it.each(catalogue)('has a frozen entry that JSON keeps, with https pages: $name', (wallet) => {
    expect(Object.isFrozen(wallet)).toBe(true)
    expect(JSON.parse(JSON.stringify(wallet))).toEqual(wallet)
    expect(wallet).toMatchObject({ isAIP62Standard: true, readyState: 'NotDetected' })
    for (const url of [wallet.url, wallet.phoneUrl ?? wallet.url])
      expect(new URL(url).protocol).toBe('https:')
  })
})

describe('catalogue', () => {
  it('has the built-in wallets, then those of the Aptos adapter, with deep links that their vendors document', () => {
    expect(catalogue.slice(0, wallets.length)).toEqual(wallets)
    expect(
      catalogue.slice(wallets.length).map(({ name, deeplinkProvider }) => [name, deeplinkProvider]),
    ).toEqual([
      ['Backpack', 'https://backpack.app/ul/v1/browse/{url}?ref={url}'],
      ['Bitget Wallet', 'https://bkcode.vip?action=dapp&url='],
      ['Gate Wallet', undefined],
      ['Cosmostation Wallet', undefined],
      ['Watchee', 'watcheetv://wallet/browse?url='],
    ])
  })

  it('can be used and obtained on a phone, regardless of the built-in wallets', () => {
    expect(catalogue.slice(wallets.length).every(isAvailableOnPhone)).toBe(true)
  })
})

describe('getNameAndAliases', () => {
  it.each([
    ['okx WALLET', ['OKX Wallet']],
    ['Pontem', ['Pontem Wallet', 'Pontem']],
    ['Petra Web', ['Petra Web']],
    ['', ['']],
    ['__proto__', ['__proto__']],
  ])('returns for %j the names %j', (name, names) => {
    expect(getNameAndAliases(wallets, name)).toEqual(names)
  })
})

describe('excludeInstalled', () => {
  it('returns the entries of the catalogue that are not installed under any of their names', () => {
    const installed = ['Pontem', 'PETRA', '__proto__', 'Dev Wallet'].map((name) => ({ name }))
    const names = excludeInstalled(wallets, installed).map(({ name }) => name)
    expect(names).toEqual(['Nightly', 'Rimosafe', 'OKX Wallet'])
    expect(excludeInstalled(wallets, [])).toEqual(wallets)
  })
})
