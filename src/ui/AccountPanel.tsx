import { useState } from 'react'
import { type Session, shortenAddress } from '../core/index.js'
import type { ModalController } from './modal-snapshot.js'
import { useHasElapsed } from './use-timeout.js'

/** How long the button says that it copied, in milliseconds. */
const copiedFor = 2000

const explorerLink = 'https://explorer.aptoslabs.com/account/{address}?network={network}'

/** What came of the last click, as the string that says so. A new click is a new note, of the same string or not. */
interface Note {
  readonly key?: 'asked' | 'copied' | 'copyFailed'
}

interface AccountProps {
  readonly ui: ModalController
  readonly session: Session
  readonly isStuck: boolean
}

/** The info modal: whose address this is, copying it, and letting go. */
export function AccountPanel({ ui, session, isStuck }: AccountProps) {
  const { kit, options, text } = ui
  const { wallet, account, network } = session
  const { address, ansName } = account
  const [note, setNote] = useState<Note>({})
  const isOver = useHasElapsed(note.key === 'copied' && note, copiedFor)
  const key = !isOver && note.key
  const wanted = options.network?.toLowerCase()
  const isElsewhere = wanted && network && network.name !== wanted

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setNote({ key: 'copied' })
    } catch (error) {
      console.error('Failed to copy address:', error)
      setNote({ key: 'copyFailed' })
    }
  }
  /** Takes the earlier note away, so that screen readers tell the same outcome again. */
  const ask = (request: Promise<unknown>) => {
    setNote({ key: 'asked' })
    const over = () => setNote({})
    request.then(over, over) // A failure shows in what is still there, and is told by event.
  }
  const switchNetwork = (name: string) => {
    // Their numbers never change, and wallets want one beside the name.
    const chainIds: Partial<Record<string, number>> = { testnet: 2, mainnet: 1 }
    ask(kit.changeNetwork({ name, chainId: chainIds[name] }))
  }

  return (
    <section part="panel">
      <span part="avatar" style={avatar(address)} />
      <h2 id="title" tabIndex={-1}>
        {shortenAddress(address)}
      </h2>
      {ansName && <p>{ansName}</p>}
      <div part="actions">
        <button part="secondary" aria-live="polite" onClick={copy}>
          {text(key === 'copied' ? key : 'copy')}
        </button>
        <button part="secondary" onClick={() => ask(ui.disconnect())}>
          {text('disconnect')}
        </button>
      </div>
      <p part="status" role="status">
        {key === 'copyFailed'
          ? text(key, address)
          : key === 'asked' ||
            (isStuck ? text('stuck', wallet.name) : isElsewhere && text('wrongNetwork', wanted))}
      </p>
      {isStuck ? (
        <button part="link" onClick={kit.forceDisconnect}>
          {text('forget')}
        </button>
      ) : (
        isElsewhere && (
          <button part="primary" onClick={() => switchNetwork(wanted)}>
            {text('switchNetwork')}
          </button>
        )
      )}
      {network && (
        <a
          part="link"
          href={(options.links?.explorer ?? explorerLink)
            .replace('{address}', address)
            .replace('{network}', () => encodeURIComponent(network.name))}
          target="_blank"
          rel="noreferrer"
        >
          {text('explorer')}
        </a>
      )}
    </section>
  )
}

/** A hue and an angle out of the address: the same address always looks the same. */
function avatar(address: string): Record<string, string> {
  const at = (place: number) => Number.parseInt(address.slice(place, place + 4), 16) % 360
  return { '--turn': `${at(60)}deg`, '--hue': `${at(2)}` }
}
