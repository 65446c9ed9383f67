import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { connectWallet, goodWallet, secondWallet } from '../support/fixtures.js'

const promptWallet = { ...goodWallet, prompt: ['connect', 'network', 'account', 'disconnect'] } as const

/** Members of `document` and `window` that the kit uses, or could. */
const names = [
  ...['activeElement', 'addEventListener', 'body', 'currentScript', 'defaultView', 'dispatchEvent'],
  ...['documentElement', 'head', 'hidden', 'location', 'navigator', 'prerendering', 'querySelector'],
  ...['readyState', 'removeEventListener', 'requestIdleCallback', 'TelegramWebviewProxy'],
]

/** Adds elements of every name to the page, after the helpers of the test have been loaded. */
const addElements = (tags: readonly string[]) => `
  for (const name of ${JSON.stringify(names)}) for (const tag of ${JSON.stringify(tags)}) {
    const element = Document.prototype.createElement.call(document, tag)
    element.id = name
    element.setAttribute('name', name)
    element.setAttribute('data-page', '')
    Reflect.get(Document.prototype, 'body', document).append(element)
  }`

// Two elements of one name replace a member with a collection.
test.for([['img'], ['form'], ['embed'], ['object'], ['iframe'], ['img', 'img']])(
  'a user connects on a page with elements named after members of document: %s',
  async (tags, { open }) => {
    const script = 'data-auto-connect="false"'
    const page = await open({ wallets: [promptWallet], script, before: addElements(tags) })
    const found = await page.evaluate(async (names) => {
      const replaced = names.filter((name) => Object.hasOwn(document, name))
      const body = Reflect.get(Document.prototype, 'body', document) as HTMLElement
      const { open, connect, disconnect, getState, getNetworkInfo } = window.AptosWalletKit
      open()
      await connect('Good Wallet')
      const { status } = getState()
      await getNetworkInfo()
      await disconnect()
      open()
      const isDialogOpen = () => body.lastElementChild?.shadowRoot?.querySelector('dialog')?.open
      for (let frame = 0; frame < 100 && !isDialogOpen(); frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      const isOpen = isDialogOpen()
      // The helpers of the test use members of `document`.
      for (const element of [...body.children]) if (names.includes(element.id)) element.remove()
      return { replaced, status, isOpen }
    }, names)
    expect(found).toEqual({ replaced: expect.arrayContaining(names), status: 'connected', isOpen: true })
  },
)

test.for([
  '<div id="AptosWalletKit"></div>',
  '<iframe name="AptosWalletKit" hidden></iframe>',
  '<form id="AptosWalletKit"><input name="version"></form>',
  '<a id="AptosWalletKit"></a><a id="AptosWalletKit" name="version"></a>',
])('a user connects on a page with an element named after the global: %s', async (markup, { open }) => {
  const body = `<div data-page>${markup}</div><aptos-wallet-button></aptos-wallet-button>`
  await connectWallet(await open({ wallets: [goodWallet], body }))
})

test('an element named currentScript sets no options', async ({ open }) => {
  const page = await open({
    wallets: [promptWallet, { ...secondWallet, prompt: ['connect'] }],
    script: 'data-preferred-wallet="Good Wallet" data-auto-connect="false"',
    body: '<div data-page><img name="currentScript" data-preferred-wallet="Second Wallet" data-auto-connect="true"></div>',
  })
  await page.advanceTime(0) // Auto-connect would start in a task after the page has loaded.
  expect(await page.wallet('Second Wallet').calls('connect')).toEqual([])
  const connected = await page.evaluate(async () => {
    await window.AptosWalletKit.connect()
    return window.AptosWalletKit.getState().wallet?.name
  })
  expect(connected).toBe('Good Wallet')
})
