import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows drawn before the list has been scrolled: hardly more than are seen. */
const page = 14

/** So many rows more are drawn on either side of what is seen, and by so many the drawn part moves on. */
const step = 7

/** What is drawn of a list, however long it is. */
export interface NearRows {
  /** Of one row, in pixels; 0 until something was scrolled, and so until there is anything to make up for. */
  readonly height: number
  /**
   * Which rows of a group are drawn, by their index, in order: those near the screen; the first, which the room of
   * others is kept below; the one with the focus, which is to keep it, and the two that the keyboard goes on to.
   * @param start how many rows the groups before it have
   */
  drawn(start: number, group: readonly { readonly name: string }[]): number[]
  /** Draws the last rows as well, and gives the very last the focus. */
  goToEnd(): void
}

/** Follows the scrolling and the focus. The first button of the list is row 0, and every row is as high as that one. */
export function useNearRows(list: RefObject<HTMLElement | null>): NearRows {
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState(page)
  const [height, setHeight] = useState(0)
  const [focused, setFocused] = useState<string>()
  const [end, setEnd] = useState<object>()

  // On a narrow screen the frame around the list scrolls in its stead; both are heard there, while the event goes down.
  useLayoutEffect(() => {
    const { current } = list as { current: HTMLElement }
    const frame = current.parentNode as Element
    const follow = ({ target }: Event) => {
      const seen = (target as Element).getBoundingClientRect()
      const row = current.querySelector('button')?.getBoundingClientRect()
      const first = row ? Math.max(0, Math.round((seen.top - row.top) / row.height / step) * step) : 0
      setFrom(first - step)
      setTo(row ? first + seen.height / row.height + step : page)
      setHeight(row ? row.height : 0)
    }
    current.addEventListener('focusin', ({ target }) =>
      setFocused((target as Element).querySelector(':scope > bdi')?.textContent ?? undefined),
    )
    frame.addEventListener('scroll', follow, true)
    return () => frame.removeEventListener('scroll', follow, true)
  }, [list])

  useLayoutEffect(() => {
    if (end) [...(list.current as HTMLElement).querySelectorAll('button')].at(-1)?.focus()
  }, [list, end])

  return {
    height,
    drawn(start, group) {
      const at = focused === undefined ? -1 : group.findIndex(({ name }) => name === focused)
      if (start >= to && at < 0 && !end) return [] // All of it is far below.
      const places = new Set([0, at - 1, at, at + 1, end ? group.length - 1 : 0])
      for (let place = from; place < to; place++) places.add(place - start)
      return [...places].filter((place) => place in group).sort((a, b) => a - b)
    },
    goToEnd: () => setEnd({}),
  }
}
