import type { WalletEntry } from '../../core/index.js'
import { BackButton, type ViewProps } from './shared-parts.js'

interface SignInViewProps extends ViewProps {
  readonly view: { readonly wallet: WalletEntry; readonly isReady: boolean }
}

/** The controls of the step after the connection that logs in. `PanelLayout` shows the text. */
export const SignInView = ({ snapshot, actions, view }: SignInViewProps) => (
  <>
    <div part="actions">
      <button part="primary" disabled={!view.isReady} onClick={() => actions.connectTo(view.wallet)}>
        {snapshot.text('signIn')}
      </button>
      <button part="secondary" onClick={actions.cancel}>
        {snapshot.text('cancel')}
      </button>
    </div>
    <BackButton snapshot={snapshot} goBack={actions.cancel} />
  </>
)
