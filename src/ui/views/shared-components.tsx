// Components that several views render.
import { getWalletLinks } from '../../catalogue/index.js'
import type { WalletEntry } from '../../core/index.js'
import type { ModalActions } from '../modal/actions.js'
import type { ModalSnapshot, OpenSnapshot } from '../modal/snapshot.js'
import { Icon } from './Icon.js'
import { WalletIcon } from './WalletIcon.js'

/** Props of a component inside the open modal: the data that it shows, and the functions that it calls. */
export interface ViewProps {
  readonly snapshot: OpenSnapshot
  readonly actions: ModalActions
}

/** Props of a component that fills the shadow root of a host. */
export interface ShadowViewProps {
  readonly snapshot: ModalSnapshot
  readonly actions: ModalActions
  readonly host: HTMLElement
}

interface BackButtonProps extends Pick<ViewProps, 'snapshot'> {
  goBack(): void
}

export const BackButton = ({ snapshot, goBack }: BackButtonProps) => (
  <button part="back" aria-label={snapshot.translate('back')} onClick={goBack}>
    <Icon name="back" />
  </button>
)

/** Renders the button that cancels an attempt, or in the login step, ends the session. */
export const CancelButton = ({ snapshot, actions }: ViewProps) => (
  <button part="secondary" onClick={actions.cancelOrEndSession}>
    {snapshot.translate('cancel')}
  </button>
)

interface GetWalletLinkProps {
  readonly snapshot: OpenSnapshot
  readonly wallet: WalletEntry
  /** Shadow part. A link that is a row of a list has the wallet's icon. */
  readonly part: 'primary' | 'secondary' | 'wallet'
}

/** Renders a link to the page that installs a wallet, if this device can install the wallet. */
export function GetWalletLink({
  snapshot: { translate, pageUrl, environment },
  wallet,
  part,
}: GetWalletLinkProps) {
  const { install } = getWalletLinks(wallet, pageUrl, environment)
  return (
    install && (
      <a part={part} href={install} target="_blank" rel="noreferrer">
        {part === 'wallet' && <WalletIcon wallet={wallet} />}
        {translate('get', wallet.name)}
        <Icon name="out" />
      </a>
    )
  )
}
