import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  address,
  connectWallet,
  expectConnectedTo,
  getState,
  goodWallet,
  otherAddress,
  publicKey,
  secondWallet,
} from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

/** Calls a member of the global object and returns its outcome as JSON. */
const call = (page: TestPage, name: string, ...args: unknown[]) =>
  page.evaluate(
    async (member, given) => {
      const adapter = window.AptosWalletKit as unknown as Record<string, (...args: unknown[]) => unknown>
      const promise = adapter[member]?.(...given)
      try {
        return { result: JSON.parse(JSON.stringify((await promise) ?? null)) }
      } catch (error) {
        return { error: JSON.parse(JSON.stringify(error)) }
      }
    },
    name,
    args,
  )

const walletCalls = [
  'getAccount',
  'getWalletInfo',
  'getNetwokrInfo',
  'getNetworkInfo',
  'signMessage',
  'signTransaction',
  'signAndSubmitTransaction',
  'signIn',
  'changeNetwork',
] as const

describe('window.AptosWalletKit', () => {
  test('is a frozen object of plain functions that need no this', async ({ open }) => {
    const page = await open()
    const found = await page.evaluate(() => {
      const { AptosWalletKit: kit } = window
      const { isConnected } = kit
      return {
        isFrozen: Object.isFrozen(kit),
        isConnected: isConnected(),
        isSameFunction: kit.getNetwokrInfo === kit.getNetworkInfo,
        isWritable: Object.getOwnPropertyDescriptor(window, 'AptosWalletKit')?.writable,
        members: Object.keys(kit),
      }
    })
    expect(found).toMatchObject({
      isFrozen: true,
      isConnected: false,
      isSameFunction: true,
      isWritable: false,
    })
    const others = [
      ...['close', 'configure', 'connect', 'diagnose', 'disconnect', 'getState', 'getWallets', 'isConnected'],
      ...['mount', 'on', 'open', 'openInMobileApp', 'shortenAddress', 'subscribe', 'toHex', 'version'],
    ]
    expect(found.members).toEqual(expect.arrayContaining([...others, ...walletCalls]))
  })

  test('rejects every call of a wallet with No wallet connected while none is connected', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet] })
    for (const name of walletCalls)
      expect(await call(page, name, {}), name).toMatchObject({
        error: { message: 'No wallet connected', reason: 'NOT_CONNECTED', code: 4100 },
      })
    expect(await call(page, 'disconnect')).toMatchObject({ error: { message: 'No wallet connected' } })
    await page.expectConsole('warn: No current wallet selected.')
  })

  test('hands calls to the wallet and returns its responses unchanged', async ({ open }) => {
    const page = await open({
      wallets: [
        {
          ...goodWallet,
          ansName: 'alice.apt',
          versions: { signIn: '1.0.0', changeNetwork: '1.0.0', openInMobileApp: '1.0.0' },
        },
      ],
    })
    await connectWallet(page)
    const wallet = page.wallet('Good Wallet')
    expect(await call(page, 'getAccount')).toEqual({ result: address })
    expect(await call(page, 'getNetwokrInfo')).toEqual({ result: { name: 'testnet', chainId: 2 } })
    expect(await call(page, 'getWalletInfo')).toMatchObject({
      result: {
        address,
        publicKey,
        ansName: 'alice.apt',
        name: 'Good Wallet',
        url: 'https://wallet.example/',
      },
    })
    await wallet.switchAccount(otherAddress, { emit: false })
    expect(await call(page, 'getWalletInfo')).toMatchObject({ result: { address: otherAddress } })

    for (const [name, args] of [
      ['signMessage', { fullMessage: 'APTOS\nmessage: m' }],
      ['signTransaction', { authenticator: 'signed' }],
      ['signAndSubmitTransaction', { hash: '0xabc' }],
      ['signIn', { account: 'in' }],
      ['changeNetwork', { success: true }],
    ] as const) {
      const input = { payload: 1, message: 'Hello, Aptos!', nonce: '1700000000' }
      const outcome = call(page, name, input)
      await wallet.approve(name)
      expect(await outcome).toMatchObject({ result: { status: 'Approved', args } })
      expect(await wallet.calls(name)).toEqual([[input]])
    }
    const rejected = call(page, 'signMessage', { message: 'm', nonce: 'n' })
    await wallet.reject('signMessage')
    expect(await rejected).toEqual({ result: { status: 'Rejected' } })
    const opened = call(page, 'openInMobileApp')
    await wallet.approve('openInMobileApp')
    expect(await opened).toEqual({ result: null })
  })

  test('rejects with the code of a failure, and for a feature or version that the wallet lacks', async ({
    open,
  }) => {
    const page = await open({ wallets: [{ ...goodWallet, versions: { signTransaction: '1.2.0' } }] })
    await connectWallet(page)
    expect(await call(page, 'signIn', {})).toMatchObject({
      error: { reason: 'UNSUPPORTED', code: 4200, wallet: 'Good Wallet' },
    })
    expect(await call(page, 'signTransaction', {})).toMatchObject({
      error: {
        message: 'Unsupported version of signTransaction feature: 1.2.0',
        reason: 'UNSUPPORTED',
      },
    })
    expect(await page.wallet('Good Wallet').calls('signTransaction')).toEqual([])
    const signed = call(page, 'signMessage', {})
    await page.wallet('Good Wallet').fail('Locked', 4100, 'signMessage')
    expect(await signed).toMatchObject({ error: { message: 'Locked', reason: 'WALLET_FAILED', code: 4100 } })
    const errors = (await page.takeEvents()).filter(({ type }) => type === 'wallet-error')
    expect(errors).toHaveLength(3)
  })

  test('notifies a subscriber once for each change, with a frozen snapshot', async ({ open }) => {
    const page = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
    const found = await page.evaluate(async () => {
      const { getState, subscribe, connect, on } = window.AptosWalletKit
      const before = getState()
      const statuses: string[] = []
      const events: string[] = []
      const unsubscribe = subscribe(({ status }) => statuses.push(status))
      const removeListener = on('wallet-connected', ({ detail }) => events.push(detail.address))
      const isSame = before === getState()
      await connect('Good Wallet')
      await new Promise((resolve) => setTimeout(resolve))
      unsubscribe()
      removeListener()
      await connect('Good Wallet')
      await new Promise((resolve) => setTimeout(resolve))
      const isFrozen = Object.isFrozen(before)
      return { isSame, isFrozen, isReplaced: before !== getState(), statuses, events: events.length }
    })
    const statuses = ['connecting', 'connected']
    expect(found).toEqual({ isSame: true, isFrozen: true, isReplaced: true, statuses, events: 1 })
  })

  test('lists installed and popular wallets with the preferred one first', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, secondWallet], script: 'data-auto-connect="false"' })
    const getNames = (preferredWallet?: string) =>
      page.evaluate((name) => {
        if (name) window.AptosWalletKit.configure({ preferredWallet: name })
        const { installed, popular } = window.AptosWalletKit.getWallets()
        return [installed.map(({ name }) => name), popular.map(({ name }) => name)]
      }, preferredWallet ?? '')
    expect(await getNames()).toEqual([
      ['Good Wallet', 'Second Wallet'],
      ['Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    ])
    expect((await getNames('Second Wallet'))[0]).toEqual(['Second Wallet', 'Good Wallet'])
    expect((await getNames('petra'))[1]?.[0]).toBe('Petra')
  })

  test('formats bytes, keys and addresses', async ({ open }) => {
    const page = await open()
    const texts = await page.evaluate(() => {
      const { toHex, shortenAddress } = window.AptosWalletKit
      return [
        toHex(new Uint8Array([0, 171])),
        toHex({ toUint8Array: () => new Uint8Array([1]) }),
        toHex('AB'),
        shortenAddress('0x1234567890abc'),
        shortenAddress('0x12345678901'),
      ]
    })
    expect(texts).toEqual(['0x00ab', '0x01', '0xab', '0x1234...0abc', '0x12345678901'])
  })
})

