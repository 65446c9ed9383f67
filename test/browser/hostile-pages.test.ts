import type { Frame } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import {
  address,
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  secondWallet,
  shortAddress,
} from '../support/fixtures.js'
import { pageFiles } from '../support/page-html.js'
import type { TestPage } from '../support/test-page.js'

/** All of it, as a visitor does: connect, look, disconnect. */
async function works(visit: TestPage) {
  await connectWallet(visit)
  await visit.click('button', shortAddress)
  await visit.expectVisible('dialog', shortAddress)
  await visit.click('button', 'Disconnect')
  await visit.expectVisible('button', 'Wallet Connect')
}

describe('a page whose styles', () => {
  test.for<[string, string]>([
    ['reset everything', '* { all: initial !important }'],
    ['unset everything', '*, *::before, *::after { all: unset !important }'],
    ['hide buttons and dialogs', 'button, dialog, div, section { display: none !important }'],
    [
      'hide the button’s element',
      'aptos-wallet-button { display: none !important; visibility: hidden !important }',
    ],
    ['hide every child of the body', 'body > :not(main) { display: none }'],
    [
      'cover the page',
      'body::after { content: ""; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none }',
    ],
    [
      'scale everything',
      'html { font-size: 5px; line-height: 5; letter-spacing: 9px; text-transform: uppercase }',
    ],
    ['turn the page', 'body { direction: rtl; writing-mode: vertical-rl }'],
  ])('%s cannot keep the visitor from connecting', async ([, css], { open }) => {
    const body = '<aptos-wallet-button></aptos-wallet-button>'
    const visit = await open({ wallets: [goodWallet], css: css, body })
    await works(visit)
  })
})

describe('a page that has tampered with what scripts share', () => {
  test.for<[string, string]>([
    [
      'Object.prototype holds an answer',
      `Object.assign(Object.prototype, { status: 'Rejected', code: 4001, args: null })`,
    ],
    [
      'Object.prototype holds a wallet',
      `Object.assign(Object.prototype, { name: 'X', icon: 'x', url: 'x', features: {} })`,
    ],
    [
      'Object.prototype holds options',
      `Object.assign(Object.prototype, { preferredWallet: 'X', autoConnect: false, silent: true, theme: 'dark' })`,
    ],
    [
      'Object.prototype holds an address',
      `Object.assign(Object.prototype, { address: '0xdead', data: 'x', key: 'x', 0: 1 })`,
    ],
    [
      'Object.prototype holds a failure',
      `Object.assign(Object.prototype, { failure: { kind: 'failed' }, session: 1, attempt: 1 })`,
    ],
    ...['get', 'set', 'value'].map((name): [string, string] => [
      `Object.prototype holds ${name}, as a property's description may`,
      `Object.prototype.${name} = () => 'polluted'`,
    ]),
    ['crypto.subtle is not there', `Object.defineProperty(crypto, 'subtle', { value: undefined })`],
    [
      'localStorage throws when read',
      `Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })`,
    ],
    ['localStorage is null', `Object.defineProperty(window, 'localStorage', { value: null })`],
    [
      'localStorage is full',
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    ],
    [
      'localStorage holds rubbish',
      `for (const key of ['auto-connect', 'wallet-name', 'disconnected'])
         if (!localStorage.length || key !== 'x') localStorage.setItem('aptos-wallet-kit.' + key, '{<[\\u0000')`,
    ],
  ])('%s: a wallet connects and disconnects all the same', async ([, before], { open }) => {
    const visit = await open({ wallets: [goodWallet], before })
    await works(visit)
    await visit.evaluate(() => void support.takeConsole())
  })

  test.for([
    '<div id="AptosWalletKit"></div>',
    '<form name="AptosWalletKit"></form>',
    '<iframe name="AptosWalletKit" hidden></iframe>',
    '<form id="AptosWalletKit"><input name="version"></form>',
    '<a id="AptosWalletKit"></a><a id="AptosWalletKit" name="version"></a>',
  ])('starts on a page whose %s has the adapter’s name', async (taken, { open }) => {
    const body = `<div data-page>${taken}</div><aptos-wallet-button></aptos-wallet-button>`
    await works(await open({ wallets: [goodWallet], body }))
  })

  test('gives its adapter to a page that has an element of its own under the button’s name', async ({
    open,
  }) => {
    const visit = await open({
      wallets: [goodWallet],
      before: `customElements.define('aptos-wallet-button', class extends HTMLElement {})`,
    })
    await visit.evaluate(() => window.AptosWalletKit.open())
    await visit.click('button', goodWallet.name)
    await visit.wallet(goodWallet.name).approve()
    await expectConnectedTo(visit, goodWallet.name)
    await visit.expectHidden('dialog')
    await visit.evaluate(() => window.AptosWalletKit.disconnect())
    expect(await visit.evaluate(() => window.AptosWalletKit.isConnected())).toBe(false)
  })

  test('keeps a session whose storage was cleared meanwhile, and forgets it at the next load', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.evaluate(() => localStorage.clear())
    await expectConnectedTo(visit, 'Good Wallet')
    await visit.reload()
    await visit.expectVisible('button', 'Wallet Connect')
    await visit.advanceTime(0) // Auto-connect begins in a task after the page is read.
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('stays true to a disconnect while storage is full', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      before: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    })
    await works(visit)
    await connectWallet(visit, secondWallet.name, '0xffff...7777')
    expect(await visit.evaluate(() => window.AptosWalletKit.getAccount())).toBe(otherAddress)
  })

  test.for<[string, string]>([
    ['absent', 'undefined'],
    ['denied', `{ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }`],
    ['throwing', `{ writeText() { throw new Error('no') } }`],
  ])('says on the console that a copy failed when the clipboard is %s', async ([, value], { open }) => {
    const before = `Object.defineProperty(navigator, 'clipboard', { value: ${value} })`
    const visit = await open({ wallets: [goodWallet], before })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Copy Address')
    await expect
      .poll(() => visit.evaluate(() => support.takeConsole()))
      .toEqual([expect.stringMatching(/^error: Failed to copy address:/)])
    await visit.expectVisible('button', 'Copy Address')
    await visit.expectHidden('button', 'Copied!')
  })
})

