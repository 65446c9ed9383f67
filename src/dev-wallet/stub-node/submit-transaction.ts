import { formatPendingTransaction, hashTransaction, type Ledger } from './ledger.js'
import { parseSignedTransaction, type SignedTransaction } from './signed-transaction.js'
import type { NodeResponse } from './types.js'

export const createErrorResponse = (status: number, errorCode: string, message: string): NodeResponse => ({
  status,
  body: { message, error_code: errorCode, vm_error_code: null },
})

/** Validates a signed transaction as a full node does, and commits it if it is valid. */
export function submitTransaction(
  ledger: Ledger,
  chainId: number,
  body: Uint8Array,
  takeFailure: () => string | undefined,
): NodeResponse {
  return withTransaction(body, (transaction, hash) => {
    const problem = findProblem(transaction, ledger, chainId)
    if (problem)
      return createErrorResponse(400, 'vm_error', `Invalid transaction: Type: Validation Code: ${problem}`)
    ledger.commit(transaction, hash, takeFailure())
    return { status: 202, body: formatPendingTransaction(transaction, hash) }
  })
}

/** Simulates a transaction. The signature of a simulated transaction is empty, so it is not verified. */
export const simulateTransaction = (ledger: Ledger, body: Uint8Array): NodeResponse =>
  withTransaction(body, (transaction, hash) => ({
    status: 200,
    body: [ledger.simulate(transaction, hash)],
  }))

function withTransaction(
  body: Uint8Array,
  handle: (transaction: SignedTransaction, hash: string) => NodeResponse,
): NodeResponse {
  try {
    return handle(parseSignedTransaction(body), hashTransaction(body))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return createErrorResponse(400, 'invalid_input', error.message)
  }
}

/**
 * Returns the status code of the first failed check of the prologue, if any. The expiration is not checked, because a test can
 * set the clock of its page to any time.
 */
function findProblem(transaction: SignedTransaction, ledger: Ledger, chainId: number): string | undefined {
  const sequenceNumber = ledger.getSequenceNumber(transaction.sender)
  if (!transaction.hasValidSignature) return 'INVALID_SIGNATURE'
  if (transaction.chainId !== chainId) return 'BAD_CHAIN_ID'
  if (transaction.replayProtectionNonce !== undefined)
    return ledger.hasUsedNonce(transaction) ? 'NONCE_ALREADY_USED' : undefined
  if (transaction.sequenceNumber < sequenceNumber) return 'SEQUENCE_NUMBER_TOO_OLD'
  // A full node keeps such a transaction until it expires. The stub has no pending transactions that could precede it.
  if (transaction.sequenceNumber > sequenceNumber) return 'SEQUENCE_NUMBER_TOO_NEW'
  return undefined
}
