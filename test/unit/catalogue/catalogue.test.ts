import { describe, expect, it } from 'vitest'
import { excludeInstalled, getAliases, wallets } from '../../../src/catalogue/index.js'

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

  it.each(wallets)('has a frozen entry that JSON keeps, with https pages: $name', (wallet) => {
    expect(Object.isFrozen(wallet)).toBe(true)
    expect(JSON.parse(JSON.stringify(wallet))).toEqual(wallet)
    expect(wallet).toMatchObject({ isAIP62Standard: true, readyState: 'NotDetected' })
    for (const url of [wallet.url, wallet.phoneUrl ?? wallet.url])
      expect(new URL(url).protocol).toBe('https:')
  })
})

describe('getAliases', () => {
  it.each([
    ['okx WALLET', ['OKX Wallet']],
    ['Pontem', ['Pontem Wallet', 'Pontem']],
    ['Petra Web', ['Petra Web']],
    ['', ['']],
    ['__proto__', ['__proto__']],
  ])('returns for %j the names %j', (name, names) => {
    expect(getAliases(wallets, name)).toEqual(names)
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
