import type { WalletEntry } from '../../core/index.js'
import { BackButton, type ViewProps } from './shared-parts.js'

/** The controls of a request that the user rejected, or that failed. `PanelLayout` shows the text. */
export const FailedView = ({ snapshot, actions, wallet }: ViewProps & { wallet: WalletEntry }) => (
  <>
    <div part="actions">
      <button part="primary" onClick={() => actions.selectWallet(wallet)}>
        {snapshot.text('again')}
      </button>
    </div>
    <BackButton snapshot={snapshot} actions={actions} />
  </>
)
