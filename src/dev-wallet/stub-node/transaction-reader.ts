import type { Ledger } from './ledger.js'
import { createErrorResponse } from './submit-transaction.js'
import type { NodeResponse, TransactionResponse } from './types.js'

/** The part of the stub that responds to requests for one transaction. */
export interface TransactionReader {
  /** Sets the responses to the next requests for each transaction by its hash, in order. Later requests get the transaction. */
  setResponses(responses: readonly TransactionResponse[]): void
  /**
   * Responds to a request for a transaction.
   *
   * @param kind `by_hash`, `wait_by_hash`, or `by_version`.
   * @returns `undefined` for any other kind.
   */
  respond(ledger: Ledger, kind: string, id: string | undefined): NodeResponse | undefined
}

export function createTransactionReader(): TransactionReader {
  let responses: readonly TransactionResponse[] = []
  /** The number of requests for each transaction, by hash. */
  const requestCounts = new Map<string, number>()

  const takeResponse = (hash: string): TransactionResponse | undefined => {
    const count = requestCounts.get(hash) ?? 0
    requestCounts.set(hash, count + 1)
    return responses[count]
  }

  return {
    setResponses(changed) {
      responses = changed
      requestCounts.clear()
    },
    respond(ledger, kind, id = '') {
      const find = {
        by_hash: ledger.findByHash,
        wait_by_hash: ledger.findByHash,
        by_version: ledger.findByVersion,
      }
      if (!Object.hasOwn(find, kind)) return undefined
      const transaction = find[kind as keyof typeof find](id)
      const message = `Transaction not found: ${kind}(${id}).`
      const notFound = createErrorResponse(404, 'transaction_not_found', message)
      if (!transaction) return notFound
      switch (kind === 'by_version' ? undefined : takeResponse(id)) {
        case 'not-found':
          return notFound
        case 'pending':
          return { status: 200, body: ledger.findPendingByHash(id) }
        case 'no-success': {
          const { success, ...withoutSuccess } = transaction
          return { status: 200, body: withoutSuccess }
        }
        case 'too-many-requests':
          return createErrorResponse(429, 'rate_limited', 'Too many requests.')
        case 'unavailable':
          return createErrorResponse(503, 'internal_error', 'The stub node is unavailable.')
        default:
          return { status: 200, body: transaction }
      }
    },
  }
}
