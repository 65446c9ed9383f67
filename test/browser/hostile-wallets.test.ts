import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import {
  address,
  connectWallet,
  expectConnectedTo,
  getState,
  goodWallet,
  otherAddress,
  shortAddress,
} from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'
import { findOverflow } from './locales/find-overflow.js'

/** What the connect modal shows of a wallet after a click on it. */
type Outcome = 'connects' | 'fails' | 'is rejected' | 'waits' | 'is not listed'

const nextWallet = { name: 'Next Wallet', at: 'after', prompt: ['connect', 'network', 'disconnect'] } as const

const rejectedText = uiText('rejected', '{}')

/** Runs in the page: clicks the wallet that the case has registered, and returns the outcome. */
async function clickNewWallet(rejected: string): Promise<{ outcome: Outcome; isConsistent: boolean }> {
  const kit = window.AptosWalletKit
  kit.open()
  await support.advanceTime(0)
  const name = kit.getWallets().installed.find((wallet) => wallet.name !== 'Next Wallet')?.name
  const getOutcome = (): Outcome => {
    if (name === undefined) return 'is not listed'
    const { status } = kit.getState()
    if (status === 'connected') return 'connects'
    if (status === 'connecting') return 'waits'
    const lines = support.readText({ role: 'dialog' })
    return lines.includes(rejected.replace('{}', name)) ? 'is rejected' : 'fails'
  }
  if (name !== undefined) {
    support.clickElement({ role: 'button', name })
    await support.advanceTime(5000)
  }
  const { status, wallet, address, publicKey } = kit.getState()
  const isConsistent =
    status === 'connected'
      ? !!wallet && /^0x[\da-f]{64}$/.test(address) && /^0x[\da-f]+$/.test(publicKey)
      : !wallet && !address && !publicKey
  return { outcome: getOutcome(), isConsistent }
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

/** Expects an outcome for each wallet, all of them in one page, and that the next wallet connects after each. */
async function expectOutcome(page: TestPage, outcome: Outcome, wallets: readonly string[]) {
  for (const code of wallets) {
    await playwrightPage(page.tab).evaluate(`(() => { ${code} })()`)
    expect(await page.evaluate(clickNewWallet, rejectedText), code).toEqual({ outcome, isConsistent: true })
    expect(await page.evaluate(connectNextWallet), code).toBe('Next Wallet')
  }
}

const withConnect = (body: string) => `support.installFaultyWallet({ connect: () => { ${body} } })`
const withMethod = (method: string) => `support.installFaultyWallet({ ${method} })`
const withAccount = (fields: string) =>
  withConnect(`return { status: 'Approved', args: { address: '0x1', publicKey: '0xab', ${fields} } }`)
const withProperty = (property: string) => `support.installFaultyWallet({}, { ${property} })`

type Cases = Partial<Record<Outcome, readonly string[]>>

function testWallets(title: string, toCode: (text: string) => string, cases: Cases) {
  test.for(Object.entries(cases))(`${title} %s`, async ([outcome, texts], { open }) => {
    const page = await open({ wallets: [nextWallet] })
    await expectOutcome(page, outcome as Outcome, texts.map(toCode))
  })
}

describe('wallet', () => {
  testWallets('with a faulty connect method', withConnect, {
    connects: [
      'return { address: "0x1", publicKey: "0xab" }',
      'return { status: "Approved", args: { address: "0x1", publicKey: "0xab" } }',
      `return { then(resolve) {
        resolve({ address: "0x1", publicKey: "0xab" }); resolve({ address: "0x2", publicKey: "0xab" }) } }`,
      'return { then(resolve) { resolve({ address: "0x1", publicKey: "0xab" }); throw new Error("no") } }',
    ],
    fails: [
      'throw new Error("no")',
      'throw "no"',
      'throw null',
      'throw undefined',
      'throw { get code() { throw 1 }, get message() { throw 2 }, toString() { throw 3 } }',
      'throw Object.create(null)',
      'return Promise.reject({ code: 4100, message: "Unauthorized" })',
      'return Promise.reject({ code: 4200, message: "Unsupported" })',
      'return Promise.reject({ code: -30001, message: "Inside" })',
      'return Promise.reject(Symbol("no"))',
      '',
      'return null',
      'return 7',
      'return "0x1"',
      'return () => {}',
      'return { status: "Approved" }',
      'return Promise.resolve({ args: new Proxy({}, { get() { throw new Error("no") } }) })',
      'return { get status() { throw new Error("no") } }',
      'return { get then() { throw new Error("no") } }',
      'const self = {}; self.data = self; return { args: { address: self, publicKey: "0xab" } }',
    ],
    'is rejected': ['return Promise.reject({ code: 4001 })'],
    waits: ['return new Promise(() => {})'],
  })

  testWallets('with a faulty connect feature', (feature) => withMethod(`connect: ${feature}`), {
    fails: [
      '{ version: "1.0.0", connect: "yes" }',
      'null',
      '{ get connect() { throw new Error("no") } }',
      'new Proxy({}, { get() { throw new Error("no") } })',
    ],
  })

  testWallets('with an unusual account', withAccount, {
    connects: [
      'address: "0xa"',
      'address: "ab"',
      'address: "0XAB"',
      'address: new Uint8Array(32).fill(7)',
      'address: [1, 2, 3]',
      'address: { data: { 0: 1, 1: 2 } }',
      'address: { toString: () => "0xab" }',
      'publicKey: new Uint8Array([1, 2])',
      'publicKey: { key: { data: new Uint8Array([1, 2]) } }',
      'ansName: "<img src=x onerror=alert(1)>"',
      'ansName: { toString() { throw new Error("no") } }',
      'ansName: "a".repeat(10000)',
    ],
    fails: [
      'address: ""',
      'address: "0x"',
      'address: "0x" + "a".repeat(65)',
      'address: "0xzz"',
      'address: "<img src=x onerror=alert(1)>"',
      'address: 12',
      'address: null',
      'address: {}',
      'address: [300, -1]',
      'get address() { throw new Error("no") }',
      'address: { toString() { throw new Error("no") } }',
      'publicKey: ""',
      'publicKey: undefined',
      'get publicKey() { throw new Error("no") }',
    ],
  })

  testWallets('with a faulty network or subscription', withMethod, {
    connects: [
      'network: () => new Promise(() => {})',
      'network: () => { throw null }',
      'network: () => null',
      'network: () => ({ args: { name: "testnet", chainId: 2 } })',
      'network: () => ({ name: "<b>x", chainId: 3, url: "javascript:alert(1)" })',
      'network: () => ({ name: "x", chainId: "9" })',
      'network: () => ({ get name() { throw 1 } })',
      'network: undefined',
      'onAccountChange: () => { throw new Error("no") }',
      'onAccountChange: () => Promise.reject("no")',
      'onNetworkChange: () => new Promise(() => {})',
      'onAccountChange: (emit) => { emit(7); emit("x"); emit({ address: "zz" }) }',
      `onAccountChange: (emit) => {
        for (let n = 1; n <= 10000; n++) emit({ address: '0x' + n.toString(16), publicKey: '0xab' }) }`,
      'onNetworkChange: (emit) => emit({ get name() { throw new Error("no") } })',
    ],
  })

  testWallets('with an unusual property', withProperty, {
    connects: [
      'name: "<img src=x onerror=alert(1)>"',
      'name: "Pe\\u202Etra\\u2066"',
      'name: "W".repeat(10000)',
      'name: "__proto__"',
      'name: "constructor"',
      'name: "$& $1 {}"',
      'icon: "javascript:alert(1)"',
      'icon: "https://icons.example/a.png"',
      'icon: "data:text/html,<script>alert(1)</script>"',
      `icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'`,
      'icon: undefined',
      'get icon() { throw new Error("no") }',
      'icon: "data:image/png;base64," + "A".repeat(5e6)',
      'icon: "data:image/png;base64,AAAA"',
      'url: "javascript:alert(1)"',
      'url: "http://wallet.example/"',
    ],
    fails: [
      'features: { get "aptos:connect"() { throw new Error("no") } }',
      'features: { "aptos:account": { account: () => ({}) } }',
    ],
    'is not listed': [
      'features: null',
      'get features() { throw new Error("no") }',
      'features: new Proxy({}, { ownKeys() { throw new Error("no") } })',
      'features: { "solana:connect": {}, "standard:connect": {} }',
      'get features() { throw new Proxy({}, { get() { throw new Error("no") } }) }',
      'name: ""',
      'name: " \\u200B\\u202E "',
      'name: { toString: () => "Bad" }',
      'get name() { throw new Error("no") }',
      'get name() { throw { get message() { throw new Error("no") } } }',
      'get url() { throw new Error("no") }',
    ],
  })

  testWallets('with an unusual registration', (code) => code, {
    connects: [
      `const { standard } = support.createWallet({ name: 'Bad Wallet', prompt: ['connect', 'network'] })
       Object.values(standard.features).forEach(Object.freeze); Object.freeze(standard.features)
       support.registerWallet(Object.freeze(standard))`,
      `const { standard } = support.createWallet({ name: 'Bad Wallet', prompt: ['connect', 'network'] })
       support.registerWallet(standard, standard); support.registerWallet(standard)`,
    ],
    'is not listed': [
      'support.registerWallet(null)',
      'support.registerWallet("Bad Wallet")',
      'support.registerWallet()',
      'support.registerWallet({ name: "Bad Wallet" })',
      'dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: 7 }))',
      `dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail() { throw new Error('no') } }))`,
    ],
  })

  test.for(['throw new Error("no")', 'throw null', 'return { status: "Rejected" }'])(
    'that fails to disconnect with %s stays connected until the user removes it',
    async (body, { open }) => {
      const before = `support.installFaultyWallet({ disconnect: () => { ${body} } })`
      const page = await open({ before, wallets: [nextWallet] })
      await page.click('button', 'Wallet Connect')
      await page.click('button', 'Bad Wallet')
      await page.click('button', shortAddress)
      await page.click('button', 'Disconnect')
      await page.click('button', uiText('forget'))
      await page.expectVisible('button', 'Wallet Connect')
      expect(await page.evaluate(connectNextWallet)).toBe('Next Wallet')
    },
  )

  test('cannot sign transactions with a signTransaction version that is not 1.1', async ({ open }) => {
    const noVersion = 'signTransaction feature is not available or has no version'
    const unsupported = 'Unsupported version of signTransaction feature: '
    const page = await open()
    for (const [version, message] of [
      ['1.1', noVersion],
      ['undefined', noVersion],
      ['null', noVersion],
      ['{}', noVersion],
      ['(() => { throw 1 })()', noVersion],
      ['"1.0.0"', 'Wallet does not support signTransaction feature'],
      ['"1.11"', `${unsupported}1.11`],
      ['"1.1.0-beta"', `${unsupported}1.1.0-beta`],
      ['"v1.1"', `${unsupported}v1.1`],
    ] as const) {
      const feature = `{ get version() { return ${version} }, signTransaction: () => ({ signed: true }) }`
      await playwrightPage(page.tab).evaluate(`void (${withMethod(`signTransaction: ${feature}`)})`)
      const sign = async () => {
        const { connect, signTransaction } = window.AptosWalletKit
        await connect('Bad Wallet')
        const refusal = await signTransaction({ payload: { function: '0x1::m::f' } }).then(
          () => 'signed',
          (error) => error.message,
        )
        support.unregisterWallets()
        return refusal
      }
      expect(await page.evaluate(sign), version).toBe(message)
    }
  })

  test('that emits while it is not the current wallet changes nothing', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, { name: 'Next Wallet', at: 'after' }] })
    await connectWallet(page)
    await page.click('button', shortAddress)
    await page.click('button', 'Disconnect')
    await page.expectVisible('button', 'Wallet Connect')
    await page.takeEvents()
    await page.wallet('Good Wallet').switchAccount(otherAddress)
    await page.wallet('Good Wallet').switchNetwork('mainnet', 1)
    expect(await getState(page)).toMatchObject({ status: 'disconnected', address: '', network: '' })
    await connectWallet(page, 'Next Wallet')
    await page.wallet('Good Wallet').switchAccount('')
    await page.wallet('Good Wallet').switchAccount(otherAddress)
    await expectConnectedTo(page, 'Next Wallet')
    expect((await getState(page)).address).toBe(address)
    expect((await page.takeEvents()).map(({ type }) => type)).toEqual([
      'wallet-item-click',
      'wallet-connected',
    ])
  })

  test('that emits an invalid account changes nothing', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    for (const account of ['rubbish', 7, true, { address: 'zz' }, { address: [] }]) {
      await page.evaluate(
        (value) => void support.wallet('Good Wallet').emit('onAccountChange', value),
        account,
      )
      await expectConnectedTo(page, 'Good Wallet')
      expect((await getState(page)).address).toBe(address)
    }
    await page.evaluate(() => void support.takeConsole())
  })

  test('that responds after it has unregistered does not connect', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, { name: 'Next Wallet', at: 'after' }] })
    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').waitForRequest()
    await page.evaluate(() => support.unregisterWallet('Good Wallet'))
    await page.expectHidden('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve()
    expect(await getState(page)).toMatchObject({ status: 'disconnected', address: '' })
    await page.evaluate(() => void support.takeConsole()) // The attempt has failed.
    await page.click('button', 'Next Wallet')
    await page.wallet('Next Wallet').approve('connect')
    await expectConnectedTo(page, 'Next Wallet')
  })

  test('that responds after the user has disconnected does not connect', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, { name: 'Next Wallet', at: 'after' }] })
    await connectWallet(page, 'Next Wallet')
    await page.evaluate(() => void window.AptosWalletKit.connect('Good Wallet').catch(() => {}))
    await page.click('button', shortAddress)
    await page.click('button', 'Disconnect')
    await page.expectVisible('button', 'Wallet Connect')
    await page.wallet('Good Wallet').approve('connect')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await getState(page)).toMatchObject({ status: 'disconnected', address: '' })
  })

  test('connects among three thousand others that a search narrows down', async ({ open }) => {
    const page = await open({
      wallets: [nextWallet],
      before:
        'for (let n = 0; n < 3000; n++) support.installFaultyWallet({}, { name: "Wallet number " + n })',
    })
    await page.click('button', 'Wallet Connect')
    await page.click('searchbox', uiText('search'))
    await page.press(...'Next')
    await page.expectHidden('button', 'Wallet number 1')
    await page.click('button', 'Next Wallet')
    await expectConnectedTo(page, 'Next Wallet')
  })

  test('with the name of another wallet has its own row', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet],
      before: 'support.installWallet({ name: "Good Wallet" })',
    })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Good Wallet')
    await page.click('button', 'Good Wallet (2)')
    await page.wallet('Good Wallet').waitForRequest()
  })
})

