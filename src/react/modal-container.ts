import { dress, styledShadow, type WalletUi } from '../ui/index.js'

/** Where the modal is drawn: a host on the body that is there from the first opening until the provider goes. */
export interface Outlet {
  /** Puts the host on the page, or back on it. */
  show(ui: WalletUi): void
  /** Gives the host the theme and language that are set now. */
  dress(ui: WalletUi): void
  /** @param draw is handed the shadow root to draw in. @returns the remover of the host */
  attach(draw: (root: ShadowRoot) => void): () => void
}

export function createOutlet(): Outlet {
  let host: HTMLElement | undefined
  let draw: ((root: ShadowRoot) => void) | undefined
  return {
    show(ui) {
      if (!draw) return ui.close() // Before the first effect or after the last there is nobody to draw: closed is an answer, too.
      host ??= document.createElement('div')
      dress(host, ui)
      if (host.parentNode !== document.body) document.body.append(host)
      draw(styledShadow(host))
    },
    dress(ui) {
      if (host) dress(host, ui)
    },
    attach(drawer) {
      draw = drawer
      return () => {
        draw = undefined
        host?.remove()
        host = undefined
      }
    },
  }
}
