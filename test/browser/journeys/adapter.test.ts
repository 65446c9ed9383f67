import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  address,
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  publicKey,
  secondWallet,
} from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

/** Calls the adapter as a page does, and hands over what came of it. */
const call = (visit: TestPage, name: string, ...args: unknown[]) =>
  visit.evaluate(
    async (member, given) => {
      const adapter = window.AptosWalletKit as unknown as Record<string, (...args: unknown[]) => unknown>
      const promise = adapter[member]?.(...given)
      try {
        return { answer: JSON.parse(JSON.stringify((await promise) ?? null)) }
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

describe('the adapter', () => {
  test('is a frozen object of plain functions that need no this', async ({ open }) => {
    const visit = await open()
    const seen = await visit.evaluate(() => {
      const { AptosWalletKit: kit } = window
      const { isConnected } = kit
      return {
        isFrozen: Object.isFrozen(kit),
        isConnected: isConnected(),
        sameSpelling: kit.getNetwokrInfo === kit.getNetworkInfo,
        descriptor: Object.getOwnPropertyDescriptor(window, 'AptosWalletKit')?.writable,
        members: Object.keys(kit).toSorted(),
      }
    })
    expect(seen).toMatchObject({ isFrozen: true, isConnected: false, sameSpelling: true, descriptor: false })
    expect(seen.members).toEqual(
      expect.arrayContaining([
        ...[
          'close',
          'configure',
          'connect',
          'diagnose',
          'disconnect',
          'getState',
          'getWallets',
          'isConnected',
        ],
        ...['mount', 'on', 'open', 'openInMobileApp', 'shortenAddress', 'subscribe', 'toHex', 'version'],
        ...walletCalls,
      ]),
    )
  })

  test.for(walletCalls)('rejects %s with No wallet connected when none is', async (name, { open }) => {
    const visit = await open({ wallets: [goodWallet] })
    expect(await call(visit, name, {})).toMatchObject({
      error: { message: 'No wallet connected', reason: 'NOT_CONNECTED', code: 4100 },
    })
  })

  test('warns and rejects disconnect with No wallet connected when none is', async ({ open }) => {
    const visit = await open()
    expect(await call(visit, 'disconnect')).toMatchObject({ error: { message: 'No wallet connected' } })
    await visit.expectConsole('warn: No current wallet selected.')
  })

  test('warns and rejects connect to a wallet that is not there', async ({ open }) => {
    const visit = await open()
    expect(await call(visit, 'connect', 'Petra')).toMatchObject({
      error: { message: 'Wallet not found: Petra', reason: 'WALLET_NOT_FOUND', wallet: 'Petra' },
    })
    await visit.expectConsole('warn: Wallet not found: Petra')
  })

  test('connects by name, whatever its case, without a modal', async ({ open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
    expect(await call(visit, 'connect', 'good wallet')).toEqual({
      answer: { status: 'Approved', args: { address, publicKey, ansName: null } },
    })
    await visit.expectHidden('dialog')
    const [event] = await visit.takeEvents()
    expect(event).toMatchObject({ type: 'wallet-connected', from: '' })
  })

  test('resolves a refusal', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    const answer = call(visit, 'connect', 'Good Wallet')
    await visit.wallet('Good Wallet').reject()
    expect(await answer).toEqual({ answer: { status: 'Rejected' } })
    await visit.expectConsole('warn: User rejected the connection request')
  })

  test('opens the modal for connect without a name, and resolves with the visitor’s choice', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet] })
    const answer = call(visit, 'connect')
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').approve()
    expect(await answer).toMatchObject({ answer: { status: 'Approved', args: { address } } })
    await visit.expectHidden('dialog')
  })

  test('resolves connect without a name as refused when the visitor closes the modal', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    const answer = call(visit, 'connect')
    await visit.expectVisible('dialog', 'Connect a Wallet')
    await visit.press('Escape')
    expect(await answer).toEqual({ answer: { status: 'Rejected' } })
  })

  test('rejects an attempt that its signal called off, and one that another took over from', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet, secondWallet] })
    const reasons = await visit.evaluate(async () => {
      const reason = (error: { reason: string }) => error.reason
      const abort = new AbortController()
      const first = window.AptosWalletKit.connect('Good Wallet', { signal: abort.signal }).catch(reason)
      abort.abort()
      const taken = window.AptosWalletKit.connect('Good Wallet').catch(reason)
      const last = window.AptosWalletKit.connect('Second Wallet')
      support.wallet('Second Wallet').approve('connect')
      const outcome = await last
      return [await first, await taken, outcome.status]
    })
    expect(reasons).toEqual(['CANCELLED', 'CANCELLED', 'Approved'])
    await expectConnectedTo(visit, 'Second Wallet')
  })

  test('reads account and network from the wallet now', async ({ open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, ansName: 'alice.apt' }] })
    await connectWallet(visit)
    expect(await call(visit, 'getAccount')).toEqual({ answer: address })
    expect(await call(visit, 'getWalletInfo')).toMatchObject({
      answer: {
        address,
        publicKey,
        ansName: 'alice.apt',
        name: 'Good Wallet',
        url: 'https://wallet.example/',
      },
    })
    expect(await call(visit, 'getNetwokrInfo')).toEqual({ answer: { name: 'testnet', chainId: 2 } })
    await visit.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    expect(await call(visit, 'getWalletInfo')).toMatchObject({ answer: { address: otherAddress } })
  })

  test('hands the page’s words to the wallet, and the wallet’s answer back unchanged', async ({ open }) => {
    const visit = await open({
      wallets: [
        { ...goodWallet, versions: { signIn: '1.0.0', changeNetwork: '1.0.0', openInMobileApp: '1.0.0' } },
      ],
    })
    await connectWallet(visit)
    const message = { message: 'Hello, Aptos!', nonce: '1700000000' }
    const signed = call(visit, 'signMessage', message)
    await visit.wallet('Good Wallet').approve('signMessage')
    expect(await signed).toMatchObject({
      answer: { status: 'Approved', args: { fullMessage: 'APTOS\nmessage: m' } },
    })
    expect(await visit.wallet('Good Wallet').calls('signMessage')).toEqual([[message]])
    for (const [name, args] of [
      ['signTransaction', { authenticator: 'signed' }],
      ['signAndSubmitTransaction', { hash: '0xabc' }],
      ['signIn', { account: 'in' }],
      ['changeNetwork', { success: true }],
    ] as const) {
      const answer = call(visit, name, { payload: 1 })
      await visit.wallet('Good Wallet').approve(name)
      expect(await answer).toEqual({ answer: { status: 'Approved', args } })
      expect(await visit.wallet('Good Wallet').calls(name)).toEqual([[{ payload: 1 }]])
    }
    const opened = call(visit, 'openInMobileApp')
    await visit.wallet('Good Wallet').approve('openInMobileApp')
    expect(await opened).toEqual({ answer: null })
  })

  test('resolves a refused signature', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    const signed = call(visit, 'signMessage', { message: 'm', nonce: 'n' })
    await visit.wallet('Good Wallet').reject('signMessage')
    expect(await signed).toEqual({ answer: { status: 'Rejected' } })
  })

  test('rejects what the wallet cannot do, and what it fails at, with its code', async ({ open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, versions: { signMessage: '1.0.0' } }] })
    await connectWallet(visit)
    expect(await call(visit, 'signIn', {})).toMatchObject({
      error: { reason: 'UNSUPPORTED', code: 4200, wallet: 'Good Wallet' },
    })
    const signed = call(visit, 'signMessage', {})
    await visit.wallet('Good Wallet').fail('Locked', 4100, 'signMessage')
    expect(await signed).toMatchObject({ error: { message: 'Locked', reason: 'WALLET_FAILED', code: 4100 } })
    expect((await visit.takeEvents()).filter(({ type }) => type === 'wallet-error')).toHaveLength(2)
  })

  test.for([
    [null, 'signTransaction feature is not available or has no version'],
    ['1.0.0', 'Wallet does not support signTransaction feature'],
    ['1.0', 'Unsupported version of signTransaction feature: 1.0'],
    ['1.2.0', 'Unsupported version of signTransaction feature: 1.2.0'],
    ['1.10.0', 'Unsupported version of signTransaction feature: 1.10.0'],
    ['', 'Unsupported version of signTransaction feature: '],
  ] as const)('refuses signTransaction of version %s: %s', async ([version, message], { open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, versions: { signTransaction: version } }] })
    await connectWallet(visit)
    expect(await call(visit, 'signTransaction', {})).toMatchObject({
      error: { message, reason: 'UNSUPPORTED' },
    })
    expect(await visit.wallet('Good Wallet').calls('signTransaction')).toEqual([])
  })

  test.for(['1.1', '1.1.0', '1.1.7'])('takes signTransaction of version %s', async (version, { open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, versions: { signTransaction: version } }] })
    await connectWallet(visit)
    const signed = call(visit, 'signTransaction', {})
    await visit.wallet('Good Wallet').approve('signTransaction')
    expect(await signed).toMatchObject({ answer: { status: 'Approved' } })
  })

  test('opens and closes the modal that fits the state', async ({ open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
    await call(visit, 'open')
    await visit.expectVisible('dialog', 'Connect a Wallet')
    await call(visit, 'close')
    await visit.expectHidden('dialog')
    await call(visit, 'connect', 'Good Wallet')
    await call(visit, 'open')
    await visit.expectVisible('dialog', '0x0123...cdef')
    await call(visit, 'close')
    await visit.expectHidden('dialog')
  })

  test('hands out one frozen snapshot until something changes, and tells listeners once', async ({
    open,
  }) => {
    const visit = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
    const seen = await visit.evaluate(async () => {
      const { getState, subscribe, connect: ask, on } = window.AptosWalletKit
      const before = getState()
      const statuses: string[] = []
      const events: string[] = []
      const stop = subscribe(({ status }) => statuses.push(status))
      const remove = on('wallet-connected', ({ detail }) => events.push(detail.address))
      const isSame = before === getState()
      await ask('Good Wallet')
      await new Promise((resolve) => setTimeout(resolve))
      stop()
      remove()
      await ask('Good Wallet')
      await new Promise((resolve) => setTimeout(resolve))
      return {
        isSame,
        isFrozen: Object.isFrozen(before),
        isChanged: before !== getState(),
        statuses,
        events: events.length,
      }
    })
    expect(seen).toEqual({
      isSame: true,
      isFrozen: true,
      isChanged: true,
      statuses: ['connecting', 'connected'],
      events: 1,
    })
  })

  test('lists installed wallets and those to get, the preferred one first', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet, secondWallet], script: 'data-auto-connect="false"' })
    const lists = () =>
      visit.evaluate(() => {
        const { installed, popular } = window.AptosWalletKit.getWallets()
        return [installed.map(({ name }) => name), popular.map(({ name }) => name)]
      })
    expect(await lists()).toEqual([
      ['Good Wallet', 'Second Wallet'],
      ['Nightly', 'Petra', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    ])
    await visit.evaluate(() => window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet' }))
    expect((await lists())[0]).toEqual(['Second Wallet', 'Good Wallet'])
    await visit.evaluate(() => window.AptosWalletKit.configure({ preferredWallet: 'petra' }))
    expect((await lists())[1]?.[0]).toBe('Petra')
  })

  test('reads bytes, keys and addresses as text', async ({ open }) => {
    const visit = await open()
    const read = await visit.evaluate(() => {
      const { toHex, shortenAddress } = window.AptosWalletKit
      return [
        toHex(new Uint8Array([0, 171])),
        toHex({ toUint8Array: () => new Uint8Array([1]) }),
        toHex('AB'),
        shortenAddress('0x1234567890abc'),
        shortenAddress('0x12345678901'),
      ]
    })
    expect(read).toEqual(['0x00ab', '0x01', '0xab', '0x1234...0abc', '0x12345678901'])
  })

  test('says of every wallet that announced itself whether it is listed, and why not', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet],
      after: () => void support.registerWallet({ name: 'Phantom', features: { 'solana:connect': {} } }),
    })
    const diagnosis = await visit.evaluate(() => window.AptosWalletKit.diagnose())
    expect(diagnosis).toMatchObject([
      { name: 'Good Wallet', accepted: true, features: { 'aptos:connect': '1.0.0' } },
      { name: 'Phantom', accepted: false, reason: expect.stringContaining('aptos:') },
    ])
  })
})
