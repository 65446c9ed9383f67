export { explainVmStatus } from './explain-vm-status.js'
export {
  type DescribedTransaction,
  type FollowedKit,
  type FollowOptions,
  followTransactions,
} from './follow-transactions.js'
export type { TransactionNetwork } from './node-url.js'
export {
  TransactionError,
  type TransactionErrorReason,
  type TransactionResult,
  type WaitOptions,
  waitForTransaction,
} from './wait-for-transaction.js'
