import { Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { type AptosWallet, getAptosWallets, type UserResponse } from '@aptos-labs/wallet-standard'

/** An application on ts-sdk and the Wallet Standard, for the tests of `aptos-wallet-kit/testing`. */

function getFeatures(): AptosWallet['features'] {
  const [wallet] = getAptosWallets().aptosWallets
  if (!wallet) throw new Error('No wallet is registered.')
  return wallet.features
}

function getArgs<T>(response: UserResponse<T>): T {
  if (response.status !== 'Approved') throw new Error('Rejected')
  return (response as { args: T }).args
}

const payload = {
  function: '0x1::aptos_account::transfer',
  functionArguments: [`0x${'cafe'.padStart(64, '0')}`, 100],
} as const

const createClient = () => new Aptos(new AptosConfig({ network: Network.TESTNET }))

const app = {
  countWallets: () => getAptosWallets().aptosWallets.length,
  connect: async (isSilent = false) =>
    String(getArgs(await getFeatures()['aptos:connect'].connect(isSilent)).address),
  disconnect: () => getFeatures()['aptos:disconnect'].disconnect(),
  getNetwork: () => getFeatures()['aptos:network'].network(),
  signMessage: async (message: string) =>
    getArgs(await getFeatures()['aptos:signMessage'].signMessage({ message, nonce: '1' })).fullMessage,
  /** The wallet builds and submits. Returns the hash. */
  async transfer() {
    const feature = getFeatures()['aptos:signAndSubmitTransaction']
    const response = await feature?.signAndSubmitTransaction({ payload: { ...payload } } as never)
    return response ? getArgs(response).hash : ''
  },
  /** ts-sdk builds and submits; the wallet signs. Returns the hash. */
  async transferWithSdk() {
    const aptos = createClient()
    const sender = getArgs(await getFeatures()['aptos:connect'].connect(true)).address
    const transaction = await aptos.transaction.build.simple({ sender, data: { ...payload } as never })
    const response = await getFeatures()['aptos:signTransaction'].signTransaction(transaction as never)
    const senderAuthenticator = getArgs(response as never) as never
    return (await aptos.transaction.submit.simple({ transaction, senderAuthenticator })).hash
  },
  async waitFor(transactionHash: string) {
    const { success, vm_status: status, hash } = await createClient().waitForTransaction({ transactionHash })
    return { success, status, hash }
  },
  accountChanges: [] as string[],
  listen: () =>
    getFeatures()['aptos:onAccountChange'].onAccountChange((account) => {
      app.accountChanges.push(account ? String(account.address) : 'none')
    }),
}

export type TestingApp = typeof app

Object.assign(window, { app })
