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
    for (const { url } of wallets) expect(new URL(url).protocol).toBe('https:')
  })

  test('knows deep links for Nightly and Petra alone', () => {
    const links = wallets.flatMap(({ name, deeplinkProvider }) =>
      deeplinkProvider ? [[name, deeplinkProvider]] : [],
    )
    expect(links).toEqual([
      ['Nightly', 'nightly://v1?network=aptos&url='],
      ['Petra', 'https://petra.app/explore?link='],
    ])
  })

  test('is frozen and survives JSON', () => {
    expect(wallets.every(Object.isFrozen)).toBe(true)
    expect(JSON.parse(JSON.stringify(wallets))).toEqual(wallets)
  })
})
