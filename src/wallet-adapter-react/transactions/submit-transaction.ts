import type {
  AptosSignAndSubmitTransactionOutput,
  InputSubmitTransactionData,
  InputTransactionData,
  PendingTransactionResponse,
} from '../types.js'
import { loadSdk } from '../utilities/load-sdk.js'
import { handlePublishPackageTransaction } from '../utilities/publish-package.js'
import { requireApproval } from '../utilities/rejections.js'
import type { RequestSession } from '../wallets/adapter-session.js'
import { signTransaction } from './sign-transaction.js'
import type { ReportSubmission } from './submission-report.js'
import { createOptionError, findUncarriedOption, SUBMIT_OPTIONS } from './transaction-options.js'

const isFunction = ({ data }: InputTransactionData, name: string) =>
  'function' in data && data.function === name

/**
 * Checks that a transaction does not call the function with which phishing pages replace the key of an account.
 *
 * @throws Error if the transaction calls this function.
 */
export function assertNoKeyRotation(input: InputTransactionData): void {
  if (isFunction(input, '0x1::account::rotate_authentication_key_call')) throw new Error('SCAM SITE DETECTED')
}

/** Replaces the arguments of `0x1::code::publish_package_txn` with bytes. Other transactions are unchanged. */
function convertPublishArguments(input: InputTransactionData): InputTransactionData {
  if (!isFunction(input, '0x1::code::publish_package_txn')) return input
  const { metadataBytes, byteCode } = handlePublishPackageTransaction(input)
  return { ...input, data: { ...input.data, functionArguments: [metadataBytes, byteCode] } as never }
}

/** Submits a signed transaction with ts-sdk. */
export const submitTransaction = async (
  session: RequestSession,
  input: InputSubmitTransactionData,
): Promise<PendingTransactionResponse> => (await loadSdk()).submitTransaction(session, input)

/**
 * Signs and submits a transaction with the wallet. ts-sdk submits the transaction if the app has a submitter, if the wallet lacks
 * the feature, or if the feature does not carry an option.
 *
 * @param reportSubmission Called with the output of a submission. Not called for a request that is rejected or fails.
 * @throws Error if the app requests a fee payer without a submitter, because only a submitter adds the signature of a fee payer.
 * @throws string if the user rejects the request. Also the errors of the wallet, ts-sdk, and `handlePublishPackageTransaction()`.
 */
export async function signAndSubmitTransaction(
  session: RequestSession,
  input: InputTransactionData,
  reportSubmission: ReportSubmission,
): Promise<AptosSignAndSubmitTransactionOutput> {
  const bytesInput = convertPublishArguments(input)
  const { data, options, transactionSubmitter, pluginParams } = bytesInput
  const hasSubmitter = !!(transactionSubmitter || session.dappConfig?.transactionSubmitter)
  if (input.withFeePayer && !hasSubmitter) throw createOptionError('withFeePayer', 'a transactionSubmitter')

  const feature = session.wallet.features['aptos:signAndSubmitTransaction']
  const isInputForm = feature?.version === '1.1.0'
  const uncarriedOption = isInputForm ? findUncarriedOption(input, SUBMIT_OPTIONS) : undefined
  if (feature && !hasSubmitter && !uncarriedOption) {
    const walletInput = isInputForm
      ? { payload: data, gasUnitPrice: options?.gasUnitPrice, maxGasAmount: options?.maxGasAmount }
      : await (await loadSdk()).buildTransaction(session, bytesInput)
    const output = requireApproval(await feature.signAndSubmitTransaction(walletInput))
    reportSubmission(output, 'wallet')
    return output
  }
  const sdk = await loadSdk()
  const transaction = await sdk.buildTransaction(
    session,
    { ...bytesInput, withFeePayer: hasSubmitter },
    hasSubmitter ? undefined : uncarriedOption,
  )
  const { authenticator } = await signTransaction(session, { transactionOrPayload: transaction })
  const { hash } = await sdk.submitTransaction(session, {
    transaction,
    senderAuthenticator: authenticator,
    transactionSubmitter,
    pluginParams,
  } as never)
  reportSubmission({ hash }, 'ts-sdk')
  return { hash }
}
