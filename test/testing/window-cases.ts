import { Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { type AptosWallet, getAptosWallets, type UserResponse } from '@aptos-labs/wallet-standard'
import { type InstallOptions, installDevWallet } from 'aptos-wallet-kit/testing'
import { expect, it } from 'vitest'
import { getApprovedArgs } from '../unit/dev-wallet/support.js'

/** Installs the wallet, and connects to it. */
async function connect(options?: InstallOptions) {
  const wallet = await installDevWallet(window, options)
  const registered = getAptosWallets().aptosWallets
  expect(registered).toHaveLength(1)
  const { features } = registered[0] as AptosWallet
  const connecting = features['aptos:connect'].connect()
  await wallet.approve('connect')
  return { wallet, features, address: getApprovedArgs(await connecting).address }
}

const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x2', 100] } as const

/** The tests of `installDevWallet(window)`, for every DOM implementation. */
export function testInstallInWindow(): void {
  it('connects, and signs nothing after a rejection', async () => {
    const { wallet, features, address } = await connect()
    expect(String(address)).toBe(wallet.accounts()[0]?.address)
    const signing = features['aptos:signMessage'].signMessage({ message: 'Hello', nonce: '1' })
    await wallet.reject('signMessage')
    expect(await signing).toEqual({ status: 'Rejected' })
    expect(wallet.requests()).toMatchObject([
      { kind: 'connect', origin: window.location.origin, outcome: 'approved' },
      { kind: 'signMessage', outcome: 'rejected' },
    ])
  })

  it('sends transactions that ts-sdk finds', async () => {
    const { wallet, features, address } = await connect({ network: 'testnet', node: 'stub' })
    const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))

    const sending = features['aptos:signAndSubmitTransaction']?.signAndSubmitTransaction({ payload } as never)
    await wallet.approve('signAndSubmitTransaction')
    const { hash } = getApprovedArgs((await sending) as UserResponse<{ hash: string }>)
    expect(await aptos.waitForTransaction({ transactionHash: hash })).toMatchObject({ hash, success: true })

    const transaction = await aptos.transaction.build.simple({ sender: address, data: payload as never })
    const signing = features['aptos:signTransaction'].signTransaction(transaction as never)
    await wallet.approve('signTransaction')
    const senderAuthenticator = getApprovedArgs((await signing) as never) as never
    wallet.failNextTransaction('Out of gas')
    const pending = await aptos.transaction.submit.simple({ transaction, senderAuthenticator })
    await expect(aptos.waitForTransaction({ transactionHash: pending.hash })).rejects.toThrow('Out of gas')
  })
}
