import { type HTMLAttributes, useRef } from 'react'

/** Length of a pull after which the sheet closes on release. After a shorter pull, the sheet returns to its place. */
const CLOSE_DISTANCE_PX = 72

/**
 * Lets the user close a sheet with a downward pull. The dialog follows the pointer.
 *
 * @returns The props of the handle, which is inside the dialog.
 */
export function usePullToClose(close: () => void): HTMLAttributes<HTMLElement> {
  /** Vertical position at which the pull began, or 0 before its first move. `undefined` if the handle is not pressed. */
  const startY = useRef<number>(undefined)
  const distance = useRef(0)

  /** Moves the dialog down. With the distance 0, returns the dialog to its place. */
  const moveDialog = (handle: HTMLElement, newDistance: number) => {
    distance.current = newDistance
    const { style } = handle.closest('dialog') as HTMLDialogElement
    // Disable the transition while the sheet follows the pointer. On release, the transition of the style sheet continues from
    // that position.
    style.transition = newDistance ? 'none' : ''
    style.translate = newDistance ? `0 ${newDistance}px` : ''
  }

  return {
    // The event is a copy without coordinates (see `isolate-events.ts`), so the pull starts at the first move.
    onPointerDown() {
      startY.current = 0
    },
    // Captures the pointer at the first move, and moves the dialog down with the pointer.
    onPointerMove({ currentTarget, pointerId, buttons, clientY }) {
      // 1 is the primary button.
      if (buttons !== 1) startY.current = undefined
      if (startY.current === undefined) return
      currentTarget.setPointerCapture(pointerId)
      startY.current ||= clientY
      moveDialog(currentTarget, Math.max(0, clientY - startY.current))
    },
    // The browser now uses the pointer itself, for example to scroll, and releases the capture after this event.
    onPointerCancel({ currentTarget }) {
      moveDialog(currentTarget, 0)
    },
    // Ends every pull: closes the sheet after a long one. `pointercancel` has already reset the distance.
    onLostPointerCapture({ currentTarget }) {
      if (distance.current > CLOSE_DISTANCE_PX) close()
      moveDialog(currentTarget, 0)
      startY.current = undefined
    },
  }
}
