import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  readStorage,
  secondWallet,
  shortAddress,
} from '../../support/fixtures.js'
import { pageFiles } from '../../support/page-html.js'
import type { TestPage } from '../../support/test-page.js'

const button = (attributes: string) => `<aptos-wallet-button ${attributes}></aptos-wallet-button>`

const twoButtons = `<aptos-wallet-button id="one"></aptos-wallet-button>
  <aptos-wallet-button id="two"></aptos-wallet-button><div id="place"></div>`

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
    const page = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Second Wallet" data-auto-connect="true"',
      body: button('preferred-wallet="Good Wallet" auto-connect="false"'),
      after: () => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: true }),
    })
    await expectNoConnect(page)
    await page.evaluate(() =>
      window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: true }),
    )
    await expectNoConnect(page)
    expect(await readFlag(page)).toBe('false')
    await expectPreferred(page, 'Good Wallet')
  })

  test('configure() overrides the script tag, and holds again when an attribute is removed', async ({
    open,
  }) => {
    const page = await open({
      wallets: [goodWallet, secondWallet, { name: 'Third Wallet', at: 'before' }],
      script: 'data-preferred-wallet="Third Wallet" data-auto-connect="false"',
      body: button('preferred-wallet="Good Wallet"'),
      after: () => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet' }),
    })
    await removeAttribute(page, 'preferred-wallet')
    await expectPreferred(page, 'Second Wallet')
  })

  test('auto-connect of configure() holds again when the attribute is removed', async ({ open }) => {
    const page = await open({
      script: 'data-preferred-wallet="Good Wallet"',
      body: button('auto-connect'),
      after: () => window.AptosWalletKit.configure({ autoConnect: false }),
    })
    // The flag is written in a task after the page has loaded.
    await expect.poll(() => readFlag(page)).toBe('true')
    await removeAttribute(page, 'auto-connect')
    await page.installWallet(secondWallet)
    await page.installWallet(goodWallet)
    await expectNoConnect(page)
    expect(await readFlag(page)).toBe('false')
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

describe('script tag', () => {
  test('sets theme and language of the modal', async ({ open }) => {
    const page = await open({ script: 'data-theme="dark" data-locale="ar"' })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog')
    const found = await page.evaluate(() => {
      const host = document.body.lastElementChild as HTMLElement
      const dialog = host.shadowRoot?.querySelector('dialog')
      const style = dialog && getComputedStyle(dialog)
      return { lang: host.lang, direction: style?.direction, scheme: style?.colorScheme }
    })
    expect(found).toEqual({ lang: 'ar', direction: 'rtl', scheme: 'dark' })
  })

  test('without a language keeps English, left to right, on a page in another language', async ({ open }) => {
    const page = await open({ html: 'lang="ar" dir="rtl"' })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog')
    const found = await page.evaluate(() =>
      [document.querySelector('aptos-wallet-button'), document.body.lastElementChild].map((host) => {
        const inside = host?.shadowRoot?.querySelector('dialog, button')
        return [host?.getAttribute('lang'), inside && getComputedStyle(inside).direction]
      }),
    )
    expect(found).toEqual([
      ['en', 'ltr'],
      ['en', 'ltr'],
    ])
  })

  test('that loads twice changes nothing', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet],
      body: `${button('')}<p data-page><script src="aptos-wallet-kit.js"></script></p>`,
    })
    await connectWallet(page)
    expect(await page.wallet('Good Wallet').calls('connect')).toHaveLength(1)
    expect(await page.takeEvents()).toHaveLength(2)
  })

  test('warns and does nothing if another version is on the page', async ({ open }) => {
    const page = await open({
      before: () => {
        Object.defineProperty(window, 'AptosWalletKit', { value: { version: '0.0.1' } })
      },
    })
    await page.expectConsole(expect.stringMatching(/^warn: .*0\.0\.1/))
    expect(await page.evaluate(() => window.AptosWalletKit.version)).toBe('0.0.1')
  })

  test('works in a folder below the root of a site', async ({ open }) => {
    const files = Object.entries(await pageFiles({ wallets: [goodWallet] }))
    const inFolder = Object.fromEntries(files.map(([path, body]) => [`/some/folder${path}`, body]))
    const page = await open({ files: inFolder }, '/some/folder/')
    await connectWallet(page)
  })
})

