import { describe, expect, it } from 'vitest'
import { switchNetwork } from '../../../src/dev-wallet/state/network.js'
import { createConnectedWallet, createWalletWithSlowNode, type TestWallet } from './support.js'

const sign = (env: TestWallet) => env.signMessage({ message: 'm', nonce: '1' })

/** Calls with and without an approval. */
const calls = (env: TestWallet): (() => Promise<unknown>)[] => [
  env.connect,
  env.account,
  env.network,
  () => sign(env),
  env.disconnect,
]

describe('withFaults', () => {
  it('throws synchronously with code -30001 in the mode throws', () => {
    const env = createConnectedWallet({ misbehave: 'throws' })
    for (const call of calls(env)) expect(call).toThrow(expect.objectContaining({ code: -30001 }))
  })

  it('never settles a call in the mode hangs', async () => {
    const settled = calls(createConnectedWallet({ misbehave: 'hangs' })).map((call) => call())
    const nextTask = new Promise((resolve) => setImmediate(resolve, 'pending'))
    expect(await Promise.race([...settled, nextTask])).toBe('pending')
  })

  it('rejects the requests of the mode rejects and fulfills the calls that need no approval', async () => {
    const env = createConnectedWallet({ misbehave: 'rejects' })
    const [connect, account, network, message] = await Promise.all(calls(env).map((call) => call()))
    expect([connect, message]).toEqual([{ status: 'Rejected' }, { status: 'Rejected' }])
    expect([account, network]).toEqual([expect.anything(), expect.objectContaining({ name: 'local' })])
  })

  it('responds with invalid data in the mode malformed', async () => {
    const env = createConnectedWallet({ misbehave: 'malformed' })
    const [connect, account] = await Promise.all(calls(env).map((call) => call()))
    expect(connect).toMatchObject({ status: 'Approved', args: { address: 42 } })
    expect(account).toEqual({ address: {}, publicKey: 7 })
  })

  it('switches the account only after the page received an approval', async () => {
    const env = createConnectedWallet({ misbehave: 'switches-account' })
    await sign(env)
    expect(env.store.get().current).toBe(0)
    env.runDelayedTasks()
    expect(env.store.get().current).toBe(1)
    env.store.update({ autoApprove: false })
    const rejected = sign(env)
    env.requests.rejectAll()
    await rejected
    env.runDelayedTasks()
    expect(env.store.get().current).toBe(1)
  })

  it('switches the network after an approval, and cancels an earlier switch', async () => {
    const env = createConnectedWallet({ misbehave: 'switches-network' })
    const { env: slow, respond } = createWalletWithSlowNode()
    const switching = switchNetwork(env.store, slow.fetch, 'devnet')
    await sign(env)
    env.runDelayedTasks()
    respond({ chain_id: 77 })
    await expect(switching).rejects.toThrow('did not switch to devnet')
    expect(env.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
  })
})
