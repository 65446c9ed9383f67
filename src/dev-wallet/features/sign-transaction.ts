import type { AccountAuthenticator, AnyRawTransaction } from '@aptos-labs/ts-sdk'
import type {
  AptosSignTransactionFeatureV1_1,
  AptosSignTransactionInputV1_1,
  AptosSignTransactionOutputV1_1,
  UserResponse,
} from '@aptos-labs/wallet-standard'
import { formatAddress, parseAddress } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { createSigningMessage, type SignableTransaction } from '../chain/signing-message.js'
import { WalletRequestError } from '../errors.js'
import { Authenticator } from '../sdk/account.js'
import { type Context, createSigningCheck, findSigningKey } from './context.js'
import { listSigningDetails } from './request-details.js'
import { createApproval, createRejection } from './responses.js'
import {
  describeBuiltTransaction,
  describeTransaction,
  type TransactionDescription,
} from './transaction-details.js'
import { assertTransaction, planTransaction } from './transaction-plan.js'

/** Creates the AIP-62 feature that signs a transaction, which the page submits. Supports the inputs of versions 1.0 and 1.1. */
export function createSignTransactionFeature(context: Context): AptosSignTransactionFeatureV1_1 {
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
    assertTransaction(input)
    return 'rawTransaction' in input
      ? signBuiltTransaction(context, input, asFeePayer)
      : buildAndSignTransaction(context, input)
  }
  return { 'aptos:signTransaction': { version: '1.1.0', signTransaction } }
}

/** Signs the input of version 1.1: the page describes the transaction, and the wallet builds it. */
async function buildAndSignTransaction(
  context: Context,
  input: AptosSignTransactionInputV1_1,
): Promise<UserResponse<AptosSignTransactionOutputV1_1>> {
  const key = findSigningKey(context, input.signerAddress ?? input.sender?.address)
  const plan = await planTransaction(context, input, key)
  if (!(await requestSigningApproval(context, key, describeTransaction(input)))) return createRejection()
  const transaction = await plan.buildTransaction()
  const authenticator = signTransactionBytes(key, {
    raw: transaction.rawTransaction.bcsToBytes(),
    feePayer: transaction.feePayerAddress?.data,
    secondarySigners: transaction.secondarySignerAddresses?.map(({ data }) => data),
  })
  return createApproval({ authenticator, rawTransaction: transaction })
}

/** Signs the input of version 1.0: a transaction that the page built with its own SDK. */
async function signBuiltTransaction(
  context: Context,
  transaction: AnyRawTransaction,
  asFeePayer: boolean,
): Promise<UserResponse<AccountAuthenticator>> {
  const key = findSigningKey(context)
  const { rawTransaction, feePayerAddress, secondarySignerAddresses } = transaction
  const namedFeePayer = feePayerAddress && parseAddress(feePayerAddress)
  const feePayer = asFeePayer ? resolveFeePayer(key, namedFeePayer) : namedFeePayer
  const description = describeBuiltTransaction(rawTransaction, feePayer, secondarySignerAddresses)
  if (!(await requestSigningApproval(context, key, description))) return createRejection()
  const secondarySigners = secondarySignerAddresses?.map(parseAddress)
  return createApproval(
    signTransactionBytes(key, { raw: rawTransaction.bcsToBytes(), feePayer, secondarySigners }),
  )
}

const requestSigningApproval = (
  context: Context,
  key: KeyPair,
  { details, values }: TransactionDescription,
) =>
  context.requests.requestApproval(
    { kind: 'signTransaction', details: [...listSigningDetails(context, key), ...details], values },
    createSigningCheck(context, key),
  )

/**
 * Returns the address of the key as the fee payer. In ts-sdk, the address 0x0 is a placeholder for the fee payer.
 *
 * @throws WalletRequestError if the transaction has no fee payer or if the transaction names another fee payer.
 */
function resolveFeePayer({ address }: KeyPair, namedFeePayer: Uint8Array | undefined): Uint8Array {
  if (!namedFeePayer)
    throw new WalletRequestError('The transaction has no fee payer. Build it with withFeePayer: true.')
  const isPlaceholder = namedFeePayer.every((byte) => byte === 0)
  if (isPlaceholder || toHex(namedFeePayer) === toHex(address)) return address
  throw new WalletRequestError(
    `The fee payer of the transaction is ${formatAddress(namedFeePayer)}. Switch to that account, or build it with withFeePayer: true.`,
  )
}

export const signTransactionBytes = (key: KeyPair, transaction: SignableTransaction): Authenticator =>
  new Authenticator(key, key.sign(createSigningMessage(transaction)))
