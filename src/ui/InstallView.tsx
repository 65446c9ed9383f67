import type { WalletEntry } from '../core/index.js'
import { BackButton } from './BackButton.js'
import { getAppLink } from './describe-panel.js'
import { GetLink } from './GetLink.js'
import type { ModalController } from './modal-controller.js'

/** A wallet that is not installed: how to get it, and on a phone, how to open this page in it. */
export function InstallView({ ui, wallet }: { ui: ModalController; wallet: WalletEntry }) {
  const appLink = getAppLink(wallet)
  return (
    <>
      {appLink && (
        <a part="primary" href={appLink}>
          {ui.text('openIn', wallet.name)}
        </a>
      )}
      <GetLink ui={ui} wallet={wallet} part={appLink ? 'secondary' : 'primary'} />
      <BackButton ui={ui} />
    </>
  )
}
