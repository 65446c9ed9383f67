import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import {
  address,
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  shortAddress,
} from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'
import { overflowing } from './locales/overflowing.js'

/** What is seen of a wallet after a click on it, or that there is nothing to click. */
type Outcome = 'connects' | 'fails' | 'is declined' | 'waits' | 'is not listed'

const next = { name: 'Next Wallet', at: 'after' } as const

const installedNames = (visit: TestPage) =>
  visit.evaluate(() => window.AptosWalletKit.getWallets().installed.map(({ name }) => name))

const state = (visit: TestPage) => visit.evaluate(() => window.AptosWalletKit.getState())

async function seeOutcome(visit: TestPage, name: string): Promise<Outcome> {
  const { status } = await state(visit)
  if (status === 'connected') return 'connects'
  if (status === 'connecting') return 'waits'
  const lines = await visit.evaluate(() => support.readText({ role: 'dialog' }))
  return lines.includes(uiText('rejected', name)) ? 'is declined' : 'fails'
}

/** Clicks whatever wallet came before the next one, and hands back what came of it. */
async function tryOut(visit: TestPage): Promise<Outcome> {
  await visit.click('button', 'Wallet Connect')
  await visit.expectVisible('button', 'Next Wallet')
  const [name] = (await installedNames(visit)).filter((each) => each !== 'Next Wallet')
  if (name === undefined) return 'is not listed'
  await visit.click('button', name)
  await visit.advanceTime(5000)
  await visit.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  return seeOutcome(visit, name)
}

/** The state says what is so: either nothing, or a wallet with an address and a key in canonical text. */
async function isTrue(visit: TestPage) {
  const { status, wallet, address: text, publicKey } = await state(visit)
  if (status === 'connected') {
    expect(wallet).not.toBeNull()
    expect(text).toMatch(/^0x[\da-f]{64}$/)
    expect(publicKey).toMatch(/^0x[\da-f]+$/)
  } else expect([wallet, text, publicKey]).toEqual([null, '', ''])
}

/** The next wallet connects, through the modal when it is open and by name when it is not. */
async function nextConnects(visit: TestPage) {
  if ((await state(visit)).status === 'connected')
    await visit.evaluate(() => void window.AptosWalletKit.connect('Next Wallet'))
  else await visit.click('button', 'Next Wallet')
  await visit.wallet('Next Wallet').approve('connect')
  await expectConnectedTo(visit, 'Next Wallet')
  await visit.expectVisible('button', shortAddress)
  // What a bad wallet does may be told on the console; what else goes wrong fails the test when the page is left.
  await visit.evaluate(() => void support.takeConsole())
}

function table(title: string, cases: Readonly<Record<string, readonly [Outcome, string]>>) {
  describe(title, () => {
    test.for(Object.entries(cases).map(([what, [outcome, code]]) => ({ what, outcome, code })))(
      '$what: $outcome, and the next wallet connects',
      async ({ outcome, code }, { open }) => {
        const visit = await open({ wallets: [next], before: code })
        expect(await tryOut(visit)).toBe(outcome)
        await isTrue(visit)
        await nextConnects(visit)
      },
    )
  })
}

const connecting = (body: string) => `support.installFaultyWallet({ connect: () => { ${body} } })`
const account = (fields: string) =>
  connecting(`return { status: 'Approved', args: { address: '0x1', publicKey: '0xab', ${fields} } }`)

