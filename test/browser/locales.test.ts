import { readdirSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type {} from '../../src/script/global.js'
import type { Strings } from '../../src/ui/strings.js'
import { visit } from '../support/visit.js'
import { findOverflow } from './locales/find-overflow.js'

const allLocales = readdirSync(new URL('../../dist/locales/', import.meta.url))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))
/** The longest texts, one from right to left, and one without spaces. `npm run test:all` tries all of them. */
const locales = process.env.TEST_ALL === '1' ? allLocales : ['ar', 'de', 'ja', 'ru']

const LONG_NAME = 'W'.repeat(64)
const names = ['A wallet whose author could not stop until the very last letter was', LONG_NAME, 'Kurz', 'OK']
const LONG_POPULAR_NAME = 'M'.repeat(64)

const importStrings = async (locale: string) =>
  ((await import(`../../src/locales/${locale}.ts`)) as { strings: Strings }).strings

/** A page in a language, with the development wallet and enough others for the search field. */
const pageIn = (locale: string, charset = 'utf-8') => `<!doctype html><html lang="en"><head>
<meta charset="${charset}"><title>${locale}</title><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body><aptos-wallet-button></aptos-wallet-button>
<script src="/aptos-wallet-kit.js" data-auto-connect="false" data-network="mainnet"></script>
<script src="/locales/${locale}.js"></script>
<script src="/dev-wallet.js" data-auto-approve data-panel="false"></script>
<script>
for (const name of ${JSON.stringify(names)}) dispatchEvent(new CustomEvent('wallet-standard:register-wallet', {
  detail: ({ register }) => register({ name, version: '1.0.0', icon: '', chains: [], accounts: [],
    features: { 'aptos:connect': { version: '1.0.0', connect: () => new Promise(() => {}) } } }) }))
</script></body></html>`

type DevWindow = { AptosDevWallet: { configure(options: { misbehave: string }): Promise<void> } }

async function openPage(locale: string, options: BrowserContextOptions) {
  const strings = await importStrings(locale)
  const { page, faults } = await visit({ '/': pageIn(locale) }, { context: options })
  const text = (key: keyof Strings, name = '') => strings[key].replace('{}', name)
  const dialog = page.getByRole('dialog')
  const getButton = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    page,
    faults,
    dialog,
    text,
    open: () => page.getByRole('button', { name: text('button'), exact: true }).click(),
    click: (key: keyof Strings) => getButton(text(key)).click(),
    clickWallet: (name: string) => getButton(name).click(),
    expectText: (key: keyof Strings, name?: string) =>
      dialog.getByText(text(key, name), { exact: true }).first().waitFor(),
    misbehave: (fault: string) =>
      page.evaluate(
        (misbehave) => (window as never as DevWindow).AptosDevWallet.configure({ misbehave }),
        fault,
      ),
  }
}

