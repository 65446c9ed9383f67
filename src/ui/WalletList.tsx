import { useRef, useState } from 'react'
import type { WalletEntry } from '../core/index.js'
import { describeList } from './describe-list.js'
import type { ModalController } from './modal-controller.js'
import { SEARCH_THRESHOLD } from './sort-wallets.js'
import { Text } from './Text.js'
import { useIncrementalRows } from './use-incremental-rows.js'
import { moveFocus, useRovingTabIndex } from './use-roving-tab-index.js'
import { WalletGroup } from './WalletGroup.js'

interface WalletListProps {
  readonly ui: ModalController
  readonly current: WalletEntry | undefined
}

/** The left side of the connect modal: title, search field if there are many wallets, and the wallets in two groups. */
export function WalletList({ ui, current }: WalletListProps) {
  const [query, setQuery] = useState<string>()
  const list = useRef<HTMLElement>(null)
  const { installed, popular } = ui.getDisplayedWallets()
  const [initialCount] = useState(installed.length)
  const wanted = query?.toLowerCase().trim() ?? ''
  const matching = (wallets: readonly WalletEntry[]) =>
    wanted ? wallets.filter(({ name }) => name.toLowerCase().includes(wanted)) : wallets
  const groups = { installed: matching(installed), popular: matching(popular) }
  // Keep the field once it was used, even if only a few wallets are left.
  const hasSearch = query !== undefined || installed.length + popular.length > SEARCH_THRESHOLD
  const { count, focusLast } = useIncrementalRows(list, groups.installed.length + groups.popular.length)
  useRovingTabIndex(list)

  return (
    <aside ref={list} part="list" aria-labelledby="title" onKeyDown={(event) => moveFocus(event, focusLast)}>
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
        <WalletGroup ui={ui} name="installed" wallets={groups.installed} limit={count} current={current} />
        <WalletGroup
          ui={ui}
          name="popular"
          wallets={groups.popular}
          limit={count - groups.installed.length}
          current={current}
        />
        <Text tag="p" role="status" part="list-status">
          {describeList(ui, groups, wanted, installed.length > initialCount)}
        </Text>
      </div>
    </aside>
  )
}
