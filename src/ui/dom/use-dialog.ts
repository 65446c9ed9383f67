import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ModalController } from '../modal/controller.js'

/**
 * Shows and hides the dialog, and closes the modal when the browser or the page has closed or removed the dialog, for example
 * on Escape.
 */
export function useDialog(ui: ModalController, isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // The page can have removed the dialog.
    if (!isOpen || !element.isConnected) return
    const observer = new MutationObserver(() => {
      if (!element.open || !element.isConnected) ui.close()
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
  }, [ui, isOpen])
  return dialog
}
