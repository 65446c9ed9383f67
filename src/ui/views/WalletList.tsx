import { useState } from 'react'
import type { WalletEntry } from '../../core/index.js'
import { moveFocus } from '../dom/move-focus.js'
import type { ModalController } from '../modal/controller.js'
import { SEARCH_THRESHOLD } from '../modal/group-wallets.js'
import { describeList } from '../text/list.js'
import { Text } from './Text.js'
import { WalletGroup } from './WalletGroup.js'

interface WalletListProps {
  readonly ui: ModalController
  /** The wallet of the view next to the list. */
  readonly current: WalletEntry | undefined
}

/** The left side of the connect modal: title, search field if there are many wallets, and the wallets in two groups. */
export function WalletList({ ui, current }: WalletListProps) {
  const [query, setQuery] = useState('')
  const { installed, popular } = ui.getWallets()
  const normalizedQuery = query.toLowerCase().trim()
  const filterByQuery = (wallets: readonly WalletEntry[]) =>
    normalizedQuery ? wallets.filter(({ name }) => name.toLowerCase().includes(normalizedQuery)) : wallets
  const groups = { installed: filterByQuery(installed), popular: filterByQuery(popular) }
  // The query needs its field even if only a few wallets are left.
  const hasSearch = query || installed.length + popular.length > SEARCH_THRESHOLD
  // The list is one tab stop (WAI-ARIA, roving tabindex): the row that had the focus last, else the selected one, else the first.
  const [focusedRow, setFocusedRow] = useState<WalletEntry>()
  const rows = [...groups.installed, ...groups.popular]
  const tabStop = [focusedRow, current, rows[0]].find((wallet) => wallet && rows.includes(wallet))
  const groupProps = { ui, current, tabStop, onFocus: setFocusedRow }

  return (
    <aside part="list" aria-labelledby="title" onKeyDown={moveFocus}>
      <div part="header">
        <h2 id="title" tabIndex={-1}>
          {ui.text('title')}
        </h2>
        {hasSearch && (
          <input
            part="search"
            type="search"
            aria-label={ui.text('search')}
            placeholder={ui.text('search')}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        )}
      </div>
      <div part="wallets">
        <WalletGroup {...groupProps} name="installed" wallets={groups.installed} />
        <WalletGroup {...groupProps} name="popular" wallets={groups.popular} />
        <Text tag="p" role="status" part="list-status">
          {describeList(ui, groups, normalizedQuery)}
        </Text>
      </div>
    </aside>
  )
}
