import { formatPendingTransaction, hashTransaction, type Ledger } from './ledger.js'
import { parseSignedTransaction, type SignedTransaction } from './signed-transaction.js'
import type { NodeResponse } from './types.js'

export const createErrorResponse = (status: number, errorCode: string, message: string): NodeResponse => ({
  status,
  body: { message, error_code: errorCode, vm_error_code: null },
})

/**
 * Validates a signed transaction, and commits it if it is valid.
 *
 * @param takeFailure Returns the `vm_status` with which the transaction fails, or `undefined` if the transaction succeeds. Each
 *   failure is returned only once.
 */
export function submitTransaction(
  ledger: Ledger,
  chainId: number,
  body: Uint8Array,
  takeFailure: () => string | undefined,
): NodeResponse {
  return respondToTransaction(body, (transaction, hash) => {
    const rejectionCode = findRejectionCode(transaction, ledger, chainId)
    if (rejectionCode)
      return createErrorResponse(
        400,
        'vm_error',
        `Invalid transaction: Type: Validation Code: ${rejectionCode}`,
      )
    ledger.commit(transaction, hash, takeFailure())
    return { status: 202, body: formatPendingTransaction(transaction, hash) }
  })
}

/** Simulates a transaction with any signature, because a simulated transaction has no valid signature. */
export const simulateTransaction = (ledger: Ledger, body: Uint8Array): NodeResponse =>
  respondToTransaction(body, (transaction, hash) => ({
    status: 200,
    body: [ledger.simulate(transaction, hash)],
  }))

function respondToTransaction(
  body: Uint8Array,
  createResponse: (transaction: SignedTransaction, hash: string) => NodeResponse,
): NodeResponse {
  try {
    return createResponse(parseSignedTransaction(body), hashTransaction(body))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return createErrorResponse(400, 'invalid_input', error.message)
  }
}

/**
 * Returns the VM status code, such as `INVALID_SIGNATURE`, with which a full node rejects an invalid transaction. The expiration is
 * not checked, because a test can set the clock of its page to any time.
 */
function findRejectionCode(
  transaction: SignedTransaction,
  ledger: Ledger,
  chainId: number,
): string | undefined {
  const sequenceNumber = ledger.getSequenceNumber(transaction.sender)
  if (!transaction.hasValidSignature) return 'INVALID_SIGNATURE'
  if (transaction.chainId !== chainId) return 'BAD_CHAIN_ID'
  if (transaction.replayProtectionNonce !== undefined)
    return ledger.hasUsedNonce(transaction) ? 'NONCE_ALREADY_USED' : undefined
  if (transaction.sequenceNumber < sequenceNumber) return 'SEQUENCE_NUMBER_TOO_OLD'
  // A full node waits for the missing transactions. The stub has no pending transactions, so it rejects this transaction.
  if (transaction.sequenceNumber > sequenceNumber) return 'SEQUENCE_NUMBER_TOO_NEW'
  return undefined
}
