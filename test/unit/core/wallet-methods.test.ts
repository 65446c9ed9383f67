import { describe, expect, it } from 'vitest'
import type { WalletKit } from '../../../src/core/index.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, failureOf, startKit } from '../support/start-kit.js'

type Call = (kit: WalletKit, input?: unknown) => Promise<unknown>

/** The calls that hand on the wallet's own answer, and what they are given, whatever that is. */
const passedOn: Record<string, Call> = Object.fromEntries(
  (
    [
      'signMessage',
      'signTransaction',
      'signAndSubmitTransaction',
      'signIn',
      'changeNetwork',
      'openInMobileApp',
    ] as const
  ).map((name) => [name, (kit, input) => (kit[name] as (input: unknown) => Promise<unknown>)(input)]),
)
const read: Record<string, Call> = {
  getAccount: (kit) => kit.getAccount(),
  getWalletInfo: (kit) => kit.getWalletInfo(),
  getNetworkInfo: (kit) => kit.getNetworkInfo(),
}

/** A wallet with one feature whose method does what it is told, and remembers what it was called on and with. */
function walletThat(name: string, answer: () => unknown, version = '1.1.0') {
  const calls: { self: unknown; args: unknown[] }[] = []
  const feature = {
    version,
    [name](this: unknown, ...args: unknown[]) {
      calls.push({ self: this, args })
      return answer()
    },
  }
  return { wallet: fakeWallet('Petra', { [`aptos:${name}`]: feature }), feature, calls }
}

