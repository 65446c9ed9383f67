import type { ModalController } from './modal-controller.js'

/** Returns to the first view of the connect modal. */
export const BackButton = ({ ui }: { ui: ModalController }) => (
  <button part="link back" onClick={ui.showHome}>
    {ui.text('back')}
  </button>
)
