/**
 * Returns a promise that resolves once the scripts of the page have run and can have called `configure`. For a tag that
 * is added later, that is after the `load` event of the tag.
 */
export const whenPageReady = () =>
  new Promise<unknown>((resolve) => {
    const page: Document & { readonly prerendering?: boolean } = document
    // In a task of its own, because the task that ends loading is long already. Not during prerendering: no wallet may
    // prompt on a page that the user has not opened.
    const settle = () => page.prerendering || setTimeout(resolve)
    // Unlike `readyState`, this shows whether `DOMContentLoaded` has been dispatched. `load` can be late or missing. jsdom has
    // no timing and does not load pages.
    if (performance.timing?.domContentLoadedEventStart ?? true) settle()
    page.addEventListener('DOMContentLoaded', settle)
    page.addEventListener('prerenderingchange', settle)
  })
