import type { AccountInfo, NetworkInfo } from '@aptos-labs/wallet-standard'
import { isWalletWithRequiredFeatureSet } from '@aptos-labs/wallet-standard'
import { describe, expect, test, vi } from 'vitest'
import { addAccount, switchAccount } from '../../../src/dev-wallet/state/accounts.js'
import { approvedArgs, type Bench, bench, connected, fakeNode, feature } from './support.js'

const connect = (on: Bench, silent?: boolean, network?: string) =>
  feature(on, 'aptos:connect').connect(silent, network ? ({ name: network, chainId: 0 } as never) : undefined)

describe('connecting', () => {
  test('is a wallet AIP-62 accepts, with every feature of the standard that is not for phones', () => {
    const { wallet } = bench()
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

  test('answers wrapped, account and network answer bare', async () => {
    const on = bench()
    const account = approvedArgs(await connect(on))
    expect(String((await feature(on, 'aptos:account').account()).address)).toBe(String(account.address))
    expect(account.publicKey.toUint8Array()).toHaveLength(32)
    expect(await feature(on, 'aptos:network').network()).toEqual({
      name: 'local',
      chainId: 4,
      url: 'http://127.0.0.1:8080/v1',
    })
    expect(on.wallet.accounts).toHaveLength(1)
  })

  test('is silent only for a page that connected before', async () => {
    const on = bench({ autoApprove: false })
    expect(await connect(on, true)).toEqual({ status: 'Rejected' })
    expect(on.requests.pending()).toEqual([])
    on.store.update({ connected: true })
    expect((await connect(on, true)).status).toBe('Approved')
    await feature(on, 'aptos:disconnect').disconnect()
    expect(await connect(on, true)).toEqual({ status: 'Rejected' })
  })

  test('asks in the same task as the call', () => {
    const on = bench({ autoApprove: false })
    void connect(on)
    expect(on.requests.pending()).toMatchObject([
      { id: 1, kind: 'connect', details: [['Page', 'localhost:5173']] },
    ])
  })

  test('goes to the network the page wishes for, and refuses one it does not know', async () => {
    const on = bench()
    await connect(on, false, 'TESTNET')
    expect(on.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
    await expect(connect(on, false, 'moonnet')).rejects.toThrow('no network moonnet')
  })
})

describe('a connection that is asked for while the network is switched', () => {
  async function approvedAfterSwitch(wish?: string) {
    const on = bench({ autoApprove: false })
    const connecting = connect(on, false, wish)
    const [request] = on.requests.pending()
    on.store.update({ network: 'mainnet', chainId: 1 })
    on.requests.answer(1, true)
    await connecting
    return [request?.details.slice(1), on.store.get().network, on.store.get().chainId]
  }

  test('leaves the network alone, where the page wished for none or for the one there was', async () => {
    expect(await approvedAfterSwitch()).toEqual([[], 'mainnet', 1])
    expect(await approvedAfterSwitch('local')).toEqual([[], 'mainnet', 1])
  })

  test('goes to the network that was shown', async () => {
    expect(await approvedAfterSwitch('testnet')).toEqual([[['Switch network to', 'testnet']], 'testnet', 2])
  })
})

describe('changing the network', () => {
  const change = (on: Bench, name: string) =>
    feature(on, 'aptos:changeNetwork')?.changeNetwork({ name: name as never, chainId: 0 })

  test('reads the chain id of devnet from its node', async () => {
    const on = connected({}, fakeNode({ '': { chain_id: 203 } }))
    expect(await change(on, 'devnet')).toEqual({ status: 'Approved', args: { success: true } })
    expect(on.store.get()).toMatchObject({ network: 'devnet', chainId: 203 })
  })

  test('is approved without success where it cannot be done', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    const on = connected({}, { ...fakeNode({}), fetch })
    expect(await change(on, 'devnet')).toMatchObject({
      args: { success: false, reason: expect.stringContaining('cannot be reached') },
    })
    expect(await change(on, 'moonnet')).toMatchObject({ args: { success: false } })
    expect(on.store.get().network).toBe('local')
  })

  test('goes to the one that was chosen last, however late the node of devnet answers', async () => {
    let answer = (_: Response) => {}
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    const on = connected({}, { ...fakeNode({}), fetch })
    const first = change(on, 'devnet')
    await Promise.resolve()
    await change(on, 'testnet')
    answer(Response.json({ chain_id: 203 }))
    expect(await first).toEqual({
      status: 'Approved',
      args: { success: false, reason: expect.stringContaining('did not go to devnet: another network') },
    })
    expect(on.store.get()).toMatchObject({ network: 'testnet', chainId: 2 })
  })

  test('can be turned down', async () => {
    const on = connected({ autoApprove: false })
    const changing = change(on, 'testnet')
    on.requests.rejectAll()
    expect(await changing).toEqual({ status: 'Rejected' })
  })
})

describe('changes', () => {
  async function listening(on: Bench) {
    const accounts: (AccountInfo | null)[] = []
    const networks: NetworkInfo[] = []
    await feature(on, 'aptos:onAccountChange').onAccountChange((account) => void accounts.push(account))
    await feature(on, 'aptos:onNetworkChange').onNetworkChange((network) => void networks.push(network))
    return { accounts, networks }
  }

  test('of the account and the network are told to a connected page only', async () => {
    const on = bench()
    const heard = await listening(on)
    switchAccount(on.store, addAccount(on.store))
    on.store.update({ connected: true, network: 'testnet', chainId: 2 })
    expect(heard).toEqual({ accounts: [], networks: [] })
    switchAccount(on.store, 0)
    on.store.update({ network: 'mainnet', chainId: 1 })
    expect(heard.accounts.map((account) => String(account?.address))).toEqual([
      on.wallet.accounts[0]?.address,
    ])
    expect(heard.networks).toMatchObject([{ name: 'mainnet', chainId: 1 }])
  })

  test('end with an empty account when the wallet ends the connection, not when the page does', async () => {
    const on = connected()
    const { accounts } = await listening(on)
    on.store.update({ connected: false })
    expect(accounts).toEqual([null])
    on.store.update({ connected: true })
    await feature(on, 'aptos:disconnect').disconnect()
    expect(accounts).toEqual([null])
  })

  test('reach every listener though one throws', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const on = connected()
    await feature(on, 'aptos:onAccountChange').onAccountChange(() => {
      throw new Error('the page broke')
    })
    const { accounts } = await listening(on)
    switchAccount(on.store, addAccount(on.store))
    expect(accounts).toHaveLength(1)
    expect(report).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
