import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import type {} from '../../src/script/global.js'
import type { Strings } from '../../src/ui/strings.js'
import { openSite } from '../wallets/site.js'
import { findOverflow } from './locales/find-overflow.js'

const dist = (path: string) => new URL(`../../dist/${path}`, import.meta.url)
const script = (path: string) => ({ type: 'text/javascript', body: readFileSync(dist(path)) })
const allLocales = readdirSync(dist('locales/'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))
/** The longest texts, one from right to left, and one without spaces. `npm run test:all` tries all of them. */
const locales = process.env.TEST_ALL === '1' ? allLocales : ['ar', 'de', 'ja', 'ru']

/** Names of the maximum length, one of them without a line break opportunity. */
const longNames = [
  'A wallet whose author could not stop until the very last letter was',
  'W'.repeat(64),
  'Kurz',
  'OK',
]

/** A page in a language, with the development wallet and enough others for the search field. */
const html = (
  locale: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${locale}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body><aptos-wallet-button></aptos-wallet-button>
<script src="/kit.js" data-auto-connect="false" data-network="mainnet"></script>
<script src="/${locale}.js"></script>
<script src="/dev-wallet.js" data-auto-approve data-panel="false"></script>
<script>
const register = (name) => window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', {
  detail: ({ register }) => register({ name, version: '1.0.0', icon: '', chains: [], accounts: [],
    features: { 'aptos:connect': { version: '1.0.0', connect: () => new Promise(() => {}) } } }) }))
for (const name of ${JSON.stringify(longNames)}) register(name)
</script></body></html>`

let browser: Browser
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const pages = locales.flatMap((locale) => [
    [`/${locale}`, { type: 'text/html', body: html(locale) }] as const,
    [`/${locale}.js`, script(`locales/${locale}.js`)] as const,
  ])
  site = await openSite({
    ...Object.fromEntries(pages),
    '/kit.js': script('aptos-wallet-kit.js'),
    '/dev-wallet.js': script('dev-wallet.js'),
  })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

/** Opens the page of a language. The context closes after the test. */
async function openPage(locale: string, options: BrowserContextOptions = {}) {
  const { strings }: { strings: Strings } = await import(`../../src/locales/${locale}.ts`)
  const context = await browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${site.origin}/${locale}`)
  const text = (key: keyof Strings, name = '') => strings[key].replace('{}', name)
  const dialog = page.getByRole('dialog')
  return {
    page,
    dialog,
    text,
    button: (key: keyof Strings, name?: string) =>
      dialog.getByRole('button', { name: text(key, name), exact: true }),
    wallet: (name: string) => dialog.getByRole('button', { name, exact: true }),
    misbehave: (fault: string) =>
      page.evaluate(
        (misbehave) => (window as never as DevWindow).AptosDevWallet.configure({ misbehave }),
        fault,
      ),
  }
}

type DevWindow = { AptosDevWallet: { configure(options: { misbehave: string }): Promise<void> } }
type Opened = Awaited<ReturnType<typeof openPage>>

/** Goes through every view, and checks each. */
async function visitViews(opened: Opened, check: (view: string) => Promise<void>) {
  const { page, dialog, text, button, wallet, misbehave } = opened
  const expectText = (content: string) => dialog.getByText(content, { exact: true }).waitFor()

  await page.getByRole('button', { name: text('button'), exact: true }).click()
  await expectText(text('homeText'))
  await check('default')

  await dialog.getByRole('searchbox').fill('nobody has this name')
  await expectText(text('noneFound'))
  await check('search without a match')
  await dialog.getByRole('searchbox').fill('')

  await button('getWallet').click()
  await dialog.getByRole('link', { name: text('get', 'Pontem Wallet') }).waitFor()
  await check('wallets to get')

  await wallet('Petra').click()
  await expectText(text('openInText', 'Petra'))
  await dialog.getByRole('link', { name: text('openIn', 'Petra') }).waitFor()
  await check('not installed, on a phone')

  await misbehave('hangs')
  await wallet('Dev Wallet').click()
  await expectText(text('connecting', 'Dev Wallet'))
  await page.clock.fastForward(8500)
  await expectText(text('slow', 'Dev Wallet'))
  await check('connecting for long')
  await button('cancel').click()

  for (const [fault, key] of [
    ['rejects', 'rejected'],
    ['throws', 'failed'],
  ] as const) {
    await misbehave(fault)
    await wallet('Dev Wallet').click()
    await expectText(text(key, 'Dev Wallet'))
    await check(key)
  }

  await wallet(longNames[1] ?? '').click()
  await expectText(text('connecting', longNames[1]))
  await check('connecting to a wallet of a long name')
  await button('cancel').click()

  await misbehave('none')
  await wallet('Dev Wallet').click()
  await page.getByRole('button', { name: /0x/ }).click()
  await expectText(text('wrongNetwork', 'mainnet'))
  await check('connected, on another network')

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  })
  // Shown for two seconds. The clock stops until the check is done.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await button('copy').click()
  await button('copied').waitFor()
  await check('copied')
  await page.clock.resume()

  await misbehave('throws')
  await button('disconnect').click()
  await expectText(text('stuck', 'Dev Wallet'))
  await check('did not disconnect')
  await button('forget').click()
  await dialog.waitFor({ state: 'hidden' })
}

