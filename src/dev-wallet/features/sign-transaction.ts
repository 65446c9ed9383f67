import type { AccountAuthenticator, AnyRawTransaction } from '@aptos-labs/ts-sdk'
import type {
  AptosSignTransactionFeatureV1_1,
  AptosSignTransactionInputV1_1,
  AptosSignTransactionOutputV1_1,
  UserResponse,
} from '@aptos-labs/wallet-standard'
import { addressBytes, addressText } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { type Signable, signingMessage } from '../chain/signing-message.js'
import { WalletRequestError } from '../errors.js'
import { Authenticator } from '../sdk/account.js'
import { approved, rejected } from './answers.js'
import { type Context, maySign, signingKey } from './context.js'
import { accountRows } from './rows.js'
import { planTransaction, requireTransaction } from './transaction-plan.js'
import { partyRows, transactionRows } from './transaction-rows.js'

/** A signature over a transaction that the page sends itself (AIP-62), in both forms of the call. */
export function signTransactionFeature(context: Context): AptosSignTransactionFeatureV1_1 {
  function signTransaction(
    input: AnyRawTransaction,
    asFeePayer?: boolean,
  ): Promise<UserResponse<AccountAuthenticator>>
  function signTransaction(
    input: AptosSignTransactionInputV1_1,
  ): Promise<UserResponse<AptosSignTransactionOutputV1_1>>
  async function signTransaction(
    input: AnyRawTransaction | AptosSignTransactionInputV1_1,
    asFeePayer = false,
  ) {
    requireTransaction(input)
    return 'rawTransaction' in input ? signBuilt(context, input, asFeePayer) : signDescribed(context, input)
  }
  return { 'aptos:signTransaction': { version: '1.1.0', signTransaction } }
}

/** Form 1.1: the page says what it wants and the wallet builds the transaction. */
async function signDescribed(
  context: Context,
  input: AptosSignTransactionInputV1_1,
): Promise<UserResponse<AptosSignTransactionOutputV1_1>> {
  const key = signingKey(context, input.signerAddress ?? input.sender?.address)
  const plan = await planTransaction(context, input, key)
  const details = [...accountRows(context, key), ...transactionRows(input)]
  const question = { kind: 'signTransaction', details } as const
  if (!(await context.requests.ask(question, maySign(context, key)))) return rejected()
  const transaction = await plan.finish()
  const authenticator = authenticate(key, {
    raw: transaction.rawTransaction.bcsToBytes(),
    feePayer: transaction.feePayerAddress?.data,
    secondarySigners: transaction.secondarySignerAddresses?.map(({ data }) => data),
  })
  return approved({ authenticator, rawTransaction: transaction })
}

/** Form 1.0: the page built the transaction with its own SDK and wants it signed as it is. */
async function signBuilt(
  context: Context,
  transaction: AnyRawTransaction,
  asFeePayer: boolean,
): Promise<UserResponse<AccountAuthenticator>> {
  const key = signingKey(context, undefined)
  const { rawTransaction, feePayerAddress, secondarySignerAddresses } = transaction
  const given = feePayerAddress && addressBytes(feePayerAddress)
  const feePayer = asFeePayer ? ownFeePayer(key, given) : given
  const details = [
    ...accountRows(context, key),
    ['Sender', addressText(rawTransaction.sender)] as const,
    ...partyRows(feePayer, secondarySignerAddresses),
    ['Payload', 'built by the page'] as const,
    ['Max gas', rawTransaction.max_gas_amount.toLocaleString('en-US')] as const,
  ]
  const question = { kind: 'signTransaction', details } as const
  if (!(await context.requests.ask(question, maySign(context, key)))) return rejected()
  const secondarySigners = secondarySignerAddresses?.map(addressBytes)
  return approved(authenticate(key, { raw: rawTransaction.bcsToBytes(), feePayer, secondarySigners }))
}

/**
 * The key's own address, where the transaction leaves room for it: 0x0 stands for whoever will pay.
 * @throws WalletRequestError when the key's signature could never be of use
 */
function ownFeePayer({ address }: KeyPair, given: Uint8Array | undefined): Uint8Array {
  if (!given)
    throw new WalletRequestError('The transaction has no fee payer. Build it with withFeePayer: true.')
  if (given.every((byte) => byte === 0) || toHex(given) === toHex(address)) return address
  throw new WalletRequestError(
    `The transaction is paid by ${addressText(given)}. Switch to that account, or build it with withFeePayer: true.`,
  )
}

export const authenticate = (key: KeyPair, signable: Signable): Authenticator =>
  new Authenticator(key, key.sign(signingMessage(signable)))
