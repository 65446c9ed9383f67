import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { ModalSnapshot } from '../modal/snapshot.js'

const isCharacterKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^\S$/.test(key) && !(ctrlKey || metaKey || altKey)

/** Returns the next row whose name starts with the text. Ignores case. Searches from the row after `index`, and wraps around. */
const findNextRowStartingWith = (rows: readonly HTMLElement[], index: number, text: string) =>
  [...rows.slice(index + 1), ...rows].find((row) =>
    row.querySelector('bdi')?.textContent.toLowerCase().startsWith(text.toLowerCase()),
  )

/**
 * Clears the search field, or closes the dialog if the field is empty. The default action of Escape differs between browsers:
 * Firefox closes the dialog without clearing the field, and Safari never closes the dialog from a search field.
 */
function clearSearchOrCloseDialog(search: HTMLInputElement): void {
  if (search.value) {
    search.value = ''
    search.dispatchEvent(new Event('input', { bubbles: true }))
  } else (search.closest('dialog') as HTMLDialogElement).close()
}

/**
 * Moves the focus with the arrow keys, Home, and End. A character moves the focus to the search field, or if there is none, to
 * the next row that starts with the character. Escape in the search field clears the field, or closes the dialog.
 */
export function moveListFocusOnKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  const search = currentTarget.querySelector<HTMLInputElement>('[part=search]')
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[part=search], [part=wallet]')]
  const index = stops.indexOf(target as HTMLElement)
  let next: HTMLElement | undefined
  if (key === 'ArrowDown') next = stops[index + 1]
  else if (key === 'ArrowUp') next = stops[index - 1]
  else if (search && target === search) {
    if (key !== 'Escape') return // The field handles Home, End, and characters.
    event.preventDefault()
    clearSearchOrCloseDialog(search)
  } else if (key === 'Home') next = stops[search ? 1 : 0]
  else if (key === 'End') next = stops.at(-1)
  else if (isCharacterKey(event)) {
    if (search) {
      search.focus() // The browser then types the character into the field.
      return
    }
    next = findNextRowStartingWith(stops, index, key)
  }
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Makes the rows of a list one tab stop (WAI-ARIA, roving tabindex). The tab stop is the row that had the focus last, else the
 * current row, else the first row.
 *
 * @param names Names of the rows.
 * @param currentName Name of the row whose wallet is shown next to the list.
 * @returns The name of the row that Tab reaches, if there is a row, and a function to call with the name of a row that gets the
 *   focus.
 */
export function useRovingTabStop(
  names: readonly string[],
  currentName: string | undefined,
): readonly [tabStopName: string | undefined, onRowFocus: (name: string) => void] {
  const [focusedName, setFocusedName] = useState<string>()
  const tabStopName = [focusedName, currentName, names[0]].find((name) => name && names.includes(name))
  return [tabStopName, setFocusedName]
}

/** Moves the focus from a row to the checkbox that the user must select first, so that screen readers read its label. */
export const focusTermsCheckbox = (row: HTMLElement): void =>
  row.closest('aside')?.querySelector<HTMLElement>('[type=checkbox]')?.focus()

/**
 * Selectors of the elements that can receive the focus when the focused control is removed. The first visible element receives
 * the focus: on a phone, a view can hide the list.
 */
const FOCUS_TARGETS = ['section h2[tabindex]', '[part=wallet][tabindex="0"]', 'h2[tabindex]', 'section']

/** Moves the focus to the first visible element of `FOCUS_TARGETS` if the focused control was removed or hidden. */
function moveFocusIfLost(dialog: HTMLDialogElement): void {
  // Check the visibility, because the browser does not immediately move the focus away from a hidden control.
  if ((dialog.getRootNode() as ShadowRoot).activeElement?.checkVisibility()) return
  FOCUS_TARGETS.flatMap((selector) => [...dialog.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility())
    ?.focus()
}

/**
 * Scrolls to the top when another view, wallet, or session is shown in an open modal. Then, and when the installed wallets change,
 * also moves the focus if the focused control was removed or hidden.
 */
export function useScrollResetAndFocusRecovery(
  dialog: RefObject<HTMLDialogElement | null>,
  snapshot: ModalSnapshot,
): void {
  const { view } = snapshot
  // Compare the wallet by name, because the page can replace its entry.
  const subject = view?.kind === 'account' ? view.session : view?.wallet?.name
  // A wallet that registers gets a new row in another group of the list, so a focus on its previous row is lost.
  const rows = snapshot.view && snapshot.wallets.installed.map(({ name }) => name).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another view is shown, or another wallet or session in it
  useLayoutEffect(() => {
    if (!view) return // Do not scroll the content of a closed dialog, which is visible while it disappears.
    const current = dialog.current as HTMLDialogElement
    for (const scroller of current.querySelectorAll('[part=frame], section')) scroller.scrollTop = 0
  }, [view?.kind, subject])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view or the list has other controls
  useLayoutEffect(() => {
    if (view) moveFocusIfLost(dialog.current as HTMLDialogElement)
  }, [view?.kind, subject, rows])
}
