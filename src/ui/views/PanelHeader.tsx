import type { ModalController } from '../modal/controller.js'
import type { ConnectView } from './ConnectPanel.js'
import { WalletIcon } from './WalletIcon.js'

/** The title of the view for getting a wallet, or the wallet of the view: its icon, with a spinner while it connects, and its name if the view shows it nowhere else. */
export function PanelHeader({ ui, view }: { ui: ModalController; view: ConnectView }) {
  if (view.kind === 'get')
    return (
      <h2 id="get" tabIndex={-1}>
        {ui.text('getWallet')}
      </h2>
    )
  if (!view.wallet) return null
  return (
    <>
      <div part="logo">
        <WalletIcon wallet={view.wallet} />
        {view.kind === 'connecting' && <i part="spinner" />}
      </div>
      {view.kind === 'install' && (
        <h2 translate="no">
          <bdi>{view.wallet.name}</bdi>
        </h2>
      )}
    </>
  )
}
