import type {
  AptosSignAndSubmitTransactionFeature,
  AptosSignAndSubmitTransactionInput,
} from '@aptos-labs/wallet-standard'
import { concatBytes } from '@noble/hashes/utils.js'
import { createNodeClient } from '../state/network.js'
import { type Context, createSigningCheck, findSigningKey } from './context.js'
import { listSigningDetails } from './request-details.js'
import { createApproval, createRejection } from './responses.js'
import { signTransactionBytes } from './sign-transaction.js'
import { describeTransaction } from './transaction-details.js'
import { assertTransaction, planTransaction } from './transaction-plan.js'

/** Creates the AIP-62 feature that signs a transaction, submits it to a full node, and returns its hash. */
export function createSignAndSubmitFeature(context: Context): AptosSignAndSubmitTransactionFeature {
  let lastSubmission: Promise<unknown> = Promise.resolve()
  /** Runs a submission after the last one has ended, so that two submissions do not read the same sequence number at once. */
  const runAfterLastSubmission: RunInOrder = (submit) => {
    const submission = lastSubmission.then(submit)
    lastSubmission = submission.catch(() => {})
    return submission
  }
  return {
    'aptos:signAndSubmitTransaction': {
      version: '1.1.0',
      signAndSubmitTransaction: (input) => signAndSubmit(context, input, runAfterLastSubmission),
    },
  }
}

type RunInOrder = <Result>(task: () => Promise<Result>) => Promise<Result>

async function signAndSubmit(
  context: Context,
  input: AptosSignAndSubmitTransactionInput,
  runInOrder: RunInOrder,
) {
  const key = findSigningKey(context)
  assertTransaction(input)
  const node = createNodeClient(context.store.get(), context.fetch)
  const plan = await planTransaction(context, input, key)
  const { details, values } = describeTransaction(input)
  const isApproved = await context.requests.requestApproval(
    {
      kind: 'signAndSubmitTransaction',
      details: [...listSigningDetails(context, key), ...details],
      values,
    },
    createSigningCheck(context, key),
  )
  if (!isApproved) return createRejection()
  const hash = await runInOrder(async () => {
    const { rawTransaction } = await plan.buildTransaction()
    const raw = rawTransaction.bcsToBytes()
    // The BCS of a signed transaction with one signer: the raw transaction, then the authenticator.
    const signedTransaction = concatBytes(raw, signTransactionBytes(key, { raw }).bcsToBytes())
    return node.submitTransaction(signedTransaction)
  })
  return createApproval({ hash })
}
