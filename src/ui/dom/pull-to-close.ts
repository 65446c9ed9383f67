import { type HTMLAttributes, type PointerEvent, useRef } from 'react'

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

  const moveDialog = (handle: HTMLElement, newDistance: number) => {
    distance.current = newDistance
    const { style } = handle.closest('dialog') as HTMLDialogElement
    // A transition would be late by its duration. Without these styles, the dialog moves on from here by its own transition.
    style.transition = newDistance ? 'none' : ''
    style.translate = newDistance ? `0 ${newDistance}px` : ''
  }
  return {
    onPointerDown({ currentTarget, pointerId, clientY }) {
      startY.current = clientY
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ currentTarget, pointerId, clientY }) {
      if (currentTarget.hasPointerCapture(pointerId))
        moveDialog(currentTarget, Math.max(0, clientY - startY.current))
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => moveDialog(currentTarget, 0),
    // After the release, and after a cancellation.
    onLostPointerCapture({ currentTarget }) {
      const isPulled = distance.current > CLOSE_DISTANCE_PX
      moveDialog(currentTarget, 0)
      if (isPulled) close()
    },
  }
}
