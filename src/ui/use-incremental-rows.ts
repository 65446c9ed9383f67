import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { observeVisibility } from './observe-visibility.js'
import { findRows } from './use-roving-tab-index.js'

/** Rows that are rendered at first: a few more than a phone shows. */
const INITIAL_COUNT = 24

/** Distance from the last rendered row. When the row at this distance is visible, twice as many rows are rendered. */
const ROWS_BEFORE_END = 8

/**
 * Renders a long list step by step, as the user scrolls toward its end, so that opening the modal takes the same time with
 * five wallets and with thousands. (`content-visibility` alone does not: the browser still creates every row.)
 *
 * @returns how many rows to render, and a function that renders all of them and moves the focus to the last one
 */
export function useIncrementalRows(list: RefObject<HTMLElement | null>, total: number) {
  const [count, setCount] = useState(INITIAL_COUNT)
  const isFocusDue = useRef(false)

  useLayoutEffect(() => {
    const rows = findRows(list.current as HTMLElement)
    if (isFocusDue.current) rows.at(-1)?.focus()
    isFocusDue.current = false
    const row = rows.at(-ROWS_BEFORE_END)
    if (row && count < total) return observeVisibility(row, () => setCount(count * 2))
  }, [list, count, total])

  return {
    count,
    focusLast() {
      isFocusDue.current = true
      setCount(count < total ? total : count + 1) // A change in any case, so that the effect runs.
    },
  }
}
