import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

/** Returns the rows of a wallet list that are rendered. */
export const findRows = (list: Element) => [...list.querySelectorAll<HTMLElement>('[part=wallet]')]

/**
 * Makes the rows of a list one tab stop (WAI-ARIA, roving tabindex): the row that had the focus last, else the selected one,
 * else the first. The attribute is set on the elements themselves, so that moving the focus re-renders no list of thousands.
 */
export function useRovingTabIndex(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const rows = findRows(list.current as HTMLElement)
    const stop =
      rows.find((row) => row.tabIndex === 0) ??
      rows.find((row) => row.getAttribute('aria-current') === 'true') ??
      rows[0]
    if (stop) stop.tabIndex = 0
  })
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const rows = findRows(list.current as HTMLElement)
      if (!rows.includes(target as HTMLElement)) return
      for (const row of rows) row.tabIndex = row === target ? 0 : -1
    }
    const element = list.current as HTMLElement
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [list])
}

/**
 * Moves the focus by arrows, Home and End. A letter goes to the search field, or to the next row that starts with it.
 *
 * @param focusLast Focuses the last row, which might not be rendered yet.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, focusLast: () => void): void {
  const { key, currentTarget } = event
  const target = event.target as HTMLElement
  const search = currentTarget.querySelector('input')
  const rows = findRows(currentTarget)
  const index = rows.indexOf(target)
  const isInSearch = target === search
  const next: Partial<Record<string, HTMLElement | null>> = {
    ArrowDown: rows[index + 1],
    ArrowUp: rows[index - 1] ?? (isInSearch ? null : search),
  }
  // In the search field, Home, End, and letters belong to the field.
  if (!isInSearch) {
    next.Home = rows[0]
    if (key === 'End') {
      event.preventDefault()
      focusLast()
      return
    }
    if (/^\S$/.test(key) && !(event.ctrlKey || event.metaKey || event.altKey)) {
      if (search) {
        search.focus() // The browser then types the letter into the field.
        return
      }
      const startsWithKey = (row: HTMLElement) =>
        row.querySelector('bdi')?.textContent?.toLowerCase().startsWith(key.toLowerCase())
      next[key] = [...rows.slice(index + 1), ...rows].find(startsWithKey)
    }
  }
  const row = Object.hasOwn(next, key) && next[key]
  if (!row) return
  event.preventDefault()
  row.focus()
}
