import { describe, expect } from 'vitest'
import { bundleDialogs } from '../../dialogs/bundle.js'
import { test } from '../../support/browser-test.js'
import {
  expectConnectedTo,
  goodWallet,
  otherAddress,
  otherShortAddress,
  readDialog,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

const libraries = ['radix', 'react-aria', 'headless', 'bootstrap', 'focus-trap', 'native', 'hand-written']

let bundle: Promise<string> | undefined
const getBundle = () => (bundle ??= bundleDialogs())

/** An engine changes dialogs, focus and events, but not how the kit is built into the page. */
const rows = [
  ...libraries.map((library) => [library, 'script']),
  ...['radix', 'react-aria', 'focus-trap'].map((library) => [library, 'react']),
]

/** What must be true as long as the dialog of the page is open, and which modal of the kit is above it. */
async function expectOrder(page: TestPage, modal = '') {
  if (modal) await page.expectVisible('dialog', modal)
  else await page.expectHidden('heading', 'Connect a Wallet')
  await page.advanceTime(0)
  const readOrder = () =>
    page.evaluate(() => {
      const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
      return {
        note: document.querySelector<HTMLInputElement>('[aria-label=Note]')?.value,
        isKitOpen: !!host?.shadowRoot?.querySelector('dialog')?.open,
        hidden: ['aria-hidden', 'inert'].filter((name) => host?.hasAttribute(name)),
      }
    })
  await expect.poll(readOrder).toEqual({ note: 'hi', isKitOpen: !!modal, hidden: [] })
}

describe.each(rows)('modal above a dialog of %s, with the kit as %s', (library, kit) => {
  test('leaves the dialog open, and acts on each press and key itself', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet],
      policy: "script-src 'self'", // The libraries add style elements.
      css: '.modal, .modal-backdrop { position: fixed; inset: 0; z-index: 1 } .modal { z-index: 2 }',
      body: '<div id="root"></div>',
      before: `window.setup = ${JSON.stringify({ library, kit })}`,
      after: await getBundle(),
      ...(kit === 'react' && { files: { '/aptos-wallet-kit.js': '' } }),
    })
    await page.click('button', 'Order')
    await page.click('textbox', 'Note')
    await page.press('h', 'i', 'Tab')
    await page.expectFocused('button', 'Wallet Connect')
    await page.press('Enter')
    await expectOrder(page, 'Connect a Wallet')
    await page.press('Escape')
    await expectOrder(page)
    await page.expectFocused('button', 'Wallet Connect')

    await page.click('button', 'Wallet Connect')
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.press(key)
      await expectOrder(page, 'Connect a Wallet')
    }
    await page.click('heading', 'What is a Wallet?')
    await page.press('Escape')
    await expectOrder(page)

    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog', 'Connect a Wallet')
    await page.tab.click(1200, 700)
    await expectOrder(page)

    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve('connect')
    await page.click('button', shortAddress)
    await expectOrder(page, `Account ${shortAddress}`)
    await page.click('button', 'Close')
    await expectOrder(page)

    await page.click('textbox', 'Note')
    await page.press('Escape')
    if (library === 'bootstrap') await page.advanceTime(1000)
    await page.expectHidden('textbox', 'Note')
    const left = await page.evaluate(() =>
      [...document.body.children].flatMap((element) =>
        ['aria-hidden', 'inert', 'tabindex'].filter((name) => element.hasAttribute(name)),
      ),
    )
    expect(left).toEqual([])
  })
})