describe('wallet name of the maximum length', () => {
  test.for([1, 9])('does not overflow the modal, with %i wallets', async (count, { open }) => {
    const page = await open()
    await page.evaluate((wallets) => {
      for (let n = 0; n < wallets; n++)
        support.installFaultyWallet(
          { connect: () => new Promise(() => {}) },
          { name: `${n}`.padEnd(64, 'W') },
        )
    }, count)
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', '0'.padEnd(64, 'W'))
    await page.advanceTime(0)
    expect(await page.evaluate(findOverflow)).toEqual([])
    await page.click('button', '0'.padEnd(64, 'W'))
    await page.expectVisible('button', 'Cancel')
    await page.advanceTime(0)
    expect(await page.evaluate(findOverflow)).toEqual([])
  })

  test.for([320, 500, 1000])(
    'of the catalogue does not overflow the modal at %i px',
    async (width, { open }) => {
      const page = await open()
      await page.tab.resize(width, 640)
      const names = ['A wallet whose author could not stop until the very last letter', 'W'.repeat(64)]
      await page.evaluate((all) => {
        const entry = {
          url: 'https://wallet.example/',
          icon: '',
          readyState: 'NotDetected',
          isAIP62Standard: true,
        }
        window.AptosWalletKit.configure({ catalogue: all.map((name) => ({ ...entry, name }) as never) })
      }, names)
      await page.click('button', 'Wallet Connect')
      for (const name of names) {
        await page.click('button', name)
        await page.expectVisible('link', `Get ${name}`)
        await page.advanceTime(0)
        expect(await page.evaluate(findOverflow), name).toEqual([])
      }
      await page.click('button', 'Close')
      await page.click('button', 'Wallet Connect')
      await page.click('button', 'Get a Wallet')
      await page.expectVisible('link', `Get ${names[1]}`)
      await page.advanceTime(0)
      expect(await page.evaluate(findOverflow)).toEqual([])
    },
  )
})
