import { describe, expect, it } from 'vitest'
import { detectEnvironment, type Environment } from '../../../src/catalogue/index.js'

const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const ipad = (rest: string) =>
  `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const mac = (rest: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const android = (device: string, rest: string) =>
  `Mozilla/5.0 (Linux; Android ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const computer = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const windows = 'Windows NT 10.0; Win64; x64'

const safari = iphone('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1')
const instagram = iphone('17_5_1', 'Mobile/15E148 Instagram 336.0.9 (iPhone14,5; en_US)')
const chrome = computer(windows, 'Chrome/138.0.0.0 Safari/537.36')

/** User agents of 2024 to 2026. iPads in desktop mode are Macintoshes with a touch screen. */
const userAgents: Record<Exclude<Environment, 'frame' | 'wallet-browser'>, string[]> = {
  phone: [
    iphone('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1'),
    ipad('Version/17.5 Mobile/15E148 Safari/604.1'),
    iphone('18_5', 'CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1'),
    iphone('17_7', 'Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15'),
    iphone('18_1', 'FxiOS/132.0 Mobile/15E148 Safari/605.1.15'),
    iphone('17_0', 'Version/17.0 YaBrowser/24.4.5.536.10 SA/3 Mobile/15E148 Safari/604.1'),
    android('10; K', 'Chrome/138.0.0.0 Mobile Safari/537.36'),
    android('10; K', 'Chrome/131.0.0.0 Safari/537.36'),
    android('10; K', 'SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'),
    android('10; K', 'Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 DuckDuckGo/5'),
    android('13; en-US; SM-A515F', 'Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7 Mobile Safari/537.36'),
    android('13; en-us', 'Version/4.0 Chrome/112.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.7.1-gn'),
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  ],
  'web-view': [
    iphone('17_5_1', 'Mobile/15E148 [FBAN/FBIOS;FBAV/467.1;FBDV/iPhone14,5]'),
    iphone('18_1', 'Version/18.1 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/490.0]'),
    android('14; wv', 'Version/4.0 Chrome/122.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/453.0;]'),
    iphone('17_5_1', 'Mobile/15E148 Instagram 336.0.9 (iPhone14,5; en_US)'),
    iphone('18_2', 'Version/18.2 Mobile/15E148 Safari/604.1 Instagram 361.0'),
    android('14; wv', 'Version/4.0 Chrome/127.0 Mobile Safari/537.36 Instagram 342.0 Android'),
    android('14', 'Version/4.0 Chrome/126.0 Mobile Safari/537.36 [LinkedInApp]/4.1.963'),
    iphone('17_5_1', 'Mobile/15E148 musical_ly_35.2.0 JsSdk/2.0 ByteLocale/en'),
    android('13', 'Version/4.0 Chrome/125.0 Mobile Safari/537.36 trill_350103 BytedanceWebview/d8a21c6'),
    android('13', 'Version/4.0 Chrome/125.0 Mobile Safari/537.36 musical_ly_2023501030'),
    iphone('17_4', 'Version/17.4 Mobile/15E148 Snapchat/12.80.0.37 (like Safari/8617.1, panda)'),
    android('14; K', 'Version/4.0 Chrome/131.0 Mobile Safari/537.36 Telegram-Android/11.5.3 (SDK 34)'),
    iphone('18_1_1', 'GSA/344.0.695551749 Mobile/15E148 Safari/604.1'),
    iphone('17_5', 'Mobile/15E148 Safari Line/14.9.0'),
    android('14; wv', 'Version/4.0 Chrome/116.0 Mobile Safari/537.36 XWEB/1160117 MicroMessenger/8.0.50'),
    iphone('18_5', 'Mobile/15E148'),
    ipad('Mobile/15E148'),
    android('15; wv', 'Version/4.0 Chrome/138.0 Mobile Safari/537.36'),
  ],
  desktop: [
    computer(windows, 'Chrome/138.0.0.0 Safari/537.36'),
    `Mozilla/5.0 (${windows}; rv:140.0) Gecko/20100101 Firefox/140.0`,
    computer('X11; Linux x86_64', 'HeadlessChrome/131.0.0.0 Safari/537.36'),
    computer('X11; CrOS x86_64 14541.0.0', 'Chrome/131.0.0.0 Safari/537.36'),
    mac('Version/18.5 Safari/605.1.15'),
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    mac('').trim(),
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HappyDOM/21.0.0',
  ],
}

const createPage = (userAgent: string, fields: object = {}, maxTouchPoints = 0) => {
  const page = { navigator: { userAgent, maxTouchPoints }, frameElement: null, ...fields }
  return { top: page, self: page, ...page }
}

describe('detectEnvironment', () => {
  describe.each(Object.entries(userAgents))('returns %s for', (environment, agents) => {
    it.each(agents)('%s', (userAgent) => {
      const maxTouchPoints = environment === 'desktop' ? 0 : 5
      expect(detectEnvironment(createPage(userAgent, {}, maxTouchPoints))).toBe(environment)
    })
  })

  it.each([
    ['an iPad, which calls itself a Macintosh', mac('Version/18.5 Safari/605.1.15'), 5, 'phone'],
    ['a web view on an iPad', mac('Mobile/15E148'), 5, 'web-view'],
    ['a Macintosh whose pointer reports one touch point', mac('Version/18.5 Safari/605.1.15'), 1, 'desktop'],
    ['a computer with a touch screen', chrome, 10, 'desktop'],
  ])('tells %s apart', (_, userAgent, maxTouchPoints, environment) => {
    expect(detectEnvironment(createPage(userAgent, {}, maxTouchPoints))).toBe(environment)
  })

  it('returns phone for a page of the home screen, whose user agent is that of a web view', () => {
    const userAgent = iphone('18_5', 'Mobile/15E148')
    const navigator = { userAgent, maxTouchPoints: 5, standalone: true }
    expect(detectEnvironment(createPage(userAgent, { navigator }))).toBe('phone')
  })

  it('returns web-view in apps of Telegram whose user agent is that of a browser', () => {
    for (const userAgent of [safari, chrome])
      expect(detectEnvironment(createPage(userAgent, { TelegramWebviewProxy: {} }))).toBe('web-view')
  })

  it.each([
    ['frame inside a page of another origin', null, 'frame'],
    ['desktop inside a page of the same origin', {}, 'desktop'],
  ])('returns %s', (_, frameElement, environment) => {
    expect(detectEnvironment(createPage(chrome, { top: {}, frameElement }))).toBe(environment)
  })

  it.each([
    ['wallet-browser', instagram, 1],
    ['wallet-browser', safari, 1],
    ['phone', safari, 2],
    ['phone', instagram, 2],
    ['desktop', chrome, 1],
  ])('returns %s once wallets have registered', (environment, userAgent, walletCount) => {
    const page = createPage(userAgent, { top: {}, TelegramWebviewProxy: {} }, 5)
    expect(detectEnvironment(page, walletCount)).toBe(environment)
  })
})
