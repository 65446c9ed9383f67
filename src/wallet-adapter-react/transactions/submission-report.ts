import type { Session, WalletKit } from '../../core/index.js'
import { createEmit, emitTransactionIfSubmitted } from '../../core/internal.js'

/** Function that reports the output of a submission. A wallet submits on its own network, ts-sdk on the session's network. */
export type ReportSubmission = (output: unknown, submitter: 'wallet' | 'ts-sdk') => void

/** Creates the function that dispatches `wallet-transaction` for a request of a session, as the kit does for its own requests. */
export const createSubmissionReporter =
  ({ getConnection }: WalletKit, session: Session): ReportSubmission =>
  (output, submitter) => {
    const getSession = () => (submitter === 'wallet' ? getConnection().session : session)
    emitTransactionIfSubmitted({ getSession, emit: createEmit(() => document) }, session, output)
  }
