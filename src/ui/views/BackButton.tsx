import type { ModalController } from '../modal/controller.js'

/** Returns to the first view of the connect modal. */
export const BackButton = ({ ui }: { ui: ModalController }) => (
  <button part="link back" onClick={ui.showDefaultView}>
    {ui.text('back')}
  </button>
)
