import type { ModalController } from '../modal/controller.js'

export const ConnectingView = ({ ui }: { ui: ModalController }) => (
  <button part="secondary" onClick={ui.kit.cancel}>
    {ui.text('cancel')}
  </button>
)
