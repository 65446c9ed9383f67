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

/** User agents of 2024 to 2026. iPads in desktop mode are Macintoshes with a touch screen. */
const userAgents: Record<Exclude<Environment, 'frame' | 'wallet-browser'>, Record<string, string>> = {
  phone: {
    'Safari 17, iPhone': iphone('17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1'),
    'Safari 18, iPhone': iphone('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1'),
    'Safari 26, iPhone': iphone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'),
    'Safari, iPad, mobile site': ipad('Version/17.5 Mobile/15E148 Safari/604.1'),
    'Chrome, iPhone': iphone('18_5', 'CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1'),
    'Chrome, iPad': ipad('CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1'),
    'Edge, iPhone': iphone('17_7', 'Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15'),
    'Firefox, iPhone': iphone('18_1', 'FxiOS/132.0 Mobile/15E148 Safari/605.1.15'),
    'Firefox Focus, iPhone': iphone('17_4', 'FxiOS/124.0 Mobile/15E148 Safari/604.1'),
    'Opera, iPhone': iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.7.0'),
    'DuckDuckGo, iPhone': iphone('17_6', 'Version/17.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
    'Yandex, iPhone': iphone('17_0', 'Version/17.0 YaBrowser/24.4.5.536.10 SA/3 Mobile/15E148 Safari/604.1'),
    'Ecosia, iPhone': iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 (Ecosia ios@10.0.3.1882)'),
    'Chrome, Android': android('10; K', 'Chrome/138.0.0.0 Mobile Safari/537.36'),
    'Chrome, Android tablet': android('10; K', 'Chrome/131.0.0.0 Safari/537.36'),
    'Samsung Internet': android('10; K', 'SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'),
    'Edge, Android': android('10; K', 'Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0'),
    'Opera, Android': android('10; K', 'Chrome/128.0.0.0 Mobile Safari/537.36 OPR/84.0.0.0'),
    'DuckDuckGo, Android': android('10; K', 'Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 DuckDuckGo/5'),
    'UC Browser': android(
      '13; en-US; SM-A515F Build/TP1A.220624.014',
      'Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.0.1321 Mobile Safari/537.36',
    ),
    'Mi Browser': android(
      '13; en-us; 2201117TY Build/TP1A.220624.014',
      'Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.7.1-gn',
    ),
    'Huawei Browser': android(
      '12; NOH-NX9; HMSCore 6.14.0.322',
      'Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    ),
    'Yandex, Android': android(
      '10; K',
      'Chrome/124.0.6367.243 YaBrowser/24.6.3.108.00 SA/3 Mobile Safari/537.36',
    ),
    'Firefox, Android': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    'Firefox Focus, Android': 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
  },
  'web-view': {
    'Facebook, iPhone': iphone(
      '17_5_1',
      'Mobile/15E148 [FBAN/FBIOS;FBAV/467.1.0.45.109;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1]',
    ),
    'Facebook, iPhone, with Safari': iphone(
      '18_1',
      'Version/18.1 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/490.0.0.49.108]',
    ),
    'Facebook, Android': android(
      '14; SM-A146U Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/122.0.6261.88 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/453.0.0.40.107;]',
    ),
    'Messenger, iPhone': iphone('17_5', 'Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.34.106]'),
    'Instagram, iPhone': iphone(
      '17_5_1',
      'Mobile/15E148 Instagram 336.0.9.30.89 (iPhone14,5; iOS 17_5_1; en_US; en; scale=3.00; 1170x2532)',
    ),
    'Instagram, iPhone, with Safari': iphone(
      '18_2',
      'Version/18.2 Mobile/15E148 Safari/604.1 Instagram 361.0.0.35.82 (iPhone15,2; iOS 18_2; en_US)',
    ),
    'Instagram, Android': android(
      '14; Pixel 8 Build/AP2A.240805.005; wv',
      'Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36 Instagram 342.0.0.33.103 Android',
    ),
    'Threads, iPhone': iphone('17_6', 'Mobile/15E148 Barcelona 345.0.0.25.98 (iPhone13,2; iOS 17_6; en_US)'),
    'LinkedIn, iPhone': iphone('17_5', 'Mobile/15E148 [LinkedInApp]/9.29.7895'),
    'LinkedIn, Android': android(
      '14; SM-S918B Build/UP1A.231005.007',
      'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 [LinkedInApp]/4.1.963',
    ),
    'TikTok, iPhone': iphone(
      '17_5_1',
      'Mobile/15E148 musical_ly_35.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en',
    ),
    'TikTok, Android': android(
      '13; SM-A536B Build/TP1A.220624.014',
      'Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 trill_350103 BytedanceWebview/d8a21c6',
    ),
    'TikTok, Android, older token': android(
      '13; SM-A536B',
      'Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 musical_ly_2023501030',
    ),
    'Snapchat, iPhone': iphone(
      '17_4',
      'Version/17.4 Mobile/15E148 Snapchat/12.80.0.37 (like Safari/8617.1.17.10.12, panda)',
    ),
    'Snapchat, Android': android(
      '14; Pixel 7; wv',
      'Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 Snapchat/12.94.0.38 (Pixel 7; Android 14)',
    ),
    'Telegram, Android': android(
      '14; K',
      'Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 Telegram-Android/11.5.3 (Google Pixel 7; Android 14; SDK 34; HIGH)',
    ),
    'X, iPhone': iphone('17_5', 'Mobile/15E148 Twitter for iPhone/10.49'),
    'Google app, iPhone': iphone('18_1_1', 'GSA/344.0.695551749 Mobile/15E148 Safari/604.1'),
    'LINE, iPhone': iphone('17_5', 'Mobile/15E148 Safari Line/14.9.0'),
    'LINE, Android': android(
      '14; Pixel 8 Build/AP2A.240805.005; wv',
      'Version/4.0 Chrome/127.0.6533.64 Mobile Safari/537.36 Line/14.12.1/IAB',
    ),
    'WeChat, iPhone': iphone(
      '17_5',
      'Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/WIFI Language/en',
    ),
    'WeChat, Android': android(
      '14; 23127PN0CC Build/UKQ1.230804.001; wv',
      'Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701',
    ),
    'KakaoTalk, Android': android(
      '14; SM-S921N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36;KAKAOTALK 2410640',
    ),
    'Pinterest, iPhone': iphone('17_5', 'Mobile/15E148 [Pinterest/iOS]'),
    'any app, iPhone': iphone('18_5', 'Mobile/15E148'),
    'any app, iPad': ipad('Mobile/15E148'),
    'any app, Android': android(
      '15; Pixel 9 Build/BP1A; wv',
      'Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36',
    ),
  },
  desktop: {
    'Chrome, Windows': computer(windows, 'Chrome/138.0.0.0 Safari/537.36'),
    'Edge, Windows': computer(windows, 'Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'),
    'Opera, Windows': computer(windows, 'Chrome/130.0.0.0 Safari/537.36 OPR/116.0.0.0'),
    'Firefox, Windows': `Mozilla/5.0 (${windows}; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Chrome, Linux': computer('X11; Linux x86_64', 'Chrome/131.0.0.0 Safari/537.36'),
    'Headless Chrome': computer('X11; Linux x86_64', 'HeadlessChrome/131.0.0.0 Safari/537.36'),
    'Chrome, ChromeOS': computer('X11; CrOS x86_64 14541.0.0', 'Chrome/131.0.0.0 Safari/537.36'),
    'Firefox, Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'Safari, macOS': mac('Version/18.5 Safari/605.1.15'),
    'Chrome, macOS': computer('Macintosh; Intel Mac OS X 10_15_7', 'Chrome/138.0.0.0 Safari/537.36'),
    'Firefox, macOS': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'any app, macOS': mac('').trim(),
    'happy-dom': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HappyDOM/21.0.0',
  },
}

const table = Object.entries(userAgents).flatMap(([environment, agents]) =>
  Object.entries(agents).map(([name, userAgent]) => ({ environment, name, userAgent })),
)

const createPage = (userAgent: string, fields: object = {}, maxTouchPoints = 0) => {
  const page = { navigator: { userAgent, maxTouchPoints }, self: {}, top: null as never, ...fields }
  return { ...page, self: page, ...('top' in fields ? {} : { top: page as never }) }
}

const safari = userAgents.phone['Safari 18, iPhone'] as string
const instagram = userAgents['web-view']['Instagram, iPhone'] as string
const chrome = userAgents.desktop['Chrome, Windows'] as string

describe('detectEnvironment', () => {
  it.each(table)('returns $environment for $name', ({ userAgent, environment }) => {
    const maxTouchPoints = environment === 'desktop' ? 0 : 5
    expect(detectEnvironment(createPage(userAgent, {}, maxTouchPoints))).toBe(environment)
  })

  it.each([
    ['an iPad, which calls itself a Macintosh', mac('Version/18.5 Safari/605.1.15'), 5, 'phone'],
    ['a web view on an iPad', mac('Mobile/15E148'), 5, 'web-view'],
    [
      'a Macintosh with a pointer that reports one touch point',
      mac('Version/18.5 Safari/605.1.15'),
      1,
      'desktop',
    ],
    ['a computer with a touch screen', chrome, 10, 'desktop'],
  ])('tells %s apart', (_, userAgent, maxTouchPoints, environment) => {
    expect(detectEnvironment(createPage(userAgent, {}, maxTouchPoints))).toBe(environment)
  })

  it('returns phone for a page of the home screen, whose user agent is that of a web view', () => {
    const userAgent = iphone('18_5', 'Mobile/15E148')
    const navigator = { userAgent, maxTouchPoints: 5, standalone: true }
    expect(detectEnvironment(createPage(userAgent, { navigator }))).toBe('phone')
  })

  it.each(['TelegramWebviewProxy', 'TelegramWebview'])('returns web-view if the page has %s', (name) => {
    for (const userAgent of [safari, chrome])
      expect(detectEnvironment(createPage(userAgent, { [name]: {} }))).toBe('web-view')
  })

  const crossOrigin = {
    get document() {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  }
  it.each([
    ['frame inside a page of another origin', crossOrigin, 'frame'],
    ['frame inside a page that gives no document', {}, 'frame'],
    ['frame whose page has gone', null, 'frame'],
    ['desktop inside a page of the same origin', { document: {} }, 'desktop'],
  ])('returns %s', (_, top, environment) => {
    expect(detectEnvironment(createPage(chrome, { top }))).toBe(environment)
  })

  it.each([
    ['wallet-browser', instagram, 1],
    ['wallet-browser', safari, 1],
    ['phone', safari, 2],
    ['phone', instagram, 2],
    ['desktop', chrome, 1],
  ])('returns %s once wallets have registered', (environment, userAgent, walletCount) => {
    const page = createPage(userAgent, { top: crossOrigin, TelegramWebview: {} }, 5)
    expect(detectEnvironment(page, walletCount)).toBe(environment)
  })
})
