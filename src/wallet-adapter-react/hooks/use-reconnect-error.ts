import { useEffect, useRef } from 'react'
import type { WalletKit } from '../../core/index.js'
import { generalizedErrorMessage } from '../utilities/rejections.js'

/** Reports a reconnection that failed on page load, which no request of the app reports. */
export function useReconnectError(kit: WalletKit, onError: ((error: unknown) => void) | undefined): void {
  const latest = useRef(onError)
  useEffect(() => {
    latest.current = onError
  })
  useEffect(() => {
    let isRestoring = false
    const unsubscribe = kit.subscribe(({ status }) => {
      isRestoring = status === 'restoring'
    })
    const stop = kit.on('wallet-error', ({ detail }) => {
      if (isRestoring) latest.current?.(generalizedErrorMessage(detail.cause ?? detail))
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [kit])
}
