import { describe, expect, test } from 'vitest'
import { getDeepLink, isPhoneBrowser, wallets } from '../../../src/catalogue/index.js'

const page = 'https://shop.example/cart?item=1&size=ü#pay'

const linkOf = (name: string) => {
  const entry = wallets.find((each) => each.name === name)
  if (!entry) throw new Error(`${name} is not in the catalogue`)
  return getDeepLink(entry, page)
}

describe('the deep link of a wallet', () => {
  test('carries the whole page address as one value', () => {
    expect(new URL(linkOf('Petra')).searchParams.get('link')).toBe(page)
    expect(new URL(linkOf('Nightly')).searchParams.get('url')).toBe(page)
  })

  test('starts with what the wallet listens to', () => {
    expect(linkOf('Petra')).toMatch(/^https:\/\/petra\.app\/explore\?link=https%3A%2F%2Fshop/)
    expect(linkOf('Nightly')).toMatch(/^nightly:\/\/v1\?network=aptos&url=https%3A%2F%2Fshop/)
  })

  test('is empty for a wallet without one', () => {
    expect(linkOf('Rimosafe')).toBe('')
  })
})

const phones = {
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Chrome on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Firefox on Android': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
}

const apps = {
  "an iPhone app's web view":
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  "an Android app's web view":
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36',
}

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'

describe('a page on a phone', () => {
  test.each(Object.entries(phones))('is told by %s', (_name, userAgent) => {
    expect(isPhoneBrowser({ userAgent, maxTouchPoints: 5 })).toBe(true)
  })

  test.each(Object.entries(apps))('is not one inside %s', (_name, userAgent) => {
    expect(isPhoneBrowser({ userAgent, maxTouchPoints: 5 })).toBe(false)
  })

  test('is told by an iPad, which calls itself a Macintosh', () => {
    expect(isPhoneBrowser({ userAgent: mac, maxTouchPoints: 5 })).toBe(true)
  })

  test('is not one on a Macintosh or on a computer with a touch screen', () => {
    expect(isPhoneBrowser({ userAgent: mac, maxTouchPoints: 0 })).toBe(false)
    expect(isPhoneBrowser({ userAgent: windows, maxTouchPoints: 10 })).toBe(false)
  })
})
