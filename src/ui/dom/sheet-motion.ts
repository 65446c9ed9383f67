import { type RefObject, useLayoutEffect } from 'react'

// A sheet does not move with forced colors, which remove the shadow that fills the window below a moving sheet.
const canSheetMove = () =>
  matchMedia('(width < 480px) and (prefers-reduced-motion: no-preference) and (forced-colors: none)').matches

/**
 * Moves an open sheet when the height of its content changes. Otherwise, the upper edge would jump. The sheet gets its new height
 * at once, and only the position is animated.
 */
export function useSheetMotion(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen || !canSheetMove()) return
    const sheet = dialog.current as HTMLDialogElement
    let lastHeight = 0
    let lastWindowHeight = 0
    // Runs first when the sheet has opened, and always between the layout and the paint of a frame.
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = sheet
      // Do not animate if the height of the window changes, as with an on-screen keyboard: the bottom edge moves too.
      if (innerHeight === lastWindowHeight && canSheetMove())
        sheet.animate(
          { translate: [`0 ${offsetHeight - lastHeight}px`, '0'] },
          // Add to the animation of a sheet that is still opening.
          { duration: 250, easing: 'cubic-bezier(.2,.8,.2,1)', composite: 'add' },
        )
      lastHeight = offsetHeight
      lastWindowHeight = innerHeight
    })
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [dialog, isOpen])
}
