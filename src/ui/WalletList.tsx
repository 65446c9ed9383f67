import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { WalletEntry } from '../core/index.js'
import type { WalletUi } from './ui.js'
import { WalletIcon } from './WalletIcon.js'
import { searchFrom } from './wallet-list.js'

/** Rows drawn at once, hardly more than are seen: the rest follow as they come near. */
const page = 14

/** The left side: the title, a search field when there are many, the installed wallets and those to get. */
export function WalletList({ ui, current }: { ui: WalletUi; current: WalletEntry | undefined }) {
  const [query, setQuery] = useState<string>()
  const [limit, setLimit] = useState(page)
  const list = useRef<HTMLElement>(null)
  const { installed, popular } = ui.getWallets()
  const wanted = query?.trim().toLowerCase() ?? ''
  const matches = ({ name }: WalletEntry) => name.toLowerCase().includes(wanted)
  let left = limit

  // On a narrow screen the frame around the list scrolls in its stead; both are heard there, while the event goes down.
  useLayoutEffect(() => {
    const frame = list.current?.parentNode
    const grow = ({ target }: Event) => {
      const { scrollTop, clientHeight, scrollHeight } = target as Element
      if (scrollTop + 2 * clientHeight > scrollHeight) setLimit(limit + page)
    }
    frame?.addEventListener('scroll', grow, true)
    return () => frame?.removeEventListener('scroll', grow, true)
  }, [limit])

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

  return (
    <aside ref={list} part="list" aria-labelledby="title" onKeyDown={moveFocus}>
      <h2 id="title" tabIndex={-1}>
        {ui.text('title')}
      </h2>
      {(query !== undefined || installed.length + popular.length > searchFrom) && (
        <input
          part="search"
          type="search"
          placeholder={ui.text('search')}
          aria-label={ui.text('search')}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setLimit(page)
          }}
        />
      )}
      {group('installed', installed)}
      {group('popular', popular)}
      <p role="status">{left === limit && ui.text('noneFound')}</p>
    </aside>
  )
}

/** Arrow keys, Home and End go from stop to stop; a letter goes to the search field, or to the next row it begins. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  const search = currentTarget.querySelector('input')
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[part=wallet]')]
  const stops = search ? [search, ...rows] : rows
  const at = stops.indexOf(target as HTMLElement)
  const steps: Partial<Record<string, HTMLElement>> = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] }
  // The field's own keys are left to it.
  if (target !== search) {
    steps.Home = rows[0]
    steps.End = rows.at(-1)
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
