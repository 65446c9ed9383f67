import type { InputEntryFunctionData } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { addAccount, switchAccount } from '../../../src/dev-wallet/state/accounts.js'
import {
  createPromptingWallet,
  createTestWallet,
  createWalletWithSlowNode,
  type TestWallet,
} from './support.js'

const REJECTED = { status: 'Rejected' }
const PAYLOAD: InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [] }

/** Each call that prompts, and that needs a connection. */
const calls: Readonly<Record<string, (env: TestWallet) => Promise<unknown>>> = {
  signMessage: (env) => env.signMessage({ message: 'm', nonce: '1' }),
  signTransaction: (env) => env.signTransaction({ payload: PAYLOAD } as never),
  signAndSubmitTransaction: (env) => env.signAndSubmitTransaction({ payload: PAYLOAD }),
  changeNetwork: (env) => env.changeNetwork({ name: 'testnet', chainId: 2 } as never),
}

describe('a pending request', () => {
  const withOtherKey = { secrets: [`0x${'11'.repeat(32)}`] as const }
  it.each([
    ...Object.keys(calls).map((name) => [name, 'ends the session', { connected: false }] as const),
    ...Object.keys(calls)
      .filter((name) => name !== 'changeNetwork')
      .map((name) => [name, 'removes its key', withOtherKey] as const),
  ])('of %s is rejected when another tab %s', async (name, _, changes) => {
    const env = createPromptingWallet()
    const response = calls[name]?.(env)
    await expect.poll(env.requests.getPending).toHaveLength(1)
    env.store.update(changes, 'another tab')
    expect(env.requests.getPending()).toEqual([])
    expect(await response).toEqual(REJECTED)
  })

  it('stays pending after an account switch, and signs with the account that it names', async () => {
    const env = createPromptingWallet()
    const address = env.wallet.accounts[0]?.address
    const input = { message: 'm', nonce: '1', address: true }
    const signing = env.signMessage(input)
    switchAccount(env.store, addAccount(env.store))
    expect([env.requests.settle(1, true), env.requests.settle(1, false)]).toEqual([true, false])
    expect(await signing).toMatchObject({ status: 'Approved', args: { address } })
  })

  const signIn = (env: TestWallet) => env.signIn({ nonce: 'abcdefgh' } as never)

  it('of connect or signIn is rejected when the page disconnects', async () => {
    const env = createTestWallet({ autoApprove: false })
    const responses = [env.connect(), signIn(env)]
    await env.disconnect()
    expect(await Promise.all(responses)).toEqual([REJECTED, REJECTED])
    expect(env.store.get().connected).toBe(false)
  })

  it('of signIn is rejected when the account changes', async () => {
    const env = createTestWallet({ autoApprove: false })
    const response = signIn(env)
    switchAccount(env.store, addAccount(env.store))
    expect(await response).toEqual(REJECTED)
    expect(env.store.get().connected).toBe(false)
  })

  it('is rejected without a prompt if the session ends while the wallet waits for the node', async () => {
    const { env, respond } = createWalletWithSlowNode({ autoApprove: false })
    const payload = { function: '0x1::m::f', functionArguments: [1] } as const
    const signing = env.signTransaction({ payload } as never)
    env.store.update({ connected: false })
    respond({ abi: { exposed_functions: [{ name: 'f', params: ['u8'] }] } })
    expect(await signing).toEqual(REJECTED)
    expect(env.requests.getPending()).toEqual([])
  })
})
