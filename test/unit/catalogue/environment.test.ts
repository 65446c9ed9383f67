import { describe, expect, it } from 'vitest'
import { detectEnvironment, type Environment } from '../../../src/catalogue/index.js'

const createUserAgent = (system: string, webkit: string) => (rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/${webkit} (KHTML, like Gecko) ${rest}`.trim()
const iphone = createUserAgent('iPhone; CPU iPhone OS 18_5 like Mac OS X', '605.1.15')
const ipad = createUserAgent('iPad; CPU OS 17_5 like Mac OS X', '605.1.15')
const mac = createUserAgent('Macintosh; Intel Mac OS X 10_15_7', '605.1.15')
const android = createUserAgent('Linux; Android 10; K', '537.36')
const androidWebView = createUserAgent('Linux; Android 14; wv', '537.36')
const windows = createUserAgent('Windows NT 10.0; Win64; x64', '537.36')

const safari = iphone('Version/18.5 Mobile/15E148 Safari/604.1')
const chrome = windows('Chrome/138.0.0.0 Safari/537.36')
const macSafari = mac('Version/18.5 Safari/605.1.15')

/** Parts of user agents by which apps name themselves, where the rest is that of a browser. */
const apps = [
  ...['[FBAN/FBIOS]', '[FBAV/490.0]', 'Instagram 361.0', '[LinkedInApp]/4.1.963', 'musical_ly_2023501030'],
  ...['BytedanceWebview/d8a21c6', 'Snapchat/12.80.0.37', 'Telegram-Android/11.5.3 (SDK 34)', 'GSA/344.0'],
]

const userAgents: Record<Exclude<Environment, 'frame' | 'wallet-browser'>, string[]> = {
  phone: [
    safari,
    ipad('Version/17.5 Mobile/15E148 Safari/604.1'),
    iphone('FxiOS/132.0 Mobile/15E148 Safari/605.1.15'),
    android('Chrome/138.0.0.0 Mobile Safari/537.36'),
    android('Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7 Mobile Safari/537.36'),
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    macSafari, // An iPad in desktop mode: a Macintosh with a touch screen.
  ],
  'web-view': [
    ...apps.map((app) => `${safari} ${app}`),
    iphone('Mobile/15E148'),
    mac('Mobile/15E148'),
    androidWebView('Version/4.0 Chrome/138.0 Mobile Safari/537.36'),
  ],
  desktop: [
    chrome,
    macSafari,
    mac(''),
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
}

const createPage = (userAgent: string, fields: object = {}, maxTouchPoints = 0) => {
  const page = { navigator: { userAgent, maxTouchPoints }, frameElement: null, ...fields }
  return { top: page, self: page, ...page }
}

describe('detectEnvironment', () => {
  it.each(
    Object.entries(userAgents).flatMap(([environment, agents]) =>
      agents.map((userAgent) => [environment, userAgent] as const),
    ),
  )('returns %s for %s', (environment, userAgent) => {
    const page = createPage(userAgent, {}, environment === 'desktop' ? 0 : 5)
    expect(detectEnvironment(page)).toBe(environment)
  })

  it.each([
    ['desktop', 'a Macintosh whose pointer reports one touch point', macSafari, {}, 1],
    ['desktop', 'a computer with a touch screen', chrome, {}, 10],
    ['web-view', 'an app of Telegram on a phone', safari, { TelegramWebviewProxy: {} }, 5],
    ['web-view', 'an app of Telegram on a computer', chrome, { TelegramWebviewProxy: {} }, 0],
    ['frame', 'a frame inside a page of another origin', chrome, { top: {} }, 0],
    ['phone', 'a frame inside a page of another origin, on a phone', safari, { top: {} }, 5],
    ['desktop', 'a frame inside a page of the same origin', chrome, { top: {}, frameElement: {} }, 0],
  ])('returns %s for %s', (environment, _, userAgent, fields, maxTouchPoints) => {
    expect(detectEnvironment(createPage(userAgent, fields, maxTouchPoints))).toBe(environment)
  })

  it('returns phone for a page of the home screen, whose user agent is that of a web view', () => {
    const navigator = { userAgent: iphone('Mobile/15E148'), maxTouchPoints: 5, standalone: true }
    expect(detectEnvironment(createPage('', { navigator }))).toBe('phone')
  })

  it.each([
    ['wallet-browser', `${safari} Instagram 361.0`, 1],
    ['phone', safari, 2],
    ['desktop', chrome, 1],
  ])('returns %s once wallets have registered', (environment, userAgent, walletCount) => {
    const page = createPage(userAgent, { top: {}, TelegramWebviewProxy: {} }, 5)
    expect(detectEnvironment(page, walletCount)).toBe(environment)
  })
})
