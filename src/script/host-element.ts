import { HOST_TAG } from '../ui/index.js'

/**
 * Defines the element that contains the modals, or other UI, unless the page has defined an element of this name. Turbo and htmx
 * restore a page from a copy, in which the host has no shadow root. Such a copy removes itself, because the kit adds a new host.
 */
export function defineHostElement(): void {
  if (customElements.get(HOST_TAG)) return
  class AptosWalletKitHost extends HTMLElement {
    connectedCallback() {
      if (!this.shadowRoot) this.remove()
    }
  }
  customElements.define(HOST_TAG, AptosWalletKitHost)
}
