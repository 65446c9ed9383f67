import { describe, expect, it } from 'vitest'
import type { WalletKit } from '../../../src/core/index.js'
import { accountOf, addressOf, fail, mainnet } from '../support/fake-wallet.js'
import { connectedKit, failureOf, startKit } from '../support/start-kit.js'

/** Methods that return AIP-62's `UserResponse`. */
const prompts = [
  'signMessage',
  'signTransaction',
  'signAndSubmitTransaction',
  'signIn',
  'changeNetwork',
  'openInMobileApp',
] as const

const call = (kit: WalletKit, name: keyof WalletKit, ...args: unknown[]) =>
  (kit[name] as (...args: unknown[]) => Promise<unknown>)(...args)

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

it.each([...prompts, 'getAccount', 'getWalletInfo', 'getNetworkInfo'] as const)(
  '%s rejects without a session, and logs no error',
  async (name) => {
    const { kit, console, events } = await startKit()
    const error = { message: 'No wallet connected', reason: 'NOT_CONNECTED', code: 4100 }
    expect(await failureOf(call(kit, name))).toMatchObject(error)
    expect(events).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  },
)

describe.each(prompts)('%s', (name) => {
  it('passes its input in the task of the caller', async () => {
    const { kit, feature, calls } = await connectedKitWith(name, async () => undefined)
    const args = [{ message: 'Hello, Aptos!', nonce: '1' }, true]
    const result = call(kit, name, ...args)
    expect(calls).toEqual([{ self: feature, args }])
    expect(await result).toEqual({ status: 'Approved', args: undefined })
  })

  it.each([
    ['wrapped', (args: object) => ({ status: 'Approved', args })],
    ['wrapped without a status', (args: object) => ({ args })],
    ['bare', (args: object) => args],
  ])('returns the same args in a UserResponse for a response that is %s', async (_, respond) => {
    const output = new (class Output {
      readonly #own = 'a private field, which a copy lacks'
      get signature() {
        return this.#own
      }
    })()
    const { kit } = await connectedKitWith(name, async () => respond(output))
    const result = (await call(kit, name)) as { status: string; args: unknown }
    expect(result.status).toBe('Approved')
    expect(result.args).toBe(output)
  })

  it.each([
    ['thrown', () => Promise.reject({ code: 4001 })],
    ['thrown with the code as text', () => Promise.reject({ code: '4001' })],
    ['returned', async () => ({ status: 'Rejected' })],
    ['returned with args', async () => ({ status: 'Rejected', args: {} })],
  ])('resolves a rejection that is %s', async (_, respond) => {
    const { kit, events } = await connectedKitWith(name, respond)
    expect(await call(kit, name)).toEqual({ status: 'Rejected' })
    expect(events).toEqual([])
  })

  it('rejects with BAD_WALLET_DATA if the response cannot be read', async () => {
    const response = Object.defineProperty({}, 'args', { get: fail })
    const { kit } = await connectedKitWith(name, async () => response)
    expect(await failureOf(call(kit, name))).toMatchObject({ reason: 'BAD_WALLET_DATA', wallet: 'Petra' })
  })

  it('rejects and dispatches wallet-error if the wallet throws', async () => {
    const cause = Object.assign(new Error('not now'), { code: 4100 })
    const { kit, events, console } = await connectedKitWith(name, () => Promise.reject(cause))
    const error = await failureOf(call(kit, name))
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', code: 4100, message: 'not now', cause })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('rejects with UNSUPPORTED if the wallet lacks the feature', async () => {
    const { kit } = await connectedKit()
    const message = expect.stringContaining(name)
    const error = { reason: 'UNSUPPORTED', code: 4200, wallet: 'Petra', message }
    expect(await failureOf(call(kit, name))).toMatchObject(error)
  })
})

describe('signTransaction', () => {
  const request = { payload: { function: '0x1::m::f' } }
  const notAvailable = 'signTransaction feature is not available or has no version'

  it.each(['1.1', '1.1.0', '1.1.10'])('accepts version %s', async (version) => {
    const { kit } = await connectedKitWith('signTransaction', async () => 'signed', version)
    expect(await kit.signTransaction(request)).toEqual({ status: 'Approved', args: 'signed' })
  })

  it.each<[unknown, string]>([
    ['1.0.0', 'Wallet does not support signTransaction feature'],
    ['1.10', 'Unsupported version of signTransaction feature: 1.10'],
    ['1.1.x', 'Unsupported version of signTransaction feature: 1.1.x'],
    ['11.1', 'Unsupported version of signTransaction feature: 11.1'],
    [1.1, notAvailable],
    [null, notAvailable],
  ])('rejects version %j', async (version, message) => {
    const { kit, calls } = await connectedKitWith('signTransaction', async () => 'signed', version)
    const error = { message, reason: 'UNSUPPORTED' }
    expect(await failureOf(kit.signTransaction(request))).toMatchObject(error)
    expect(calls).toEqual([])
  })
})

