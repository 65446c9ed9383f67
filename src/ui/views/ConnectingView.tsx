import type { ViewProps } from './shared-parts.js'

/** Renders the control of a pending request. `ConnectPanel` renders the text. */
export const ConnectingView = ({ snapshot, actions }: ViewProps) => (
  <div part="actions">
    <button part="secondary" onClick={actions.cancelOrForceDisconnect}>
      {snapshot.translate('cancel')}
    </button>
  </div>
)
