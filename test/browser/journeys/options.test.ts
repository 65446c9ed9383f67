import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  secondWallet,
  shortAddress,
} from '../../support/fixtures.js'

const twoButtons = `<aptos-wallet-button id="one"></aptos-wallet-button>
  <aptos-wallet-button id="two"></aptos-wallet-button><div id="place"></div>`

describe('what a page sets', () => {
  test('takes theme and language from the script tag', async ({ open }) => {
    const visit = await open({ script: 'data-theme="dark" data-locale="ar"' })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    const seen = await visit.evaluate(() => {
      const host = document.body.lastElementChild as HTMLElement
      const dialog = host.shadowRoot?.querySelector('dialog')
      const style = dialog && getComputedStyle(dialog)
      return { lang: host.lang, direction: style?.direction, scheme: style?.colorScheme }
    })
    expect(seen).toEqual({ lang: 'ar', direction: 'rtl', scheme: 'dark' })
  })

  test('takes strings, links, filter and order from configure, while the modal is open too', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet, secondWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Good Wallet')
    await visit.evaluate(() =>
      window.AptosWalletKit.configure({
        strings: { title: 'Wallet verbinden', button: 'Verbinden' },
        links: { learnMore: 'https://example.org/wallets' },
        filter: ({ name }) => name !== 'Good Wallet',
      }),
    )
    await visit.expectVisible('heading', 'Wallet verbinden')
    await visit.expectHidden('button', 'Good Wallet')
    await visit.expectVisible('button', 'Second Wallet')
    expect((await visit.expectVisible('link', 'Learn More')).href).toBe('https://example.org/wallets')
    await visit.press('Escape')
    await visit.expectVisible('button', 'Verbinden')
  })

  test('contains a filter that throws', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.evaluate(() =>
      window.AptosWalletKit.configure({
        filter: () => {
          throw new Error('filter of the page')
        },
      }),
    )
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Good Wallet')
    const said = await visit.evaluate(() => support.takeConsole())
    expect(new Set(said)).toEqual(new Set(['error: Error: filter of the page']))
  })

  test('contains an order that throws, and keeps out what the filter keeps out', async ({ open }) => {
    // Of one wallet alone there is nothing to order.
    const visit = await open({ wallets: [goodWallet, secondWallet, { name: 'Third Wallet', at: 'before' }] })
    await visit.evaluate(() =>
      window.AptosWalletKit.configure({
        filter: ({ name }) => name !== 'Second Wallet',
        order: () => {
          throw new Error('order of the page')
        },
      }),
    )
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Good Wallet')
    await visit.expectHidden('button', 'Second Wallet')
    const said = await visit.evaluate(() => support.takeConsole())
    expect(new Set(said)).toEqual(new Set(['error: Error: order of the page']))
  })

  test('speaks English, and says that it does, on a page of another language that names none', async ({
    open,
  }) => {
    const visit = await open({ html: 'lang="ar" dir="rtl"' })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    const seen = await visit.evaluate(() =>
      [document.querySelector('aptos-wallet-button'), document.body.lastElementChild].map((each) => {
        const inside = each?.shadowRoot?.querySelector('dialog, button')
        return [each?.getAttribute('lang'), inside && getComputedStyle(inside).direction]
      }),
    )
    expect(seen).toEqual([
      ['en', 'ltr'],
      ['en', 'ltr'],
    ])
  })

  test('hides a button that the page hides by its attribute', async ({ open }) => {
    const visit = await open({ body: '<aptos-wallet-button></aptos-wallet-button>' })
    await visit.expectVisible('button', 'Wallet Connect')
    await visit.evaluate(() => document.querySelector('aptos-wallet-button')?.toggleAttribute('hidden'))
    await visit.expectHidden('button')
  })

  test('takes an attribute that is empty for none', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet],
      script: 'data-preferred-wallet="Good Wallet"',
      body: '<aptos-wallet-button preferred-wallet=""></aptos-wallet-button>',
    })
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
  })

  test('takes the preferred wallet and auto-connect from the element, over the script tag', async ({
    open,
  }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Good Wallet" data-auto-connect="false"',
      body: '<aptos-wallet-button preferred-wallet="Second Wallet" auto-connect></aptos-wallet-button>',
    })
    await visit.wallet('Second Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('takes configure over the script tag', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Good Wallet"',
      after: () => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet' }),
    })
    await visit.wallet('Second Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
  })

  test('mounts buttons by element and by selector, and takes them away again', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet], body: '<div id="place"></div>' })
    await visit.expectHidden('button')
    await visit.evaluate(() => {
      const place = document.getElementById('place') as HTMLElement
      const remove = [window.AptosWalletKit.mount(place), window.AptosWalletKit.mount('#place')]
      remove[0]?.()
    })
    await connectWallet(visit)
    expect((await visit.takeEvents()).map(({ from }) => from)).toEqual([
      'aptos-wallet-button',
      'aptos-wallet-button',
    ])
    const refusal = await visit.evaluate(() => {
      try {
        return void window.AptosWalletKit.mount('#nowhere')
      } catch (error) {
        return String(error)
      }
    })
    expect(refusal).toContain('#nowhere')
  })

  test('shows one state on all buttons, and sends events from the one that was clicked', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet], body: twoButtons })
    const at = await visit.evaluate(() => {
      const { x, y, width, height } = (document.getElementById('two') as Element).getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
    await visit.tab.click(...at)
    await visit.click('button', 'Good Wallet')
    await visit.evaluate(() => {
      document.getElementById('two')?.addEventListener('wallet-connected', () => {
        document.title = 'from two'
      })
    })
    await visit.wallet('Good Wallet').approve()
    await expect
      .poll(() => visit.evaluate(() => support.find({ role: 'button', name: '0x0123...cdef' }).length))
      .toBe(2)
    expect(await visit.evaluate(() => document.title)).toBe('from two')
    expect(await visit.takeEvents()).toHaveLength(2)
  })

  test('is harmless when it is loaded twice', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet],
      body: '<aptos-wallet-button></aptos-wallet-button><p data-page><script src="aptos-wallet-kit.js"></script></p>',
    })
    await connectWallet(visit)
    expect(await visit.wallet('Good Wallet').calls('connect')).toHaveLength(1)
    expect(await visit.takeEvents()).toHaveLength(2)
  })

  test('steps back, and warns, when another version is on the page', async ({ open }) => {
    const visit = await open({
      before: () => {
        Object.defineProperty(window, 'AptosWalletKit', { value: { version: '0.0.1' } })
      },
    })
    const said = await visit.evaluate(() => support.takeConsole())
    expect(said).toEqual([expect.stringMatching(/^warn: .*0\.0\.1/)])
    expect(await visit.evaluate(() => window.AptosWalletKit.version)).toBe('0.0.1')
  })

  test('is upgraded when the element is made before the script, after it, moved, and taken out', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet], body: `${twoButtons}<div id="second-place"></div>` })
    await visit.evaluate(() => {
      const one = document.getElementById('one') as HTMLElement
      const two = document.getElementById('two') as HTMLElement
      document.getElementById('place')?.append(one)
      two.remove()
      document.getElementById('second-place')?.append(document.createElement('aptos-wallet-button'))
    })
    await expect.poll(() => visit.evaluate(() => support.find({ role: 'button' }).length)).toBe(2)
    await visit.evaluate(() => document.getElementById('second-place')?.replaceChildren())
    await connectWallet(visit)
    await visit.expectVisible('button', shortAddress)
  })

  test('works from a folder below the root of a site', async ({ open }) => {
    const { pageFiles } = await import('../../support/page-html.js')
    const files = Object.fromEntries(
      Object.entries(await pageFiles({ wallets: [goodWallet] })).map(([path, body]) => [
        `/some/folder${path}`,
        body,
      ]),
    )
    const visit = await open({ files }, '/some/folder/')
    await connectWallet(visit)
  })
})
