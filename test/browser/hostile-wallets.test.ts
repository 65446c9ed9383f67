import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { uiText } from '../support/strings.js'

/** What the connect modal shows of a wallet after a click on it. */
type Outcome = 'connects' | 'fails' | 'is rejected' | 'waits' | 'is not listed'

const nextWallet = { name: 'Next Wallet', at: 'after', prompt: ['connect', 'network', 'disconnect'] } as const

/** Runs in the page: clicks the wallet that the case has registered, and returns the outcome. */
async function clickNewWallet(rejected: string): Promise<{ outcome: Outcome; isConsistent: boolean }> {
  const kit = window.AptosWalletKit
  kit.open()
  await support.advanceTime(0)
  const name = kit.getWallets().installed.find((wallet) => wallet.name !== 'Next Wallet')?.name
  if (name !== undefined) {
    support.clickElement({ role: 'button', name })
    await support.advanceTime(5000)
  }
  const { status, wallet, address, publicKey } = kit.getState()
  const lines = support.readText({ role: 'dialog' })
  const outcomes = { connected: 'connects', connecting: 'waits' } as const
  const failure = lines.includes(rejected.replace('{}', `${name}`)) ? 'is rejected' : 'fails'
  const isHex = /^0x[\da-f]{64}$/.test(address) && /^0x[\da-f]+$/.test(publicKey)
  return {
    outcome: name === undefined ? 'is not listed' : (outcomes[status as keyof typeof outcomes] ?? failure),
    isConsistent: status === 'connected' ? !!wallet && isHex : !wallet && !address && !publicKey,
  }
}

/** Runs in the page: connects the next wallet, and restores the page for the next case. */
async function connectNextWallet(): Promise<string | undefined> {
  const kit = window.AptosWalletKit
  if (kit.isConnected()) await kit.connect('Next Wallet')
  else {
    kit.open()
    await support.advanceTime(0)
    support.clickElement({ role: 'button', name: 'Next Wallet' })
  }
  await support.advanceTime(0)
  const name = kit.getState().wallet?.name
  await kit.disconnect()
  support.unregisterWallets('Next Wallet')
  support.takeConsole()
  support.takeEvents()
  await support.advanceTime(0)
  return name
}

const withMethod = (method: string) => `support.installFaultyWallet({ ${method} })`
const withConnect = (body: string) => withMethod(`connect: () => { ${body} }`)
const withAccount = (fields: string) =>
  withConnect(`return { status: 'Approved', args: { address: '0x1', publicKey: '0xab', ${fields} } }`)
const withProperty = (property: string) => `support.installFaultyWallet({}, { ${property} })`

const cases: Record<Outcome, readonly string[]> = {
  connects: [
    ...['address: new Uint8Array(32).fill(7)', 'ansName: "<img src=x onerror=alert(1)>"'].map(withAccount),
    ...[
      'network: () => new Promise(() => {})',
      'network: () => ({ name: "<b>x", chainId: 3, url: "javascript:alert(1)" })',
      'onAccountChange: () => { throw new Error("no") }',
      `onAccountChange: (emit) => {
        for (let n = 1; n <= 10000; n++) emit({ address: '0x' + n.toString(16), publicKey: '0xab' }) }`,
    ].map(withMethod),
    ...[
      'name: "<img src=x onerror=alert(1)>"',
      'name: "Pe\\u202Etra\\u2066"',
      'name: "W".repeat(10000)',
      'name: "__proto__"',
      'name: "$& $1 {}"',
      'icon: "javascript:alert(1)"',
      'icon: "https://icons.example/a.png"',
      'icon: "data:text/html,<script>alert(1)</script>"',
      `icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'`,
      'get icon() { throw new Error("no") }',
      'icon: "data:image/png;base64," + "A".repeat(5e6)',
      'url: "javascript:alert(1)"',
    ].map(withProperty),
    `const { standard } = support.createWallet({ name: 'Bad Wallet', prompt: ['connect', 'network'] })
     Object.values(standard.features).forEach(Object.freeze); Object.freeze(standard.features)
     support.registerWallet(Object.freeze(standard), standard)`,
  ],
  fails: [
    ...[
      'throw { get code() { throw 1 }, get message() { throw 2 }, toString() { throw 3 } }',
      'return Promise.resolve({ args: new Proxy({}, { get() { throw new Error("no") } }) })',
      'return { get then() { throw new Error("no") } }',
      'const self = {}; self.data = self; return { args: { address: self, publicKey: "0xab" } }',
    ].map(withConnect),
    withAccount('address: "<img src=x onerror=alert(1)>"'),
    withMethod('connect: { get connect() { throw new Error("no") } }'),
    withProperty('features: { "aptos:account": { account: () => ({}) } }'),
  ],
  'is rejected': [withConnect('return Promise.reject({ code: 4001 })')],
  waits: [withConnect('return new Promise(() => {})')],
  'is not listed': [
    withProperty('get features() { throw new Proxy({}, { get() { throw new Error("no") } }) }'),
    withProperty('name: " \\u200B\\u202E "'),
    withProperty('get name() { throw { get message() { throw new Error("no") } } }'),
    'support.registerWallet(null)',
    `dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail() { throw new Error('no') } }))`,
  ],
}

test.for(Object.entries(cases))(
  'hostile wallet %s, and the next wallet connects',
  async ([outcome, wallets], { open }) => {
    const page = await open({ wallets: [nextWallet] })
    for (const code of wallets) {
      await playwrightPage(page.tab).evaluate(`(() => { ${code} })()`)
      const found = await page.evaluate(clickNewWallet, uiText('rejected', '{}'))
      expect.soft(found, code).toEqual({ outcome, isConsistent: true })
      expect(await page.evaluate(connectNextWallet), code).toBe('Next Wallet')
    }
  },
)
