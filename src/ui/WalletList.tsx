import { type KeyboardEvent, useRef, useState } from 'react'
import type { WalletEntry } from '../core/index.js'
import { useNearRows } from './near-rows.js'
import type { WalletUi } from './ui.js'
import { WalletIcon } from './WalletIcon.js'
import { searchFrom } from './wallet-list.js'

/** The left side: the title, a search field when there are many, the installed wallets and those to get. */
export function WalletList({ ui, current }: { ui: WalletUi; current: WalletEntry | undefined }) {
  const [query, setQuery] = useState<string>()
  const list = useRef<HTMLElement>(null)
  const near = useNearRows(list)
  const { installed, popular } = ui.getWallets()
  const wanted = query?.trim().toLowerCase()
  const matches = ({ name }: WalletEntry) => name.toLowerCase().includes(wanted ?? '')
  let above = 0

  const group = (title: 'installed' | 'popular', wallets: readonly WalletEntry[]) => {
    const all = wanted ? wallets.filter(matches) : wallets
    const drawn = near.drawn(above, all)
    const rows = drawn.map((at, n) => {
      const wallet = all[at] as WalletEntry
      // Of the rows that are not drawn, above the next one that is.
      const missing = (drawn[n + 1] ?? all.length) - at - 1
      const room: Record<string, string> = { '--room': `${missing * near.height}px` }
      return (
        <li key={wallet.name} aria-setsize={all.length} aria-posinset={at + 1} style={room}>
          <button
            part="wallet"
            aria-current={wallet === current}
            // The second click of a double click is not a second request.
            onClick={({ detail }) => detail < 2 && ui.pick(wallet)}
          >
            <WalletIcon wallet={wallet} />
            <bdi>{wallet.name}</bdi>
          </button>
        </li>
      )
    })
    above += all.length
    return (
      drawn[0] !== undefined && (
        <>
          <h3 id={title}>{ui.text(title)}</h3>
          <ul aria-labelledby={title}>{rows}</ul>
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
      {(query !== undefined || installed.length + popular.length > searchFrom) && (
        <input
          part="search"
          type="search"
          placeholder={ui.text('search')}
          aria-label={ui.text('search')}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {group('installed', installed)}
      {group('popular', popular)}
      <p role="status">{!above && ui.text('noneFound')}</p>
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
    steps.Home = rows[0]
    if (key === 'End') {
      event.preventDefault()
      return toEnd()
    }
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