/** Goes through every view, and checks each. */
async function visitViews(opened: Awaited<ReturnType<typeof openPage>>, check: (view: string) => unknown) {
  const { page, dialog, text, open, click, clickWallet, expectText, misbehave } = opened
  await page.clock.install()
  await page.reload()
  await page.evaluate((name) => {
    const { popular } = window.AptosWalletKit.getWallets()
    const entry = { name, url: 'https://wallet.example/', icon: '', isAIP62Standard: true } as const
    const catalogue = [...popular, entry].map((wallet) => ({ ...wallet, readyState: 'NotDetected' as const }))
    window.AptosWalletKit.configure({ catalogue })
  }, LONG_POPULAR_NAME)
  await open()
  await expectText('homeText')
  await check('default')

  await dialog.getByRole('searchbox').fill('nobody has this name')
  await expectText('noneFound')
  await check('search without a match')
  await dialog.getByRole('searchbox').fill('')

  await click('getWallet')
  await dialog.getByRole('link', { name: text('get', 'Pontem Wallet') }).waitFor()
  await check('wallets to get')

  await clickWallet(LONG_POPULAR_NAME)
  await dialog.getByRole('link', { name: text('get', LONG_POPULAR_NAME) }).waitFor()
  await check('not installed, with a long name')
  await clickWallet('Petra')
  await expectText('openInText', 'Petra')
  await check('not installed, on a phone')

  await misbehave('hangs')
  await clickWallet('Dev Wallet')
  await expectText('connecting', 'Dev Wallet')
  await page.clock.fastForward(8500)
  await expectText('slow', 'Dev Wallet')
  await check('connecting for long')
  await click('cancel')

  for (const [fault, key] of [
    ['rejects', 'rejected'],
    ['throws', 'failed'],
  ] as const) {
    await misbehave(fault)
    await clickWallet('Dev Wallet')
    await expectText(key, 'Dev Wallet')
    await check(key)
  }

  await clickWallet(LONG_NAME)
  await expectText('connecting', LONG_NAME)
  await check('connecting to a wallet of a long name')
  await click('cancel')

  await misbehave('none')
  await clickWallet('Dev Wallet')
  await page.getByRole('button', { name: /0x/ }).click()
  await expectText('wrongNetwork', 'mainnet')
  await check('connected, on another network')

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  })
  // Shown for two seconds. The clock stops until the check is done.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await click('copy')
  await expectText('copied')
  await check('copied')
  await page.clock.resume()

  await misbehave('throws')
  await click('disconnect')
  await expectText('stuck', 'Dev Wallet')
  await check('did not disconnect')
}

describe.each(locales)('locale %s', (locale) => {
  test('does not overflow in any view at 320 px and at 800 px', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
    const opened = await openPage(locale, { userAgent, isMobile: true })
    const found: string[] = []
    await visitViews(opened, async (view) => {
      for (const width of [320, 800]) {
        await opened.page.setViewportSize({ width, height: 640 })
        await expect.poll(() => opened.page.evaluate(() => innerWidth)).toBe(width)
        const overflow = await opened.page.evaluate(findOverflow)
        found.push(...overflow.map((line) => `${view}, ${width} px: ${line}`))
      }
    })
    expect(found).toEqual([])
    opened.faults.splice(0) // The failures of the development wallet are logged.
  })

  test('sets the language of the modal and its direction', async () => {
    const { page, text, open } = await openPage(locale, { viewport: { width: 1280, height: 800 } })
    await open()
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

/** Returns the language, the direction, and on which side the parts of the modal are. */
const readLayout = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('body > div')]
    const host = hosts.find(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
    const find = (selector: string) => host?.shadowRoot?.querySelector(selector) as HTMLElement
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    const isLeft = (one: Element | null, other: Element | null) =>
      middle(one as Element) < middle(other as Element)
    const row = find('[part=wallet]')
    return {
      lang: host?.lang,
      dir: host?.dir,
      direction: getComputedStyle(find('dialog')).direction,
      closeIsLeft: isLeft(find('[part=close]'), find('dialog')),
      listIsLeft: isLeft(find('aside'), find('section')),
      iconIsLeft: isLeft(row.firstElementChild, row.lastElementChild),
    }
  })

test('findOverflow() finds a text that is too long', async () => {
  const { page, open } = await openPage('de', { viewport: { width: 320, height: 640 } })
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung'
  await open()
  await page.evaluate((title) => window.AptosWalletKit.configure({ strings: { title } }), long)
  await page.getByRole('dialog', { name: long }).waitFor()
  expect((await page.evaluate(findOverflow)).join()).toContain(long.slice(0, 20))
})

test('a locale script has its characters on a page that is not in UTF-8', async () => {
  const { page } = await visit(async (path) => {
    if (path === '/') return Buffer.from(pageIn('ja', 'windows-1252'), 'latin1')
  })
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252')
  const { button } = await importStrings('ja')
  await page.getByRole('button', { name: button, exact: true }).waitFor()
})
