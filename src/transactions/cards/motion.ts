// Animations that CSS can't express: cards that move when the list changes, and cards that fade out.

const canMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Changes a list. The items move to their new positions. */
export function moveWith(list: Element, change: () => void): void {
  const tops = [...list.children].map((item) => [item, item.getBoundingClientRect().top] as const)
  change()
  if (!canMove()) return
  for (const [item, top] of tops)
    item.animate(
      { translate: [`0 ${top - item.getBoundingClientRect().top}px`, '0'] },
      { duration: 250, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
}

/** Fades an element out, then calls `onEnd`. The element is inert while it fades. */
export function leave(element: HTMLElement, onEnd: () => void): void {
  element.inert = true
  element.animate({ opacity: [1, 0] }, canMove() ? 140 : 0).onfinish = onEnd
}
