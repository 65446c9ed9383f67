import type { WalletEntry } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'

/** The control of a request that the user rejected, or that failed. `PanelLayout` shows the text. */
export const FailedView = ({ ui, wallet }: { ui: ModalController; wallet: WalletEntry }) => (
  <button part="primary" onClick={() => ui.selectWallet(wallet)}>
    {ui.text('again')}
  </button>
)
