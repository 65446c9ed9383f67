import { useHasElapsed } from '../dom/use-has-elapsed.js'
import type { ModalController } from '../modal/controller.js'
import type { ModalView } from '../modal/view.js'
import { describePanel } from '../text/panel.js'
import { ConnectingView } from './ConnectingView.js'
import { DefaultView } from './DefaultView.js'
import { FailedView } from './FailedView.js'
import { GetWalletView } from './GetWalletView.js'
import { InstallView } from './InstallView.js'
import { PanelHeader } from './PanelHeader.js'
import { PanelLayout } from './PanelLayout.js'

/** After this time without a response, the view shows a hint. */
const SLOW_WALLET_MS = 8000

export type ConnectView = Exclude<ModalView, { kind: 'account' }>

/** The right side of the connect modal: one view at a time. */
export function ConnectPanel({ ui, view }: { ui: ModalController; view: ConnectView }) {
  const isSlow = useHasElapsed(view.kind === 'connecting' && view.attemptId, SLOW_WALLET_MS)
  return (
    <PanelLayout
      name={view.kind}
      header={<PanelHeader key={view.wallet?.name} ui={ui} view={view} />}
      {...describePanel(ui, view, isSlow)}
    >
      {/* Keys, because React would reuse the button of the view before, with its focus, and text that a translator replaced. */}
      {view.kind === 'connecting' && <ConnectingView key="connecting" ui={ui} />}
      {view.kind === 'failed' && <FailedView key="failed" ui={ui} wallet={view.wallet} />}
      {view.kind === 'install' && <InstallView key={view.wallet.name} ui={ui} wallet={view.wallet} />}
      {view.kind === 'get' && <GetWalletView key="get" ui={ui} />}
      {view.kind === 'default' && <DefaultView key="default" ui={ui} />}
    </PanelLayout>
  )
}