describe('connect()', () => {
  test('connects a wallet by its name in any case, without the modal', async ({ open }) => {
    const page = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
    expect(await call(page, 'connect', 'good wallet')).toEqual({
      result: { status: 'Approved', args: { address, publicKey, ansName: null } },
    })
    await page.expectHidden('dialog')
    const [event] = await page.takeEvents()
    expect(event).toMatchObject({ type: 'wallet-connected', from: '' })
    expect(await call(page, 'connect', 'Petra')).toMatchObject({
      error: { message: 'Wallet not found: Petra', reason: 'WALLET_NOT_FOUND', wallet: 'Petra' },
    })
    await page.expectConsole('warn: Wallet not found: Petra')
  })

  test('without a name opens the modal, and resolves with what the user does in it', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    const closed = call(page, 'connect')
    await page.expectVisible('dialog', 'Connect a Wallet')
    await page.press('Escape')
    expect(await closed).toEqual({ result: { status: 'Rejected' } })
    const approved = call(page, 'connect')
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve()
    expect(await approved).toMatchObject({ result: { status: 'Approved', args: { address } } })
    await page.expectHidden('dialog')
  })

  test('resolves a rejection, and keeps the session of the other wallet', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, secondWallet] })
    await connectWallet(page)
    const outcome = call(page, 'connect', 'Second Wallet')
    await page.wallet('Second Wallet').reject()
    expect(await outcome).toEqual({ result: { status: 'Rejected' } })
    await page.expectConsole('warn: User rejected the connection request')
    await expectConnectedTo(page, 'Good Wallet')
  })

  test('rejects an attempt that its signal aborts or that a later attempt replaces', async ({ open }) => {
    const page = await open({ wallets: [goodWallet, secondWallet] })
    const reasons = await page.evaluate(async () => {
      const { connect } = window.AptosWalletKit
      const getReason = (error: { reason: string }) => error.reason
      const abort = new AbortController()
      const aborted = connect('Good Wallet', { signal: abort.signal }).catch(getReason)
      abort.abort()
      const replaced = connect('Good Wallet').catch(getReason)
      const last = connect('Second Wallet')
      support.wallet('Second Wallet').approve('connect')
      const { status } = await last
      return [await aborted, await replaced, status]
    })
    expect(reasons).toEqual(['CANCELLED', 'CANCELLED', 'Approved'])
    await expectConnectedTo(page, 'Second Wallet')
  })

  test('uses the preferred wallet for an argument that is not a name, such as the event of a click', async ({
    open,
  }) => {
    const page = await open({
      wallets: [goodWallet, { ...secondWallet, prompt: ['connect', 'network'] }],
      script: 'data-preferred-wallet="Second Wallet" data-auto-connect="false"',
    })
    await page.evaluate(async () => {
      const connect = window.AptosWalletKit.connect as (...args: unknown[]) => Promise<unknown>
      for (const argument of [undefined, '', null, Symbol('Good Wallet')]) await connect(argument)
      await new Promise((resolve) => {
        const button = document.createElement('button')
        button.onclick = (event) => resolve(connect(event))
        button.click()
      })
    })
    expect(await page.wallet('Second Wallet').calls('connect')).toHaveLength(5)
    expect(await page.wallet('Good Wallet').calls('connect')).toEqual([])
    await page.evaluate(() => void window.AptosWalletKit.connect('Good Wallet', null as never))
    await page.wallet('Good Wallet').approve('connect')
    await expectConnectedTo(page, 'Good Wallet')
  })
})

