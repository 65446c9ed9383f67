import type { Connection, ConnectionResult, ConnectOptions } from '../../core/index.js'
import { createCancelledError } from '../../core/internal.js'

/** What the prompt needs of the modal and of the kit. */
interface PromptControls {
  getConnection(): Connection
  isOpen(): boolean
  subscribe(listener: () => void): () => void
  open(): void
  close(): void
  /** Cancels the pending attempt. */
  cancel(): void
}

/**
 * Lets the user choose a wallet in the modal. `connect()` without a name calls it.
 *
 * @returns the result of the choice; `{ status: 'Rejected' }` if the user closes the modal
 * @throws WalletKitError `CANCELLED` if the signal is aborted, or the error of the attempt if it fails after the modal is closed
 */
export function promptForWallet(
  { getConnection, isOpen, subscribe, open, close, cancel }: PromptControls,
  { signal }: ConnectOptions,
): Promise<ConnectionResult> {
  const { failure: earlierFailure, session: earlierSession } = getConnection()
  if (earlierSession) return Promise.resolve({ status: 'Approved', args: earlierSession.account })
  return new Promise((resolve, reject) => {
    const settleIfOver = () => {
      const { session, failure, status } = getConnection()
      if (session) resolve({ status: 'Approved', args: session.account })
      else if (signal?.aborted) reject(createCancelledError())
      else if (isOpen() || status === 'connecting') return
      else if (failure !== earlierFailure && failure?.error) reject(failure.error)
      else resolve({ status: 'Rejected' })
      unsubscribe()
      signal?.removeEventListener('abort', abort)
    }
    const abort = () => {
      cancel()
      close()
    }
    const unsubscribe = subscribe(settleIfOver)
    signal?.addEventListener('abort', abort)
    open()
  })
}
