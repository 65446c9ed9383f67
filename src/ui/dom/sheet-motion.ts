import { type RefObject, useLayoutEffect } from 'react'

const canSheetMove = () => matchMedia('(width < 480px) and (prefers-reduced-motion: no-preference)').matches

/**
 * Moves an open sheet when its height changes. Otherwise, its upper edge would jump. The sheet gets its new height at once, and
 * only its position is animated.
 */
export function useSheetMotion(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const sheet = dialog.current as HTMLDialogElement
    let lastHeight = 0
    // Runs first when the sheet has opened, and always between the layout and the paint of a frame.
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = sheet
      if (lastHeight && canSheetMove())
        sheet.animate(
          { translate: [`0 ${offsetHeight - lastHeight}px`, '0'] },
          // The height can change while the sheet still opens.
          { duration: 250, easing: 'cubic-bezier(.2,.8,.2,1)', composite: 'add' },
        )
      lastHeight = offsetHeight
    })
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [dialog, isOpen])
}
