import { describe, expect } from 'vitest'
import { hasEveryCase, test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  otherShortAddress,
  readDialog,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

// Public reports: ccampbell/mousetrap#245, JohannesKlauss/react-hotkeys-hook#1161, storybookjs/storybook#24179,
// PostHog/posthog#45615, adopted-ember-addons/ember-keyboard#578.
test('the modal keeps its keys from the shortcuts of the page', async ({ open }) => {
  const page = await open({
    wallets: ['As/ia', 'Kin', 'Jot', 'Sol'].map((name) => ({ name, at: 'before' })),
    after: () => {
      const keys: string[] = []
      for (const target of [window, document, document.documentElement, document.body])
        for (const type of ['keydown', 'keypress', 'keyup'])
          for (const capture of [true, false])
            target.addEventListener(type, (event) => keys.push((event as KeyboardEvent).key), { capture })
      Object.assign(window, { takeKeys: () => keys.splice(0) })
    },
  })
  const takeKeys = () =>
    page.evaluate(() => (window as unknown as { takeKeys(): readonly string[] }).takeKeys())
  await page.click('button', 'Wallet Connect')
  await page.expectFocused('heading', 'Connect a Wallet')
  await page.press('a', 's', '/', 'i')
  await page.expectFocused('searchbox', uiText('search'))
  await page.expectVisible('button', 'As/ia')
  await page.expectHidden('button', 'Kin')
  await page.press('Tab', 'Escape')
  await page.expectHidden('dialog')
  expect(await takeKeys()).toEqual([])
  await page.press('s')
  await expect.poll(takeKeys).toContain('s')
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

test('the modal shows each new text after a translator replaced all texts', async ({ open }) => {
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
  await page.expectVisible('heading', shortAddress)
  await translatePage(page)
  await page.wallet('Good Wallet').switchAccount(otherAddress)
  await page.expectVisible('heading', otherShortAddress)
  await page.press('Escape')
  await page.expectVisible('button', otherShortAddress)
})

test('the browser may translate the label of the button, but not an address in it', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  const mayTranslate = () =>
    page.evaluate(
      () => document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')?.translate,
    )
  expect(await mayTranslate()).toBe(true)
  await connectWallet(page)
  expect(await mayTranslate()).toBe(false)
  await page.evaluate(() => window.AptosWalletKit.disconnect())
  await page.expectVisible('button', 'Wallet Connect')
  expect(await mayTranslate()).toBe(true)
})

test('the button keeps its styles after it was in another document', async ({ open }) => {
  const page = await open({})
  const styleSheetCount = await page.evaluate(() => {
    const button = document.querySelector('aptos-wallet-button') as HTMLElement
    const parent = button.parentElement as HTMLElement
    document.implementation.createHTMLDocument().body.append(button)
    parent.append(button)
    return button.shadowRoot?.adoptedStyleSheets.length
  })
  expect(styleSheetCount).toBe(1)
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('dialog')
})

// Turbo and Livewire remove the attributes that the HTML of the server lacks.
test('the button keeps theme and language when the page replaces the attributes of its element', async ({
  open,
}) => {
  const page = await open({ script: 'data-theme="dark" data-locale="ar"' })
  await page.expectVisible('button')
  const found = await page.evaluate(() => {
    const element = document.querySelector('aptos-wallet-button') as HTMLElement
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    element.style.cssText = 'margin: 1px'
    element.lang = 'en'
    element.dir = 'ltr'
    const button = element.shadowRoot?.querySelector('button') as HTMLElement
    const { backgroundColor, direction } = getComputedStyle(button)
    return [backgroundColor, direction, button.closest<HTMLElement>('[lang]')?.lang]
  })
  expect(found).toEqual(['rgb(243, 244, 246)', 'rtl', 'ar'])
})

// Idiomorph (Turbo, htmx) and morphdom reuse an element for a new one with the same tag.
test('the modal is not in an element that a morph of the page reuses', async ({ open }) => {
  const page = await open()
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('dialog')
  await page.press('Escape')
  await page.expectHidden('dialog')
  await page.evaluate(() => {
    const added = document.createElement('div')
    const morphed = document.querySelector('[data-page] ~ div') ?? added
    if (morphed === added) document.body.append(added)
    morphed.append(Object.assign(document.createElement('h2'), { textContent: 'Saved' }))
  })
  await page.expectVisible('heading', 'Saved')
})

test('an open modal stays when a page refresh of Turbo morphs the page', async ({ open }) => {
  const page = await open()
  await page.click('button', 'Wallet Connect')
  await page.expectFocused('heading', 'Connect a Wallet')
  // The morph removes the elements that the HTML of the server lacks, unless they have this attribute.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-page] ~ :not([data-turbo-permanent])'))
      element.remove()
  })
  await page.expectFocused('heading', 'Connect a Wallet')
  await page.press('Escape')
  await page.expectFocused('button', 'Wallet Connect')
})

// Turbo and htmx show a copy of the body when the user goes back.
test('the page has one host of the modals after it restored a copy of its body', async ({ open }) => {
  const page = await open()
  for (let visit = 0; visit < 3; visit++) {
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog')
    await page.press('Escape')
    await page.expectHidden('dialog')
    const hosts = await page.evaluate(() => {
      const { length } = document.querySelectorAll('[data-page] ~ *')
      document.body = document.body.cloneNode(true) as HTMLElement
      return length
    })
    expect(hosts).toBe(1)
  }
})

