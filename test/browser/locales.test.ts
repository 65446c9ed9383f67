import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import type {} from '../../src/script/global.js'
import type { Strings } from '../../src/ui/strings.js'
import { openSite } from '../wallets/site.js'
import { findOverflow } from './locales/find-overflow.js'

const dist = (path: string) => new URL(`../../dist/${path}`, import.meta.url)
const script = (path: string) => ({ type: 'text/javascript', body: readFileSync(dist(path)) })
const tags = readdirSync(dist('locales/'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))

/** Names as long as the kit lets a wallet have, one of them without a place to break. */
const longNames = [
  'A wallet whose author could not stop until the very last letter was',
  'W'.repeat(64),
  'Kurz',
  'OK',
]

/** A page in a language, with the development wallet and enough others for the search field. */
const html = (
  tag: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${tag}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body><aptos-wallet-button></aptos-wallet-button>
<script src="/kit.js" data-auto-connect="false" data-network="mainnet"></script>
<script src="/${tag}.js"></script>
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
  const pages = tags.flatMap((tag) => [
    [`/${tag}`, { type: 'text/html', body: html(tag) }] as const,
    [`/${tag}.js`, script(`locales/${tag}.js`)] as const,
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

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

/** Opens the page of a language; whoever asks closes the context. */
async function openPage(tag: string, context: BrowserContext) {
  const { strings }: { strings: Strings } = await import(`../../src/locales/${tag}.ts`)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${site.origin}/${tag}`)
  const says = (key: keyof Strings, name = '') => strings[key].replace('{}', name)
  const dialog = page.getByRole('dialog')
  return {
    page,
    dialog,
    says,
    button: (key: keyof Strings, name?: string) =>
      dialog.getByRole('button', { name: says(key, name), exact: true }),
    wallet: (name: string) => dialog.getByRole('button', { name, exact: true }),
    misbehave: (how: string) =>
      page.evaluate(
        (misbehave) => (window as never as DevWindow).AptosDevWallet.configure({ misbehave }),
        how,
      ),
  }
}

type DevWindow = { AptosDevWallet: { configure(options: { misbehave: string }): Promise<void> } }
type Opened = Awaited<ReturnType<typeof openPage>>

/** Goes through every view there is, and stops at each. */
async function everyView(opened: Opened, look: (view: string) => Promise<void>) {
  const { page, dialog, says, button, wallet, misbehave } = opened
  const reads = (words: string) => dialog.getByText(words, { exact: true }).waitFor()

  await page.getByRole('button', { name: says('button'), exact: true }).click()
  await reads(says('homeText'))
  await look('default')

  await dialog.getByRole('searchbox').fill('nobody has this name')
  await reads(says('noneFound'))
  await look('search without a match')
  await dialog.getByRole('searchbox').fill('')

  await button('getWallet').click()
  await dialog.getByRole('link', { name: says('get', 'Rimosafe') }).waitFor()
  await look('wallets to get')

  await wallet('Petra').click()
  await reads(says('notInstalled'))
  await dialog.getByRole('link', { name: says('openIn', 'Petra') }).waitFor()
  await look('not installed, on a phone')

  await misbehave('hangs')
  await wallet('Dev Wallet').click()
  await reads(says('connecting', 'Dev Wallet'))
  await page.clock.fastForward(8500)
  await reads(says('slow'))
  await look('connecting for long')
  await button('cancel').click()

  for (const [how, key] of [
    ['rejects', 'rejected'],
    ['throws', 'failed'],
  ] as const) {
    await misbehave(how)
    await wallet('Dev Wallet').click()
    await reads(says(key, 'Dev Wallet'))
    await look(key)
  }

  await wallet(longNames[1] ?? '').click()
  await reads(says('connecting', longNames[1]))
  await look('connecting to a wallet of a long name')
  await button('cancel').click()

  await misbehave('none')
  await wallet('Dev Wallet').click()
  await page.getByRole('button', { name: /^0x/ }).click()
  await reads(says('wrongNetwork', 'mainnet'))
  await look('connected, on another network')

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  })
  // Said for two seconds, which stand still until it was looked at.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await button('copy').click()
  await button('copied').waitFor()
  await look('copied')
  await page.clock.resume()

  await misbehave('throws')
  await button('disconnect').click()
  await reads(says('stuck', 'Dev Wallet'))
  await look('did not disconnect')
  await button('forget').click()
  await dialog.waitFor({ state: 'hidden' })
}

describe.each(tags)('in %s', (tag) => {
  test.each([320, 800])('nothing overflows in any view at %i pixels', async (width) => {
    const context = await browser.newContext({
      viewport: { width, height: 640 },
      userAgent: phone,
      isMobile: true,
    })
    const opened = await openPage(tag, context)
    const found: Record<string, string[]> = {}
    let views = 0
    await everyView(opened, async (view) => {
      views++
      const too = await opened.page.evaluate(findOverflow)
      if (too.length > 0) found[view] = too
    })
    await context.close()
    expect(found).toEqual({})
    expect(views).toBe(11)
  })
})

test('a string that does not fit would be found', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const { page } = await openPage('de', context)
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung'
  await page.evaluate(
    (copy) => window.AptosWalletKit.configure({ strings: { title: copy, learnMore: copy } }),
    long,
  )
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog', { name: long }).waitFor()
  const found = await page.evaluate(findOverflow)
  expect(found.filter((each) => each.includes(long.slice(0, 20)))).not.toEqual([])
  await context.close()
})

/** How the modal lies: which side things are on, and which way the text runs. */
const layout = (page: Page) =>
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

describe.each(tags)('in %s', (tag) => {
  test('the modal has the language, and lies the way it is written', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const { page, says } = await openPage(tag, context)
    await page.getByRole('button', { name: says('button'), exact: true }).click()
    await page.getByRole('dialog', { name: says('title') }).waitFor()
    const isRightToLeft = ['ar', 'fa', 'he', 'ur'].includes(tag)
    expect(await layout(page)).toEqual({
      lang: tag === 'pt' ? 'pt-BR' : tag,
      dir: isRightToLeft ? 'rtl' : 'ltr',
      direction: isRightToLeft ? 'rtl' : 'ltr',
      closeIsLeft: isRightToLeft,
      listIsLeft: !isRightToLeft,
      iconIsLeft: !isRightToLeft,
    })
    await context.close()
  })
})

test('a language is read right on a page that is not in UTF-8', async () => {
  const context = await browser.newContext()
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
  await context.close()
})
