import type { TransactionStrings } from '../ui/shared.js'
import { explainVmStatus, getText } from './explain-vm-status.js'
import type { FollowedTransaction } from './followed-transaction.js'

/** The text about a transaction, which the card shows and screen readers announce. */
export interface TransactionDescription {
  readonly title: string
  /** Text that explains the failure. Empty without a failure. */
  readonly reason: string
  /** The page's description of the transaction, and the reason. Empty if there is neither. */
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
