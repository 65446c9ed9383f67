import { describe, expect, it } from 'vitest'
import { parseMisbehaviour } from '../../../src/dev-wallet/fault-names.js'
import { switchNetwork } from '../../../src/dev-wallet/state/network.js'
import type { Misbehaviour } from '../../../src/dev-wallet/types.js'
import { createConnectedWallet, createWalletWithSlowNode, getFeature, type TestWallet } from './support.js'

const sign = (env: TestWallet) =>
  getFeature(env, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1' })

/** Every call that is not a subscription. */
const calls = (env: TestWallet): (() => Promise<unknown>)[] => [
  () => getFeature(env, 'aptos:connect').connect(),
  () => getFeature(env, 'aptos:account').account(),
  () => getFeature(env, 'aptos:network').network(),
  () => sign(env),
  () => getFeature(env, 'aptos:disconnect').disconnect(),
]

describe('withFaults', () => {
  it('throws synchronously with code -30001 in the mode throws', () => {
    const env = createConnectedWallet({ misbehave: 'throws' })
    for (const call of calls(env)) expect(call).toThrow(expect.objectContaining({ code: -30001 }))
  })

  it('never settles a call in the mode hangs', async () => {
    const env = createConnectedWallet({ misbehave: 'hangs' })
    for (const call of calls(env)) {
      const settled = await Promise.race([
        call().then(() => 'settled'),
        new Promise((go) => setImmediate(go)),
      ])
      expect(settled).toBeUndefined()
    }
  })

  it('rejects the requests of the mode rejects and fulfills the calls that need no approval', async () => {
    const env = createConnectedWallet({ misbehave: 'rejects' })
    const [connect, account, network, message] = await Promise.all(calls(env).map((call) => call()))
    expect([connect, message]).toEqual([{ status: 'Rejected' }, { status: 'Rejected' }])
    expect([account, network]).toEqual([expect.anything(), expect.objectContaining({ name: 'local' })])
  })

  it('responds with invalid data in the mode malformed', async () => {
    const env = createConnectedWallet({ misbehave: 'malformed' })
    const response = { status: 'Approved', args: { address: 42 } }
    expect(await getFeature(env, 'aptos:connect').connect()).toMatchObject(response)
    expect(await getFeature(env, 'aptos:account').account()).toEqual({ address: {}, publicKey: 7 })
  })

  it('switches the account or the network only after the page received an approval', async () => {
    const env = createConnectedWallet({ misbehave: 'switches-account' })
    await sign(env)
    expect(env.store.get().current).toBe(0)
    env.runDelayedTasks()
    expect(env.store.get()).toMatchObject({ current: 1 })
    env.store.update({ misbehave: 'switches-network' })
    await sign(env)
    env.runDelayedTasks()
    expect(env.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
    env.store.update({ autoApprove: false })
    const rejected = sign(env)
    env.requests.rejectAll()
    await rejected
    env.runDelayedTasks()
    expect(env.store.get().network).toBe('testnet')
  })

  it('cancels an earlier network switch when the mode switches the network', async () => {
    const env = createConnectedWallet({ misbehave: 'switches-network' })
    const { env: slow, respond } = createWalletWithSlowNode()
    const switching = switchNetwork(env.store, slow.fetch, 'devnet')
    await sign(env)
    env.runDelayedTasks()
    respond({ chain_id: 77 })
    await expect(switching).rejects.toThrow('did not switch to devnet')
    expect(env.store.get().network).toBe('testnet')
  })

  it.each<[string, Misbehaviour | undefined]>([
    ['Switches Account', 'switches-account'],
    ['late', 'late'],
    ['constructor', undefined],
    ['', undefined],
  ])('parses the name "%s"', (text, name) => {
    expect(parseMisbehaviour(text)).toBe(name)
  })
})
