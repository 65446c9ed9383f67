import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-controller.js'

/** The view of a request that the user rejected, or that failed. */
export const FailedView = ({ ui, wallet }: { ui: ModalController; wallet: WalletEntry }) => (
  <button part="primary" onClick={() => ui.selectWallet(wallet)}>
    {ui.text('again')}
  </button>
)
