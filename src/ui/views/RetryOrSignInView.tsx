import type { ConnectView } from '../modal/derive-view.js'
import { BackButton, CancelButton, type ViewProps } from './shared-components.js'

interface RetryOrSignInViewProps extends ViewProps {
  readonly view: Extract<ConnectView, { kind: 'failed' | 'sign-in' }>
}

/**
 * Renders the buttons of the login step, or of the view after a request that the user rejected or that failed.
 * `ConnectPanel` renders the title and the text.
 */
export function RetryOrSignInView({ snapshot, actions, view }: RetryOrSignInViewProps) {
  const { kind, wallet, isSignIn, canContinue } = view
  return (
    <>
      <div part="actions">
        <button
          part="primary"
          disabled={!canContinue}
          onClick={() => (isSignIn ? actions.startConnectAndSignIn(wallet) : actions.selectWallet(wallet))}
        >
          {snapshot.translate(kind === 'failed' ? 'again' : 'signIn')}
        </button>
        {isSignIn && <CancelButton snapshot={snapshot} actions={actions} />}
      </div>
      <BackButton
        snapshot={snapshot}
        goBack={isSignIn ? actions.cancelOrEndSession : actions.showDefaultView}
      />
    </>
  )
}
