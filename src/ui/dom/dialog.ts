import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows and hides the dialog. Closes the modal if the browser or the page closes or removes the dialog, for example after Escape.
 * Opening removes the inline style, and moves the focus to the title or the view. Does not open a dialog that the page has
 * removed. A closed dialog is inert.
 *
 * @param closeModal Called when the dialog was closed or removed. Must be the same function at every render.
 * @returns The ref of the dialog.
 */
export function useShowModal(isOpen: boolean, closeModal: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // Disable the controls of a closed dialog, which is visible while it disappears.
    element.inert = !isOpen
    // `showModal()` throws if the page has removed the dialog.
    if (!isOpen || !element.isConnected) return
    const observer = new MutationObserver(() => {
      if (!element.open || !element.isConnected) closeModal()
    })
    // Remove the position to which the user pulled the sheet: if the handle is removed during the pull, no event resets the
    // position. See `pull-to-close.ts`.
    element.removeAttribute('style')
    // The title receives the focus. On a phone, the view receives it if the view hides the title and the list.
    const starts = ['#title', 'aside + section'].flatMap((selector) => [
      ...element.querySelectorAll<HTMLElement>(selector),
    ])
    // Set `autofocus` before the dialog opens. Otherwise, the dialog would focus its first control, and the browser would
    // compute the layout twice.
    for (const start of starts) start.autofocus = true
    element.showModal()
    starts.find((start) => start.checkVisibility())?.focus()
    observer.observe(element, { attributeFilter: ['open'] })
    // A page that replaces its body removes the dialog without an event.
    observer.observe(document, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      element.close()
    }
  }, [isOpen, closeModal])
  return dialog
}
