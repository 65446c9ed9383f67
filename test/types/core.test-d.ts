// Types of the core by its package name: what compiles, and what must not.
import type { AccountAuthenticator, MultiAgentTransaction, SimpleTransaction } from '@aptos-labs/ts-sdk'
import type * as standard from '@aptos-labs/wallet-standard'
import * as core from 'aptos-wallet-kit'
import type { FeatureName } from '../../src/core/boundary/call-wallet.js'

const lazyWallet = { name: 'Petra Web', icon: '', load: () => Promise.resolve() }
const kit = core.createWalletKit({ autoConnect: false, storage: null, lazyWallets: [lazyWallet] })
// @ts-expect-error a lazy wallet needs load
core.createWalletKit({ lazyWallets: [{ name: 'Petra Web', icon: '' }] })
// @ts-expect-error a storage needs three functions
core.createWalletKit({ storage: { getItem: () => null } })
// @ts-expect-error unknown option
core.createWalletKit({ preferedWallet: 'Petra' })
// @ts-expect-error a member of window.AptosWalletKit only
kit.getNetwokrInfo()

export async function connect(): Promise<{ address: string; publicKey: string; ansName: string | null }> {
  const result: core.ConnectionResult = await kit.connect('Petra', { silent: true })
  if (result.status === 'Approved') return result.args
  // @ts-expect-error neither a name nor an entry
  await kit.connect(42)
  // @ts-expect-error a rejection has no account
  return result.args.address
}

export async function request(transaction: SimpleTransaction | MultiAgentTransaction) {
  const message = await kit.signMessage({ message: 'Hello, Aptos!', nonce: 'n0nce000' })
  // @ts-expect-error the user can reject
  message.args.signature
  // @ts-expect-error missing nonce
  await kit.signMessage({ message: 'Hello, Aptos!' })
  const sent = await kit.signAndSubmitTransaction({
    payload: { function: '0x1::m::f' },
    maxGasAmount: 20_000,
  })
  // @ts-expect-error missing function
  await kit.signTransaction({ payload: { functionArguments: [] } })
  // @ts-expect-error unknown field
  await kit.signAndSubmitTransaction({ payload: { function: '0x1::m::f', arguments: [] } })
  // @ts-expect-error a promise is no payload
  await kit.signAndSubmitTransaction({ payload: Promise.resolve({ function: '0x1::m::f' }) })
  const { args } = await kit.signTransaction(transaction, true)
  // @ts-expect-error asFeePayer is a boolean
  await kit.signTransaction(transaction, 'payer')
  const switched = await kit.changeNetwork({ name: 'testnet' })
  return {
    hash: sent.args?.hash satisfies string | undefined,
    authenticator: args as AccountAuthenticator | undefined,
    isSwitched: switched.status === 'Approved' && (switched.args.success satisfies boolean),
  }
}

/** The methods accept the inputs of the standard. */
export const withStandardInputs = {
  signMessage: (input: standard.AptosSignMessageInput) => kit.signMessage(input),
  signTransaction: (input: standard.AptosSignTransactionInputV1_1) => kit.signTransaction(input),
  signAndSubmit: (input: standard.AptosSignAndSubmitTransactionInput) => kit.signAndSubmitTransaction(input),
  signIn: (input: standard.AptosSignInInput) => kit.signIn(input),
  changeNetwork: (input: standard.NetworkInfo) => kit.changeNetwork(input),
}

interface StandardOutputs {
  message: standard.AptosSignMessageOutput
  transaction: standard.AptosSignTransactionOutputV1_1
  submitted: standard.AptosSignAndSubmitTransactionOutput
  signIn: standard.AptosSignInOutput
  network: standard.AptosChangeNetworkOutput
}
/** The outputs of the standard have the types of the kit's outputs. */
export const asOutputs = (outputs: StandardOutputs) =>
  outputs satisfies {
    message: core.SignMessageOutput
    transaction: core.SignTransactionOutput
    submitted: core.SignAndSubmitTransactionOutput
    signIn: core.SignInOutput
    network: core.ChangeNetworkOutput
  }

type IsEqual<A, B> = [A, B] extends [B, A] ? true : false
/** Whether two types have the same fields, and the same of them are optional. */
type HasSameFields<A, B> = IsEqual<{ [K in keyof A]: 1 }, { [K in keyof B]: 1 }>

/** The types of the kit, which need nothing of ts-sdk, have the fields of the standard's. */
export const agreements: {
  status: IsEqual<core.UserResponse<1>['status'], `${standard.UserResponseStatus}`>
  signMessageInput: HasSameFields<core.SignMessageInput, standard.AptosSignMessageInput>
  signMessageOutput: HasSameFields<core.SignMessageOutput, standard.AptosSignMessageOutput>
  signTransactionInput: HasSameFields<core.SignTransactionInput, standard.AptosSignTransactionInputV1_1>
  signTransactionOutput: HasSameFields<core.SignTransactionOutput, standard.AptosSignTransactionOutputV1_1>
  submitInput: HasSameFields<core.SignAndSubmitTransactionInput, standard.AptosSignAndSubmitTransactionInput>
  submitOutput: HasSameFields<
    core.SignAndSubmitTransactionOutput,
    standard.AptosSignAndSubmitTransactionOutput
  >
  /** The kit's `signIn` of `aptos-wallet-kit/sign-in` fills in `domain`. */
  signInInput: HasSameFields<core.SignInInput & { domain: string }, standard.AptosSignInInput>
  boundFields: HasSameFields<core.SignInBoundFields, standard.AptosSignInBoundFields>
  changeNetworkOutput: HasSameFields<core.ChangeNetworkOutput, standard.AptosChangeNetworkOutput>
  features: IsEqual<`aptos:${FeatureName}`, keyof standard.AptosFeatures>
} = {
  status: true,
  signMessageInput: true,
  signMessageOutput: true,
  signTransactionInput: true,
  signTransactionOutput: true,
  submitInput: true,
  submitOutput: true,
  signInInput: true,
  boundFields: true,
  changeNetworkOutput: true,
  features: true,
}

kit.on('wallet-connected', ({ detail }) => detail.wallet.name satisfies string)
kit.on('wallet-error', ({ detail }) => detail.code.toFixed())
// @ts-expect-error a field of another event
kit.on('wallet-connected', ({ detail }) => detail.chainId)
// @ts-expect-error unknown event
kit.on('wallet-conected', () => {})

export const unsubscribe: () => void = kit.subscribe((state: core.WalletState) => {
  // @ts-expect-error read-only
  state.address = '0x1'
  // @ts-expect-error read-only
  state.installed_wallets.push(state.wallet)
  // @ts-expect-error null without a session
  state.wallet.name
})

export const hasReason = ({ reason }: core.WalletKitError) =>
  // @ts-expect-error unknown reason
  reason === 'NOT_FOUND'
