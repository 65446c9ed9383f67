import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet } from '../support/fixtures.js'

const withMethod = (method: string) => `support.installFaultyWallet({ ${method} })`
const withConnect = (body: string) => withMethod(`connect: () => { ${body} }`)
const withAccount = (fields: string) =>
  withConnect(`return { status: 'Approved', args: { address: '0x1', publicKey: '0xab', ${fields} } }`)
const withProperty = (property: string) => `support.installFaultyWallet({}, { ${property} })`

const hostileWallets = [
  ...['address: "<img src=x onerror=alert(1)>"', 'ansName: "<img src=x onerror=alert(1)>"'].map(withAccount),
  ...[
    'throw { get code() { throw 1 }, get message() { throw 2 }, toString() { throw 3 } }',
    'return Promise.resolve({ args: new Proxy({}, { get() { throw new Error("no") } }) })',
    'return { get then() { throw new Error("no") } }',
  ].map(withConnect),
  ...[
    'connect: { get connect() { throw new Error("no") } }',
    'network: () => ({ name: "<b>x", chainId: 3, url: "javascript:alert(1)" })',
    'network: () => ({ name: "mainnet", chainId: 1, url: "https://hostile.example/v1" })',
    `onAccountChange: (emit) => {
      for (let n = 1; n <= 10000; n++) emit({ address: '0x' + n.toString(16), publicKey: '0xab' }) }`,
  ].map(withMethod),
  ...[
    'name: "<img src=x onerror=alert(1)>"',
    'name: "W".repeat(10000)',
    'name: "__proto__"',
    'get features() { throw new Proxy({}, { get() { throw new Error("no") } }) }',
    'icon: "javascript:alert(1)"',
    'icon: "https://hostile.example/a.png"',
    'icon: "data:text/html,<script>alert(1)</script>"',
    `icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'`,
    'get icon() { throw new Error("no") }',
    'url: "javascript:alert(1)"',
    'url: "https://hostile.example/home"',
  ].map(withProperty),
  `dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail() { throw new Error('no') } }))`,
]

test('hostile wallets inject nothing and cause no request, and the next wallet connects', async ({
  open,
}) => {
  const page = await open({
    wallets: [{ ...goodWallet, at: 'after', prompt: ['connect', 'network'] }],
    before: hostileWallets.map((code) => `{ ${code} }`).join('\n'),
  })
  const hosts: string[] = []
  playwrightPage(page.tab).on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:') hosts.push(host)
  })
  await page.reload()
  const pageHost = await page.evaluate(() => location.host)
  const found = await page.evaluate(async () => {
    const { open, getState, getWallets, isConnected, disconnect } = window.AptosWalletKit
    const openModal = async () => {
      open()
      await support.advanceTime(0)
    }
    const injected: string[] = []
    for (const { name } of getWallets().installed) {
      if (isConnected()) await disconnect()
      await openModal()
      support.clickElement({ role: 'button', name })
      await support.advanceTime(5000)
      await openModal() // For the account.
      injected.push(...support.findInjected())
    }
    support.takeConsole()
    return { injected, wallet: getState().wallet?.name }
  })
  expect(found).toEqual({ injected: [], wallet: 'Good Wallet' })
  expect(new Set(hosts)).toEqual(new Set([pageHost]))
})

// The built script is minified: an error of the engine would name a variable of one letter.
test('diagnose() names the event of a wallet that registers without a function', async ({ open }) => {
  const page = await open()
  const reasons = await page.evaluate(() => {
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'rubbish' }))
    return window.AptosWalletKit.diagnose().map(({ reason }) => reason)
  })
  expect(reasons).toEqual([expect.stringContaining('register event')])
})
