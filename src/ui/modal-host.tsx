import { createRoot } from 'react-dom/client'
import { Modal } from './Modal.js'
import { dress, styledShadow } from './shadow.js'
import type { WalletUi } from './ui.js'

/**
 * The modal's place: a child of the body, made when it is first needed and put back when the page has lost it.
 *
 * @returns what `createWalletUi` calls before each opening
 */
export function createModalHost(): (ui: WalletUi) => void {
  let host: HTMLElement | undefined
  return (ui) => {
    const isNew = !host
    host ??= document.createElement('div')
    dress(host, ui)
    if (host.parentNode !== document.body) document.body.append(host)
    if (isNew) createRoot(styledShadow(host)).render(<Modal ui={ui} />)
  }
}
