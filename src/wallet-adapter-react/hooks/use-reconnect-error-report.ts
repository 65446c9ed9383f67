import { useEffect } from 'react'
import type { Failure, WalletKit } from '../../core/index.js'
import { generalizedErrorMessage } from '../utilities/rejections.js'
import type { RequestContext } from './create-requests.js'

/** Passes the error message of a failed silent attempt to `onError`. For a reconnection, no request of the app rejects with it. */
export function useReconnectErrorReport(kit: WalletKit, getContext: () => RequestContext): void {
  useEffect(() => {
    let reported: Failure | undefined
    return kit.subscribe(() => {
      const { failure } = kit.getConnection()
      if (!failure?.silent || failure === reported) return
      reported = failure
      // The adapter doesn't report a silent rejection.
      if (failure.error) getContext().onError?.(generalizedErrorMessage(failure.error.cause ?? failure.error))
    })
  }, [kit, getContext])
}
