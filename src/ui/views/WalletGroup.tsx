import type { WalletEntry } from '../../core/index.js'
import { focusTermsCheckbox } from '../dom/focus.js'
import { Icon, type ViewProps, WalletIcon } from './shared-parts.js'

/** At least as many rows of a group as are visible when the modal opens. */
const FIRST_ROWS = 10

/** Opening the modal takes the same time with thousands of wallets. The search finds those that have no row. */
const MAX_ROWS = 50

interface WalletGroupProps extends ViewProps {
  readonly group: 'installed' | 'popular'
  readonly wallets: readonly WalletEntry[]
  /** Name of the wallet of the view next to the list. */
  readonly currentName: string | undefined
  /** Name of the wallet whose row Tab reaches. */
  readonly tabStopName: string | undefined
  /** Called with the name of the wallet whose row gets the focus. */
  onRowFocus(name: string): void
}

/** A section of the wallet list: a heading, and a row for each wallet. */
export function WalletGroup({
  snapshot: { text, recentWalletName, terms },
  actions,
  group,
  wallets,
  currentName,
  tabStopName,
  onRowFocus,
}: WalletGroupProps) {
  if (!wallets.length) return null
  return (
    <>
      <h3 id={group}>{text(group)}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" aria-labelledby={group}>
        {wallets.slice(0, MAX_ROWS).map((wallet, index) => (
          <li key={wallet.name}>
            <button
              part="wallet"
              tabIndex={wallet.name === tabStopName ? 0 : -1}
              aria-current={wallet.name === currentName}
              aria-disabled={terms?.mustAccept}
              onFocus={() => onRowFocus(wallet.name)}
              onClick={({ currentTarget }) => {
                if (terms?.mustAccept) focusTermsCheckbox(currentTarget)
                else actions.selectWallet(wallet)
              }}
            >
              <WalletIcon wallet={wallet} isFar={index >= FIRST_ROWS} />
              <span>
                <bdi translate="no">{wallet.name}</bdi>
                {wallet.name === recentWalletName && <small>{text('lastUsed')}</small>}
              </span>
              {group === 'popular' && <Icon name="get" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
