import type { AccountAddressInput } from '@aptos-labs/ts-sdk'
import type {
  AnyRawTransaction,
  InputTransactionData,
  SignTransactionArguments,
  SignTransactionResult,
} from '../types.js'
import { requireApproval } from '../utilities/rejections.js'
import { loadAptos, loadTsSdk } from '../utilities/ts-sdk.js'
import type { RequestSession } from '../wallets/adapter-session.js'

/** Builds a transaction with ts-sdk. Its sender is always the connected account, as in the adapter. */
export async function buildTransaction(
  session: RequestSession,
  { data, options }: InputTransactionData,
  withFeePayer = false,
) {
  const { transaction } = await loadAptos(session)
  return transaction.build.simple({
    sender: session.account.address,
    data,
    ...(options && { options }),
    withFeePayer,
  })
}

const isBuilt = (value: AnyRawTransaction | InputTransactionData): value is AnyRawTransaction =>
  'rawTransaction' in value

/** Parses the sender with ts-sdk, which is not loaded for a transaction without one. */
async function parseSender(sender: AccountAddressInput) {
  const { AccountAddress } = await loadTsSdk()
  return { address: AccountAddress.from(sender) }
}

/** Signs the form of `aptos:signTransaction` 1.1.0, in which the wallet builds the transaction. */
async function signInput(
  { wallet }: RequestSession,
  { data, options, sender }: InputTransactionData,
): Promise<SignTransactionResult> {
  const response = await wallet.features['aptos:signTransaction'].signTransaction({
    payload: data,
    expirationSecondsFromNow: options?.expirationSecondsFromNow,
    expirationTimestamp: options?.expirationTimestamp,
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
  if (feature.version === '1.1.0') return signInput(session, transactionOrPayload)
  const transaction = await buildTransaction(session, transactionOrPayload)
  const response = await feature.signTransaction(transaction, asFeePayer)
  // The bytes of the whole transaction, as in the adapter.
  return { authenticator: requireApproval(response), rawTransaction: transaction.bcsToBytes() }
}