describe('signAndSubmitTransaction', () => {
  const hash = `0x${'0aB1'.repeat(16)}`
  const submit = (kit: WalletKit) => kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' } })

  it.each([
    ['wrapped', { status: 'Approved', args: { hash } }],
    ['bare', { hash }],
  ])('dispatches wallet-transaction once after an approval that is %s', async (_, response) => {
    const { kit, events } = await connectedKitWith('signAndSubmitTransaction', async () => response)
    await submit(kit)
    const { wallet } = kit.getState()
    expect(events).toEqual([{ name: 'wallet-transaction', detail: { hash, network: mainnet, wallet } }])
  })

  it('names the network to which the user switches during the prompt', async () => {
    const testnet = { name: 'testnet', chainId: 2 }
    const { kit, petra, events } = await connectedKitWith('signAndSubmitTransaction', async () => {
      petra.changeNetwork(testnet)
      return { hash }
    })
    await submit(kit)
    expect(events.at(-1)).toMatchObject({ name: 'wallet-transaction', detail: { network: testnet } })
  })

  it('names the network of the wallet that submitted, even if the session has ended', async () => {
    const { kit, events } = await connectedKitWith('signAndSubmitTransaction', async () => {
      await kit.disconnect()
      return { hash }
    })
    const { wallet } = kit.getState()
    await submit(kit)
    expect(events.at(-1)).toEqual({
      name: 'wallet-transaction',
      detail: { hash, network: mainnet, wallet },
    })
  })

  it.each([
    ['no output', undefined],
    ['a hash that is short', { hash: '0x12' }],
    ['a hash without 0x', { hash: 'a'.repeat(64) }],
    ['a hash with something before it', { hash: `?${hash}` }],
    ['a hash with something after it', { hash: `${hash}?` }],
    ['a getter that throws', Object.defineProperty({}, 'hash', { get: fail })],
  ])('dispatches nothing for %s', async (_, args) => {
    const { kit, events } = await connectedKitWith('signAndSubmitTransaction', async () => ({ args }))
    await submit(kit)
    expect(events).toEqual([])
  })

  it('is the only request that dispatches wallet-transaction', async () => {
    const { kit, events } = await connectedKitWith('signTransaction', async () => ({ hash }))
    await kit.signTransaction({ payload: { function: '0x1::m::f' } })
    expect(events).toEqual([])
  })
})

describe('getWalletInfo', () => {
  it('reads the account from the wallet', async () => {
    const account = { ...accountOf(5), address: '0x5', ansName: 'bob.apt' }
    const { kit, petra } = await connectedKit({}, { 'aptos:account': { account: async () => account } })
    const { name, icon, url } = petra
    expect(await kit.getWalletInfo()).toEqual({ ...account, address: addressOf(5), name, icon, url })
    expect(await kit.getAccount()).toBe(addressOf(1))
  })
})

describe('getNetworkInfo', () => {
  it('updates the state, even if the wallet switches without an event', async () => {
    let network = mainnet
    const { kit, events } = await connectedKit({}, { 'aptos:network': { network: async () => network } })
    network = { ...mainnet, name: 'testnet', chainId: 2 }
    const read = kit.getNetworkInfo()
    const networkWhenRead = read.then(() => kit.getState().network)
    expect(await read).toEqual(network)
    expect(await networkWhenRead).toBe('testnet')
    await kit.getNetworkInfo()
    expect(events.map(({ name }) => name)).toEqual(['wallet-network-changed'])
  })
})

it.each([
  ['getWalletInfo', 'has no account', { 'aptos:account': { account: async () => null } }, 'BAD_WALLET_DATA'],
  ['getNetworkInfo', 'lacks the feature', { 'aptos:network': undefined }, 'UNSUPPORTED'],
  [
    'getNetworkInfo',
    'returns invalid data',
    { 'aptos:network': { network: async () => 'mainnet' } },
    'BAD_WALLET_DATA',
  ],
] as const)('%s rejects if the wallet %s', async (name, _, features, reason) => {
  const { kit } = await connectedKit({}, features)
  expect(await failureOf(kit[name]())).toMatchObject({ reason, wallet: 'Petra' })
})
