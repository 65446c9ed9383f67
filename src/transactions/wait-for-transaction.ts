import { checkTransaction } from './check-transaction.js'
import { explainVmStatus } from './explain-vm-status.js'
import { isTransactionHash } from './followed-transaction.js'
import { findNodeUrl, type TransactionNetwork } from './node-url.js'

/** The end of a transaction. */
export interface TransactionResult {
  readonly success: boolean
  /** Reason for the failure, in English. Empty if the transaction succeeded. */
  readonly reason: string
  /** `vm_status` of the full node, unchanged. */
  readonly vmStatus: string
  /** Gas that was used, in gas units. */
  readonly gasUsed: number
  /** Version of the ledger that the transaction created. */
  readonly version: number
}

/**
 * `NOT_CONFIRMED`: the full node has not reported the outcome of the transaction. `NODE_UNREACHABLE`: the full node fails or does
 * not respond.
 */
export type TransactionErrorReason = 'NOT_CONFIRMED' | 'NODE_UNREACHABLE'

/** The status of a transaction is unknown: it can still succeed or fail. */
export class TransactionError extends Error {
  override readonly name = 'TransactionError'
  readonly reason: TransactionErrorReason

  constructor(reason: TransactionErrorReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Options of `waitForTransaction`. At least one of `network` and `nodeUrl` is required. */
export interface WaitOptions {
  /** Name of the network, or the network of the event `wallet-transaction`, whose `url` takes precedence. */
  readonly network?: string | TransactionNetwork | undefined
  /**
   * URL of the REST API of a full node, with its version: `https://…/v1`. Used for networks without a public full node. `http:`
   * is allowed only on `localhost` and `127.0.0.1`.
   */
  readonly nodeUrl?: string | undefined
  /** Stops waiting. */
  readonly signal?: AbortSignal | undefined
  /** Timeout in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number | undefined
}

/**
 * Waits for the end of a transaction. Sends requests only to one full node: the one that the network names, else the public
 * one of the network, else `nodeUrl`.
 *
 * @param hash `0x` and 64 hex digits.
 * @throws TypeError if the hash is invalid, or if no full node is known.
 * @throws TransactionError after the timeout.
 * @throws The reason of the signal, if the signal is aborted.
 * @example
 * const { success, reason } = await waitForTransaction(hash, { network: 'testnet' })
 */
export async function waitForTransaction(hash: string, options: WaitOptions): Promise<TransactionResult> {
  const { network, nodeUrl, signal, timeoutMs } = options ?? {}
  if (!isTransactionHash(hash)) throw new TypeError(`The hash of the transaction is invalid: ${hash}`)
  const node = findNodeUrl(typeof network === 'string' ? { name: network.toLowerCase() } : network, nodeUrl)
  if (!node) throw new TypeError('No full node is known. Pass network, or nodeUrl as an https: URL.')
  signal?.throwIfAborted()

  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort)
  const transaction = await checkTransaction(node, hash, controller, () => {}, timeoutMs)
  signal?.removeEventListener('abort', abort)
  signal?.throwIfAborted()
  if (transaction === 'late')
    throw new TransactionError('NOT_CONFIRMED', `The transaction ${hash} is not confirmed yet`)
  if (transaction === 'unknown')
    throw new TransactionError('NODE_UNREACHABLE', `The full node at ${node} fails or does not respond`)
  const { success, vm_status, gas_used, version } = transaction
  const vmStatus = `${vm_status}`
  return {
    success,
    reason: success ? '' : explainVmStatus(vmStatus),
    vmStatus,
    gasUsed: Number(gas_used),
    version: Number(version),
  }
}
