import { createRoot } from 'react-dom/client'
import { Modal } from './Modal.js'
import type { ModalController } from './modal-snapshot.js'
import { applyHostAttributes, attachStyledShadow } from './shadow-root.js'

/**
 * The modal's place: a child of the body, made when it is first needed and put back when the page has lost it.
 *
 * @returns what `createWalletUi` calls at each press of the button and before each opening
 */
export function createModalHost(): (ui: ModalController) => void {
  let host: HTMLElement | undefined
  return (ui) => {
    const isNew = !host
    const place = host ?? document.createElement('div')
    host = place
    const dressed = () => applyHostAttributes(place, ui)
    dressed()
    const { body, documentElement } = document
    const parent = body ?? documentElement // A page that is still being read may have no body yet.
    if (place.parentNode !== parent) parent.append(place)
    if (!isNew) return
    createRoot(attachStyledShadow(place)).render(<Modal ui={ui} />)
    ui.subscribe(dressed)
  }
}
