import type { ViewProps } from './shared-parts.js'

/** The control of a pending request. `ConnectPanel` shows the text. */
export const ConnectingView = ({ snapshot, actions }: ViewProps) => (
  <div part="actions">
    <button part="secondary" onClick={actions.cancel}>
      {snapshot.text('cancel')}
    </button>
  </div>
)
