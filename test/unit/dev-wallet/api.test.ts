import { Ed25519Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDevWalletApi } from '../../../src/dev-wallet/api.js'
import type { StubNode } from '../../../src/dev-wallet/stub-node/stub-node.js'
import { createTestWallet, createWalletWithSlowNode } from './support.js'

describe('AptosDevWallet', () => {
  function createGlobal(
    env = createTestWallet({ autoApprove: false }),
    getStubNode?: () => StubNode | undefined,
  ) {
    vi.stubGlobal('__VERSION__', '1.2.3')
    const registration = { register: vi.fn(), registerAfter: vi.fn(), unregister: vi.fn() }
    return { env, global: createDevWalletApi(env.store, env.requests, registration, env.fetch, getStubNode) }
  }
  afterEach(() => vi.unstubAllGlobals())

  it('approves and rejects the first pending request', async () => {
    const { env, global } = createGlobal()
    expect(Object.isFrozen(global)).toBe(true)
    expect([global.approve(), global.reject()]).toEqual([false, false])
    const responses = [env.connect(), env.signIn({ nonce: 'abcdefgh' } as never)]
    expect(global.pending()).toMatchObject([{ kind: 'connect' }, { kind: 'signIn' }])
    expect([global.approve(), global.reject()]).toEqual([true, true])
    expect(await Promise.all(responses)).toMatchObject([{ status: 'Approved' }, { status: 'Rejected' }])
  })

  it('makes the next transaction fail in the stub of a full node', () => {
    const stub = { failNextTransaction: vi.fn() }
    const { global } = createGlobal(undefined, () => stub as never)
    const abort = { location: '0x1::m', code: 7 }
    global.failNextTransaction(abort)
    expect(stub.failNextTransaction).toHaveBeenCalledWith(abort)
  })

  it.each([undefined, () => undefined])('throws if a transaction must fail without a stub', (getStubNode) => {
    const { global } = createGlobal(undefined, getStubNode)
    expect(() => global.failNextTransaction('Out of gas')).toThrow(TypeError)
  })

  it.each(['AB'.repeat(32), `ed25519-priv-0x${'ab'.repeat(32)}`])(
    'adds the account of the private key %s once',
    (privateKey) => {
      const { global } = createGlobal()
      const account = new Ed25519Account({ privateKey: new Ed25519PrivateKey('ab'.repeat(32), false) })
      const added = global.addAccount(privateKey)
      expect(added).toMatchObject({ address: `${account.accountAddress}`, isCurrent: false })
      expect(global.addAccount(privateKey)).toEqual(added)
      global.switchAccount(1)
      expect(global.accounts().map(({ isCurrent }) => isCurrent)).toEqual([false, true])
      expect(() => global.switchAccount(2)).toThrow('There is no account 2')
    },
  )

  it.each(['', 'ab'.repeat(33), 7])('rejects an invalid private key: %s', (privateKey) => {
    const { global } = createGlobal()
    expect(() => global.addAccount(privateKey as string)).toThrow(TypeError)
    expect(global.accounts()).toHaveLength(1)
  })

  it.each([
    ['misbehaves', 'late'],
    ['misbehave', 'dances'],
    ['network', 'x'],
    ['nodeUrl', 'ftp://x'],
    ['autoApprove', 'yes'],
  ])('rejects the option %s with the value %s, and changes nothing', async (name, value) => {
    const { env, global } = createGlobal()
    const before = env.store.get()
    await expect(global.configure({ autoApprove: true, [name]: value })).rejects.toThrow(TypeError)
    expect(env.store.get()).toEqual(before)
  })

  it.each(['revoke', 'reset'] as const)('%s() rejects requests and ends the session', async (method) => {
    const { env, global } = createGlobal()
    env.store.update({ connected: true })
    const responses = [env.connect(), env.signMessage({ message: 'm', nonce: '1' })]
    global[method]()
    expect(global.approve()).toBe(false)
    expect(await Promise.all(responses)).toEqual([{ status: 'Rejected' }, { status: 'Rejected' }])
    expect(env.store.get().connected).toBe(false)
  })

  it('reset() replaces the keys, and cancels a pending network switch', async () => {
    const { env, respond } = createWalletWithSlowNode()
    const { global } = createGlobal(env)
    const { secrets } = env.store.get()
    const switching = global.switchNetwork('devnet')
    global.reset()
    expect(env.store.get().secrets).not.toEqual(secrets)
    respond({ chain_id: 77 })
    await expect(switching).rejects.toThrow('did not switch to devnet')
    expect(env.store.get().network).toBe('local')
  })
})
