import { type RefObject, useLayoutEffect } from 'react'
import type { ModalView } from '../modal/view.js'

/**
 * Scrolls a new view to its top, and moves the focus if its control is gone: to the view's heading, else to the wallet's row,
 * else to the title.
 */
export function useFocusAfterViewChange(
  dialog: RefObject<HTMLDialogElement | null>,
  view: ModalView | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another view is shown, or another wallet or session in it
  useLayoutEffect(() => {
    const current = dialog.current as HTMLDialogElement
    for (const scroller of current.querySelectorAll('[part=frame], section')) scroller.scrollTop = 0
    if ((current.getRootNode() as ShadowRoot).activeElement) return
    const target =
      current.querySelector<HTMLElement>('section h2[tabindex]') ??
      current.querySelector<HTMLElement>('[part=wallet][tabindex="0"]') ??
      current.querySelector('h2')
    target?.focus()
  }, [view?.kind, view?.wallet, view?.session])
}
