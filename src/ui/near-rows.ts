import { type RefObject, useLayoutEffect, useState } from 'react'

/** The drawn part moves on by so many rows, and has half as many more at least, before and after those that are seen. */
const step = 7

/** What is drawn of a list, however long it is. */
export interface NearRows {
  /** Of one row, in pixels; 0 until it is known. */
  readonly height: number
  /**
   * Which rows are drawn, by their places in the list, in order: those near the screen; the first of each group, which
   * the room of others is kept below; the one that has the focus, which is to keep it, and its neighbours, which the
   * keyboard goes on to.
   */
  readonly places: readonly number[]
  /** Draws the last row as well, and gives it the focus. */
  goToEnd(): void
}

/**
 * Follows the scrolling, the size and the focus of a list whose rows are all of one height.
 * @param second where the second group of rows begins
 */
export function useNearRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly { readonly name: string }[],
  second: number,
): NearRows {
  // Before anything is laid out: hardly more than are seen, on a phone over its whole height.
  const page = innerWidth < 480 ? 15 : 10
  const isLong = rows.length > page
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState(page)
  const [height, setHeight] = useState(0)
  const [focused, setFocused] = useState<string | null>()
  const [end, setEnd] = useState<object>()

  useLayoutEffect(() => {
    if (!isLong) return
    const { current } = list as { current: HTMLElement }
    // On a narrow screen it scrolls in the place of the list; on any other it is as high.
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
    // Drawing rows and laying them out are a task each, and neither is the one that opens the modal: together they would
    // be a long one. The second look has what the first has drawn laid out. Nor is it done in the frame of a new size,
    // since what is drawn may change it again.
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
    // Scrolling is told to nobody above: it is heard while the event goes down.
    frame.addEventListener('scroll', follow, true)
    frame.addEventListener('focusin', keep)
    return () => {
      sized.disconnect()
      frame.removeEventListener('scroll', follow, true)
      frame.removeEventListener('focusin', keep)
    }
  }, [list, isLong])

  useLayoutEffect(() => {
    if (end) [...(list.current as HTMLElement).querySelectorAll('button')].at(-1)?.focus()
  }, [list, end])

  const at = focused ? rows.findIndex(({ name }) => name === focused) : -1
  const near = new Set([0, second, at - 1, at, at + 1, end ? rows.length - 1 : 0])
  for (let place = isLong ? from : 0; place < (isLong ? to : page); place++) near.add(place)
  const places = [...near].sort((a, b) => a - b).filter((place) => place in rows)
  return { height, goToEnd: () => setEnd({}), places }
}
