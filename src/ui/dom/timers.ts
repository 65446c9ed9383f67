import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether a time has elapsed since `key` was first passed. Another key restarts the time. With a falsy key, it never
 * elapses.
 *
 * @param ms Time in milliseconds.
 */
export function useHasElapsed(key: unknown, ms: number): boolean {
  const [elapsedKey, setElapsedKey] = useState<unknown>()
  useLayoutEffect(() => {
    const timer = setTimeout(() => setElapsedKey(key), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return !!key && elapsedKey === key
}
