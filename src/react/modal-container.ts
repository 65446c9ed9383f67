import { readDocument } from '../core/internal.js'
import { createModalHost, ensureStyledShadow, isolateEvents, type ModalController } from '../ui/index.js'

/** The host element of the modals, a child of the body. It exists from the first opening until the provider is unmounted. */
export interface ModalContainer {
  /** Adds the host to the page, also after the page removed it. */
  ensureMounted(ui: ModalController): void
  /**
   * Sets the function that renders the modals.
   *
   * @param render receives the shadow root to render into
   * @returns a function that removes the host
   */
  setRenderer(render: (root: ShadowRoot) => void): () => void
}

export function createModalContainer(): ModalContainer {
  let host: HTMLElement | undefined
  let renderModal: ((root: ShadowRoot) => void) | undefined
  return {
    ensureMounted(ui) {
      if (!renderModal) return ui.close() // The provider is not mounted, so nothing can render the modal.
      host ??= createModalHost()
      const body = readDocument(document, 'body')
      if (host.parentNode !== body) body.append(host)
      renderModal(ensureStyledShadow(host))
    },
    setRenderer(render) {
      renderModal = render
      const controller = new AbortController()
      isolateEvents(() => host, controller.signal)
      return () => {
        controller.abort()
        renderModal = undefined
        host?.remove()
        host = undefined
      }
    },
  }
}
