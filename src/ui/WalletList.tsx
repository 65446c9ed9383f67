import { type KeyboardEvent, useState } from 'react'
import type { WalletEntry } from '../core/index.js'
import type { WalletUi } from './ui.js'
import { WalletIcon } from './WalletIcon.js'
import { searchFrom } from './wallet-list.js'

/** Rows drawn at once; the rest follow as they come near the screen. */
const page = 40

/** The left side: the title, a search field when there are many, the installed wallets and those to get. */
export function WalletList({ ui, current }: { ui: WalletUi; current: WalletEntry | undefined }) {
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(page)
  const { installed, popular } = ui.getWallets()
  const matches = ({ name }: WalletEntry) => name.toLowerCase().includes(query.trim().toLowerCase())
  let left = limit

  const group = (title: 'installed' | 'popular', wallets: readonly WalletEntry[]) => {
    const shown = wallets.filter(matches).slice(0, left)
    left -= shown.length
    return (
      shown[0] && (
        <>
          <h3 id={title}>{ui.text(title)}</h3>
          <ul aria-labelledby={title}>
            {shown.map((wallet) => (
              <li key={wallet.name}>
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
            ))}
          </ul>
        </>
      )
    )
  }
  const groups = [group('installed', installed), group('popular', popular)]

  return (
    <aside
      part="list"
      aria-labelledby="title"
      onKeyDown={moveFocus}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + 2 * clientHeight > scrollHeight) setLimit(limit + page)
      }}
    >
      <h2 id="title" tabIndex={-1}>
        {ui.text('title')}
      </h2>
      {installed.length + popular.length > searchFrom && (
        <input
          part="search"
          type="search"
          value={query}
          placeholder={ui.text('search')}
          aria-label={ui.text('search')}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setLimit(page)
          }}
        />
      )}
      {groups}
      <p role="status">{left === limit && ui.text('noneFound')}</p>
    </aside>
  )
}

/** Arrow keys, Home and End go from row to row; a letter goes to the search field, or to the next row it begins. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[part=wallet]')]
  const search = currentTarget.querySelector('input')
  const at = rows.indexOf(target as HTMLElement)
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: rows[at + 1],
    ArrowUp: at > 0 ? rows[at - 1] : (search ?? undefined),
    ...(target !== search && { Home: rows[0], End: rows.at(-1) }),
  }
  let next = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (
    !next &&
    key.length === 1 &&
    key > ' ' &&
    target !== search &&
    !(event.ctrlKey || event.metaKey || event.altKey)
  ) {
    if (search) return search.focus() // The letter itself lands in the field.
    const begins = (row: HTMLElement) =>
      row.lastChild?.textContent?.toLowerCase().startsWith(key.toLowerCase())
    next = [...rows.slice(at + 1), ...rows].find(begins)
  }
  if (!next) return
  event.preventDefault()
  next.focus()
}
