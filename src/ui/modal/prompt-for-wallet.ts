import type { ConnectionResult, ConnectOptions, KitControls } from '../../core/index.js'
import { createApproval, createCancelledError, rejectedResponse } from '../../core/internal.js'
import type { ModalActions } from './actions.js'

/** Parts of the kit and of its modals that the prompt uses. */
interface PromptTargets {
  readonly controls: KitControls
  readonly actions: ModalActions
}

/**
 * Lets the user choose a wallet in the modal, for `connect()` without a name. Resolves at once if a wallet is connected.
 *
 * @param options.signal Must not be aborted yet: `connect()` checks that.
 * @returns The result of the choice, or `{ status: 'Rejected' }` if the user closes the modal.
 * @throws WalletKitError `CANCELLED` if the signal is aborted. If the last attempt failed, before or after the user closed the
 *   modal, the error of this attempt
 */
export function promptForWallet(
  { controls: { getConnection, cancel }, actions }: PromptTargets,
  { signal }: ConnectOptions,
): Promise<ConnectionResult> {
  const { failure: earlierFailure, session: earlierSession } = getConnection()
  if (earlierSession) return Promise.resolve(createApproval(earlierSession.account))
  return new Promise((resolve, reject) => {
    /**
     * Does nothing while the modal is open or an attempt is pending, unless a wallet is connected or the signal is aborted.
     * Otherwise, removes the listeners, and settles the promise.
     */
    const settleIfDecided = () => {
      const { session, failure, status } = getConnection()
      if (!session && !signal?.aborted && (actions.isOpen() || status === 'connecting')) return
      unsubscribe()
      signal?.removeEventListener('abort', cancelAndClose)
      if (session) resolve(createApproval(session.account))
      else if (signal?.aborted) reject(createCancelledError())
      else if (failure !== earlierFailure && failure?.error) reject(failure.error)
      else resolve(rejectedResponse)
    }
    const cancelAndClose = () => {
      cancel()
      actions.close()
    }
    const unsubscribe = actions.subscribe(settleIfDecided)
    signal?.addEventListener('abort', cancelAndClose)
    if (!actions.isOpen()) actions.open() // Keep the view and the button of an open modal.
  })
}
