import { describe, expect, test } from 'vitest'
import { readMisbehaviour } from '../../../src/dev-wallet/misbehaviours.js'
import { switchNetwork } from '../../../src/dev-wallet/state/network.js'
import type { Misbehaviour } from '../../../src/dev-wallet/types.js'
import { type Bench, connected, feature } from './support.js'

const sign = (on: Bench) => feature(on, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1' })

/** Every call that is not a subscription. */
const calls = (on: Bench): (() => Promise<unknown>)[] => [
  () => feature(on, 'aptos:connect').connect(),
  () => feature(on, 'aptos:account').account(),
  () => feature(on, 'aptos:network').network(),
  () => sign(on),
  () => feature(on, 'aptos:disconnect').disconnect(),
]

describe('the wallet told to misbehave', () => {
  test('throws from the call itself, with the code of a wallet that broke', () => {
    const on = connected({ misbehave: 'throws' })
    for (const call of calls(on)) expect(call).toThrow(expect.objectContaining({ code: -30001 }))
  })

  test('hangs on every call', async () => {
    const on = connected({ misbehave: 'hangs' })
    for (const call of calls(on)) {
      const settled = await Promise.race([
        call().then(() => 'settled'),
        new Promise((go) => setImmediate(go)),
      ])
      expect(settled).toBeUndefined()
    }
  })

  test('rejects what a person could have rejected and answers the rest', async () => {
    const on = connected({ misbehave: 'rejects' })
    const [connect, account, network, message] = await Promise.all(calls(on).map((call) => call()))
    expect([connect, message]).toEqual([{ status: 'Rejected' }, { status: 'Rejected' }])
    expect([account, network]).toEqual([expect.anything(), expect.objectContaining({ name: 'local' })])
  })

  test('answers garbage under an approval', async () => {
    const on = connected({ misbehave: 'malformed' })
    expect(await feature(on, 'aptos:connect').connect()).toMatchObject({
      status: 'Approved',
      args: { address: 42 },
    })
    expect(await feature(on, 'aptos:account').account()).toEqual({ address: {}, publicKey: 7 })
  })

  test('switches the account or the network only after an approval was heard', async () => {
    const on = connected({ misbehave: 'switches-account' })
    await sign(on)
    expect(on.store.get().current).toBe(0)
    on.runLater()
    expect(on.store.get()).toMatchObject({ current: 1 })
    on.store.update({ misbehave: 'switches-network' })
    await sign(on)
    on.runLater()
    expect(on.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
    on.store.update({ autoApprove: false })
    const rejected = sign(on)
    on.requests.rejectAll()
    await rejected
    on.runLater()
    expect(on.store.get().network).toBe('testnet')
  })

  test('stays on the network it switched to, whatever was chosen before', async () => {
    const on = connected({ misbehave: 'switches-network' })
    let answer = (_: Response) => {}
    const asked = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const switching = switchNetwork(on.store, () => asked, 'devnet')
    await sign(on)
    on.runLater()
    answer(Response.json({ chain_id: 77 }))
    await expect(switching).rejects.toThrow('did not go to devnet')
    expect(on.store.get().network).toBe('testnet')
  })

  test.each<[string, Misbehaviour | undefined]>([
    ['Switches Account', 'switches-account'],
    ['late', 'late'],
    ['constructor', undefined],
    ['', undefined],
  ])('reads the name "%s"', (text, name) => {
    expect(readMisbehaviour(text)).toBe(name)
  })
})