test('keys typed into the modal run no shortcut of the page', async ({ open }) => {
  const wallets = ['Asia', 'Kin', 'Jot', 'Sol'].map((name) => ({ name, at: 'before' as const }))
  const page = await open({
    wallets,
    after: () => {
      const keys: string[] = []
      const listen = (target: EventTarget, type: string, capture: boolean) =>
        target.addEventListener(
          type,
          (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`),
          capture,
        )
      listen(window, 'keydown', true)
      listen(document, 'keyup', true)
      listen(document.body, 'keypress', false)
      Object.assign(window, { keys })
    },
  })
  const takeKeys = () => page.evaluate(() => (window as unknown as { keys: string[] }).keys.splice(0))
  await page.click('button', 'Wallet Connect')
  await page.expectFocused('heading', 'Connect a Wallet')
  await page.press('s', 'Tab', 'Shift+Tab', 'i', '/', 'Backspace', 'Backspace', 'Backspace', 'a', 's')
  await page.expectFocused('searchbox', uiText('search'))
  await page.expectVisible('button', 'Asia')
  await page.expectHidden('button', 'Kin')
  await page.click('button', 'Close')
  await page.expectHidden('dialog')
  expect(await takeKeys()).toEqual([])

  await page.press('s')
  await expect.poll(takeKeys).toEqual(['keydown s', 'keypress s', 'keyup s'])
})

/** Replaces every text, as translation extensions do, also in elements with `translate="no"`. */
const translatePage = (page: TestPage) =>
  page.evaluate(() => {
    const replaceTexts = (root: Node) => {
      for (const node of [...root.childNodes]) {
        replaceTexts((node as Element).shadowRoot ?? node)
        if (!(node instanceof Text) || !node.data.trim()) continue
        node.replaceWith(Object.assign(document.createElement('font'), { textContent: 'Traduction' }))
      }
    }
    for (const element of document.querySelectorAll('main, body > :not(main, [data-page])'))
      replaceTexts(element.shadowRoot ?? element)
  })

test('shows each text that changes after a translator has replaced all of them', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  const selectRow = async (index: number) => {
    await translatePage(page)
    await page.evaluate((at) => {
      const dialog = document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
      dialog?.querySelectorAll<HTMLElement>('[part=wallet]')[at]?.click()
    }, index)
  }
  const expectStatus = (key: 'connecting' | 'rejected') =>
    expect.poll(() => readDialog(page)).toContain(uiText(key, 'Good Wallet'))
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('dialog')
  await selectRow(1)
  await page.expectVisible('heading', 'Nightly')
  await selectRow(2)
  await page.expectVisible('heading', 'Petra')
  await page.expectVisible('link', 'Get Petra')
  await selectRow(0)
  await expectStatus('connecting')
  await translatePage(page)
  await page.wallet('Good Wallet').reject()
  await expectStatus('rejected')
  await page.expectConsole('warn: User rejected the connection request')
  await page.click('button', uiText('again'))
  await translatePage(page)
  await page.wallet('Good Wallet').approve('connect')
  await page.click('button', shortAddress)
  await page.expectVisible('heading', `Account ${shortAddress}`)
  await translatePage(page)
  await page.wallet('Good Wallet').switchAccount(otherAddress)
  await page.expectVisible('heading', `Account ${otherShortAddress}`)
  await page.press('Escape')
  await page.expectVisible('button', otherShortAddress)
})

describe('page that replaces itself', () => {
  const button = '<aptos-wallet-button></aptos-wallet-button>'

  test.for<[string, string]>([
    [
      'replaces the body',
      `document.body = Object.assign(document.createElement('body'), { innerHTML: '${button}' })`,
    ],
    ['empties the body', `document.body.innerHTML = '${button}'`],
    [
      'removes what it does not know',
      `[...document.body.children].slice(1).forEach((element) => element.remove())`,
    ],
    ['writes itself anew', `document.write('<!doctype html><body>${button}'), document.close()`],
  ])('opens a modal that works after it %s', async ([, change], { open }) => {
    const page = await open({ wallets: [goodWallet], policy: "script-src 'self' 'unsafe-eval'" })
    for (const isOpen of [false, true]) {
      if (isOpen) await page.evaluate(() => window.AptosWalletKit.open())
      if (isOpen) await page.expectVisible('dialog')
      await page.evaluate((script) => new Function(script)(), change)
      await page.expectHidden('dialog')
      await page.evaluate(() => window.AptosWalletKit.open())
      await page.click('button', 'Petra')
      await page.expectVisible('heading', 'Petra')
      await page.press('Escape')
      await page.expectHidden('dialog')
    }
    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve('connect')
    await expectConnectedTo(page, 'Good Wallet')
    await page.expectVisible('button', shortAddress)
  })
})

test.for([
  'body > * { pointer-events: none }',
  'body > * { visibility: hidden !important; translate: 9999px }',
])('the modal works on a page with %s', async (css, { open }) => {
  const page = await open({ wallets: [goodWallet], css })
  await page.evaluate(() => window.AptosWalletKit.open())
  await page.click('button', 'Petra')
  await page.expectVisible('heading', 'Petra')
  await page.tab.click(40, 400)
  await page.expectHidden('dialog')
})

test('a press anywhere on <aptos-wallet-button> opens the modal', async ({ open }) => {
  const page = await open({
    css: 'main { display: flex; flex-direction: column; width: 400px } aptos-wallet-button { padding: 30px }',
    body: '<aptos-wallet-button></aptos-wallet-button>',
  })
  const points = await page.evaluate(() => {
    const { left, right, top, bottom } = (
      document.querySelector('aptos-wallet-button') as Element
    ).getBoundingClientRect()
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 5, top + 5],
      [right - 5, bottom - 5],
    ] as const
  })
  for (const [x, y] of points) {
    await page.tab.click(x, y)
    await page.expectVisible('dialog')
    await page.press('Escape')
    await page.expectHidden('dialog')
  }
})
