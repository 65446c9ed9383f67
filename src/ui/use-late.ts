import { useLayoutEffect, useState } from 'react'

/**
 * Whether a time has passed since this began; something else begins anew, and nothing is never late.
 *
 * @param delay milliseconds
 */
export function useLate(what: unknown, delay: number): boolean {
  const [late, setLate] = useState<unknown>()
  useLayoutEffect(() => {
    const timer = setTimeout(setLate, delay, what)
    return () => clearTimeout(timer)
  }, [what, delay])
  return !!what && late === what
}
