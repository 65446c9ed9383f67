import { useMemo } from 'react'

/** Returns the same list while its names are the same, because an array in JSX is a new array at each render. */
export function useStableNames(names: readonly string[] | undefined) {
  const text = names && JSON.stringify(names)
  return useMemo((): readonly string[] | undefined => text && JSON.parse(text), [text])
}
