import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ModalController } from './modal-controller.js'

/**
 * Shows and hides the dialog, and closes the modal when the browser has closed the dialog, for example on Escape.
 *
 * @param opening number of the opening, or 0 while the modal is closed
 */
export function useDialog(ui: ModalController, opening: number): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // The page can have removed the dialog.
    if (!opening || !element.isConnected) return
    // The event arrives a task late: the kit can have shown the dialog again.
    const handleClose = () => {
      if (!element.open) ui.close()
    }
    element.showModal()
    element.querySelector('h2')?.focus()
    element.addEventListener('close', handleClose)
    return () => {
      element.removeEventListener('close', handleClose)
      element.close()
    }
  }, [ui, opening])
  return dialog
}
