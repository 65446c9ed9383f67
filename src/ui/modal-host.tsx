import { createRoot, type Root } from 'react-dom/client'
import { readDocument } from '../core/clobber-safe-dom.js'
import { isolateEvents } from './isolate-events.js'
import { Modal } from './Modal.js'
import type { ModalController } from './modal-controller.js'
import { attachStyledShadow, createUnhideableHost } from './shadow-root.js'

/**
 * Creates the host of the modals: a child of the body that is created on first use, and again if the page removed it.
 *
 * @returns a function that mounts the modals, for `createModalController`
 */
export function createModalHost(): (ui: ModalController) => void {
  let host: HTMLElement | undefined
  let root: Root | undefined
  const addListeners = isolateEvents(() => host)
  return (ui) => {
    // While the page is being parsed, it may have no body yet.
    const parent = readDocument(document, 'body') ?? readDocument(document, 'documentElement')
    // Do not reuse a removed host: `document.open()` removes the listeners of all nodes.
    if (host?.parentNode === parent) return
    root?.unmount()
    host?.remove()
    addListeners()
    host = createUnhideableHost()
    parent.append(host)
    root = createRoot(attachStyledShadow(host))
    root.render(<Modal ui={ui} host={host} />)
  }
}
