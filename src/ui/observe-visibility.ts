const callbacks = new WeakMap<Element, () => void>()

/** One observer for all icons. It is created on first use, because servers have none. */
let observer: IntersectionObserver | undefined

const createObserver = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        callbacks.get(target)?.()
      }
    },
    { rootMargin: '200px' },
  )

/**
 * Calls back once, when an element is visible or nearly so.
 *
 * @returns a function that stops observing
 */
export function observeVisibility(element: Element, onVisible: () => void): () => void {
  observer ??= createObserver()
  callbacks.set(element, onVisible)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
