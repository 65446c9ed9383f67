import type { InputEntryFunctionData } from '@aptos-labs/ts-sdk'
import { describe, expect, test } from 'vitest'
import { createRequests } from '../../../src/dev-wallet/requests.js'
import { addAccount, switchAccount } from '../../../src/dev-wallet/state/accounts.js'
import { type Bench, bench, connected, fakeNode, feature } from './support.js'

const REJECTED = { status: 'Rejected' }
const PAYLOAD: InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [] }

/** Each call that needs a connection, once it asks the person. */
const calls: Readonly<Record<string, (on: Bench) => Promise<unknown>>> = {
  signMessage: (on) => feature(on, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1' }),
  signTransaction: (on) =>
    feature(on, 'aptos:signTransaction').signTransaction({ payload: PAYLOAD } as never),
  signAndSubmitTransaction: async (on) =>
    feature(on, 'aptos:signAndSubmitTransaction')?.signAndSubmitTransaction({ payload: PAYLOAD }),
  changeNetwork: async (on) =>
    feature(on, 'aptos:changeNetwork')?.changeNetwork({ name: 'testnet', chainId: 2 } as never),
}

const asked = ({ requests }: Bench) =>
  new Promise<void>((resolve) => {
    if (requests.pending().length > 0) resolve()
    else requests.subscribe(resolve)
  })

describe('a request that waits', () => {
  test.each(Object.keys(calls))(
    'to %s is rejected when the connection ends, in another tab too',
    async (name) => {
      const on = connected({ autoApprove: false })
      const answer = calls[name]?.(on)
      await asked(on)
      on.store.update({ connected: false }, 'another tab')
      expect(on.requests.pending()).toEqual([])
      expect(await answer).toEqual(REJECTED)
    },
  )

  test.each(['signMessage', 'signTransaction', 'signAndSubmitTransaction'])(
    'to %s is rejected when its key is forgotten, though another one is connected',
    async (name) => {
      const on = connected({ autoApprove: false })
      const answer = calls[name]?.(on)
      await asked(on)
      on.store.update({ secrets: [`0x${'11'.repeat(32)}`] }, 'another tab')
      expect(await answer).toEqual(REJECTED)
    },
  )

  test('stays when another account becomes the current one, and is of the one it was about', async () => {
    const on = connected({ autoApprove: false })
    const address = on.wallet.accounts[0]?.address
    const signing = feature(on, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1', address: true })
    switchAccount(on.store, addAccount(on.store))
    on.requests.answer(1, true)
    expect(await signing).toMatchObject({ status: 'Approved', args: { address } })
  })

  test('to connect or to sign in is rejected when the page disconnects', async () => {
    const on = bench({ autoApprove: false })
    const connecting = feature(on, 'aptos:connect').connect()
    const signingIn = feature(on, 'aptos:signIn').signIn({ nonce: 'abcdefgh' } as never)
    await feature(on, 'aptos:disconnect').disconnect()
    expect(await Promise.all([connecting, signingIn])).toEqual([REJECTED, REJECTED])
    expect(on.store.get().connected).toBe(false)
  })

  test('to sign in is rejected when the account is switched or forgotten', async () => {
    const on = bench({ autoApprove: false })
    const signIn = () => feature(on, 'aptos:signIn').signIn({ nonce: 'abcdefgh' } as never)
    const switched = signIn()
    switchAccount(on.store, addAccount(on.store))
    expect(await switched).toEqual(REJECTED)
    const forgotten = signIn()
    on.store.reset()
    expect(await forgotten).toEqual(REJECTED)
    expect(on.store.get().connected).toBe(false)
  })

  test('is never asked when the connection ended while the node was', async () => {
    let answer = (_: Response) => {}
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    const on = connected({ autoApprove: false }, { ...fakeNode({}), fetch })
    const payload = { function: '0x1::m::f', functionArguments: [1] } as const
    const signing = feature(on, 'aptos:signTransaction').signTransaction({ payload } as never)
    on.store.update({ connected: false })
    answer(Response.json({ abi: { exposed_functions: [{ name: 'f', params: ['u8'] }] } }))
    expect(await signing).toEqual(REJECTED)
    expect(on.requests.pending()).toEqual([])
  })

  test('stays as long as it stands', async () => {
    const requests = createRequests(() => false)
    let stands = true
    const answer = requests.ask({ kind: 'connect', details: [] }, () => stands)
    requests.review()
    expect(requests.pending()).toHaveLength(1)
    stands = false
    requests.review()
    expect(await answer).toBe(false)
  })
})
