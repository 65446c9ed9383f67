import type { WalletEntry } from '../../core/index.js'
import type { ModalController } from '../modal/controller.js'
import { WalletIcon } from './WalletIcon.js'

/** Opening the modal takes the same time with thousands of wallets. The search finds those that have no row. */
const MAX_ROWS = 50

interface WalletGroupProps {
  readonly ui: ModalController
  readonly name: 'installed' | 'popular'
  readonly wallets: readonly WalletEntry[]
  /** The wallet of the view next to the list. */
  readonly current: WalletEntry | undefined
  /** The wallet whose row Tab reaches. */
  readonly tabStop: WalletEntry | undefined
  onFocus(wallet: WalletEntry): void
}

/** A section of the wallet list. */
export function WalletGroup({ ui, name, wallets, current, tabStop, onFocus }: WalletGroupProps) {
  if (!wallets.length) return null
  const lastUsed = ui.controls.getRecentWalletName()
  return (
    <>
      <h3 id={name}>{ui.text(name)}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" aria-labelledby={name}>
        {wallets.slice(0, MAX_ROWS).map((wallet) => (
          <li key={wallet.name}>
            <button
              part="wallet"
              tabIndex={wallet === tabStop ? 0 : -1}
              aria-current={wallet === current}
              onFocus={() => onFocus(wallet)}
              onClick={() => ui.selectWallet(wallet)}
            >
              <WalletIcon wallet={wallet} />
              <bdi translate="no">{wallet.name}</bdi>
              {wallet.name === lastUsed && <small>{ui.text('lastUsed')}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
