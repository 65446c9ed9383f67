import type { ConnectionResult, ConnectOptions } from '../../core/index.js'
import { createCancelledError } from '../../core/internal.js'
import type { ModalController } from './controller-types.js'

/**
 * Lets the user choose a wallet in the modal. `connect()` without a name calls it.
 *
 * @returns the result of the choice; `{ status: 'Rejected' }` if the user closes the modal
 * @throws WalletKitError `CANCELLED` if the signal is aborted, or the error of the attempt if it fails after the modal is closed
 */
export function promptForWallet(ui: ModalController, { signal }: ConnectOptions): Promise<ConnectionResult> {
  const { controls } = ui
  const { failure: earlierFailure, session: earlierSession } = controls.getConnection()
  if (earlierSession) return Promise.resolve({ status: 'Approved', args: earlierSession.account })
  return new Promise((resolve, reject) => {
    const settleIfOver = () => {
      const { session, failure, status } = controls.getConnection()
      if (session) resolve({ status: 'Approved', args: session.account })
      else if (signal?.aborted) reject(createCancelledError())
      else if (ui.getSnapshot().view || status === 'connecting') return
      else if (failure !== earlierFailure && failure?.error) reject(failure.error)
      else resolve({ status: 'Rejected' })
      unsubscribe()
      signal?.removeEventListener('abort', abort)
    }
    const abort = () => {
      controls.cancel()
      ui.close()
    }
    const unsubscribe = ui.subscribe(settleIfOver)
    signal?.addEventListener('abort', abort)
    ui.open()
  })
}
