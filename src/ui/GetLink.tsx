import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-controller.js'
import { WalletIcon } from './WalletIcon.js'

interface GetLinkProps {
  readonly ui: ModalController
  readonly wallet: WalletEntry
  /** As a row of a list, the link has the wallet's icon. */
  readonly part: 'primary' | 'secondary' | 'wallet'
}

/** A link to the page that installs a wallet. */
export const GetLink = ({ ui, wallet, part }: GetLinkProps) => (
  <a part={part} href={wallet.url} target="_blank" rel="noreferrer">
    {part === 'wallet' && <WalletIcon wallet={wallet} />}
    {ui.text('get', wallet.name)}
  </a>
)