table('a wallet whose connect', {
  'never settles': ['waits', connecting('return new Promise(() => {})')],
  'throws an error': ['fails', connecting('throw new Error("no")')],
  'throws a text': ['fails', connecting('throw "no"')],
  'throws null': ['fails', connecting('throw null')],
  'throws undefined': ['fails', connecting('throw undefined')],
  'throws an object whose fields throw': [
    'fails',
    connecting('throw { get code() { throw 1 }, get message() { throw 2 }, toString() { throw 3 } }'),
  ],
  'throws something without a prototype': ['fails', connecting('throw Object.create(null)')],
  'rejects with 4001': ['is declined', connecting('return Promise.reject({ code: 4001 })')],
  'rejects with 4100': [
    'fails',
    connecting('return Promise.reject({ code: 4100, message: "Unauthorized" })'),
  ],
  'rejects with 4200': ['fails', connecting('return Promise.reject({ code: 4200, message: "Unsupported" })')],
  'rejects with -30001': ['fails', connecting('return Promise.reject({ code: -30001, message: "Inside" })')],
  'rejects with a symbol': ['fails', connecting('return Promise.reject(Symbol("no"))')],
  'resolves nothing': ['fails', connecting('')],
  'resolves null': ['fails', connecting('return null')],
  'resolves a number': ['fails', connecting('return 7')],
  'resolves a text': ['fails', connecting('return "0x1"')],
  'resolves a function': ['fails', connecting('return () => {}')],
  'resolves approval without an account': ['fails', connecting('return { status: "Approved" }')],
  'resolves a proxy that throws': [
    'fails',
    connecting('return Promise.resolve({ args: new Proxy({}, { get() { throw new Error("no") } }) })'),
  ],
  'resolves a status that throws': ['fails', connecting('return { get status() { throw new Error("no") } }')],
  'resolves a bare account': ['connects', connecting('return { address: "0x1", publicKey: "0xab" }')],
  'answers at once, without a promise': [
    'connects',
    connecting('return { status: "Approved", args: { address: "0x1", publicKey: "0xab" } }'),
  ],
  'resolves twice, the second time something else': [
    'connects',
    connecting(`return { then(resolve) {
      resolve({ address: "0x1", publicKey: "0xab" }); resolve({ address: "0x2", publicKey: "0xab" }) } }`),
  ],
  'resolves first and throws then': [
    'connects',
    connecting(
      'return { then(resolve) { resolve({ address: "0x1", publicKey: "0xab" }); throw new Error("no") } }',
    ),
  ],
  'has a then that throws': ['fails', connecting('return { get then() { throw new Error("no") } }')],
  'is no function': [
    'fails',
    'support.installFaultyWallet({ connect: { version: "1.0.0", connect: "yes" } })',
  ],
  'is a feature of null': ['fails', 'support.installFaultyWallet({ connect: null })'],
  'is a feature whose method is a getter that throws': [
    'fails',
    'support.installFaultyWallet({ connect: { get connect() { throw new Error("no") } } })',
  ],
  'is a proxy that throws for everything': [
    'fails',
    'support.installFaultyWallet({ connect: new Proxy({}, { get() { throw new Error("no") } }) })',
  ],
})

table('an account whose', {
  'address is short': ['connects', account('address: "0xa"')],
  'address has no 0x': ['connects', account('address: "ab"')],
  'address is in capitals': ['connects', account('address: "0XAB"')],
  'address is bytes': ['connects', account('address: new Uint8Array(32).fill(7)')],
  'address is a list of numbers': ['connects', account('address: [1, 2, 3]')],
  'address is bytes that went through JSON': ['connects', account('address: { data: { 0: 1, 1: 2 } }')],
  'address is an object with a text': ['connects', account('address: { toString: () => "0xab" }')],
  'address is empty': ['fails', account('address: ""')],
  'address is 0x alone': ['fails', account('address: "0x"')],
  'address is too long': ['fails', account('address: "0x" + "a".repeat(65)')],
  'address is no hex': ['fails', account('address: "0xzz"')],
  'address is markup': ['fails', account('address: "<img src=x onerror=alert(1)>"')],
  'address is a number': ['fails', account('address: 12')],
  'address is null': ['fails', account('address: null')],
  'address is an object that says nothing': ['fails', account('address: {}')],
  'address has bytes out of range': ['fails', account('address: [300, -1]')],
  'address is a getter that throws': ['fails', account('get address() { throw new Error("no") }')],
  'address has a text that throws': ['fails', account('address: { toString() { throw new Error("no") } }')],
  'address refers to itself': [
    'fails',
    connecting('const self = {}; self.data = self; return { args: { address: self, publicKey: "0xab" } }'),
  ],
  'key is bytes': ['connects', account('publicKey: new Uint8Array([1, 2])')],
  'key is an object': ['connects', account('publicKey: { key: { data: new Uint8Array([1, 2]) } }')],
  'key is empty': ['fails', account('publicKey: ""')],
  'key is absent': ['fails', account('publicKey: undefined')],
  'key is a getter that throws': ['fails', account('get publicKey() { throw new Error("no") }')],
  'name is markup': ['connects', account('ansName: "<img src=x onerror=alert(1)>"')],
  'name is an object': ['connects', account('ansName: { toString() { throw new Error("no") } }')],
  'name has ten thousand characters': ['connects', account('ansName: "a".repeat(10000)')],
})

