import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ModalController } from './modal-controller.js'

/**
 * Shows and hides the dialog, and closes the modal when the browser has closed the dialog, for example on Escape.
 *
 * @param opening number of the opening, or 0 while the modal is closed
 */
export function useDialog(ui: ModalController, opening: number): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  /** The kit has shown the dialog and not hidden it since. */
  const isShown = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // The event arrives a task late: the kit can have hidden the dialog itself, or shown it again.
    const followClose = () => {
      if (isShown.current && !element.matches(':modal')) ui.close()
    }
    element.addEventListener('close', followClose)
  }, [ui])

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    isShown.current = opening > 0
    if (!opening) element.close()
    else if (element.isConnected && !element.matches(':modal')) {
      // The attribute remains if the element was removed from the page while open.
      element.removeAttribute('open')
      element.showModal()
      element.querySelector('h2')?.focus()
    }
  }, [opening])
  return dialog
}
