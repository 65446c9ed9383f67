import { useEffect, useRef } from 'react'
import type { Failure, WalletKit } from '../../core/index.js'
import { generalizedErrorMessage } from '../utilities/rejections.js'

/** Reports a reconnection that failed, which no request of the app reports. */
export function useReconnectError(kit: WalletKit, onError: ((error: unknown) => void) | undefined): void {
  const latest = useRef(onError)
  useEffect(() => {
    latest.current = onError
  })
  useEffect(() => {
    let reported: Failure | undefined
    return kit.subscribe(() => {
      const { failure } = kit.getConnection()
      if (!failure?.silent || failure === reported) return
      reported = failure
      // The adapter doesn't report a silent rejection.
      if (failure.error) latest.current?.(generalizedErrorMessage(failure.error.cause ?? failure.error))
    })
  }, [kit])
}
