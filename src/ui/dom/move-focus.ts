import type { KeyboardEvent } from 'react'

const isCharacterKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^\S$/.test(key) && !(ctrlKey || metaKey || altKey)

/** Returns the next row, from the one after `index` and around, whose name starts with a letter. */
const findRowByLetter = (rows: readonly HTMLElement[], index: number, letter: string) =>
  [...rows.slice(index + 1), ...rows].find((row) =>
    row.querySelector('bdi')?.textContent?.toLowerCase().startsWith(letter.toLowerCase()),
  )

/**
 * Moves the focus by arrows, Home and End. A letter goes to the search field, or to the next row that starts with it.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  const search = currentTarget.querySelector('input')
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, [part=wallet]')]
  const index = stops.indexOf(target as HTMLElement)
  let next: HTMLElement | undefined
  if (key === 'ArrowDown') next = stops[index + 1]
  else if (key === 'ArrowUp') next = stops[index - 1]
  else if (target === search)
    return // Home, End and letters are the field's own.
  else if (key === 'Home') next = stops[search ? 1 : 0]
  else if (key === 'End') next = stops.at(-1)
  else if (isCharacterKey(event)) {
    if (search) {
      search.focus() // The browser then types the letter into the field.
      return
    }
    next = findRowByLetter(stops, index, key)
  }
  if (!next) return
  event.preventDefault()
  next.focus()
}
