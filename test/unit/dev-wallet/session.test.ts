import { isWalletWithRequiredFeatureSet, type NetworkInfo } from '@aptos-labs/wallet-standard'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { addAccount, switchAccount } from '../../../src/dev-wallet/state/accounts.js'
import {
  createConnectedWallet,
  createTestWallet,
  createWalletWithSlowNode,
  fakeNode,
  getApprovedArgs,
  type TestWallet,
} from './support.js'

const networkOf = (name: string): never => ({ name, chainId: 0 }) as never

describe('development wallet', () => {
  it('meets AIP-62, and can be extended', () => {
    const { wallet } = createTestWallet()
    expect(isWalletWithRequiredFeatureSet(wallet)).toBe(true)
    expect(Object.assign(wallet, { isAptosNativeWallet: true })).toMatchObject({ isAptosNativeWallet: true })
  })
})

describe('aptos:connect', () => {
  it('returns a UserResponse, while aptos:account and aptos:network return plain values', async () => {
    const env = createTestWallet()
    const { address } = getApprovedArgs(await env.connect())
    expect(String((await env.account()).address)).toBe(String(address))
    const network = { name: 'local', chainId: 4, url: 'http://127.0.0.1:8080/v1' }
    expect(await env.network()).toEqual(network)
  })

  it('switches to the requested network, ignoring case, and rejects an unknown network', async () => {
    const env = createTestWallet()
    await env.connect(false, networkOf('TESTNET'))
    expect(env.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
    await expect(env.connect(false, networkOf('moonnet'))).rejects.toThrow('no network moonnet')
  })

  it.each([
    [undefined, [], 'mainnet'],
    ['local', [], 'mainnet'],
    ['testnet', [['Switch network to', 'testnet']], 'testnet'],
  ])(
    'prompts in the task of the call, and switches only to the network in the prompt: %s',
    async (requested, details, network) => {
      const env = createTestWallet({ autoApprove: false })
      const connecting = env.connect(false, requested ? networkOf(requested) : undefined)
      expect(env.requests.getPending()).toMatchObject([
        { id: 1, kind: 'connect', details: [['Page', 'localhost:5173'], ...details] },
      ])
      env.store.update({ network: 'mainnet', chainId: 1 })
      env.requests.settle(1, true)
      await connecting
      expect(env.store.get().network).toBe(network)
    },
  )
})

describe('aptos:changeNetwork', () => {
  it('reads the chain ID of devnet from its node', async () => {
    const env = createConnectedWallet({}, fakeNode({ '': { chain_id: 203 } }))
    const response = await env.changeNetwork(networkOf('devnet'))
    expect(response).toEqual({ status: 'Approved', args: { success: true } })
    expect(env.store.get()).toMatchObject({ network: 'devnet', chainId: 203 })
  })

  it.each([
    ['devnet', 'returned an error'],
    ['moonnet', 'no network moonnet'],
  ])('returns success: false if it cannot switch to %s', async (name, reason) => {
    const env = createConnectedWallet()
    const args = { success: false, reason: expect.stringContaining(reason) }
    expect(await env.changeNetwork(networkOf(name))).toMatchObject({ args })
    expect(env.store.get().network).toBe('local')
  })

  it('keeps the latest network if the node of devnet responds later', async () => {
    const { env, respond } = createWalletWithSlowNode()
    const first = env.changeNetwork(networkOf('devnet'))
    await Promise.resolve()
    await env.changeNetwork(networkOf('testnet'))
    respond({ chain_id: 203 })
    const reason = expect.stringContaining('did not switch to devnet: another network')
    expect(await first).toEqual({ status: 'Approved', args: { success: false, reason } })
    expect(env.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
  })
})

describe('change events', () => {
  async function subscribe(env: TestWallet) {
    const accounts: (string | null)[] = []
    const networks: NetworkInfo[] = []
    await env.onAccountChange((account) => accounts.push(account && `${account.address}`))
    await env.onNetworkChange((network) => networks.push(network))
    return { accounts, networks }
  }

  it('notify a connected page only', async () => {
    const env = createTestWallet()
    const { accounts, networks } = await subscribe(env)
    switchAccount(env.store, addAccount(env.store))
    env.store.update({ connected: true, network: 'testnet', chainId: 2 })
    expect([accounts, networks]).toEqual([[], []])
    switchAccount(env.store, 0)
    env.store.update({ network: 'mainnet', chainId: 1 })
    expect(accounts).toEqual([env.wallet.accounts[0]?.address])
    expect(networks).toMatchObject([{ name: 'mainnet', chainId: 1 }])
  })

  it('report an empty account if the wallet ends the session, but not if the page does', async () => {
    const env = createConnectedWallet()
    const { accounts } = await subscribe(env)
    env.store.update({ connected: false })
    env.store.update({ connected: true })
    await env.disconnect()
    expect(accounts).toEqual([null])
  })

  it('reach every listener if one throws', async () => {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    onTestFinished(() => void vi.unstubAllGlobals())
    const env = createConnectedWallet()
    await env.onAccountChange(() => {
      throw new Error('the page broke')
    })
    const { accounts } = await subscribe(env)
    switchAccount(env.store, addAccount(env.store))
    expect(accounts).toHaveLength(1)
    expect(reportError).toHaveBeenCalledOnce()
  })
})