describe('configure()', () => {
  test('changes strings, links and filter while the modal is open', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, secondWallet] })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Good Wallet')
    await page.evaluate(() =>
      window.AptosWalletKit.configure({
        strings: { title: 'Wallet verbinden', button: 'Verbinden' },
        links: { learnMore: 'https://example.org/wallets' },
        filter: ({ name }) => name !== 'Good Wallet',
      }),
    )
    await page.expectVisible('heading', 'Wallet verbinden')
    await page.expectHidden('button', 'Good Wallet')
    await page.expectVisible('button', 'Second Wallet')
    expect((await page.expectVisible('link', 'Learn More')).href).toBe('https://example.org/wallets')
    await page.press('Escape')
    await page.expectVisible('button', 'Verbinden')
  })

  test('logs the error of a filter or an order of the page, and lists the wallets', async ({ open }) => {
    // A single wallet has no order.
    const page = await open({ wallets: [goodWallet, secondWallet, { name: 'Third Wallet', at: 'before' }] })
    const takeConsole = async () => new Set(await page.evaluate(() => support.takeConsole()))
    await page.evaluate(() =>
      window.AptosWalletKit.configure({
        filter: () => {
          throw new Error('filter of the page')
        },
      }),
    )
    await page.click('button', 'Wallet Connect')
    for (const { name } of [goodWallet, secondWallet]) await page.expectVisible('button', name)
    expect(await takeConsole()).toEqual(new Set(['error: Error: filter of the page']))
    await page.evaluate(() =>
      window.AptosWalletKit.configure({
        filter: ({ name }) => name !== 'Second Wallet',
        order: () => {
          throw new Error('order of the page')
        },
      }),
    )
    await page.expectHidden('button', 'Second Wallet')
    await page.expectVisible('button', 'Good Wallet')
    expect(await takeConsole()).toEqual(new Set(['error: Error: order of the page']))
  })
})

describe('<aptos-wallet-button>', () => {
  test('is invisible while it has the hidden attribute', async ({ open }) => {
    const page = await open({ body: button('') })
    await page.expectVisible('button', 'Wallet Connect')
    await page.evaluate(() => document.querySelector('aptos-wallet-button')?.toggleAttribute('hidden'))
    await page.expectHidden('button')
  })

  test('is added and removed by mount(), in an element or a selector', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], body: '<div id="place"></div>' })
    await page.expectHidden('button')
    await page.evaluate(() => {
      const place = document.getElementById('place') as HTMLElement
      const unmount = [window.AptosWalletKit.mount(place), window.AptosWalletKit.mount('#place')]
      unmount[0]?.()
    })
    await connectWallet(page)
    const sources = (await page.takeEvents()).map(({ from }) => from)
    expect(sources).toEqual(['aptos-wallet-button', 'aptos-wallet-button'])
  })

  test('shows the state on every button, and dispatches events from the one that the user clicks', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet], body: twoButtons })
    const center = await page.evaluate(() => {
      const { x, y, width, height } = (document.getElementById('two') as Element).getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
    await page.tab.click(...center)
    await page.click('button', 'Good Wallet')
    await page.evaluate(() => {
      document.getElementById('two')?.addEventListener('wallet-connected', () => {
        document.title = 'from two'
      })
    })
    await page.wallet('Good Wallet').approve()
    const countButtons = () => support.find({ role: 'button', name: '0x0123...cdef' }).length
    await expect.poll(() => page.evaluate(countButtons)).toBe(2)
    expect(await page.evaluate(() => document.title)).toBe('from two')
    expect(await page.takeEvents()).toHaveLength(2)
  })

  test('can be created before and after the script, moved, and removed', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], body: `${twoButtons}<div id="second-place"></div>` })
    await page.evaluate(() => {
      const [one, two] = document.querySelectorAll('aptos-wallet-button')
      document.getElementById('place')?.append(one as Element)
      two?.remove()
      document.getElementById('second-place')?.append(document.createElement('aptos-wallet-button'))
    })
    await expect.poll(() => page.evaluate(() => support.find({ role: 'button' }).length)).toBe(2)
    await page.evaluate(() => document.getElementById('second-place')?.replaceChildren())
    await connectWallet(page)
    await page.expectVisible('button', shortAddress)
  })
})
