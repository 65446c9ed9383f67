import type {
  AnyRawTransaction,
  DappConfig,
  InputTransactionData,
  SignTransactionArguments,
  SignTransactionResult,
} from '../types.js'
import { unwrapResponse } from '../utilities/rejections.js'
import { loadAptos, loadTsSdk } from '../utilities/ts-sdk.js'
import type { AdapterSession } from '../wallets/adapter-session.js'

/** Builds a transaction with ts-sdk. Its sender is always the connected account, as in the adapter. */
export async function buildTransaction(
  { account, network }: AdapterSession,
  { data, options }: InputTransactionData,
  dappConfig: DappConfig | undefined,
  withFeePayer = false,
) {
  const { transaction } = await loadAptos(network, dappConfig)
  return transaction.build.simple({
    sender: account.address,
    data,
    ...(options && { options }),
    withFeePayer,
  })
}

const isBuilt = (value: AnyRawTransaction | InputTransactionData): value is AnyRawTransaction =>
  'rawTransaction' in value

/** Signs the form of `aptos:signTransaction` 1.1.0, in which the wallet builds the transaction. */
async function signInput(
  { wallet }: AdapterSession,
  { data, options, sender }: InputTransactionData,
): Promise<SignTransactionResult> {
  const { AccountAddress } = sender ? await loadTsSdk() : {}
  const { authenticator, rawTransaction } = unwrapResponse(
    await wallet.features['aptos:signTransaction'].signTransaction({
      payload: data,
      expirationSecondsFromNow: options?.expirationSecondsFromNow,
      expirationTimestamp: options?.expirationTimestamp,
      gasUnitPrice: options?.gasUnitPrice,
      maxGasAmount: options?.maxGasAmount,
      sequenceNumber: options?.accountSequenceNumber,
      sender: sender && AccountAddress ? { address: AccountAddress.from(sender) } : undefined,
    }),
  )
  return { authenticator, rawTransaction: rawTransaction.bcsToBytes() }
}

export async function signTransaction(
  session: AdapterSession,
  { transactionOrPayload, asFeePayer }: SignTransactionArguments,
  dappConfig: DappConfig | undefined,
): Promise<SignTransactionResult> {
  const feature = session.wallet.features['aptos:signTransaction']
  if (isBuilt(transactionOrPayload)) {
    const response = await feature.signTransaction(transactionOrPayload, asFeePayer)
    return {
      authenticator: unwrapResponse(response),
      rawTransaction: transactionOrPayload.rawTransaction.bcsToBytes(),
    }
  }
  if (feature.version === '1.1.0') return signInput(session, transactionOrPayload)
  const transaction = await buildTransaction(session, transactionOrPayload, dappConfig)
  const response = await feature.signTransaction(transaction, asFeePayer)
  // The bytes of the whole transaction, as in the adapter.
  return { authenticator: unwrapResponse(response), rawTransaction: transaction.bcsToBytes() }
}
