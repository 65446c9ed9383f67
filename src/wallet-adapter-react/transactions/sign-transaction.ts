import type { AccountAddressInput } from '@aptos-labs/ts-sdk'
import type {
  AnyRawTransaction,
  InputTransactionData,
  SignTransactionArguments,
  SignTransactionResult,
} from '../types.js'
import { loadSdk } from '../utilities/load-sdk.js'
import { requireApproval } from '../utilities/rejections.js'
import type { RequestSession } from '../wallets/adapter-session.js'
import { findUncarriedOption, SIGN_OPTIONS } from './transaction-options.js'

const isBuilt = (value: AnyRawTransaction | InputTransactionData): value is AnyRawTransaction =>
  'rawTransaction' in value

/** Parses the sender with ts-sdk, which is not loaded for a transaction without a sender. */
const parseSender = async (sender: AccountAddressInput) => ({
  address: (await loadSdk()).parseAddress(sender),
})

/** Signs the input of `aptos:signTransaction` 1.1.0, from which the wallet builds the transaction. */
async function signInput(
  { wallet }: RequestSession,
  { data, options, sender }: InputTransactionData,
): Promise<SignTransactionResult> {
  const response = await wallet.features['aptos:signTransaction'].signTransaction({
    payload: data,
    expirationSecondsFromNow: options?.expirationSecondsFromNow,
    expirationTimestamp: options?.expireTimestamp ?? options?.expirationTimestamp,
    gasUnitPrice: options?.gasUnitPrice,
    maxGasAmount: options?.maxGasAmount,
    sequenceNumber: options?.accountSequenceNumber,
    sender: sender ? await parseSender(sender) : undefined,
  })
  const { authenticator, rawTransaction } = requireApproval(response)
  return { authenticator, rawTransaction: rawTransaction.bcsToBytes() }
}

export async function signTransaction(
  session: RequestSession,
  { transactionOrPayload, asFeePayer }: SignTransactionArguments,
): Promise<SignTransactionResult> {
  const feature = session.wallet.features['aptos:signTransaction']
  if (isBuilt(transactionOrPayload)) {
    const response = await feature.signTransaction(transactionOrPayload, asFeePayer)
    return {
      authenticator: requireApproval(response),
      rawTransaction: transactionOrPayload.rawTransaction.bcsToBytes(),
    }
  }
  const isInputForm = feature.version === '1.1.0'
  const option = asFeePayer ? 'asFeePayer' : findUncarriedOption(transactionOrPayload, SIGN_OPTIONS)
  if (isInputForm && !option) return signInput(session, transactionOrPayload)
  const { buildTransaction } = await loadSdk()
  const transaction = await (isInputForm
    ? buildTransaction(session, transactionOrPayload, option, transactionOrPayload.sender)
    : buildTransaction(session, transactionOrPayload))
  const response = await feature.signTransaction(transaction, asFeePayer)
  // Return the bytes of the whole transaction, as the adapter does.
  return { authenticator: requireApproval(response), rawTransaction: transaction.bcsToBytes() }
}
