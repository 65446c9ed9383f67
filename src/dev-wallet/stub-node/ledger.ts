import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../chain/hex.js'
import type { SignedTransaction } from './signed-transaction.js'

/** A committed or simulated transaction in the JSON of a full node. */
export type TransactionJson = Readonly<Record<string, unknown>> & {
  readonly hash: string
  readonly version: string
  readonly sender: string
}

/** The transactions and the sequence numbers of one network. */
export interface Ledger {
  getVersion(): bigint
  getSequenceNumber(address: string): bigint
  /** Returns whether an orderless transaction of the same sender has used the nonce. */
  hasUsedNonce(transaction: SignedTransaction): boolean
  /** Creates the JSON of a transaction without committing it. */
  simulate(transaction: SignedTransaction, hash: string): TransactionJson
  /**
   * Adds a transaction to the ledger.
   *
   * @param vmStatus The status of a failed transaction, or `undefined` if the transaction succeeds.
   */
  commit(transaction: SignedTransaction, hash: string, vmStatus: string | undefined): void
  findByHash(hash: string): TransactionJson | undefined
  /** Returns the JSON that a committed transaction had before the commit. */
  findPendingByHash(hash: string): object | undefined
  findByVersion(version: string): TransactionJson | undefined
  listBySender(address: string): readonly TransactionJson[]
}

const SUCCESS_STATUS = 'Executed successfully'
const ZERO_HASH = `0x${'0'.repeat(64)}`

export function createLedger(): Ledger {
  const transactions: TransactionJson[] = []
  const pendingByHash = new Map<string, object>()
  const sequenceNumbers = new Map<string, bigint>()
  const usedNonces = new Set<string>()
  const formatNonce = ({ sender, replayProtectionNonce }: SignedTransaction) =>
    `${sender} ${replayProtectionNonce}`
  const getVersion = () => BigInt(transactions.length) + 1n

  const createTransactionJson = (
    transaction: SignedTransaction,
    hash: string,
    vmStatus = SUCCESS_STATUS,
  ) => ({
    ...formatPendingTransaction(transaction, hash),
    type: 'user_transaction',
    version: String(getVersion() + 1n),
    success: vmStatus === SUCCESS_STATUS,
    vm_status: vmStatus,
    gas_used: '9',
    timestamp: String(Date.now() * 1000),
    state_change_hash: ZERO_HASH,
    event_root_hash: ZERO_HASH,
    accumulator_root_hash: ZERO_HASH,
    state_checkpoint_hash: null,
    changes: [],
    events: [],
  })

  return {
    getVersion,
    getSequenceNumber: (address) => sequenceNumbers.get(address) ?? 0n,
    hasUsedNonce: (transaction) => usedNonces.has(formatNonce(transaction)),
    simulate: createTransactionJson,
    commit(transaction, hash, vmStatus) {
      transactions.push(createTransactionJson(transaction, hash, vmStatus))
      pendingByHash.set(hash, formatPendingTransaction(transaction, hash))
      // A transaction that aborts also uses its sequence number, or its nonce.
      if (transaction.replayProtectionNonce === undefined)
        sequenceNumbers.set(transaction.sender, transaction.sequenceNumber + 1n)
      else usedNonces.add(formatNonce(transaction))
    },
    findByHash: (hash) => transactions.find((transaction) => transaction.hash === hash),
    findPendingByHash: (hash) => pendingByHash.get(hash),
    findByVersion: (version) => transactions.find((transaction) => transaction.version === version),
    listBySender: (address) => transactions.filter(({ sender }) => sender === address),
  }
}

export const formatPendingTransaction = (transaction: SignedTransaction, hash: string) => ({
  type: 'pending_transaction',
  hash,
  sender: transaction.sender,
  sequence_number: String(transaction.sequenceNumber),
  ...(transaction.replayProtectionNonce !== undefined && {
    replay_protection_nonce: String(transaction.replayProtectionNonce),
  }),
  max_gas_amount: String(transaction.maxGasAmount),
  gas_unit_price: String(transaction.gasUnitPrice),
  expiration_timestamp_secs: String(transaction.expirationTimestamp),
  payload: transaction.payload,
})

const HASH_PREFIX = sha3_256(utf8ToBytes('APTOS::Transaction'))
const USER_TRANSACTION_VARIANT = Uint8Array.of(0)

/** Computes the hash of a signed transaction, as a full node and ts-sdk do. */
export const hashTransaction = (signedTransaction: Uint8Array): string =>
  toHex(sha3_256(concatBytes(HASH_PREFIX, USER_TRANSACTION_VARIANT, signedTransaction)))
