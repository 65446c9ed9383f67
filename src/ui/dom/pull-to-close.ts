import { type HTMLAttributes, useRef } from 'react'

/** The sheet closes if it is released further down than this, in CSS pixels. Otherwise it returns to its place. */
const CLOSE_DISTANCE_PX = 72

/**
 * Lets the user pull a sheet down to close it. While the pointer is down, the dialog follows it.
 *
 * @param close Closes the modal.
 * @returns the props of the handle, which is inside the dialog
 */
export function usePullToClose(close: () => void): HTMLAttributes<HTMLElement> {
  const startY = useRef(0)
  const distance = useRef(0)
  const styleDialog = (handle: HTMLElement, css: string) => {
    ;(handle.closest('dialog') as HTMLDialogElement).style.cssText = css
  }
  return {
    onPointerDown({ currentTarget, pointerId, clientY }) {
      startY.current = clientY
      distance.current = 0
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ currentTarget, pointerId, clientY }) {
      if (!currentTarget.hasPointerCapture(pointerId)) return
      distance.current = Math.max(0, clientY - startY.current)
      // A transition would make the dialog follow late.
      styleDialog(currentTarget, `translate: 0 ${distance.current}px; transition: none`)
    },
    onPointerCancel() {
      distance.current = 0
    },
    // After the release, and after a cancellation.
    onLostPointerCapture({ currentTarget }) {
      // The transitions of the style sheet move the dialog on from where it is.
      styleDialog(currentTarget, '')
      if (distance.current > CLOSE_DISTANCE_PX) close()
    },
  }
}
