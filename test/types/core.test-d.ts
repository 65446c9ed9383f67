// Types of the core by its package name: what compiles, and what must not.
import type { AccountAuthenticator, MultiAgentTransaction, SimpleTransaction } from '@aptos-labs/ts-sdk'
import type * as standard from '@aptos-labs/wallet-standard'
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

const lazyWallet = { name: 'Petra Web', icon: '', load: () => Promise.resolve() }
const kit = createWalletKit({ autoConnect: false, storage: null, lazyWallets: [lazyWallet] })
// @ts-expect-error a lazy wallet needs load
createWalletKit({ lazyWallets: [{ name: 'Petra Web', icon: '' }] })
// @ts-expect-error a storage needs three functions
createWalletKit({ storage: { getItem: () => null } })
// @ts-expect-error unknown option
createWalletKit({ preferedWallet: 'Petra' })
// @ts-expect-error a member of window.AptosWalletKit only
kit.getNetwokrInfo()

export async function connect() {
  const options = { silent: true, signal: AbortSignal.timeout(1) }
  const result: ConnectionResult = await kit.connect('Petra', options)
  if (result.status === 'Approved') {
    const { ansName, ...texts }: { address: string; publicKey: string; ansName: string | null } = result.args
    return [ansName, texts]
  }
  // @ts-expect-error a rejection has no account
  result.args.address
  // @ts-expect-error neither a name nor an entry
  await kit.connect(42)
  // @ts-expect-error not an AbortSignal
  await kit.connect('Petra', { signal: true })
  return kit.connect(kit.getState().installed_wallets[0])
}

export async function request(transaction: SimpleTransaction | MultiAgentTransaction) {
  const message = await kit.signMessage({ message: 'Hello, Aptos!', nonce: 'n0nce000' })
  // @ts-expect-error the user can reject
  message.args.signature
  if (message.status === 'Rejected') return
  const signed: [fullMessage: string, signature: string] = [
    message.args.fullMessage,
    toHex(message.args.signature),
  ]
  // @ts-expect-error missing nonce
  await kit.signMessage({ message: 'Hello, Aptos!' })
  const sent = await kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' }, maxGasAmount: 9 })
  const hash: string | undefined = sent.args?.hash
  // @ts-expect-error missing payload
  await kit.signTransaction({ maxGasAmount: 9 })
  // @ts-expect-error missing function
  await kit.signTransaction({ payload: { functionArguments: [] } })
  // @ts-expect-error unknown field
  await kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f', arguments: [] } })
  // @ts-expect-error a promise is no payload
  await kit.signAndSubmitTransaction({ payload: Promise.resolve({ function: '0x1::m::f' }) })
  const { args } = await kit.signTransaction(transaction, true)
  const bytes: Uint8Array | undefined = args?.bcsToBytes()
  const authenticator: AccountAuthenticator | undefined = args as AccountAuthenticator | undefined
  // @ts-expect-error missing raw transaction
  await kit.signTransaction({ feePayerAddress: transaction.feePayerAddress }, true)
  // @ts-expect-error asFeePayer is a boolean
  await kit.signTransaction(transaction, 'payer')
  const switched = await kit.changeNetwork({ name: 'testnet' })
  const isSwitched: boolean = switched.status === 'Approved' && switched.args.success
  // @ts-expect-error not an object
  await kit.changeNetwork('testnet')
  return [signed, hash, bytes, authenticator, isSwitched]
}

/** The methods accept the inputs of the standard. */
export const withStandardInputs = {
  signMessage: (input: standard.AptosSignMessageInput) => kit.signMessage(input),
  signTransaction: (input: standard.AptosSignTransactionInputV1_1) => kit.signTransaction(input),
  signAndSubmit: (input: standard.AptosSignAndSubmitTransactionInput) => kit.signAndSubmitTransaction(input),
  signIn: (input: standard.AptosSignInInput) => kit.signIn(input),
  changeNetwork: (input: standard.NetworkInfo) => kit.changeNetwork(input),
}
/** The outputs of the standard have the types of the kit's outputs. */
export const asOutputs = (
  ...outputs: [
    standard.AptosSignMessageOutput,
    standard.AptosSignTransactionOutputV1_1,
    standard.AptosSignAndSubmitTransactionOutput,
    standard.AptosSignInOutput,
    standard.AptosChangeNetworkOutput,
  ]
): [
  SignMessageOutput,
  SignTransactionOutput,
  SignAndSubmitTransactionOutput,
  SignInOutput,
  ChangeNetworkOutput,
] => outputs

export function subscribe() {
  const remove: () => void = kit.on('wallet-connected', ({ detail }) => {
    const connected: KitEventMap['wallet-connected'] = detail
    const wallet: WalletEntry = detail.wallet
    // @ts-expect-error a field of another event
    detail.chainId
    return [connected.address, wallet.name]
  })
  kit.on('wallet-network-changed', ({ detail: { name, chainId } }) => `${name} ${chainId.toFixed()}`)
  kit.on('wallet-error', ({ detail: { reason, code } }) => [reason, code.toFixed()])
  // @ts-expect-error unknown event
  kit.on('wallet-conected', () => {})
  const unsubscribe: () => void = kit.subscribe((state: WalletState) => state.address)
  return [remove, unsubscribe]
}

export function read(state: WalletState) {
  const status: 'disconnected' | 'restoring' | 'connecting' | 'connected' = state.status
  const chainId: number | null = state.chainId
  // @ts-expect-error read-only
  state.address = '0x1'
  // @ts-expect-error read-only
  state.installed_wallets.push(state.wallet)
  // @ts-expect-error null without a session
  state.wallet.name
  return [status, chainId]
}

export function handle(error: unknown) {
  if (!(error instanceof WalletKitError)) return
  const { reason, code, wallet }: { reason: Reason; code: number; wallet: string | undefined } = error
  // @ts-expect-error unknown reason
  if (reason === 'NOT_FOUND') return
  return [code, wallet]
}

export const texts: string[] = [toHex(new Uint8Array()), shortenAddress('0x1')]
// @ts-expect-error an address is a string
shortenAddress(1)
