import { useEffect, useState } from 'react'

/** True until the kit has read the wallets of the page, which it does in a task of its own after the first effects. */
export function useIsStarting(): boolean {
  const [isStarting, setStarting] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setStarting, 0, false)
    return () => clearTimeout(timer)
  }, [])
  return isStarting
}
