import type { AnyRawTransaction, InputSubmitTransactionData } from '@aptos-labs/ts-sdk'
import type {
  AptosSignAndSubmitTransactionOutput,
  DappConfig,
  InputTransactionData,
  SignTransactionArguments,
  SignTransactionResult,
} from '../types.js'
import { loadAptos } from '../utilities/network.js'
import { handlePublishPackageTransaction } from '../utilities/publish-package.js'
import { loadTsSdk } from '../utilities/ts-sdk.js'
import type { AdapterSession } from '../wallets/adapter-session.js'
import { unwrapResponse } from '../wallets/sign-message.js'

const isTransaction = (value: AnyRawTransaction | InputTransactionData): value is AnyRawTransaction =>
  'rawTransaction' in value

/** The sender is always the connected account, as in the adapter. */
async function buildTransaction(
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
  const isBuilt = isTransaction(transactionOrPayload)
  if (!isBuilt && feature.version === '1.1.0') return signInput(session, transactionOrPayload)
  const transaction = isBuilt
    ? transactionOrPayload
    : await buildTransaction(session, transactionOrPayload, dappConfig)
  const authenticator = unwrapResponse(await feature.signTransaction(transaction, asFeePayer))
  return {
    authenticator,
    rawTransaction: (isBuilt ? transaction.rawTransaction : transaction).bcsToBytes(),
  }
}

export async function submitTransaction(
  { network }: AdapterSession,
  input: InputSubmitTransactionData,
  dappConfig: DappConfig | undefined,
) {
  const { transaction } = await loadAptos(network, dappConfig)
  const isMultiAgent =
    'secondarySignerAddresses' in input.transaction && !!input.transaction.secondarySignerAddresses
  return isMultiAgent ? transaction.submit.multiAgent(input as never) : transaction.submit.simple(input)
}

const isFunction = ({ data }: InputTransactionData, name: string) =>
  'function' in data && data.function === name

/** @throws Error for a transaction that replaces the key of the account, which phishing pages request */
export function assertNoKeyRotation(input: InputTransactionData): void {
  if (isFunction(input, '0x1::account::rotate_authentication_key_call')) throw new Error('SCAM SITE DETECTED')
}

/** Submits the transaction with the wallet, unless the app has a submitter or the wallet lacks the feature. */
export async function signAndSubmitTransaction(
  session: AdapterSession,
  input: InputTransactionData,
  dappConfig: DappConfig | undefined,
): Promise<AptosSignAndSubmitTransactionOutput> {
  if (isFunction(input, '0x1::code::publish_package_txn')) {
    const { metadataBytes, byteCode } = handlePublishPackageTransaction(input)
    input = { ...input, data: { ...input.data, functionArguments: [metadataBytes, byteCode] } as never }
  }
  const { data, options, transactionSubmitter, pluginParams } = input
  const hasSubmitter = !!(transactionSubmitter || dappConfig?.transactionSubmitter)
  const feature = session.wallet.features['aptos:signAndSubmitTransaction']
  if (feature && !hasSubmitter)
    return unwrapResponse(
      await feature.signAndSubmitTransaction(
        feature.version === '1.1.0'
          ? { payload: data, gasUnitPrice: options?.gasUnitPrice, maxGasAmount: options?.maxGasAmount }
          : await buildTransaction(session, input, dappConfig),
      ),
    )
  const transaction = await buildTransaction(session, input, dappConfig, hasSubmitter)
  const { authenticator } = await signTransaction(session, { transactionOrPayload: transaction }, dappConfig)
  const { hash } = await submitTransaction(
    session,
    { transaction, senderAuthenticator: authenticator, transactionSubmitter, pluginParams } as never,
    dappConfig,
  )
  return { hash }
}
