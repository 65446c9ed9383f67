import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-controller.js'
import { WalletIcon } from './WalletIcon.js'

interface WalletGroupProps {
  readonly ui: ModalController
  readonly name: 'installed' | 'popular'
  readonly wallets: readonly WalletEntry[]
  /** The number of rendered rows. */
  readonly limit: number
  readonly current: WalletEntry | undefined
}

/** A section of the wallet list. */
export function WalletGroup({ ui, name, wallets, limit, current }: WalletGroupProps) {
  if (!wallets.length || limit <= 0) return null
  const lastUsed = ui.kit.getRecentWalletName()
  return (
    <>
      <h3 id={name}>{ui.text(name)}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" aria-labelledby={name}>
        {wallets.slice(0, limit).map((wallet, index) => (
          <li key={wallet.name} aria-setsize={wallets.length} aria-posinset={index + 1}>
            <button
              part="wallet"
              tabIndex={-1}
              aria-current={wallet === current}
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
