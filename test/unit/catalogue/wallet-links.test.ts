import { describe, expect, it } from 'vitest'
import { wallets } from '../../../src/catalogue/index.js'
import {
  getDeepLink,
  getPhoneInstallUrl,
  getWalletLinks,
  isAvailableOnPhone,
} from '../../../src/catalogue/wallet-links.js'
import { pollute } from '../support/pollute.js'
import { catalogueEntry } from '../support/wallet-entries.js'

const page = "https://shop.example/cart?item=1&size=ü&$&=$'#pay"
const encoded = encodeURIComponent(page)
const encodedTwice = encodeURIComponent(encoded)

describe('getDeepLink', () => {
  it.each([
    [undefined, ''],
    ['app://open?url=', `app://open?url=${encoded}`],
    ['https://app.example/{url}?a={url}', `https://app.example/${encoded}?a=${encoded}`],
    ['https://app.example/{url2}/{url}', `https://app.example/${encodedTwice}/${encoded}`],
    ['https://app.example/{other}?url=', `https://app.example/{other}?url=${encoded}`],
  ])('fills in the template %s', (deeplinkProvider, link) => {
    const entry = catalogueEntry('Custom', deeplinkProvider ? { deeplinkProvider } : {})
    expect(getDeepLink(entry, page)).toBe(link)
  })
})

const store = 'https://chromewebstore.google.com/detail/wallet/abc'
const phoneUrl = 'https://wallet.example/get'
const site = `https://wallet.example/?next=${store}`

describe('getPhoneInstallUrl', () => {
  it.each([
    ['the phone page', { url: store, phoneUrl }, phoneUrl],
    ['the site, without a phone page', { url: site }, site],
    ['nothing, with an extension only', { url: store }, ''],
  ])('returns %s', (_, fields, url) => {
    expect(getPhoneInstallUrl(catalogueEntry('Custom', fields))).toBe(url)
  })
})

describe('isAvailableOnPhone', () => {
  it('is true for the wallets that a phone can open or get', () => {
    const extension = catalogueEntry('Extension', { url: store, deeplinkProvider: 'app://' })
    const names = [...wallets, extension].filter(isAvailableOnPhone).map(({ name }) => name)
    expect(names).toEqual(['Nightly', 'Petra', 'Pontem Wallet', 'OKX Wallet', 'Extension'])
  })
})

describe('getWalletLinks', () => {
  const entry = catalogueEntry('Custom', { url: store, phoneUrl, deeplinkProvider: 'app://open?url=' })
  const deepLink = `app://open?url=${encoded}`

  it.each([
    ['desktop', { app: '', scan: deepLink, install: store }],
    ['frame', { app: '', scan: deepLink, install: store }],
    ['phone', { app: deepLink, scan: '', install: phoneUrl }],
    ['web-view', { app: deepLink, scan: '', install: phoneUrl }],
  ] as const)('returns the links that work in the environment %s', (environment, links) => {
    expect(getWalletLinks(entry, page, environment)).toEqual(links)
  })
})

describe('wallets', () => {
  it('have no link that is a property of Object.prototype', () => {
    for (const key of ['deeplinkProvider', 'phoneUrl']) pollute(key, 'https://evil.example/')
    const rimosafe = wallets.find(({ name }) => name === 'Rimosafe') as (typeof wallets)[number]
    expect([getDeepLink(rimosafe, page), getPhoneInstallUrl(rimosafe)]).toEqual(['', ''])
  })
})
