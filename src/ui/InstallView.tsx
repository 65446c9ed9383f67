import type { WalletEntry } from '../core/index.js'
import { BackButton } from './BackButton.js'
import { getWalletLinks } from './describe-panel.js'
import { GetLink } from './GetLink.js'
import type { ModalController } from './modal-controller.js'

/** The view of a wallet that is not installed: links to get it, and on a phone, to open this page in it. */
export function InstallView({ ui, wallet }: { ui: ModalController; wallet: WalletEntry }) {
  const { app } = getWalletLinks(ui, wallet)
  return (
    <>
      {app && (
        <a part="primary" href={app}>
          {ui.text('openIn', wallet.name)}
        </a>
      )}
      <GetLink ui={ui} wallet={wallet} part={app ? 'secondary' : 'primary'} />
      <BackButton ui={ui} />
    </>
  )
}
