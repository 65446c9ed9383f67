import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, readStorage, secondWallet } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

const button = (attributes: string) => `<aptos-wallet-button ${attributes}></aptos-wallet-button>`

const removeAttribute = (page: TestPage, attribute: string) =>
  page.evaluate((name) => document.querySelector('aptos-wallet-button')?.removeAttribute(name), attribute)

/** Calls `connect()` without a name, and expects that this wallet is called. */
async function expectPreferred(page: TestPage, name: string) {
  await page.evaluate(() => void window.AptosWalletKit.connect())
  await page.wallet(name).approve('connect')
  await expectConnectedTo(page, name)
}

async function expectNoConnect(page: TestPage) {
  await page.advanceTime(0)
  for (const { name } of [goodWallet, secondWallet])
    expect(await page.wallet(name).calls('connect')).toEqual([])
}

const readFlag = async (page: TestPage) => (await readStorage(page))['aptos-wallet-kit.auto-connect']

describe('precedence of options', () => {
  test('attributes override configure() and the script tag, before and after configure() is called', async ({
    open,
  }) => {
    const configure = () =>
      window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: true })
    const page = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Second Wallet" data-auto-connect="true"',
      body: button('preferred-wallet="Good Wallet" auto-connect="false"'),
      after: configure,
    })
    await expectNoConnect(page)
    await page.evaluate(configure)
    await expectNoConnect(page)
    expect(await readFlag(page)).toBe('false')
    await expectPreferred(page, 'Good Wallet')
  })

  test('configure() overrides the script tag, and holds again when an attribute is removed', async ({
    open,
  }) => {
    const page = await open({
      wallets: [goodWallet, secondWallet, { name: 'Third Wallet', at: 'before' }],
      script: 'data-preferred-wallet="Third Wallet"',
      body: button('preferred-wallet="Good Wallet" auto-connect="false"'),
      after: () => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: false }),
    })
    await removeAttribute(page, 'auto-connect')
    await removeAttribute(page, 'preferred-wallet')
    await expectNoConnect(page)
    await expectPreferred(page, 'Second Wallet')
  })

  test('the script tag holds again when attributes are removed', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Second Wallet"',
      body: button('preferred-wallet="Good Wallet" auto-connect="false"'),
    })
    await expectNoConnect(page)
    await removeAttribute(page, 'preferred-wallet')
    await removeAttribute(page, 'auto-connect')
    await page.wallet('Second Wallet').approve('connect')
    await expectConnectedTo(page, 'Second Wallet')
    expect(await readFlag(page)).toBe('true')
  })

  test('an empty attribute overrides nothing', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet],
      script: 'data-preferred-wallet="Good Wallet"',
      body: button('preferred-wallet=""'),
    })
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Good Wallet')
  })
})

test.for<[string, string, string, object]>([
  ['of the script tag', 'data-theme="dark" data-locale="ar"', '', { lang: 'ar', direction: 'rtl' }],
  ['English by default', 'data-theme="dark"', 'lang="ar" dir="rtl"', { lang: 'en', direction: 'ltr' }],
])('button and modal have the theme and the language %s', async ([, script, html, expected], { open }) => {
  const page = await open({ script, html })
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('dialog')
  const found = await page.evaluate(() =>
    [document.querySelector('aptos-wallet-button'), document.body.lastElementChild].map((host) => {
      const style = getComputedStyle(host?.shadowRoot?.querySelector('dialog, button') as Element)
      return { lang: host?.getAttribute('lang'), direction: style.direction, scheme: style.colorScheme }
    }),
  )
  expect(found).toEqual(Array(2).fill({ ...expected, scheme: 'dark' }))
})

describe('<aptos-wallet-button>', () => {
  test('is invisible while it has the hidden attribute', async ({ open }) => {
    const page = await open({ body: button('') })
    await page.expectVisible('button', 'Wallet Connect')
    await page.evaluate(() => document.querySelector('aptos-wallet-button')?.toggleAttribute('hidden'))
    await page.expectHidden('button')
  })

  test('shows the state next to a second one, and dispatches events if the user clicks it', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet], body: button('') + button('id="two"') })
    const center = await page.evaluate(() => {
      const { x, y, width, height } = (document.getElementById('two') as Element).getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
    await page.tab.click(...center)
    await page.click('button', 'Good Wallet')
    await page.evaluate(() =>
      document.getElementById('two')?.addEventListener('wallet-connected', () => {
        document.title = 'from two'
      }),
    )
    await page.wallet('Good Wallet').approve()
    const countButtons = () => support.find({ role: 'button', name: '0x0123...cdef' }).length
    await expect.poll(() => page.evaluate(countButtons)).toBe(2)
    expect(await page.evaluate(() => document.title)).toBe('from two')
    expect(await page.takeEvents()).toHaveLength(2)
  })
})
