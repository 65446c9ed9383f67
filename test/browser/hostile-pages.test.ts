import type { Frame } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import {
  address,
  expectConnectedTo,
  goodWallet,
  openAccountModal,
  publicKey,
  shortAddress,
} from '../support/fixtures.js'
import { pageFiles } from '../support/page-html.js'

const options = `{
  preferredWallet: 'X', autoConnect: false, silent: true, theme: 'dark', network: 'testnet', locale: 'ar', storage: null,
  catalogue: [], lazyWallets: 1, filter: 1, order: 1, strings: { button: 'X' }, links: { learnMore: 'javascript:alert(1)' },
  aliases: ['Good Wallet'], deeplinkProvider: 'javascript:alert(1)', phoneUrl: 'javascript:alert(1)' }`

test('a user connects the right account with options on Object.prototype', async ({ open }) => {
  const wallet = { ...goodWallet, prompt: ['connect', 'network', 'disconnect'] }
  const page = await open({ wallets: [wallet], before: `Object.assign(Object.prototype, ${options})` })
  const found = await page.evaluate(async () => {
    const { connect, getState, disconnect, isConnected } = window.AptosWalletKit
    const { status } = await connect('Good Wallet')
    const { address, publicKey, wallet } = getState()
    await disconnect()
    return [status, wallet?.name, address, publicKey, isConnected()]
  })
  expect(found).toEqual(['Approved', 'Good Wallet', address, publicKey, false])
  await page.click('button', 'Wallet Connect')
  await page.click('button', 'Petra')
  await page.expectVisible('link', 'Get Petra')
})

test('the global connects on a page with elements of its own that have the names of the kit', async ({
  open,
}) => {
  const page = await open({
    wallets: [goodWallet],
    before: `for (const name of ['aptos-wallet-button', 'aptos-wallet-kit-host'])
      customElements.define(name, class extends HTMLElement {})`,
  })
  await page.evaluate(() => window.AptosWalletKit.open())
  await page.click('button', goodWallet.name)
  await page.wallet(goodWallet.name).approve()
  await expectConnectedTo(page, goodWallet.name)
  await page.expectHidden('dialog')
})

test.for<[string, string]>([
  ['a frame', ''],
  ['a sandboxed frame, which has no storage', 'sandbox="allow-scripts"'],
])('a user connects in %s', async ([, attributes], { open }) => {
  const files = Object.entries(await pageFiles({ wallets: [goodWallet] }))
  const page = await open({
    body: `<div data-page><iframe src="/inner/" width="800" height="600" ${attributes}></iframe></div>`,
    files: Object.fromEntries(files.map(([path, body]) => [`/inner${path}`, body])),
  })
  const playwright = playwrightPage(page.tab)
  await expect.poll(() => playwright.frames().length).toBe(2)
  const frame = playwright.frames()[1] as Frame
  await frame.waitForLoadState()
  await frame.getByRole('button', { name: 'Wallet Connect' }).click()
  await frame.getByRole('button', { name: 'Good Wallet' }).click()
  await frame.waitForFunction(() => support.wallet('Good Wallet').waiting() > 0)
  await frame.evaluate(() => support.wallet('Good Wallet').approve('connect'))
  await frame.getByRole('button', { name: shortAddress }).waitFor()
  expect(await frame.evaluate(() => support.takeFaults())).toEqual([])
})

test('the kit makes no request, from its load to a disconnect', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  const paths: string[] = []
  playwrightPage(page.tab).on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== 'data:') paths.push(pathname)
  })
  await page.reload()
  await openAccountModal(page)
  await page.click('button', 'Disconnect')
  await page.click('button', 'Wallet Connect')
  await page.click('button', 'Get a Wallet')
  await page.expectVisible('link', 'Get Petra')
  const ofThePage = ['/', '/after.js', '/before.js', '/late.js', '/style.css', '/support.js']
  expect(paths.sort()).toEqual([...ofThePage, '/aptos-wallet-kit.js'].sort())
})
