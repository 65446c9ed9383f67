import type { WalletEntry } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'
import { getWalletLinks } from '../text/panel.js'
import { WalletIcon } from './WalletIcon.js'

interface GetLinkProps {
  readonly ui: ModalController
  readonly wallet: WalletEntry
  /** As a row of a list, the link has the wallet's icon. */
  readonly part: 'primary' | 'secondary' | 'wallet'
}

/** A link to the page that installs a wallet, if this device can install it. */
export function GetLink({ ui, wallet, part }: GetLinkProps) {
  const { install } = getWalletLinks(ui, wallet)
  return (
    install && (
      <a part={part} href={install} target="_blank" rel="noreferrer">
        {part === 'wallet' && <WalletIcon wallet={wallet} />}
        {ui.text('get', wallet.name)}
      </a>
    )
  )
}
