import { describe, expect, it } from 'vitest'
import type { WalletKit } from '../../../src/core/index.js'
import { accountOf, addressOf } from '../support/fake-wallet.js'
import { connectedKit, failureOf, startKit } from '../support/start-kit.js'

/** Methods that return the response of the wallet unchanged. */
const passThroughMethods = [
  'signMessage',
  'signTransaction',
  'signAndSubmitTransaction',
  'signIn',
  'changeNetwork',
  'openInMobileApp',
] as const

const call = (kit: WalletKit, name: keyof WalletKit, input?: unknown) =>
  (kit[name] as (input: unknown) => Promise<unknown>)(input)

/** A kit connected to a wallet with one feature, which records its calls. */
async function connectedKitWith(name: string, respond: () => unknown, version: unknown = '1.1.0') {
  const calls: { self: unknown; args: unknown[] }[] = []
  const feature = {
    version,
    [name](this: unknown, ...args: unknown[]) {
      calls.push({ self: this, args })
      return respond()
    },
  }
  return { ...(await connectedKit({}, { [`aptos:${name}`]: feature })), feature, calls }
}

it.each([...passThroughMethods, 'getAccount', 'getWalletInfo', 'getNetworkInfo'] as const)(
  '%s rejects with "No wallet connected" without a session, and logs nothing',
  async (name) => {
    const { kit, console, events } = await startKit()
    const error = { message: 'No wallet connected', reason: 'NOT_CONNECTED', code: 4100 }
    expect(await failureOf(call(kit, name))).toMatchObject(error)
    expect(events).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  },
)

describe.each(passThroughMethods)('%s', (name) => {
  it('passes its input in the task of the caller, and returns the response unchanged', async () => {
    const response = { status: 'Approved', args: { signature: new Uint8Array(64) } }
    const { kit, feature, calls } = await connectedKitWith(name, async () => response)
    const input = { message: 'Hello, Aptos!', nonce: '1' }
    const result = call(kit, name, input)
    expect(calls).toEqual([{ self: feature, args: [input] }])
    expect(await result).toBe(response)
  })

  it.each([
    ['returned', async () => ({ status: 'Rejected' })],
    ['thrown', () => Promise.reject({ code: 4001 })],
  ])('resolves a rejection that is %s', async (_, respond) => {
    const { kit, events } = await connectedKitWith(name, respond)
    expect(await call(kit, name)).toEqual({ status: 'Rejected' })
    expect(events).toEqual([])
  })

  it('rejects and dispatches wallet-error if the wallet throws', async () => {
    const cause = Object.assign(new Error('not now'), { code: 4100 })
    const { kit, events, console } = await connectedKitWith(name, () => {
      throw cause
    })
    const error = await failureOf(call(kit, name))
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', code: 4100, message: 'not now', cause })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(console.error).not.toHaveBeenCalled()
    expect(kit.isConnected()).toBe(true)
  })

  it('rejects UNSUPPORTED if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit()
    const error = { reason: 'UNSUPPORTED', code: 4200, wallet: 'Petra' }
    expect(await failureOf(call(kit, name))).toMatchObject(error)
  })
})

describe('signTransaction', () => {
  const request = { payload: { function: '0x1::m::f' } }
  const notAvailable = 'signTransaction feature is not available or has no version'

  it.each(['1.1', '1.1.0', '1.1.7', '1.1.10'])('accepts version %s', async (version) => {
    const { kit } = await connectedKitWith('signTransaction', async () => 'signed', version)
    expect(await kit.signTransaction(request)).toBe('signed')
  })

  it('passes a built transaction and asFeePayer to the wallet', async () => {
    const { kit, calls } = await connectedKitWith('signTransaction', async () => 'signed', '1.1.0')
    const transaction = { rawTransaction: { bcsToBytes: () => new Uint8Array() } }
    await kit.signTransaction(transaction, true)
    expect(calls.map(({ args }) => args)).toEqual([[transaction, true]])
  })

  it.each<[unknown, string]>([
    ['1.0.0', 'Wallet does not support signTransaction feature'],
    ...['1.0', '1.10', '1.1.x', '11.1', '2.0.0', ''].map((version): [string, string] => [
      version,
      `Unsupported version of signTransaction feature: ${version}`,
    ]),
    [1.1, notAvailable],
    [null, notAvailable],
  ])('rejects version %j', async (version, message) => {
    const { kit, calls } = await connectedKitWith('signTransaction', async () => 'signed', version)
    const error = { message, reason: 'UNSUPPORTED', code: 4200 }
    expect(await failureOf(kit.signTransaction(request))).toMatchObject(error)
    expect(calls).toEqual([])
  })

  it('rejects if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit()
    expect(await failureOf(kit.signTransaction(request))).toMatchObject({ message: notAvailable })
  })
})

describe('getAccount', () => {
  it('returns the address as text', async () => {
    const { kit } = await connectedKit()
    expect(await kit.getAccount()).toBe(addressOf(1))
  })
})

describe('getWalletInfo', () => {
  it('reads the account from the wallet', async () => {
    const account = { ...accountOf(5), address: '0x5', ansName: 'bob.apt' }
    const { kit, petra } = await connectedKit({}, { 'aptos:account': { account: async () => account } })
    const { name, icon, url } = petra
    expect(await kit.getWalletInfo()).toEqual({ ...account, address: addressOf(5), name, icon, url })
  })

  it('returns the account of the store if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit({}, { 'aptos:account': undefined })
    expect(await kit.getWalletInfo()).toMatchObject({ address: addressOf(1), name: 'Petra' })
  })

  it.each([
    ['null', null],
    ['a rejection', { status: 'Rejected' }],
    ['invalid', { address: 'here' }],
  ])('rejects if the account of the wallet is %s', async (_, response) => {
    const { kit, events } = await connectedKit({}, { 'aptos:account': { account: async () => response } })
    const error = await failureOf(kit.getWalletInfo())
    expect(error).toMatchObject({ reason: 'BAD_WALLET_DATA', wallet: 'Petra' })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
  })
})

describe('getNetworkInfo', () => {
  it('reads the network from the wallet', async () => {
    const network = { network: async () => ({ name: 'TESTNET', chainId: '1', url: 'http://127.0.0.1' }) }
    const { kit } = await connectedKit({}, { 'aptos:network': network })
    expect(await kit.getNetworkInfo()).toEqual({ name: 'testnet', chainId: 2 })
  })

  it.each([
    ['lacks the feature', undefined, 'UNSUPPORTED'],
    ['returns invalid data', { network: async () => 'mainnet' }, 'BAD_WALLET_DATA'],
  ])('rejects if the wallet %s', async (_, feature, reason) => {
    const { kit } = await connectedKit({}, { 'aptos:network': feature })
    expect(await failureOf(kit.getNetworkInfo())).toMatchObject({ reason, wallet: 'Petra' })
  })
})
