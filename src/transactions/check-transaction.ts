/** A transaction that has ended. */
export interface EndedTransaction {
  readonly success: boolean
  /** Reason for the outcome. */
  readonly vm_status: string
  readonly gas_used: string
  readonly version: string
}

/** `late`: the node has not reported the outcome of the transaction. `unknown`: the node fails or does not respond. */
export type UnendedStatus = 'late' | 'unknown'

const MIN_PAUSE_MS = 250

/** The longest pause between two requests, by the status. The status is also `unknown` if the node is overloaded (429). */
const MAX_PAUSE_MS = { late: 4000, unknown: 16_000 } as const

/**
 * Reads a transaction from a full node until the transaction has ended, or until the timeout.
 *
 * @param node URL of the REST API.
 * @param controller Stops reading. It is also aborted after the timeout.
 * @param onPending Called whenever the node responds that the transaction has not ended.
 * @returns The ended transaction, or its status when the controller was aborted.
 */
export async function checkTransaction(
  node: string,
  hash: string,
  controller: AbortController,
  onPending: () => void,
  timeoutMs = 60_000,
): Promise<EndedTransaction | UnendedStatus> {
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  let status: UnendedStatus = 'unknown'
  let pauseMs = MIN_PAUSE_MS
  while (true) {
    const result = await readTransaction(node, hash, signal)
    if (signal.aborted) return status
    if (typeof result === 'object') {
      clearTimeout(timer)
      return result
    }
    status = result
    if (status === 'late') onPending()
    await pause(pauseMs, signal)
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS[status])
  }
}

/** Resolves after a time, or when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.onabort = resolve
  })

/**
 * Sends one request. The node holds the request for up to a second while the transaction is pending. Until the node has received
 * the transaction, it responds 404 at once.
 */
async function readTransaction(
  node: string,
  hash: string,
  signal: AbortSignal,
): Promise<EndedTransaction | UnendedStatus> {
  try {
    const response = await fetch(`${node}/transactions/wait_by_hash/${hash}`, {
      signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error', // A redirect could lead to another host.
    })
    if (response.status === 404) return 'late'
    const transaction = await response.json()
    if (!response.ok) return 'unknown'
    // `success` is absent while the transaction is pending, and for a moment after the commit.
    return typeof transaction.success === 'boolean' ? transaction : 'late'
  } catch {
    return 'unknown'
  }
}
