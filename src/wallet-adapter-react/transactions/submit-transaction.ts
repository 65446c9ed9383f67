import type {
  AptosSignAndSubmitTransactionOutput,
  InputSubmitTransactionData,
  InputTransactionData,
  PendingTransactionResponse,
} from '../types.js'
import { handlePublishPackageTransaction } from '../utilities/publish-package.js'
import { requireApproval } from '../utilities/rejections.js'
import { loadAptos } from '../utilities/ts-sdk.js'
import type { RequestSession } from '../wallets/adapter-session.js'
import { buildTransaction, signTransaction } from './sign-transaction.js'

const isFunction = ({ data }: InputTransactionData, name: string) =>
  'function' in data && data.function === name

/** @throws Error for a transaction that replaces the key of the account, which phishing pages request */
export function assertNoKeyRotation(input: InputTransactionData): void {
  if (isFunction(input, '0x1::account::rotate_authentication_key_call')) throw new Error('SCAM SITE DETECTED')
}

/** Replaces the arguments of `0x1::code::publish_package_txn` by bytes. Other transactions are unchanged. */
function toBytesInput(input: InputTransactionData): InputTransactionData {
  if (!isFunction(input, '0x1::code::publish_package_txn')) return input
  const { metadataBytes, byteCode } = handlePublishPackageTransaction(input)
  return { ...input, data: { ...input.data, functionArguments: [metadataBytes, byteCode] } as never }
}

export async function submitTransaction(
  session: RequestSession,
  input: InputSubmitTransactionData,
): Promise<PendingTransactionResponse> {
  const { transaction } = await loadAptos(session)
  const isMultiAgent =
    'secondarySignerAddresses' in input.transaction && !!input.transaction.secondarySignerAddresses
  return isMultiAgent ? transaction.submit.multiAgent(input as never) : transaction.submit.simple(input)
}

/** Submits the transaction with the wallet, unless the app has a submitter or the wallet lacks the feature. */
export async function signAndSubmitTransaction(
  session: RequestSession,
  input: InputTransactionData,
): Promise<AptosSignAndSubmitTransactionOutput> {
  const bytesInput = toBytesInput(input)
  const { data, options, transactionSubmitter, pluginParams } = bytesInput
  const hasSubmitter = !!(transactionSubmitter || session.dappConfig?.transactionSubmitter)
  const feature = session.wallet.features['aptos:signAndSubmitTransaction']
  if (feature && !hasSubmitter) {
    const walletInput =
      feature.version === '1.1.0'
        ? { payload: data, gasUnitPrice: options?.gasUnitPrice, maxGasAmount: options?.maxGasAmount }
        : await buildTransaction(session, bytesInput)
    return requireApproval(await feature.signAndSubmitTransaction(walletInput))
  }
  const transaction = await buildTransaction(session, bytesInput, hasSubmitter)
  const { authenticator } = await signTransaction(session, { transactionOrPayload: transaction })
  const { hash } = await submitTransaction(session, {
    transaction,
    senderAuthenticator: authenticator,
    transactionSubmitter,
    pluginParams,
  } as never)
  return { hash }
}
