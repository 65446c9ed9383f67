import { describe, expect, it } from 'vitest'
import { excludeInstalled, getAliases, wallets } from '../../../src/catalogue/index.js'

const getNames = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
const notInstalledNames = (...installed: string[]) =>
  getNames(
    excludeInstalled(
      wallets,
      installed.map((name) => ({ name })),
    ),
  )

describe('wallets', () => {
  it('has five entries with their deep links, in this order', () => {
    const links = wallets.map(({ name, deeplinkProvider }) => [name, deeplinkProvider])
    expect(links).toEqual([
      ['Nightly', 'nightly://v1?network=aptos&url='],
      ['Petra', 'https://petra.app/explore?link='],
      ['Pontem Wallet', undefined],
      ['Rimosafe', undefined],
      [
        'OKX Wallet',
        'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{url2}',
      ],
    ])
  })

  it('has frozen entries that JSON keeps, with https pages', () => {
    expect(JSON.parse(JSON.stringify(wallets))).toEqual(wallets)
    for (const wallet of wallets) {
      const { url, phoneUrl = url } = wallet
      expect(Object.isFrozen(wallet)).toBe(true)
      expect(wallet).toMatchObject({ isAIP62Standard: true, readyState: 'NotDetected' })
      expect([new URL(url).protocol, new URL(phoneUrl).protocol]).toEqual(['https:', 'https:'])
    }
  })
})

describe('getAliases', () => {
  it.each([
    ['petra', ['Petra']],
    ['okx WALLET', ['OKX Wallet']],
    ['Pontem Wallet', ['Pontem Wallet', 'Pontem']],
    ['Pontem', ['Pontem Wallet', 'Pontem']],
    ['Petra Web', ['Petra Web']],
    ['', ['']],
    ...['__proto__', 'constructor', 'toString'].map((name): [string, string[]] => [name, [name]]),
  ])('returns for %j the names %j', (name, names) => {
    expect(getAliases(wallets, name)).toEqual(names)
  })
})

describe('excludeInstalled', () => {
  it('returns the wallets that are not installed under any of their names', () => {
    expect(notInstalledNames()).toEqual(getNames(wallets))
    expect(notInstalledNames('Pontem', 'PETRA')).toEqual(['Nightly', 'Rimosafe', 'OKX Wallet'])
    expect(notInstalledNames('__proto__', 'constructor', 'Dev Wallet')).toEqual(getNames(wallets))
  })

  it('uses the catalogue of the page', () => {
    const own = wallets.filter(({ name }) => name === 'Petra')
    expect(getNames(excludeInstalled(own, [{ name: 'Nightly' }]))).toEqual(['Petra'])
  })
})
