import { createRoot, type Root } from 'react-dom/client'
import { readDocument } from '../../core/internal.js'
import type { ModalController } from '../modal/controller.js'
import { Modal } from '../views/Modal.js'
import { isolateEvents } from './isolate-events.js'
import { createModalHost, ensureStyledShadow } from './shadow-root.js'

/**
 * Creates the function that mounts the modals, for `createModalController`. Their host is a child of the body that is created
 * on first use, and again if the page removed it.
 */
export function createModalMounter(): (ui: ModalController) => void {
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
    host = createModalHost()
    parent.append(host)
    root = createRoot(ensureStyledShadow(host))
    root.render(<Modal ui={ui} host={host} />)
  }
}