// The development build of React reports the attributes that the HTML of the server lacks.
test('the button adds no attribute to an element with a tab stop', async ({ open }) => {
  const page = await open({ body: '<aptos-wallet-button tabindex="0"></aptos-wallet-button>' })
  await page.expectVisible('button', 'Wallet Connect')
  const html = await page.evaluate(() => document.querySelector('aptos-wallet-button')?.outerHTML)
  expect(html).toBe('<aptos-wallet-button tabindex="0"></aptos-wallet-button>')
})

describe('open()', () => {
  const button = '<aptos-wallet-button></aptos-wallet-button>'

  const changes: readonly [string, script: string][] = [
    [
      'replaces the body',
      `document.body = Object.assign(document.createElement('body'), { innerHTML: '${button}' })`,
    ],
    ['rewrites the document', `document.write('<!doctype html><body>${button}'), document.close()`],
  ]
  const moreChanges: typeof changes = [
    ['empties the body', `document.body.innerHTML = '${button}'`],
    [
      'removes what it does not know',
      `[...document.body.children].slice(1).forEach((element) => element.remove())`,
    ],
    [
      'replaces the content of the root element',
      `document.documentElement.innerHTML = '<head></head><body>${button}'`,
    ],
  ]
  const tested = hasEveryCase ? [...changes, ...moreChanges] : changes

  test.for(tested)('shows a modal that works after the page %s', async ([, change], { open }) => {
    const page = await open({ wallets: [goodWallet], policy: "script-src 'self' 'unsafe-eval'" })
    const openModal = () => page.evaluate(() => window.AptosWalletKit.open())
    // While the modal is closed, then while it is open. Two clicks in one place would be a double click.
    for (const wallet of ['Petra', 'Nightly']) {
      if (wallet === 'Nightly') await openModal()
      await page.evaluate((script) => new Function(script)(), change)
      await page.expectHidden('dialog')
      await openModal()
      await page.click('button', wallet)
      await page.expectVisible('heading', wallet)
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

test('connect() ends as rejected when the page replaces its body', async ({ open }) => {
  const page = await open()
  await page.evaluate(() => {
    const result = window.AptosWalletKit.connect()
    Object.assign(window, { getResult: () => result })
  })
  await page.expectVisible('dialog', 'Connect a Wallet')
  await page.evaluate(() => {
    document.body = document.createElement('body')
  })
  const result = () =>
    page.evaluate(() => (window as unknown as { getResult(): Promise<unknown> }).getResult())
  expect(await result()).toEqual({ status: 'Rejected' })
})

/** Replaces the styles that an earlier call set. */
const setStyles = (page: TestPage, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

test('button and modal work regardless of the styles of the page', async ({ open }) => {
  const page = await open({ body: '<aptos-wallet-button></aptos-wallet-button>' })
  for (const css of [
    'body > :not(main) { pointer-events: none }',
    'body > :not(main) { display: none !important }',
    'body > :not(main) { visibility: hidden !important }',
    'body > :not(main) { position: fixed; left: -9999px; overflow: hidden; width: 0 }',
    'body > :not(main) { transform: scale(0); z-index: -1; clip-path: inset(50%) }',
    'body > :not(main) { touch-action: none; user-select: none; cursor: none !important }',
    'aptos-wallet-button { display: none !important; visibility: hidden !important }',
    'button, dialog, div, section, aptos-wallet-kit-host { display: none !important }',
    '* { all: initial !important }',
    '*, *::before, *::after { all: unset !important }',
    'body::after { content: ""; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none }',
    'html { font-size: 5px; line-height: 5; letter-spacing: 9px; text-transform: uppercase }',
    'body { direction: rtl; writing-mode: vertical-rl }',
  ]) {
    await setStyles(page, css)
    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Petra')
    await page.expectVisible('heading', 'Petra')
    await page.press('Escape')
    await page.expectHidden('dialog')
  }
})

test('<aptos-wallet-button> opens the modal on a press anywhere on it', async ({ open }) => {
  const page = await open({ body: '<div><aptos-wallet-button></aptos-wallet-button></div>' })
  for (const css of [
    'div { display: flex; flex-direction: column; width: 400px }',
    'div { display: grid; width: 400px; height: 200px }',
    'div { display: flex; height: 200px } aptos-wallet-button { flex: 1 }',
    'aptos-wallet-button { display: block !important; min-height: 150px }',
    'aptos-wallet-button { padding: 30px; border: 10px solid }',
    'div { position: relative; height: 200px } aptos-wallet-button { position: absolute; inset: 0 }',
  ]) {
    await setStyles(page, css)
    const [left, top, right, bottom] = await page.evaluate(() => {
      const box = (document.querySelector('aptos-wallet-button') as Element).getBoundingClientRect()
      return [box.left, box.top, box.right, box.bottom] as const
    })
    for (const [x, y] of [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const) {
      await page.tab.click(x, y)
      await page.expectVisible('dialog')
      await page.press('Escape')
      await page.expectHidden('dialog')
    }
  }
})
