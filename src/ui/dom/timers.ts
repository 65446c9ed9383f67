import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether a time has elapsed since an object was first passed. Another object restarts the time.
 *
 * @param start The object, compared by identity. Without an object, the result is `false`.
 * @param ms Time in milliseconds.
 */
export function useHasElapsed(start: object | undefined, ms: number): boolean {
  const [elapsedStart, setElapsedStart] = useState<object>()
  useLayoutEffect(() => {
    const timer = setTimeout(() => setElapsedStart(start), ms)
    return () => clearTimeout(timer)
  }, [start, ms])
  return !!start && elapsedStart === start
}
