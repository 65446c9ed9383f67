import type {
  AptosSignAndSubmitTransactionFeature,
  AptosSignAndSubmitTransactionInput,
} from '@aptos-labs/wallet-standard'
import { concatBytes } from '@noble/hashes/utils.js'
import { nodeOf } from '../state/network.js'
import { approved, rejected } from './answers.js'
import { type Context, maySign, signingKey } from './context.js'
import { accountRows } from './rows.js'
import { authenticate } from './sign-transaction.js'
import { planTransaction, requireTransaction } from './transaction-plan.js'
import { transactionRows } from './transaction-rows.js'

/** Signs a transaction and hands it to the network's full node (AIP-62); answers its hash. */
export function signAndSubmitFeature(context: Context): AptosSignAndSubmitTransactionFeature {
  return {
    'aptos:signAndSubmitTransaction': {
      version: '1.1.0',
      signAndSubmitTransaction: (input) => signAndSubmit(context, input),
    },
  }
}

async function signAndSubmit(context: Context, input: AptosSignAndSubmitTransactionInput) {
  const key = signingKey(context, undefined)
  requireTransaction(input)
  const node = nodeOf(context.store.get(), context.fetch)
  const plan = await planTransaction(context, input, key)
  const details = [...accountRows(context, key), ...transactionRows(input)]
  const question = { kind: 'signAndSubmitTransaction', details } as const
  if (!(await context.requests.ask(question, maySign(context, key)))) return rejected()
  const { rawTransaction } = await plan.finish()
  const raw = rawTransaction.bcsToBytes()
  // A signed transaction of one signer is the raw one with the signer's authenticator behind it.
  const hash = await node.submit(concatBytes(raw, authenticate(key, { raw }).bcsToBytes()))
  return approved({ hash })
}
