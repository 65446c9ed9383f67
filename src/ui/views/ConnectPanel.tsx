import { useLayoutEffect } from 'react'
import { useHasElapsed } from '../dom/timers.js'
import type { ConnectView } from '../modal/derive-view.js'
import type { OpenSnapshot } from '../modal/snapshot.js'
import { describeConnectView } from '../text/connect-view.js'
import { DefaultView } from './DefaultView.js'
import { GetWalletView } from './GetWalletView.js'
import { InstallView } from './InstallView.js'
import { RetryOrSignInView } from './RetryOrSignInView.js'
import { CancelButton, type ViewProps } from './shared-components.js'
import { TranslationSafeText } from './TranslationSafeText.js'
import { WalletIcon } from './WalletIcon.js'

/** Time without a response after which the hint of the view changes. */
const SLOW_WALLET_MS = 8000

/**
 * Renders the right side of the connect modal: one view at a time, with its text. If a wallet is slow to respond, changes and
 * announces the hint.
 */
export function ConnectPanel({ snapshot, actions, view }: ViewProps & { view: ConnectView }) {
  const isSlow = useHasElapsed(view.kind === 'connecting' ? view.request : undefined, SLOW_WALLET_MS)
  const { status = '', hint = '' } = describeConnectView(snapshot, view, isSlow)
  const slowHint = isSlow ? hint : ''
  useLayoutEffect(() => {
    if (slowHint) actions.announceOutcome(slowHint)
  }, [actions, slowHint])
  const props = { snapshot, actions }
  return (
    // The name of the view is a shadow part.
    <section
      part={view.kind === 'failed' && !view.error ? 'panel failed rejected' : `panel ${view.kind}`}
      tabIndex={-1} // On a phone, the view replaces the list and receives the focus.
    >
      <PanelHeader key={view.wallet?.name} snapshot={snapshot} view={view} />
      <TranslationSafeText tag="p" part="status">
        {status}
      </TranslationSafeText>
      <TranslationSafeText tag="p" part="hint">
        {hint}
      </TranslationSafeText>
      {/* The keys prevent React from reusing the button of the previous view, with its focus and with text that a translator replaced. */}
      {view.kind === 'connecting' && (
        <div key="connecting" part="actions">
          <CancelButton {...props} />
        </div>
      )}
      {(view.kind === 'failed' || view.kind === 'sign-in') && (
        <RetryOrSignInView key={view.kind} {...props} view={view} />
      )}
      {view.kind === 'install' && (
        <InstallView key={`install ${view.wallet.name}`} {...props} wallet={view.wallet} />
      )}
      {view.kind === 'get' && <GetWalletView key="get" {...props} />}
      {view.kind === 'default' && <DefaultView key="default" {...props} />}
    </section>
  )
}

interface PanelHeaderProps {
  readonly snapshot: OpenSnapshot
  readonly view: ConnectView
}

/**
 * Renders the title of a view, or the wallet of the view. The icon of the wallet has a spinner while a request is pending. The name
 * is rendered if no other part of the view shows it.
 */
function PanelHeader({ snapshot: { translate }, view: { kind, wallet } }: PanelHeaderProps) {
  return (
    <>
      {kind === 'default' && <h2>{translate('what')}</h2>}
      {kind === 'get' && (
        <h2 id="get" tabIndex={-1}>
          {translate('getWallet')}
        </h2>
      )}
      {wallet && (
        <div part="logo" aria-hidden="true">
          {/* The first icon is the aura: a glow around the second icon. */}
          <WalletIcon wallet={wallet} />
          <WalletIcon wallet={wallet} />
          {kind === 'connecting' && <i part="spinner" />}
        </div>
      )}
      {kind === 'sign-in' && <h2>{translate('signInWith', wallet.name)}</h2>}
      {kind === 'install' && (
        <h2 translate="no">
          <bdi>{wallet.name}</bdi>
        </h2>
      )}
    </>
  )
}
