import type { TransactionNetwork } from './node-url.js'

/**
 * - `sent`: the wallet has submitted the transaction, and the full node has not responded yet.
 * - `waiting`: the full node has responded that the transaction has not ended, or the follower has started to check it again.
 * - `late`: the transaction had not ended when the follower stopped checking.
 * - `unknown`: the full node fails or does not respond, or no full node is known.
 */
export type TransactionStatus = 'sent' | 'waiting' | 'confirmed' | 'failed' | 'late' | 'unknown'

/** A transaction that has a card. */
export interface FollowedTransaction {
  readonly hash: string
  readonly network: TransactionNetwork | undefined
  /** Description by the page. */
  description?: string | undefined
  status: TransactionStatus
  /** `vm_status` of a failed transaction. Empty in every other status. */
  vmStatus: string
}

const STORAGE_KEY = 'aptos-wallet-kit.transactions'

export const isTransactionHash = (hash: unknown): hash is string => /^0x[\da-f]{64}$/i.test(hash as string)

/** Stores the transactions that the user still needs after a reload in this tab, which are all except the confirmed ones. */
export function storeTransactions(transactions: readonly FollowedTransaction[]): void {
  try {
    const kept = transactions.filter(({ status }) => status !== 'confirmed')
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {} // The storage may be full or blocked.
}

/** Reads the transactions that the previous page stored. Those that have not failed get the status `waiting`. */
export function readTransactions(): readonly FollowedTransaction[] {
  try {
    const stored: readonly FollowedTransaction[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    // Other code may have written any value to the storage. All fields are shown as text, and the URL of a full node is
    // validated.
    return stored
      .filter(({ hash }) => isTransactionHash(hash))
      .map((transaction) => ({
        ...transaction,
        status: transaction.status === 'failed' ? 'failed' : 'waiting',
        vmStatus: `${transaction.vmStatus}`,
      }))
  } catch {
    return []
  }
}
