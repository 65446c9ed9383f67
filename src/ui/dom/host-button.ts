import { useLayoutEffect } from 'react'

/**
 * Makes the host of a button a tab stop, unless the page has set `tabindex`, and opens the modal when the host is clicked.
 *
 * @param open Opens the modal. Must be the same function at every render.
 */
export function useHostAsTabStopAndTrigger(host: HTMLElement, open: (trigger: HTMLElement) => void): void {
  useLayoutEffect(() => {
    // Focus traps of the page look for a tab stop, but do not search shadow roots.
    if (!host.hasAttribute('tabindex')) host.tabIndex = 0
    // Listen on the host, which has the padding, and which is the target of the click if the page captures the pointer.
    const openFromHost = () => open(host)
    host.addEventListener('click', openFromHost)
    return () => host.removeEventListener('click', openFromHost)
  }, [open, host])
}
