import { useLayoutEffect, useState } from 'react'
import type { WalletEntry } from '../../core/index.js'
import { focusTermsCheckbox, moveListFocusOnKey, useRovingTabStop } from '../dom/focus.js'
import { mapGroups, type WalletGroups } from '../modal/group-wallets.js'
import { countWallets, describeEmptyList, describeSearchResult } from '../text/list.js'
import { Icon } from './Icon.js'
import type { ViewProps } from './shared-components.js'
import { TermsConsent } from './TermsConsent.js'
import { TranslationSafeText } from './TranslationSafeText.js'
import { WalletIcon } from './WalletIcon.js'

/** Number of rows of a group whose icons are loaded first: at least as many as are visible when the modal opens. */
const FIRST_ROWS = 10

/**
 * Limit of rows of a group, so that opening the modal takes no longer with thousands of wallets. The search finds the other
 * wallets.
 */
const MAX_ROWS = 50

/** Number of wallets above which the list has a search field. */
const SEARCH_THRESHOLD = 8

/**
 * Renders the left side of the connect modal: the title, a search field if there are many wallets, the wallets in two groups,
 * and the terms.
 */
export function WalletList({
  snapshot,
  actions,
  currentName,
}: ViewProps & { currentName: string | undefined }) {
  const { translate, wallets } = snapshot
  const [query, setQuery] = useState('')
  const found = filterWalletsByName(wallets, query)
  const searchAndAnnounce = (newQuery: string) => {
    setQuery(newQuery)
    actions.announceOutcome(describeSearchResult(snapshot, filterWalletsByName(wallets, newQuery)))
  }
  // Also announce a result that changes without input, because a wallet registers or unregisters. While a wallet is selected, its
  // view is announced.
  const resultText = query && !currentName ? describeSearchResult(snapshot, found) : ''
  useLayoutEffect(() => {
    if (resultText) actions.announceOutcome(resultText)
  }, [actions, resultText])
  // Keep the field while it has a query, even if wallets unregister.
  const hasSearch = query !== '' || countWallets(wallets) > SEARCH_THRESHOLD
  const rowNames = [...found.installed, ...found.popular].map(({ name }) => name)
  const [tabStopName, onRowFocus] = useRovingTabStop(rowNames, currentName)
  const groupProps = { snapshot, actions, currentName, tabStopName, onRowFocus }

  return (
    // The list is not a landmark, because its name would be the name of the dialog.
    <aside part="list" role="none" onKeyDown={moveListFocusOnKey}>
      <div part="header">
        <h2 id="title" tabIndex={-1}>
          {translate('title')}
        </h2>
        {hasSearch && <SearchField label={translate('search')} onSearch={searchAndAnnounce} />}
      </div>
      <div part="wallets">
        <WalletGroup {...groupProps} group="installed" wallets={found.installed} />
        <WalletGroup {...groupProps} group="popular" wallets={found.popular} />
        <TranslationSafeText tag="p" part="list-status">
          {describeEmptyList(snapshot, found, query)}
        </TranslationSafeText>
      </div>
      {/* After a wallet is chosen, Tab goes from its row to the view next to the list. */}
      <TermsConsent snapshot={snapshot} actions={actions} tabIndex={currentName ? -1 : 0} />
    </aside>
  )
}

/** Returns the wallets whose name contains the query. Ignores case. */
function filterWalletsByName(wallets: WalletGroups, query: string): WalletGroups {
  const text = query.toLowerCase().trim()
  return mapGroups(wallets, (group) => group.filter(({ name }) => name.toLowerCase().includes(text)))
}

interface WalletGroupProps extends ViewProps {
  readonly group: 'installed' | 'popular'
  readonly wallets: readonly WalletEntry[]
  /** Name of the wallet that is shown next to the list. */
  readonly currentName: string | undefined
  /** Name of the wallet whose row is the tab stop. */
  readonly tabStopName: string | undefined
  /** Called with the name of the wallet whose row gets the focus. */
  onRowFocus(name: string): void
}

/**
 * Renders a group of the list: a heading, and rows of its first `MAX_ROWS` wallets. Until the user has accepted the terms, a
 * click on a row only moves the focus to the checkbox. The handlers get copies of the events: see `isolate-events.ts`. Renders
 * nothing for an empty group.
 */
function WalletGroup({
  snapshot: { translate, recentWalletName, terms },
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
      <h3 id={group}>{translate(group)}</h3>
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
              <WalletIcon wallet={wallet} isOutOfView={index >= FIRST_ROWS} />
              <span>
                <bdi translate="no">{wallet.name}</bdi>
                {wallet.name === recentWalletName && <small>{translate('lastUsed')}</small>}
              </span>
              {group === 'popular' && <Icon name="get" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SearchFieldProps {
  readonly label: string
  onSearch(query: string): void
}

const SearchField = ({ label, onSearch }: SearchFieldProps) => (
  <label>
    <Icon name="search" />
    <input
      part="search"
      type="search"
      aria-label={label}
      placeholder={label}
      onInput={({ currentTarget }) => onSearch(currentTarget.value)}
    />
  </label>
)