describe.each(locales)('locale %s', (locale) => {
  test.each([320, 800])('does not overflow in any view at %i px', async (width) => {
    const viewport = { width, height: 640 }
    const opened = await openPage(locale, { viewport, userAgent: PHONE_USER_AGENT, isMobile: true })
    const found: Record<string, string[]> = {}
    let views = 0
    await visitViews(opened, async (view) => {
      views++
      const overflow = await opened.page.evaluate(findOverflow)
      if (overflow.length > 0) found[view] = overflow
    })
    expect(found).toEqual({})
    expect(views).toBe(11)
  })

  test('sets the language of the modal and its direction', async () => {
    const { page, text } = await openPage(locale, { viewport: { width: 1280, height: 800 } })
    await page.getByRole('button', { name: text('button'), exact: true }).click()
    await page.getByRole('dialog', { name: text('title') }).waitFor()
    const isRightToLeft = ['ar', 'fa', 'he', 'ur'].includes(locale)
    expect(await readLayout(page)).toEqual({
      lang: locale,
      dir: isRightToLeft ? 'rtl' : 'ltr',
      direction: isRightToLeft ? 'rtl' : 'ltr',
      closeIsLeft: isRightToLeft,
      listIsLeft: !isRightToLeft,
      iconIsLeft: !isRightToLeft,
    })
  })
})

test('findOverflow() finds a text that is too long', async () => {
  const { page } = await openPage('de', { viewport: { width: 320, height: 640 } })
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung'
  await page.evaluate(
    (text) => window.AptosWalletKit.configure({ strings: { title: text, learnMore: text } }),
    long,
  )
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog', { name: long }).waitFor()
  const found = await page.evaluate(findOverflow)
  expect(found.filter((line) => line.includes(long.slice(0, 20)))).not.toEqual([])
})

/** Returns the language, the direction, and on which side the parts of the modal are. */
const readLayout = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('body > div')]
    const host = hosts.find(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
    const find = (selector: string) => host?.shadowRoot?.querySelector(selector) as HTMLElement
    const middle = (element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    const row = find('[part=wallet]')
    return {
      lang: host?.lang,
      dir: host?.dir,
      direction: getComputedStyle(find('dialog')).direction,
      closeIsLeft: middle(find('[part=close]')) < middle(find('dialog')),
      listIsLeft: middle(find('aside')) < middle(find('section')),
      iconIsLeft: middle(row.firstElementChild as HTMLElement) < middle(row.lastElementChild as HTMLElement),
    }
  })

test('a locale script has its characters on a page that is not in UTF-8', async () => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const html = `<!doctype html><html lang="de"><head><meta charset="windows-1252"><title>Seite</title></head>
<body><aptos-wallet-button></aptos-wallet-button><script src="kit.js"></script><script src="ja.js"></script></body></html>`
  await page.route('https://latin.example/**', (route) => {
    const file = { '/kit.js': 'aptos-wallet-kit.js', '/ja.js': 'locales/ja.js' }[
      new URL(route.request().url()).pathname
    ]
    return file
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(dist(file)) })
      : route.fulfill({ contentType: 'text/html', body: html })
  })
  await page.goto('https://latin.example/')
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252')
  const { strings } = (await import('../../src/locales/ja.js')) as { strings: Strings }
  await page.getByRole('button', { name: strings.button, exact: true }).waitFor()
})
