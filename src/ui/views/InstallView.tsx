import { useLayoutEffect, useRef, useState } from 'react'
import { getWalletLinks } from '../../catalogue/index.js'
import type { WalletEntry } from '../../core/index.js'
import type { ModalActions } from '../modal/actions.js'
import { BackButton, GetWalletLink, type ViewProps } from './shared-components.js'

/**
 * Renders the view of a wallet that is not installed. The links install the wallet, or open this page in the wallet's app. A QR
 * code, if the page can create one, opens the page in the app on a phone. `ConnectPanel` renders the title and the text.
 */
export function InstallView({ snapshot, actions, wallet }: ViewProps & { wallet: WalletEntry }) {
  const { translate, pageUrl, environment, hasQrCodes } = snapshot
  const { app, scan } = getWalletLinks(wallet, pageUrl, environment)
  return (
    <>
      {scan && hasQrCodes && (
        <QrCode actions={actions} link={scan} label={translate('openInText', wallet.name)} />
      )}
      <div part="actions">
        {app && (
          <a part="primary" href={app}>
            {translate('openIn', wallet.name)}
          </a>
        )}
        <GetWalletLink snapshot={snapshot} wallet={wallet} part={app ? 'secondary' : 'primary'} />
      </div>
      <BackButton snapshot={snapshot} goBack={actions.showDefaultView} />
    </>
  )
}

interface QrCodeProps {
  readonly actions: ModalActions
  readonly link: string
  readonly label: string
}

/** Renders the QR code of a link, which the page's function creates once. Renders nothing if the function creates no code. */
function QrCode({ actions, link, label }: QrCodeProps) {
  const [code, setCode] = useState<Element>()
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setCode(actions.createQrCode(link, label)), [actions, link, label])
  useLayoutEffect(() => {
    if (code) container.current?.replaceChildren(code)
  }, [code])
  return code && <div part="qr" ref={container} />
}
