import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows and hides the dialog, and closes the modal when the browser or the page has closed or removed the dialog, for example
 * after Escape. An open dialog has the focus on its title or its view, and no inline style. A closed one is inert.
 *
 * @param closeModal Closes the modal. Must be the same function at every render.
 */
export function useShowModal(isOpen: boolean, closeModal: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // A closed dialog has content, and is visible while it disappears.
    element.inert = !isOpen
    // The page may have removed the dialog.
    if (!isOpen || !element.isConnected) return
    const observer = new MutationObserver(() => {
      if (!element.open || !element.isConnected) closeModal()
    })
    // Remove the position of a pull: a handle that is removed during the pull gets no further event. See `pull-to-close.ts`.
    element.removeAttribute('style')
    // The title, or on a phone, the view if it hides the title and the list.
    const starts = ['#title', 'aside + section'].flatMap((selector) => [
      ...element.querySelectorAll<HTMLElement>(selector),
    ])
    // Set before the dialog opens. Otherwise, the dialog would focus its first control, and the browser would compute the
    // layout twice.
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
