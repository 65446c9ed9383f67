import type { TransactionStrings } from '../ui/shared.js'
import { explainVmStatus, getText } from './explain-vm-status.js'
import type { FollowedTransaction } from './followed-transaction.js'

/** What the user reads about a transaction, and screen readers announce. */
export interface TransactionDescription {
  readonly title: string
  /** Text that explains the failure. Empty without a failure. */
  readonly reason: string
  /** What the transaction does, and the reason. Empty if neither is known. */
  readonly details: string
}

/** Describes the present status of a transaction. */
export function describeTransaction(
  { description, status, vmStatus }: FollowedTransaction,
  strings: Partial<TransactionStrings> | undefined,
): TransactionDescription {
  const reason = explainVmStatus(vmStatus, strings)
  return {
    title: getText(strings, status),
    reason,
    details: [description, reason].filter(Boolean).join('. '),
  }
}
