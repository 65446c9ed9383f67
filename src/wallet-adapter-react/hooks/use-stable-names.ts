import { useMemo } from 'react'

/** Returns the same list while its names are the same, because an array in JSX is a new one at each render. */
export function useStableNames<Name extends string>(names: readonly Name[] | undefined) {
  const text = names && JSON.stringify(names)
  return useMemo((): readonly Name[] | undefined => text && JSON.parse(text), [text])
}
