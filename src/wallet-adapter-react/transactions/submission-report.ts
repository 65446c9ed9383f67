import type { KitEventMap, Session, WalletKit } from '../../core/index.js'
import { dispatchEvent, findTransactionHash, tryOrUndefined } from '../../core/internal.js'

/** Reports the output of a submission, and who submitted: the wallet on its network, or ts-sdk on the network of the session. */
export type ReportSubmission = (output: unknown, submitter: 'wallet' | 'ts-sdk') => void

/** Creates the function that dispatches `wallet-transaction` for a request of a session, as the kit does for its own requests. */
export const createSubmissionReport =
  ({ getConnection }: WalletKit, { wallet, network }: Session): ReportSubmission =>
  (output, submitter) => {
    const hash = findTransactionHash(output)
    if (!hash) return
    // The user may have switched the network in the wallet while the prompt was open.
    const { session } = getConnection()
    const isSwitched = submitter === 'wallet' && session?.wallet === wallet
    const detail: KitEventMap['wallet-transaction'] = {
      hash,
      network: isSwitched ? session.network : network,
      wallet,
    }
    // A page that replaces `CustomEvent` must not make a submitted transaction look like one that failed.
    tryOrUndefined(() =>
      dispatchEvent(
        document,
        new CustomEvent('wallet-transaction', { detail, bubbles: true, composed: true }),
      ),
    )
  }
