/** The core by its package name: what compiles, and what must not. */
import type { AccountAuthenticator, MultiAgentTransaction, SimpleTransaction } from '@aptos-labs/ts-sdk'
import type {
  AptosChangeNetworkOutput,
  AptosSignAndSubmitTransactionInput,
  AptosSignAndSubmitTransactionOutput,
  AptosSignInInput,
  AptosSignInOutput,
  AptosSignMessageInput,
  AptosSignMessageOutput,
  AptosSignTransactionInputV1_1,
  AptosSignTransactionOutputV1_1,
  NetworkInfo,
} from '@aptos-labs/wallet-standard'
import {
  type ChangeNetworkOutput,
  type ConnectionResult,
  createWalletKit,
  type KitEventMap,
  type Reason,
  type SignAndSubmitTransactionOutput,
  type SignInOutput,
  type SignMessageOutput,
  type SignTransactionOutput,
  shortenAddress,
  toHex,
  type WalletEntry,
  WalletKitError,
  type WalletState,
} from 'aptos-wallet-kit'

const kit = createWalletKit({ preferredWallet: 'Petra', autoConnect: false, storage: null })

export async function connects() {
  const result: ConnectionResult = await kit.connect('Petra', {
    silent: true,
    signal: AbortSignal.timeout(1),
  })
  if (result.status === 'Approved') {
    const { address, publicKey, ansName }: { address: string; publicKey: string; ansName: string | null } =
      result.args
    return [address, publicKey, ansName]
  }
  // @ts-expect-error a refusal has no account
  result.args.address
  // @ts-expect-error a wallet is a name or an entry
  await kit.connect(42)
  // @ts-expect-error a signal is an AbortSignal
  await kit.connect('Petra', { signal: true })
  const [first] = kit.getState().installed_wallets
  return kit.connect(first)
}

export async function asks() {
  const message = await kit.signMessage({ message: 'Hello, Aptos!', nonce: 'n0nce000' })
  // @ts-expect-error a visitor may say no
  message.args.signature
  const { status, args } = message
  if (status === 'Rejected') return
  const signed: [fullMessage: string, signature: string] = [args.fullMessage, toHex(args.signature)]
  // @ts-expect-error a message has a nonce
  await kit.signMessage({ message: 'Hello, Aptos!' })
  const sent = await kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' }, maxGasAmount: 9 })
  const hash: string | undefined = sent.args?.hash
  // @ts-expect-error a transaction has a payload
  await kit.signTransaction({ maxGasAmount: 9 })
  // @ts-expect-error a call has a function
  await kit.signTransaction({ payload: { functionArguments: [] } })
  // @ts-expect-error arguments have this name
  await kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f', arguments: [] } })
  // @ts-expect-error a promise is no payload
  await kit.signAndSubmitTransaction({ payload: Promise.resolve({ function: '0x1::m::f' }) })
  const switched = await kit.changeNetwork({ name: 'testnet' })
  const isSwitched: boolean = switched.status === 'Approved' && switched.args.success
  // @ts-expect-error it is asked by name
  await kit.changeNetwork('testnet')
  return [signed, hash, isSwitched]
}

/** Transactions that the page built with ts-sdk. */
export async function signBuilt(transaction: SimpleTransaction | MultiAgentTransaction) {
  const { args } = await kit.signTransaction(transaction, true)
  const bytes: Uint8Array | undefined = args?.bcsToBytes()
  // @ts-expect-error a built transaction has a raw transaction
  await kit.signTransaction({ feePayerAddress: transaction.feePayerAddress }, true)
  // @ts-expect-error asFeePayer is a boolean
  await kit.signTransaction(transaction, 'payer')
  const authenticator: AccountAuthenticator | undefined = args as AccountAuthenticator | undefined
  return [bytes, authenticator]
}

export const lazy = createWalletKit({
  lazyWallets: [{ name: 'Petra Web', icon: '', load: () => Promise.resolve() }],
})
// @ts-expect-error a lazy wallet has a function that loads it
createWalletKit({ lazyWallets: [{ name: 'Petra Web', icon: '' }] })

/** What is written for the standard's own types is taken, and so is what it says of an answer. */
export const standard = {
  signMessage: (input: AptosSignMessageInput) => kit.signMessage(input),
  signTransaction: (input: AptosSignTransactionInputV1_1) => kit.signTransaction(input),
  signAndSubmitTransaction: (input: AptosSignAndSubmitTransactionInput) =>
    kit.signAndSubmitTransaction(input),
  signIn: (input: AptosSignInInput) => kit.signIn(input),
  changeNetwork: (input: NetworkInfo) => kit.changeNetwork(input),
}
export const answers = (
  message: AptosSignMessageOutput,
  transaction: AptosSignTransactionOutputV1_1,
  submission: AptosSignAndSubmitTransactionOutput,
  signIn: AptosSignInOutput,
  change: AptosChangeNetworkOutput,
): [
  SignMessageOutput,
  SignTransactionOutput,
  SignAndSubmitTransactionOutput,
  SignInOutput,
  ChangeNetworkOutput,
] => [message, transaction, submission, signIn, change]

export function hears() {
  const remove: () => void = kit.on('wallet-connected', ({ detail }) => {
    const connected: KitEventMap['wallet-connected'] = detail
    const wallet: WalletEntry = detail.wallet
    // @ts-expect-error the network is told by another event
    detail.chainId
    return [connected.address, wallet.name]
  })
  kit.on('wallet-network-changed', ({ detail: { name, chainId } }) => `${name} ${chainId.toFixed()}`)
  kit.on('wallet-error', ({ detail: { reason, code } }) => [reason, code.toFixed()])
  // @ts-expect-error there is no such event
  kit.on('wallet-conected', () => {})
  const removeListener: () => void = kit.subscribe((state: WalletState) => state.address)
  return [remove, removeListener]
}

export function reads(state: WalletState) {
  const status: 'disconnected' | 'restoring' | 'connecting' | 'connected' = state.status
  const chainId: number | null = state.chainId
  // @ts-expect-error the store is read only
  state.address = '0x1'
  // @ts-expect-error and so is the list in it
  state.installed_wallets.push(state.wallet)
  // @ts-expect-error no wallet may be connected
  state.wallet.name
  return [status, chainId]
}

export function fails(error: unknown) {
  if (!(error instanceof WalletKitError)) return
  const reason: Reason = error.reason
  const code: number = error.code
  const wallet: string | undefined = error.wallet
  // @ts-expect-error there is no such reason
  if (reason === 'NOT_FOUND') return
  return [code, wallet]
}

export const texts: string[] = [toHex(new Uint8Array()), shortenAddress('0x1')]
// @ts-expect-error an address is text
shortenAddress(1)
// @ts-expect-error a storage has these three functions
createWalletKit({ storage: { getItem: () => null } })
// @ts-expect-error there is no such option
createWalletKit({ preferedWallet: 'Petra' })
// @ts-expect-error the adapter's own spelling is the page's
kit.getNetwokrInfo()
