import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ModalController } from './modal-controller.js'

/** Registers the dialog with the controller, and reports each render to it. */
export function useDialog(ui: ModalController): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // The second click of a double click would hit a control that the first click revealed.
    const ignoreDoubleClick = (event: Event) => {
      if ((event as MouseEvent).detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('click', ignoreDoubleClick, true)
    return ui.attachDialog({
      isOpen: () => element.matches(':modal'),
      hide: () => element.close(),
      show() {
        if (!element.isConnected || element.matches(':modal')) return
        // The attribute remains if the element was removed from the page while open.
        element.removeAttribute('open')
        element.showModal()
        element.querySelector('h2')?.focus()
      },
    })
  }, [ui])
  useLayoutEffect(ui.onRendered)
  return dialog
}
