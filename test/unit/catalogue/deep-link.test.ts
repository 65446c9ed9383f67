import { describe, expect, it } from 'vitest'
import { getDeepLink, getInstallUrl, isAvailableOnPhone, wallets } from '../../../src/catalogue/index.js'
import type { CatalogueEntry } from '../../../src/core/index.js'
import { catalogueEntry } from '../support/wallet-entries.js'

const page = 'https://shop.example/cart?item=1&size=ü#pay'
const encoded = encodeURIComponent(page)

const getEntry = (name: string): CatalogueEntry => {
  const entry = wallets.find((each) => each.name === name)
  if (!entry) throw new Error(`${name} is not in the catalogue`)
  return entry
}

const createEntry = (fields: Partial<CatalogueEntry>) => catalogueEntry('Custom', fields)

describe('getDeepLink', () => {
  it.each([
    ['Petra', `https://petra.app/explore?link=${encoded}`],
    ['Nightly', `nightly://v1?network=aptos&url=${encoded}`],
    [
      'OKX Wallet',
      `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encoded}`)}`,
    ],
    ['Pontem Wallet', ''],
    ['Rimosafe', ''],
  ])('returns the link of %s', (name, link) => {
    expect(getDeepLink(getEntry(name), page)).toBe(link)
  })

  it.each([
    ['app://open?url=', `app://open?url=${encoded}`],
    ['https://app.example/{url}?ref=kit', `https://app.example/${encoded}?ref=kit`],
    ['https://app.example/?a={url}&b={url}', `https://app.example/?a=${encoded}&b=${encoded}`],
    [
      'https://app.example/?link=app%3A%2F%2F{url2}',
      `https://app.example/?link=app%3A%2F%2F${encodeURIComponent(encoded)}`,
    ],
    ['https://app.example/{url2}/{url}', `https://app.example/${encodeURIComponent(encoded)}/${encoded}`],
    ['https://app.example/{other}?url=', `https://app.example/{other}?url=${encoded}`],
  ])('fills in the template %s', (deeplinkProvider, link) => {
    expect(getDeepLink(createEntry({ deeplinkProvider }), page)).toBe(link)
  })

  it('inserts a page URL with replacement patterns unchanged', () => {
    const link = getDeepLink(createEntry({ deeplinkProvider: 'app://{url}' }), "https://shop.example/$&$'$1")
    expect(decodeURIComponent(link)).toBe("app://https://shop.example/$&$'$1")
  })
})

const store = 'https://chromewebstore.google.com/detail/wallet/abc'

describe('getInstallUrl', () => {
  it.each([
    ['the install page', { url: store, phoneUrl: 'https://wallet.example/get' }, false, store],
    [
      'the phone page',
      { url: store, phoneUrl: 'https://wallet.example/get' },
      true,
      'https://wallet.example/get',
    ],
    ['the site, without a phone page', { url: 'https://wallet.example/' }, true, 'https://wallet.example/'],
    ['nothing, with an extension only', { url: store }, true, ''],
    [
      'a site that mentions the store',
      { url: `https://wallet.example/?next=${store}` },
      true,
      `https://wallet.example/?next=${store}`,
    ],
  ])('returns %s', (_, fields, isPhone, url) => {
    expect(getInstallUrl(createEntry(fields), isPhone)).toBe(url)
  })
})

describe('isAvailableOnPhone', () => {
  it('is true for the wallets of the catalogue that a phone can open or get', () => {
    expect(wallets.filter(isAvailableOnPhone).map(({ name }) => name)).toEqual([
      'Nightly',
      'Petra',
      'Pontem Wallet',
      'OKX Wallet',
    ])
  })

  it('is true for an extension with a deep link', () => {
    expect(isAvailableOnPhone(createEntry({ url: store, deeplinkProvider: 'app://' }))).toBe(true)
  })
})

describe('a polluted Object.prototype', () => {
  it('adds neither a deep link nor an install page', () => {
    const prototype = Object.prototype as Partial<Record<'deeplinkProvider' | 'phoneUrl', string>>
    prototype.deeplinkProvider = prototype.phoneUrl = 'https://evil.example/'
    try {
      const entry = createEntry({ url: 'https://wallet.example/' })
      expect(getDeepLink(entry, page)).toBe('')
      expect(getInstallUrl(entry, true)).toBe('https://wallet.example/')
    } finally {
      delete prototype.deeplinkProvider
      delete prototype.phoneUrl
    }
  })
})
