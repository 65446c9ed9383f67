import { createRoot } from 'react-dom/client'
import { readDocument } from '../core/host-members.js'
import { Modal } from './Modal.js'
import type { ModalController } from './modal-controller.js'
import { applyHostAttributes, attachStyledShadow } from './shadow-root.js'

/**
 * Creates the host of the modals: a child of the body that is made on first use, and put back if the page removed it.
 *
 * @returns a function that mounts the modals, for `createModalController`
 */
export function createModalHost(): (ui: ModalController) => void {
  let host: HTMLElement | undefined
  return (ui) => {
    const isNew = !host
    const element = host ?? document.createElement('div')
    host = element
    const updateAttributes = () => applyHostAttributes(element, ui)
    updateAttributes()
    // While the page is being parsed, it may have no body yet.
    const parent = readDocument(document, 'body') ?? readDocument(document, 'documentElement')
    if (element.parentNode !== parent) parent.append(element)
    if (!isNew) return
    createRoot(attachStyledShadow(element)).render(<Modal ui={ui} />)
    ui.subscribe(updateAttributes)
  }
}
