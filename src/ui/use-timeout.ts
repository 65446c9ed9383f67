import { useLayoutEffect, useState } from 'react'

/**
 * Whether a time has passed since `what` was given. Another `what` starts over; a falsy one is never late.
 *
 * @param delay milliseconds
 */
export function useHasElapsed(what: unknown, delay: number): boolean {
  const [late, setLate] = useState<unknown>()
  useLayoutEffect(() => {
    const timer = setTimeout(setLate, delay, what)
    return () => clearTimeout(timer)
  }, [what, delay])
  return !!what && late === what
}