table('a wallet whose network', {
  'never answers': ['connects', 'support.installFaultyWallet({ network: () => new Promise(() => {}) })'],
  throws: ['connects', 'support.installFaultyWallet({ network: () => { throw null } })'],
  'is null': ['connects', 'support.installFaultyWallet({ network: () => null })'],
  'is wrapped': [
    'connects',
    'support.installFaultyWallet({ network: () => ({ args: { name: "testnet", chainId: 2 } }) })',
  ],
  'has a name that is markup': [
    'connects',
    'support.installFaultyWallet({ network: () => ({ name: "<b>x", chainId: 3, url: "javascript:alert(1)" }) })',
  ],
  'has a chain id that is a text': [
    'connects',
    'support.installFaultyWallet({ network: () => ({ name: "x", chainId: "9" }) })',
  ],
  'is a getter that throws': [
    'connects',
    'support.installFaultyWallet({ network: () => ({ get name() { throw 1 } }) })',
  ],
  'is not there': ['connects', 'support.installFaultyWallet({ network: undefined })'],
})

table('a wallet whose news', {
  'cannot be asked for': [
    'connects',
    'support.installFaultyWallet({ onAccountChange: () => { throw new Error("no") } })',
  ],
  'are refused': ['connects', 'support.installFaultyWallet({ onAccountChange: () => Promise.reject("no") })'],
  'never come': ['connects', 'support.installFaultyWallet({ onNetworkChange: () => new Promise(() => {}) })'],
  'come at once, and are rubbish': [
    'connects',
    'support.installFaultyWallet({ onAccountChange: (tell) => { tell(7); tell("x"); tell({ address: "zz" }) } })',
  ],
  'come ten thousand times': [
    'connects',
    `support.installFaultyWallet({ onAccountChange: (tell) => {
      for (let n = 1; n <= 10000; n++) tell({ address: '0x' + n.toString(16), publicKey: '0xab' }) } })`,
  ],
  'throw when read': [
    'connects',
    'support.installFaultyWallet({ onNetworkChange: (tell) => tell({ get name() { throw new Error("no") } }) })',
  ],
})

const wallet = (own: string) => `support.installFaultyWallet({}, { ${own} })`

table('a wallet that announces', {
  null: ['is not listed', 'support.registerWallet(null)'],
  'a text': ['is not listed', 'support.registerWallet("Bad Wallet")'],
  nothing: ['is not listed', 'support.registerWallet()'],
  'a wallet without features': ['is not listed', 'support.registerWallet({ name: "Bad Wallet" })'],
  'features of null': ['is not listed', wallet('features: null')],
  'features that throw': ['is not listed', wallet('get features() { throw new Error("no") }')],
  'features that throw for everything': [
    'is not listed',
    wallet('features: new Proxy({}, { ownKeys() { throw new Error("no") } })'),
  ],
  'features of another chain': [
    'is not listed',
    wallet('features: { "solana:connect": {}, "standard:connect": {} }'),
  ],
  'features that throw when one is read': [
    'fails',
    wallet('features: { get "aptos:connect"() { throw new Error("no") } }'),
  ],
  'nothing but an account': ['fails', wallet('features: { "aptos:account": { account: () => ({}) } }')],
  'an object that is frozen throughout': [
    'connects',
    `const { standard } = support.createWallet({ name: 'Bad Wallet', prompt: ['connect', 'network'] })
     Object.values(standard.features).forEach(Object.freeze); Object.freeze(standard.features)
     support.registerWallet(Object.freeze(standard))`,
  ],
  'an event without a callback': [
    'is not listed',
    'dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: 7 }))',
  ],
  'a callback that throws': [
    'is not listed',
    `addEventListener('wallet-standard:app-ready', ({ detail }) => { void detail })
     document.addEventListener('DOMContentLoaded', () =>
       dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail() { throw new Error('no') } })))`,
  ],
  'itself twice': [
    'connects',
    'const { standard } = support.createWallet({ name: "Bad Wallet", prompt: ["connect", "network"] }); support.registerWallet(standard, standard); support.registerWallet(standard)',
  ],
  'a name of markup': ['connects', wallet('name: "<img src=x onerror=alert(1)>"')],
  'a name that turns the text around': ['connects', wallet('name: "Pe\\u202Etra\\u2066"')],
  'a name of ten thousand characters': ['connects', wallet('name: "W".repeat(10000)')],
  'an empty name': ['is not listed', wallet('name: ""')],
  'a name of spaces and marks': ['is not listed', wallet('name: " \\u200B\\u202E "')],
  'a name that is no text': ['is not listed', wallet('name: { toString: () => "Bad" }')],
  'a name that throws': ['is not listed', wallet('get name() { throw new Error("no") }')],
  'a name that throws what cannot be read either': [
    'is not listed',
    wallet('get name() { throw { get message() { throw new Error("no") } } }'),
  ],
  'features that throw what cannot be read either': [
    'is not listed',
    wallet('get features() { throw new Proxy({}, { get() { throw new Error("no") } }) }'),
  ],
  'the name __proto__': ['connects', wallet('name: "__proto__"')],
  'the name constructor': ['connects', wallet('name: "constructor"')],
  'the name of a pattern': ['connects', wallet('name: "$& $1 {}"')],
  'an icon that is a script': ['connects', wallet('icon: "javascript:alert(1)"')],
  'an icon of another host': ['connects', wallet('icon: "https://icons.example/a.png"')],
  'an icon that is a page': ['connects', wallet('icon: "data:text/html,<script>alert(1)</script>"')],
  'an icon with a script inside': [
    'connects',
    wallet(
      `icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'`,
    ),
  ],
  'no icon': ['connects', wallet('icon: undefined')],
  'an icon that throws': ['connects', wallet('get icon() { throw new Error("no") }')],
  'an icon of five million characters': [
    'connects',
    wallet('icon: "data:image/png;base64," + "A".repeat(5e6)'),
  ],
  'an icon that is broken': ['connects', wallet('icon: "data:image/png;base64,AAAA"')],
  'a link that is a script': ['connects', wallet('url: "javascript:alert(1)"')],
  'a link without https': ['connects', wallet('url: "http://wallet.example/"')],
  'a link that throws': ['is not listed', wallet('get url() { throw new Error("no") }')],
})

