/** A replacement for `IntersectionObserver`, which happy-dom never calls: elements are visible when the test says so. */
const observed = new Map<Element, IntersectionObserverCallback>()

class FakeIntersectionObserver {
  #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe(element: Element) {
    observed.set(element, this.#callback)
  }
  unobserve(element: Element) {
    observed.delete(element)
  }
}
globalThis.IntersectionObserver = FakeIntersectionObserver as never

/** Makes every observed element that matches visible. */
export function makeVisible(selector: string): void {
  for (const [target, callback] of observed)
    for (const isIntersecting of [false, true])
      if (target.isConnected && target.matches(selector))
        callback([{ target, isIntersecting } as unknown as IntersectionObserverEntry], null as never)
}
