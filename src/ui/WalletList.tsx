import { type KeyboardEvent, useRef, useState } from 'react'
import type { WalletEntry } from '../core/index.js'
import type { ModalController } from './modal-snapshot.js'
import { SEARCH_THRESHOLD } from './sort-wallets.js'
import { useNearRows } from './use-virtual-list.js'
import { WalletIcon } from './WalletIcon.js'

/** The left side: the title, a search field when there are many, the installed wallets and those to get. */
export function WalletList({ ui, current }: { ui: ModalController; current: WalletEntry | undefined }) {
  const [query, setQuery] = useState<string>()
  const list = useRef<HTMLElement>(null)
  const { popular, installed } = ui.getDisplayedWallets()
  const wanted = query?.toLowerCase().trim() ?? ''
  const matching = (wallets: readonly WalletEntry[]) =>
    wanted ? wallets.filter(({ name }) => name.toLowerCase().includes(wanted)) : wallets
  const first = matching(installed)
  const second = matching(popular)
  const near = useNearRows(list, first, second)

  /** @param start where the group begins among the rows */
  const group = (title: 'installed' | 'popular', wallets: readonly WalletEntry[], start: number) => {
    const drawn = near.places.map((place) => place - start).filter((place) => place in wallets)
    return (
      !!drawn.length && (
        <>
          <h3 id={title}>{ui.text(title)}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: to Safari a list without bullets is none */}
          <ul role="list" aria-labelledby={title}>
            {drawn.map((place, n) => {
              const wallet = wallets[place] as WalletEntry
              // Of the rows that are not drawn, down to the next one that is.
              const missing = (drawn[n + 1] ?? wallets.length) - place - 1
              const room: Record<string, string> = { '--room': `${missing * near.height}px` }
              return (
                <li
                  key={wallet.name}
                  aria-setsize={wallets.length}
                  aria-posinset={place + 1}
                  // On each row it would cost the browser as much as the rows themselves.
                  style={missing ? room : undefined}
                >
                  <button
                    part="wallet"
                    aria-current={wallet === current}
                    onClick={() => ui.selectWallet(wallet)}
                  >
                    <WalletIcon wallet={wallet} />
                    <bdi>{wallet.name}</bdi>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )
    )
  }

  return (
    <aside
      ref={list}
      part="list"
      aria-labelledby="title"
      onKeyDown={(event) => moveFocus(event, near.goToEnd)}
    >
      <h2 id="title" tabIndex={-1}>
        {ui.text('title')}
      </h2>
      {(query !== undefined || installed.length + popular.length > SEARCH_THRESHOLD) && (
        <input
          part="search"
          type="search"
          aria-label={ui.text('search')}
          placeholder={ui.text('search')}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {group('installed', first, 0)}
      {group('popular', second, first.length)}
      <p role="status">{!first.length && !second.length && ui.text('noneFound')}</p>
    </aside>
  )
}

/** Arrow keys, Home and End go from stop to stop; a letter goes to the search field, or to the next row it begins. */
function moveFocus(event: KeyboardEvent<HTMLElement>, toEnd: () => void) {
  const { key, target, currentTarget } = event
  const search = currentTarget.querySelector('input')
  const rows = [...currentTarget.querySelectorAll('button')]
  const stops: HTMLElement[] = search ? [search, ...rows] : rows
  const at = stops.indexOf(target as HTMLElement)
  const steps: Partial<Record<string, HTMLElement>> = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] }
  // The field's own keys are left to it.
  if (target !== search) {
    if (key === 'End') {
      event.preventDefault()
      return toEnd()
    }
    steps.Home = rows[0]
    if (/^\S$/.test(key) && !(event.ctrlKey || event.metaKey || event.altKey)) {
      if (search) return search.focus() // The letter itself lands in the field.
      const begins = ({ textContent }: HTMLElement) =>
        textContent?.toLowerCase().startsWith(key.toLowerCase())
      steps[key] = [...rows.slice(at + 1), ...rows].find(begins)
    }
  }
  const next = Object.hasOwn(steps, key) && steps[key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
