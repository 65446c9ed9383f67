// Parts that several views show.
import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import { getWalletLinks } from '../../catalogue/index.js'
import type { WalletEntry } from '../../core/index.js'
import type { ModalActions } from '../modal/actions.js'
import type { ModalSnapshot, OpenSnapshot } from '../modal/snapshot.js'

/** Props of a component inside the open modal: the data that it shows, and the functions that it calls. */
export interface ViewProps {
  readonly snapshot: OpenSnapshot
  readonly actions: ModalActions
}

/** Props of a component that fills the shadow root of a host. */
export interface HostedViewProps {
  readonly snapshot: ModalSnapshot
  readonly actions: ModalActions
  readonly host: HTMLElement
}

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly tag: 'p' | 'h2' | 'button' | 'bdi' | 'span'
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

/** Line icons on a 24 x 24 grid. */
const paths = {
  home: 'M17 8V5H6a2 2 0 0 0 0 4h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V7m12 7h.01',
  login: 'm11 13 8-8m-4 4 3 3m-6 4a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  cross: 'm7 7 10 10M17 7 7 17',
  back: 'm14 6-6 6 6 6',
  /** Links that leave the page. */
  out: 'M6 18 18 6M8 6h10v10',
  /** Wallets that are not installed. */
  get: 'M12 5v10m-4-4 4 4 4-4M6 19h12',
  search: 'm20 20-4-4m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  copy: 'M9 9V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3M6 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2',
  check: 'm5 13 4 4L19 7',
  change: 'M7 4 4 7l3 3M4 7h14m-1 13 3-3-3-3m3 3H6',
  leave: 'M14 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-2m-4-4h10m-3-3 3 3-3 3',
}

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg part="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

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