test('open() and close() show and hide the modal that fits the state', async ({ open }) => {
  const page = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
  for (const name of ['Connect a Wallet', '0x0123...cdef']) {
    await call(page, 'open')
    await page.expectVisible('dialog', name)
    await call(page, 'close')
    await page.expectHidden('dialog')
    await call(page, 'connect', 'Good Wallet')
  }
  expect((await getState(page)).status).toBe('connected')
})

/** Error texts of the engines, and the names that a minifier gives. */
const engineText =
  /undefined|null\b|cannot (read|convert)|can't|is not (a function|an object|iterable)|Error|\b[b-z]\b/i

test('diagnose() gives for every rejected wallet a reason that is not an error text of the engine', async ({
  open,
}) => {
  const page = await open({
    wallets: [goodWallet],
    after: () => {
      const { features } = support.createWallet({ name: 'x' }).standard
      const registerWallet = 'wallet-standard:register-wallet'
      support.registerWallet({
        name: 'Solana',
        features: { 'solana:connect': { version: '1.0.0' }, 'standard:events': { version: '2.1.0' } },
      })
      support.registerWallet({ name: 'NoFeatures' })
      support.registerWallet({ name: 'NullFeatures', features: null })
      for (const wallet of [{ features }, null, 'a wallet']) support.registerWallet(wallet)
      dispatchEvent(new CustomEvent(registerWallet, { detail: 'a wallet' }))
      dispatchEvent(new Event(registerWallet))
    },
  })
  const [accepted, ...rejected] = await page.evaluate(() => window.AptosWalletKit.diagnose())
  expect(accepted).toMatchObject({
    name: 'Good Wallet',
    accepted: true,
    features: { 'aptos:connect': '1.0.0' },
  })
  expect(rejected.map(({ name }) => name).sort()).toEqual([
    ...Array(5).fill(''),
    'NoFeatures',
    'NullFeatures',
    'Solana',
  ])
  expect(rejected.some(({ accepted }) => accepted)).toBe(false)
  for (const { reason } of rejected) {
    expect(reason).toMatch(/^\S+( \S+){2,}$/)
    expect(reason).not.toMatch(engineText)
  }
  expect(rejected.find(({ name }) => name === 'Solana')).toMatchObject({
    reason: expect.stringContaining('aptos:'),
    features: { 'solana:connect': '1.0.0', 'standard:events': '2.1.0' },
  })
  // A registration that throws is also logged.
  await page.evaluate(() => void support.takeConsole())
})
