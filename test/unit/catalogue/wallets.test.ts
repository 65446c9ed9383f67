import { describe, expect, test } from 'vitest'
import { wallets } from '../../../src/catalogue/index.js'

describe('the catalogue', () => {
  test('lists the five wallets in their order', () => {
    expect(wallets.map(({ name }) => name)).toEqual([
      'Nightly',
      'Petra',
      'Pontem Wallet',
      'Rimosafe',
      'OKX Wallet',
    ])
  })

  test('flags every wallet as AIP-62 and as not yet detected', () => {
    for (const wallet of wallets)
      expect(wallet).toMatchObject({ isAIP62Standard: true, readyState: 'NotDetected' })
  })

  test('sends visitors to install pages that may be followed', () => {
    for (const { url, phoneUrl = url } of wallets)
      expect([new URL(url).protocol, new URL(phoneUrl).protocol]).toEqual(['https:', 'https:'])
  })

  test('has deep links for Nightly, Petra and OKX Wallet', () => {
    const links = wallets.flatMap(({ name, deeplinkProvider }) =>
      deeplinkProvider ? [[name, deeplinkProvider]] : [],
    )
    expect(links).toEqual([
      ['Nightly', 'nightly://v1?network=aptos&url='],
      ['Petra', 'https://petra.app/explore?link='],
      [
        'OKX Wallet',
        'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{url2}',
      ],
    ])
  })

  test('is frozen and survives JSON', () => {
    expect(wallets.every(Object.isFrozen)).toBe(true)
    expect(JSON.parse(JSON.stringify(wallets))).toEqual(wallets)
  })
})
