import type { ConnectView } from '../modal/state.js'
import { BackButton, type ViewProps } from './shared-parts.js'

interface FailedViewProps extends ViewProps {
  readonly view: Extract<ConnectView, { kind: 'failed' }>
}

/** The controls of a request that the user rejected, or that failed. `PanelLayout` shows the text. */
export const FailedView = ({ snapshot, actions, view: { wallet, isSignIn, isReady } }: FailedViewProps) => (
  <>
    <div part="actions">
      <button
        part="primary"
        disabled={!isReady}
        onClick={() => (isSignIn ? actions.connectTo(wallet) : actions.selectWallet(wallet))}
      >
        {snapshot.text('again')}
      </button>
      {isSignIn && (
        <button part="secondary" onClick={actions.cancel}>
          {snapshot.text('cancel')}
        </button>
      )}
    </div>
    <BackButton snapshot={snapshot} goBack={isSignIn ? actions.cancel : actions.showDefaultView} />
  </>
)
