// Components that several views render.
import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import { getWalletLinks } from '../../catalogue/index.js'
import type { WalletEntry } from '../../core/index.js'
import type { ModalActions } from '../modal/actions.js'
import type { ModalSnapshot, OpenSnapshot } from '../modal/snapshot.js'
import { Icon } from './Icon.js'

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

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly tag: 'p' | 'span' | 'button'
  readonly part?: string | undefined
  readonly children: string
}

/**
 * Renders an element with text that can change. The text is set as `textContent`, not as a child of React: translation
 * extensions replace text nodes, and React would continue to update the removed node.
 */
export function TranslationSafeText({ tag: Tag, children, ...props }: TextProps) {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (element.current) element.current.textContent = children
  }, [children])
  return <Tag {...props} ref={element as never} />
}

interface WalletIconProps {
  readonly wallet: WalletEntry
  /** Whether the user has to scroll to the icon, so that it is loaded after the modal is painted. */
  readonly isFar?: boolean
}

/** Renders a wallet's icon, or the first letter of its name if the icon cannot be shown. */
export function WalletIcon({ wallet: { name, icon }, isFar }: WalletIconProps) {
  const [failedIcon, setFailedIcon] = useState<string>()
  return (
    <span part="icon" aria-hidden="true">
      {icon && icon !== failedIcon ? (
        <img
          decoding="sync"
          loading={isFar ? 'lazy' : undefined}
          src={icon}
          alt=""
          onError={() => setFailedIcon(icon)}
        />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  )
}

interface BackButtonProps extends Pick<ViewProps, 'snapshot'> {
  goBack(): void
}

export const BackButton = ({ snapshot, goBack }: BackButtonProps) => (
  <button part="back" aria-label={snapshot.translate('back')} onClick={goBack}>
    <Icon name="back" />
  </button>
)

/** Renders the button that cancels an attempt, or leaves the login step, which ends the session. */
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
