import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether a time has elapsed since `key` was first given. Another key starts over; a falsy key never elapses.
 *
 * @param ms milliseconds
 */
export function useHasElapsed(key: unknown, ms: number): boolean {
  const [elapsedKey, setElapsedKey] = useState<unknown>()
  useLayoutEffect(() => {
    const timer = setTimeout(() => setElapsedKey(key), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return !!key && elapsedKey === key
}