const adapterFails = (visit: TestPage, name: 'disconnect' | 'signTransaction') =>
  visit.evaluate(async (member) => {
    try {
      await window.AptosWalletKit[member]({ payload: { function: '0x1::m::f' } })
      return 'resolved'
    } catch (error) {
      return (error as Error).message
    }
  }, name)

describe('a connected wallet', () => {
  test.for([
    ['throws', 'throw new Error("no")'],
    ['throws null', 'throw null'],
    ['refuses', 'return { status: "Rejected" }'],
  ] as const)('that %s on disconnect stays connected until it is forgotten', async ([, body], { open }) => {
    const visit = await open({
      before: `support.installFaultyWallet({ disconnect: () => { ${body} } })`,
      wallets: [next],
    })
    expect(await tryOut(visit)).toBe('connects')
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.click('button', uiText('forget'))
    await visit.expectVisible('button', 'Wallet Connect')
    await isTrue(visit)
    await visit.click('button', 'Wallet Connect')
    await nextConnects(visit)
  })

  test.for([
    ['a number', '1.1', 'signTransaction feature is not available or has no version'],
    ['nothing', 'undefined', 'signTransaction feature is not available or has no version'],
    ['null', 'null', 'signTransaction feature is not available or has no version'],
    ['an object', '{}', 'signTransaction feature is not available or has no version'],
    ['1.0.0', '"1.0.0"', 'Wallet does not support signTransaction feature'],
    ['1.11', '"1.11"', 'Unsupported version of signTransaction feature: 1.11'],
    ['1.1.0-beta', '"1.1.0-beta"', 'Unsupported version of signTransaction feature: 1.1.0-beta'],
    ['v1.1', '"v1.1"', 'Unsupported version of signTransaction feature: v1.1'],
    [
      'a getter that throws',
      '(() => { throw 1 })()',
      'signTransaction feature is not available or has no version',
    ],
  ] as const)('whose signTransaction version is %s is refused', async ([, version, message], { open }) => {
    const feature = `{ get version() { return ${version} }, signTransaction: () => ({ signed: true }) }`
    const visit = await open({
      before: `support.installFaultyWallet({ signTransaction: ${feature} })`,
      wallets: [next],
    })
    expect(await tryOut(visit)).toBe('connects')
    expect(await adapterFails(visit, 'signTransaction')).toBe(message)
    await isTrue(visit)
  })

  test('that sends events after a disconnect, and from behind another wallet, changes nothing', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet, next] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.expectVisible('button', 'Wallet Connect')
    await visit.takeEvents()
    await visit.wallet('Good Wallet').switchAccount(otherAddress)
    await visit.wallet('Good Wallet').switchNetwork('mainnet', 1)
    await isTrue(visit)
    await connectWallet(visit, 'Next Wallet')
    await visit.wallet('Good Wallet').switchAccount('')
    await visit.wallet('Good Wallet').switchAccount(otherAddress)
    await expectConnectedTo(visit, 'Next Wallet')
    expect((await state(visit)).address).toBe(address)
    expect((await visit.takeEvents()).map(({ type }) => type)).toEqual([
      'wallet-item-click',
      'wallet-connected',
    ])
  })

  test.for(['rubbish', 7, true, { address: 'zz' }, { address: [] }])(
    'that sends %j as its account changes nothing',
    async (news, { open }) => {
      const visit = await open({ wallets: [goodWallet] })
      await connectWallet(visit)
      await visit.evaluate((what) => void support.wallet('Good Wallet').emit('onAccountChange', what), news)
      await expectConnectedTo(visit, 'Good Wallet')
      expect((await state(visit)).address).toBe(address)
      await visit.evaluate(() => void support.takeConsole())
    },
  )

  test('that answers after it has unregistered is not taken in', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet, next] })
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').waitForRequest()
    await visit.evaluate(() => support.unregisterWallet('Good Wallet'))
    await visit.expectHidden('button', 'Good Wallet')
    await visit.wallet('Good Wallet').approve()
    await isTrue(visit)
    expect((await state(visit)).status).toBe('disconnected')
    await nextConnects(visit)
  })

  test('that answers after the visitor disconnected is not taken in', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet, next] })
    await connectWallet(visit, 'Next Wallet')
    await visit.evaluate(() => void window.AptosWalletKit.connect('Good Wallet').catch(() => {}))
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.expectVisible('button', 'Wallet Connect')
    await visit.wallet('Good Wallet').approve('connect')
    await visit.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect((await state(visit)).status).toBe('disconnected')
    await isTrue(visit)
  })
})