describe('a page that changes under the kit', () => {
  test('opens the modal again after the body was replaced', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    await visit.evaluate(() => {
      const body = document.createElement('body')
      body.append(document.createElement('aptos-wallet-button'))
      document.body = body
    })
    await visit.expectHidden('dialog')
    await works(visit)
  })

  test('opens the modal again after its place was removed while it was open', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    await visit.evaluate(() => document.body.lastElementChild?.remove())
    await visit.expectHidden('dialog')
    await works(visit)
  })

  test('lets the page’s own modal dialog be, with the button inside it', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet],
      body: '<dialog aria-label="The page’s own"><aptos-wallet-button></aptos-wallet-button><button>Done</button></dialog>',
      after: () => document.querySelector('dialog')?.showModal(),
    })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog', 'Connect a Wallet')
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').approve()
    await visit.expectHidden('dialog', 'Connect a Wallet')
    await visit.expectVisible('button', shortAddress)
    await visit.expectVisible('dialog', 'The page’s own')
    await visit.click('button', 'Done')
  })

  test('sends events from the document when the button that led to them is gone', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Good Wallet')
    await visit.evaluate(() => document.querySelector('aptos-wallet-button')?.remove())
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
    expect((await visit.takeEvents()).at(-1)).toMatchObject({ type: 'wallet-connected', from: '' })
  })

  test('hears each event once when the element was moved about', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.evaluate(() => {
      const button = document.querySelector('aptos-wallet-button') as Element
      for (let n = 0; n < 20; n++) document.body.append(button)
    })
    await connectWallet(visit)
    expect(await visit.takeEvents()).toHaveLength(2)
    expect(await visit.wallet('Good Wallet').calls('connect')).toHaveLength(1)
  })

  test('works while it is printed, and afterwards', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    const page = playwrightPage(visit.tab)
    await page.emulateMedia({ media: 'print' })
    await visit.expectVisible('button', 'Wallet Connect')
    await page.emulateMedia({ media: 'screen' })
    await works(visit)
  })
})

describe('a page inside a frame', () => {
  const frameIn = async (visit: TestPage): Promise<Frame> => {
    const page = playwrightPage(visit.tab)
    await expect.poll(() => page.frames().length).toBe(2)
    const frame = page.frames()[1] as Frame
    await frame.waitForLoadState()
    return frame
  }
  const connectInside = async (frame: Frame) => {
    await frame.getByRole('button', { name: 'Wallet Connect' }).click()
    await frame.getByRole('button', { name: 'Good Wallet' }).click()
    await frame.waitForFunction(() => support.wallet('Good Wallet').waiting() > 0)
    await frame.evaluate(() => support.wallet('Good Wallet').approve('connect'))
    await frame.getByRole('button', { name: shortAddress }).waitFor()
    expect(await frame.evaluate(() => support.takeFaults())).toEqual([])
  }

  test.for<[string, string]>([
    ['a frame', ''],
    ['a sandboxed frame, which has no storage', 'sandbox="allow-scripts"'],
  ])('connects in %s', async ([, attributes], { open }) => {
    const inner = await pageFiles({ wallets: [goodWallet] })
    const files = Object.fromEntries(Object.entries(inner).map(([path, body]) => [`/inner${path}`, body]))
    const visit = await open({
      body: `<div data-page><iframe src="/inner/" width="800" height="600" ${attributes}></iframe></div>`,
      files,
    })
    const frame = await frameIn(visit)
    await connectInside(frame)
    expect(await frame.evaluate(() => window.AptosWalletKit.getAccount())).toBe(address)
  })
})

test('makes no request of its own, from its load to a disconnect', async ({ open }) => {
  const visit = await open({ wallets: [goodWallet] })
  const asked: string[] = []
  playwrightPage(visit.tab).on('request', (request) => asked.push(request.url()))
  await works(visit)
  await visit.click('button', 'Wallet Connect')
  await visit.click('button', 'Get a Wallet')
  await visit.expectVisible('link', 'Get Petra')
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([])
})
