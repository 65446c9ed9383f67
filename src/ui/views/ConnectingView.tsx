import type { ModalController } from '../modal/controller.js'

export const ConnectingView = ({ ui }: { ui: ModalController }) => (
  <button part="secondary" onClick={ui.controls.cancel}>
    {ui.text('cancel')}
  </button>
)