test('three thousand wallets are listed as they come near, and one of them connects', async ({ open }) => {
  const visit = await open({
    wallets: [next],
    before: 'for (let n = 0; n < 3000; n++) support.installFaultyWallet({}, { name: "Wallet number " + n })',
  })
  await visit.click('button', 'Wallet Connect')
  await visit.click('searchbox', uiText('search'))
  for (const letter of 'Next') await visit.press(letter)
  await visit.expectHidden('button', 'Wallet number 1')
  await nextConnects(visit)
})

test.for([1, 9])(
  'a name as long as a name may be pushes nothing out of the modal, as one of %i wallets',
  async (count, { open }) => {
    const visit = await open()
    await visit.evaluate((wallets) => {
      for (let n = 0; n < wallets; n++)
        support.installFaultyWallet(
          { connect: () => new Promise(() => {}) },
          { name: `${n}`.padEnd(64, 'W') },
        )
    }, count)
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', '0'.padEnd(64, 'W'))
    await visit.advanceTime(0)
    expect(await visit.evaluate(overflowing)).toEqual([])
    await visit.click('button', '0'.padEnd(64, 'W'))
    await visit.expectVisible('button', 'Cancel')
    await visit.advanceTime(0)
    expect(await visit.evaluate(overflowing)).toEqual([])
  },
)

test.for([320, 500, 1000])(
  'a name of the catalogue pushes nothing out of the modal in a window of %i pixels',
  async (width, { open }) => {
    const visit = await open()
    await playwrightPage(visit.tab).setViewportSize({ width, height: 640 })
    const names = ['A wallet whose author could not stop until the very last letter', 'W'.repeat(64)]
    await visit.evaluate((all) => {
      const entry = {
        url: 'https://wallet.example/',
        icon: '',
        readyState: 'NotDetected',
        isAIP62Standard: true,
      }
      window.AptosWalletKit.configure({ catalogue: all.map((name) => ({ ...entry, name }) as never) })
    }, names)
    await visit.click('button', 'Wallet Connect')
    for (const name of names) {
      await visit.click('button', name)
      await visit.expectVisible('link', `Get ${name}`)
      await visit.advanceTime(0)
      expect(await visit.evaluate(overflowing), name).toEqual([])
    }
    await visit.click('button', 'Close')
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Get a Wallet')
    await visit.expectVisible('link', `Get ${names[1]}`)
    await visit.advanceTime(0)
    expect(await visit.evaluate(overflowing)).toEqual([])
  },
)

test('two wallets of one name stay apart', async ({ open }) => {
  const visit = await open({
    wallets: [goodWallet],
    before: 'support.installWallet({ name: "Good Wallet" })',
  })
  expect(await installedNames(visit)).toEqual(['Good Wallet', 'Good Wallet (2)'])
  await visit.click('button', 'Wallet Connect')
  await visit.click('button', 'Good Wallet (2)')
  await visit.wallet('Good Wallet').waitForRequest()
})
