import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows and hides the dialog, and closes the modal when the browser or the page has closed or removed the dialog, for example
 * on Escape.
 *
 * @param close Closes the modal. The same function at every render.
 */
export function useDialog(isOpen: boolean, close: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // The page can have removed the dialog.
    if (!isOpen || !element.isConnected) return
    const observer = new MutationObserver(() => {
      if (!element.open || !element.isConnected) close()
    })
    element.showModal()
    element.querySelector('h2')?.focus()
    observer.observe(element, { attributeFilter: ['open'] })
    // A page that replaces its body removes the dialog without an event.
    observer.observe(document, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      element.close()
    }
  }, [isOpen, close])
  return dialog
}
