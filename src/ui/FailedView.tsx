import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-controller.js'

/** The user rejected the request, or the wallet failed. */
export const FailedView = ({ ui, wallet }: { ui: ModalController; wallet: WalletEntry }) => (
  <button part="primary" onClick={() => ui.selectWallet(wallet)}>
    {ui.text('again')}
  </button>
)
