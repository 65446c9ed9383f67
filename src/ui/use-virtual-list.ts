import { type RefObject, useLayoutEffect, useState } from 'react'

/** The drawn part moves in steps of so many rows, and reaches at least half a step beyond the visible ones at each end. */
const step = 7

interface Row {
  readonly name: string
}

/** What is drawn of a list, however long it is. */
export interface NearRows {
  /** Of one row, in pixels; 0 until it is known. */
  readonly height: number
  /**
   * Which rows are drawn, by their places in the list, in order: those near the screen; the first of each group, below
   * which the room of undrawn rows is kept; the focused one, so that it keeps the focus, and its neighbours, for the
   * arrow keys. There may be places before the first row and after the last one.
   */
  readonly places: readonly number[]
  /** Draws the last row as well, and gives it the focus. */
  goToEnd(): void
}

/**
 * Follows the scrolling, the size and the focus of a list of two groups, whose rows are all of one height. The groups
 * stay two: one array of thousands, made for each drawing of a list that is scrolled, has V8 collect it in a long task.
 */
export function useNearRows(
  list: RefObject<HTMLElement | null>,
  first: readonly Row[],
  second: readonly Row[],
): NearRows {
  // Before anything is laid out: hardly more than are seen, on a phone over its whole height.
  const page = innerWidth < 480 ? 15 : 10
  const count = first.length + second.length
  const isLong = count > page
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState(page)
  const [height, setHeight] = useState(0)
  const [focused, setFocused] = useState<string | null>()
  const [isEndDue, setEndDue] = useState(false)

  useLayoutEffect(() => {
    if (!isLong) return
    const { current } = list as { current: HTMLElement }
    // On a narrow screen it scrolls instead of the list; on any other both are as high.
    const frame = current.parentNode as Element
    const look = () => {
      const seen = frame.getBoundingClientRect()
      const row = current.querySelector('li')?.getBoundingClientRect()
      if (!row?.height) return // It is not on the screen.
      const first = Math.max(0, Math.round((seen.top - row.top) / row.height / step) * step)
      setFrom(first - step)
      setTo(first + seen.height / row.height + step)
      setHeight(row.height)
    }
    // Two tasks, neither of them the one that opens the modal: the first look draws rows, the second has them laid out.
    // Nor in the observer's own frame, since what is drawn may change the size again.
    const follow = () => {
      setTimeout(look)
      setTimeout(look)
    }
    const sized = new ResizeObserver(follow)
    // The keyboard goes on from here at once.
    const keep = () => {
      setFocused(current.querySelector(':focus > bdi')?.textContent)
      follow()
    }
    sized.observe(frame)
    // `scroll` does not bubble: it is heard in the capture phase.
    frame.addEventListener('scroll', follow, true)
    frame.addEventListener('focusin', keep)
    return () => {
      sized.disconnect()
      frame.removeEventListener('scroll', follow, true)
      frame.removeEventListener('focusin', keep)
    }
  }, [list, isLong])

  // Not before the list is as long as it will be: growing, it would leave the end behind.
  const isAtEnd = isEndDue && (height || !isLong)
  useLayoutEffect(() => {
    if (!isAtEnd) return
    setEndDue(false)
    ;[...(list.current as HTMLElement).querySelectorAll('button')].at(-1)?.focus()
  }, [list, isAtEnd])

  const at = focused ? [...first, ...second].findIndex(({ name }) => name === focused) : -1
  const near = new Set([0, first.length, isEndDue ? count - 1 : 0, at - 1, at, at + 1])
  for (let place = isLong ? from : 0; place < (isLong ? to : page); place++) near.add(place)
  return { height, places: [...near].sort((a, b) => a - b), goToEnd: () => setEndDue(true) }
}
