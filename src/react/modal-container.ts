import { applyHostAttributes, attachStyledShadow, type ModalController } from '../ui/index.js'

/** Where the modal is drawn: a host on the body that is there from the first opening until the provider goes. */
export interface ModalContainer {
  /** Puts the host on the page, or back on it. */
  open(ui: ModalController): void
  /** Gives the host the theme and language that are set now. */
  applyHostAttributes(ui: ModalController): void
  /** @param render is handed the shadow root to draw in. @returns the remover of the host */
  mount(render: (root: ShadowRoot) => void): () => void
}

export function createModalContainer(): ModalContainer {
  let host: HTMLElement | undefined
  let draw: ((root: ShadowRoot) => void) | undefined
  return {
    open(ui) {
      if (!draw) return ui.close() // Before the first effect or after the last there is nobody to draw: closed is an answer, too.
      host ??= document.createElement('div')
      applyHostAttributes(host, ui)
      if (host.parentNode !== document.body) document.body.append(host)
      draw(attachStyledShadow(host))
    },
    applyHostAttributes(ui) {
      if (host) applyHostAttributes(host, ui)
    },
    mount(renderRoot) {
      draw = renderRoot
      return () => {
        draw = undefined
        host?.remove()
        host = undefined
      }
    },
  }
}
