import type { WalletEntry } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'
import { getWalletLinks } from '../text/panel.js'
import { BackButton } from './BackButton.js'
import { GetLink } from './GetLink.js'

/** The view of a wallet that is not installed: links to get it, and to open this page in its app. */
export function InstallView({ ui, wallet }: { ui: ModalController; wallet: WalletEntry }) {
  const { app, scan } = getWalletLinks(ui, wallet)
  const code = scan && ui.options.createQrCode?.(scan, ui.text('openInText', wallet.name))
  return (
    <>
      {app && (
        <a part="primary" href={app}>
          {ui.text('openIn', wallet.name)}
        </a>
      )}
      <GetLink ui={ui} wallet={wallet} part={app ? 'secondary' : 'primary'} />
      {code && <div part="qr" ref={(element) => element?.replaceChildren(code)} />}
      <BackButton ui={ui} />
    </>
  )
}