describe.each(Object.entries({ ...passedOn, ...read }))('%s', (_, call) => {
  it('rejects with "No wallet connected" without a session, and logs nothing', async () => {
    const { kit, console, events } = await startKit()
    expect(await failureOf(call(kit))).toMatchObject({
      message: 'No wallet connected',
      reason: 'NOT_CONNECTED',
      code: 4100,
    })
    expect(events).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe.each(Object.entries(passedOn))('%s', (name, call) => {
  it('passes its input in the task of the caller, and returns the response unchanged', async () => {
    const answer = Promise.resolve({ status: 'Approved', args: { signature: new Uint8Array(64) } })
    const { wallet, feature, calls } = walletThat(name, () => answer)
    const { kit } = await connectedKit(wallet)
    const input = { message: 'Hello, Aptos!', nonce: '1' }
    const result = call(kit, input)
    expect(calls).toEqual([{ self: feature, args: [input] }])
    expect(await result).toBe(await answer)
  })

  it('resolves a rejection, returned or thrown', async () => {
    for (const answer of [async () => ({ status: 'Rejected' }), () => Promise.reject({ code: 4001 })]) {
      const { kit, events } = await connectedKit(walletThat(name, answer).wallet)
      expect(await call(kit)).toEqual({ status: 'Rejected' })
      expect(events).toEqual([])
    }
  })

  it('rejects and dispatches wallet-error if the wallet fails', async () => {
    const cause = Object.assign(new Error('not now'), { code: 4100 })
    const { kit, events, console } = await connectedKit(walletThat(name, () => Promise.reject(cause)).wallet)
    const error = await failureOf(call(kit))
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', code: 4100, message: 'not now', cause })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(console.error).not.toHaveBeenCalled()
    expect(kit.isConnected()).toBe(true)
  })

  it('does not throw synchronously', async () => {
    const thrower = walletThat(name, () => {
      throw new Error('no')
    })
    const { kit } = await connectedKit(thrower.wallet)
    expect(await failureOf(call(kit))).toMatchObject({ message: 'no' })
  })

  it('rejects UNSUPPORTED if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit(fakeWallet())
    expect(await failureOf(call(kit))).toMatchObject({ reason: 'UNSUPPORTED', code: 4200, wallet: 'Petra' })
  })
})

describe('signTransaction', () => {
  const payload = { function: '0x1::m::f' }

  const guarded = async (version: unknown) => {
    const { wallet, feature, calls } = walletThat('signTransaction', async () => 'signed')
    wallet.features['aptos:signTransaction'] = { ...feature, version }
    const { kit } = await connectedKit(wallet)
    return { kit, calls }
  }

  it.each(['1.1', '1.1.0', '1.1.7', '1.1.10'])('accepts version %s', async (version) => {
    const { kit } = await guarded(version)
    expect(await kit.signTransaction({ payload })).toBe('signed')
  })

  it.each([
    ['1.0.0', 'Wallet does not support signTransaction feature'],
    ['1.0', 'Unsupported version of signTransaction feature: 1.0'],
    ['1.10', 'Unsupported version of signTransaction feature: 1.10'],
    ['1.1.x', 'Unsupported version of signTransaction feature: 1.1.x'],
    ['11.1', 'Unsupported version of signTransaction feature: 11.1'],
    ['2.0.0', 'Unsupported version of signTransaction feature: 2.0.0'],
    ['', 'Unsupported version of signTransaction feature: '],
    [1.1, 'signTransaction feature is not available or has no version'],
    [null, 'signTransaction feature is not available or has no version'],
    [undefined, 'signTransaction feature is not available or has no version'],
  ])('rejects version %j', async (version, message) => {
    const { kit, calls } = await guarded(version)
    expect(await failureOf(kit.signTransaction({ payload }))).toMatchObject({
      message,
      reason: 'UNSUPPORTED',
      code: 4200,
    })
    expect(calls).toEqual([])
  })

  it('rejects if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit(fakeWallet())
    expect(await failureOf(kit.signTransaction({ payload }))).toMatchObject({
      message: 'signTransaction feature is not available or has no version',
    })
  })
})

describe('getAccount', () => {
  it('returns the address as text', async () => {
    const { kit } = await connectedKit(fakeWallet())
    expect(await kit.getAccount()).toBe(addressOf(1))
  })
})

describe('getWalletInfo', () => {
  it('reads the account from the wallet', async () => {
    const account = { ...accountOf(5), address: '0x5', ansName: 'bob.apt' }
    const wallet = fakeWallet('Petra', { 'aptos:account': { account: async () => account } })
    const { kit } = await connectedKit(wallet)
    expect(await kit.getWalletInfo()).toEqual({
      address: addressOf(5),
      publicKey: account.publicKey,
      ansName: 'bob.apt',
      name: 'Petra',
      icon: wallet.icon,
      url: wallet.url,
    })
  })

  it('returns the account of the store if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit(fakeWallet('Petra', { 'aptos:account': undefined }))
    expect(await kit.getWalletInfo()).toMatchObject({ address: addressOf(1), name: 'Petra' })
  })

  it.each([
    ['none', null],
    ['a refusal', { status: 'Rejected' }],
    ['rubbish', { address: 'here' }],
  ])('rejects if the account of the wallet is %s', async (_, answer) => {
    const { kit, events } = await connectedKit(
      fakeWallet('Petra', { 'aptos:account': { account: async () => answer } }),
    )
    const error = await failureOf(kit.getWalletInfo())
    expect(error).toMatchObject({ reason: 'BAD_WALLET_DATA', wallet: 'Petra' })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
  })
})

describe('getNetworkInfo', () => {
  it('reads the network from the wallet', async () => {
    const network = { network: async () => ({ name: 'TESTNET', chainId: '1', url: 'http://127.0.0.1' }) }
    const { kit } = await connectedKit(fakeWallet('Petra', { 'aptos:network': network }))
    expect(await kit.getNetworkInfo()).toEqual({ name: 'testnet', chainId: 2 })
  })

  it.each([
    ['cannot', undefined, 'UNSUPPORTED'],
    ['gives rubbish', { network: async () => 'mainnet' }, 'BAD_WALLET_DATA'],
  ])('rejects if the wallet %s', async (_, feature, reason) => {
    const { kit } = await connectedKit(fakeWallet('Petra', { 'aptos:network': feature }))
    expect(await failureOf(kit.getNetworkInfo())).toMatchObject({ reason, wallet: 'Petra' })
  })
})
