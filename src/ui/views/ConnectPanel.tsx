import { type ReactNode, useLayoutEffect } from 'react'
import { useHasElapsed } from '../dom/timers.js'
import type { OpenSnapshot } from '../modal/snapshot.js'
import type { ConnectView } from '../modal/view.js'
import { describePanel, type PanelText } from '../text/panel.js'
import { ConnectingView } from './ConnectingView.js'
import { DefaultView } from './DefaultView.js'
import { FailedView } from './FailedView.js'
import { GetWalletView } from './GetWalletView.js'
import { InstallView } from './InstallView.js'
import { Text, type ViewProps, WalletIcon } from './shared-parts.js'

/** After this time without a response, the view shows a hint. */
const SLOW_WALLET_MS = 8000

interface PanelHeaderProps {
  readonly snapshot: OpenSnapshot
  readonly view: ConnectView
}

/**
 * The title of the view for getting a wallet, or the wallet of the view: its icon, with a spinner while it connects, and its
 * name if the view shows it nowhere else.
 */
function PanelHeader({ snapshot, view }: PanelHeaderProps) {
  if (view.kind === 'get')
    return (
      <h2 id="get" tabIndex={-1}>
        {snapshot.text('getWallet')}
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

interface PanelLayoutProps extends PanelText {
  /** Names the view as a shadow part. */
  readonly viewName: string
  readonly header: ReactNode
  readonly children: ReactNode
}

/** The layout of all panels. Gets the focus on a phone, where the view replaces the list. */
const PanelLayout = ({ viewName, header, status = '', hint = '', children }: PanelLayoutProps) => (
  <section part={`panel ${viewName}`} tabIndex={-1}>
    {header}
    <Text tag="p" part="status">
      {status}
    </Text>
    <Text tag="p" part="hint">
      {hint}
    </Text>
    {children}
  </section>
)

/** The right side of the connect modal: one view at a time. */
export function ConnectPanel({ snapshot, actions, view }: ViewProps & { view: ConnectView }) {
  const isSlow = useHasElapsed(view.kind === 'connecting' && view.attemptId, SLOW_WALLET_MS)
  const panelText = describePanel(snapshot, view, isSlow)
  const slowHint = isSlow ? panelText.hint : ''
  useLayoutEffect(() => {
    if (slowHint) actions.announceOutcome(slowHint)
  }, [actions, slowHint])
  const props = { snapshot, actions }
  return (
    <PanelLayout
      viewName={view.kind}
      header={<PanelHeader key={view.wallet?.name} snapshot={snapshot} view={view} />}
      {...panelText}
    >
      {/* Keys, because React would reuse the button of the view before, with its focus, and text that a translator replaced. */}
      {view.kind === 'connecting' && <ConnectingView key="connecting" {...props} />}
      {view.kind === 'failed' && <FailedView key="failed" {...props} wallet={view.wallet} />}
      {view.kind === 'install' && <InstallView key={view.wallet.name} {...props} wallet={view.wallet} />}
      {view.kind === 'get' && <GetWalletView key="get" {...props} />}
      {view.kind === 'default' && <DefaultView key="default" {...props} />}
    </PanelLayout>
  )
}
