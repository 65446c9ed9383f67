import type { AccountInfo, NetworkInfo } from '@aptos-labs/wallet-standard'
import { isWalletWithRequiredFeatureSet } from '@aptos-labs/wallet-standard'
import { describe, expect, it, vi } from 'vitest'
import { addAccount, switchAccount } from '../../../src/dev-wallet/state/accounts.js'
import {
  createConnectedWallet,
  createTestWallet,
  fakeNode,
  getApprovedArgs,
  getFeature,
  type TestWallet,
} from './support.js'

const connect = (env: TestWallet, silent?: boolean, network?: string) =>
  getFeature(env, 'aptos:connect').connect(
    silent,
    network ? ({ name: network, chainId: 0 } as never) : undefined,
  )

describe('aptos:connect', () => {
  it('belongs to a wallet that meets AIP-62 and has every feature except deep links', () => {
    const { wallet } = createTestWallet()
    expect(isWalletWithRequiredFeatureSet(wallet)).toBe(true)
    expect(Object.entries(wallet.features).map(([name, { version }]) => `${name} ${version}`)).toEqual([
      'aptos:connect 1.0.0',
      'aptos:disconnect 1.0.0',
      'aptos:account 1.0.0',
      'aptos:network 1.0.0',
      'aptos:onAccountChange 1.0.0',
      'aptos:onNetworkChange 1.0.0',
      'aptos:changeNetwork 1.0.0',
      'aptos:signMessage 1.0.0',
      'aptos:signIn 1.0.0',
      'aptos:signTransaction 1.1.0',
      'aptos:signAndSubmitTransaction 1.1.0',
    ])
  })

  it('belongs to a wallet that other libraries can extend', () => {
    const { wallet } = createTestWallet()
    Object.assign(wallet, { readyState: 'Installed', isAptosNativeWallet: true })
    expect(wallet).toMatchObject({ readyState: 'Installed', isAptosNativeWallet: true })
  })

  it('returns a UserResponse, while aptos:account and aptos:network return plain values', async () => {
    const env = createTestWallet()
    const account = getApprovedArgs(await connect(env))
    expect(String((await getFeature(env, 'aptos:account').account()).address)).toBe(String(account.address))
    expect(account.publicKey.toUint8Array()).toHaveLength(32)
    expect(await getFeature(env, 'aptos:network').network()).toEqual({
      name: 'local',
      chainId: 4,
      url: 'http://127.0.0.1:8080/v1',
    })
    expect(env.wallet.accounts).toHaveLength(1)
  })

  it('connects silently only if the page is connected', async () => {
    const env = createTestWallet({ autoApprove: false })
    expect(await connect(env, true)).toEqual({ status: 'Rejected' })
    expect(env.requests.getPending()).toEqual([])
    env.store.update({ connected: true })
    expect((await connect(env, true)).status).toBe('Approved')
    await getFeature(env, 'aptos:disconnect').disconnect()
    expect(await connect(env, true)).toEqual({ status: 'Rejected' })
  })

  it('opens the prompt in the task of the call', () => {
    const env = createTestWallet({ autoApprove: false })
    void connect(env)
    expect(env.requests.getPending()).toMatchObject([
      { id: 1, kind: 'connect', details: [['Page', 'localhost:5173']] },
    ])
  })

  it('switches to the requested network, and rejects an unknown one', async () => {
    const env = createTestWallet()
    await connect(env, false, 'TESTNET')
    expect(env.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
    await expect(connect(env, false, 'moonnet')).rejects.toThrow('no network moonnet')
  })
})

describe('aptos:connect during a network switch', () => {
  async function approvedAfterSwitch(wish?: string) {
    const env = createTestWallet({ autoApprove: false })
    const connecting = connect(env, false, wish)
    const [request] = env.requests.getPending()
    env.store.update({ network: 'mainnet', chainId: 1 })
    env.requests.settle(1, true)
    await connecting
    return [request?.details.slice(1), env.store.get().network, env.store.get().chainId]
  }

  it('keeps the network if the page requested none or the current one', async () => {
    expect(await approvedAfterSwitch()).toEqual([[], 'mainnet', 1])
    expect(await approvedAfterSwitch('local')).toEqual([[], 'mainnet', 1])
  })

  it('switches to the network that the prompt shows', async () => {
    expect(await approvedAfterSwitch('testnet')).toEqual([[['Switch network to', 'testnet']], 'testnet', 2])
  })
})

describe('aptos:changeNetwork', () => {
  const change = (env: TestWallet, name: string) =>
    getFeature(env, 'aptos:changeNetwork')?.changeNetwork({ name: name as never, chainId: 0 })

  it('reads the chain id of devnet from its node', async () => {
    const env = createConnectedWallet({}, fakeNode({ '': { chain_id: 203 } }))
    expect(await change(env, 'devnet')).toEqual({ status: 'Approved', args: { success: true } })
    expect(env.store.get()).toMatchObject({ network: 'devnet', chainId: 203 })
  })

  it('returns success: false if the switch fails', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    const env = createConnectedWallet({}, { ...fakeNode({}), fetch })
    expect(await change(env, 'devnet')).toMatchObject({
      args: { success: false, reason: expect.stringContaining('cannot be reached') },
    })
    expect(await change(env, 'moonnet')).toMatchObject({ args: { success: false } })
    expect(env.store.get().network).toBe('local')
  })

  it('keeps the latest network if the node of devnet responds later', async () => {
    let answer = (_: Response) => {}
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    const env = createConnectedWallet({}, { ...fakeNode({}), fetch })
    const first = change(env, 'devnet')
    await Promise.resolve()
    await change(env, 'testnet')
    answer(Response.json({ chain_id: 203 }))
    expect(await first).toEqual({
      status: 'Approved',
      args: { success: false, reason: expect.stringContaining('did not switch to devnet: another network') },
    })
    expect(env.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
  })

  it('can be rejected', async () => {
    const env = createConnectedWallet({ autoApprove: false })
    const changing = change(env, 'testnet')
    env.requests.rejectAll()
    expect(await changing).toEqual({ status: 'Rejected' })
  })
})

describe('change events', () => {
  async function listening(env: TestWallet) {
    const accounts: (AccountInfo | null)[] = []
    const networks: NetworkInfo[] = []
    await getFeature(env, 'aptos:onAccountChange').onAccountChange((account) => void accounts.push(account))
    await getFeature(env, 'aptos:onNetworkChange').onNetworkChange((network) => void networks.push(network))
    return { accounts, networks }
  }

  it('notify a connected page only', async () => {
    const env = createTestWallet()
    const listener = await listening(env)
    switchAccount(env.store, addAccount(env.store))
    env.store.update({ connected: true, network: 'testnet', chainId: 2 })
    expect(listener).toEqual({ accounts: [], networks: [] })
    switchAccount(env.store, 0)
    env.store.update({ network: 'mainnet', chainId: 1 })
    expect(listener.accounts.map((account) => String(account?.address))).toEqual([
      env.wallet.accounts[0]?.address,
    ])
    expect(listener.networks).toMatchObject([{ name: 'mainnet', chainId: 1 }])
  })

  it('report an empty account if the wallet ends the session, but not if the page does', async () => {
    const env = createConnectedWallet()
    const { accounts } = await listening(env)
    env.store.update({ connected: false })
    expect(accounts).toEqual([null])
    env.store.update({ connected: true })
    await getFeature(env, 'aptos:disconnect').disconnect()
    expect(accounts).toEqual([null])
  })

  it('reach every listener if one throws', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const env = createConnectedWallet()
    await getFeature(env, 'aptos:onAccountChange').onAccountChange(() => {
      throw new Error('the page broke')
    })
    const { accounts } = await listening(env)
    switchAccount(env.store, addAccount(env.store))
    expect(accounts).toHaveLength(1)
    expect(report).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
