import { useEffect, useState } from 'react'
import { type Session, shortenAddress } from '../core/index.js'
import type { WalletUi } from './ui.js'

/** How long the button says that it copied, in milliseconds. */
const copiedFor = 2000

const explorerLink = 'https://explorer.aptoslabs.com/account/{address}?network={network}'

/** The info modal: whose address this is, copying it, and letting go. */
export function Account({ ui, session }: { ui: WalletUi; session: Session }) {
  const { kit, options, text } = ui
  const { wallet, account, network } = session
  const { address, ansName } = account
  const [copied, setCopied] = useState('')
  const [trouble, setTrouble] = useState<'' | 'stuck' | 'copyFailed'>('')
  const wanted = options.network
  const isElsewhere = wanted && network && network.name !== wanted

  // biome-ignore lint/correctness/useExhaustiveDependencies: copying again starts the time anew
  useEffect(() => {
    const timer = setTimeout(setCopied, copiedFor, '')
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(address)
    } catch (error) {
      console.error('Failed to copy address:', error)
      setTrouble('copyFailed')
    }
  }
  // Success closes the modal; whatever else came of it, the wallet is still there.
  const disconnect = () => {
    const stay = () => setTrouble('stuck')
    kit.disconnect().then(stay, stay)
  }
  const switchNetwork = () => kit.changeNetwork({ name: wanted }).catch(() => {}) // Told by event.

  return (
    <section part="panel">
      <span part="avatar" style={avatar(address)} />
      <h2 id="title" tabIndex={-1}>
        {shortenAddress(address)}
      </h2>
      <p>{ansName}</p>
      <div part="actions">
        <button part="secondary" onClick={copy}>
          {text(copied === address ? 'copied' : 'copy')}
        </button>
        <button part="secondary" onClick={disconnect}>
          {text('disconnect')}
        </button>
      </div>
      <p part="status" role="status">
        {trouble
          ? text(trouble, trouble === 'stuck' ? wallet.name : address)
          : isElsewhere && text('wrongNetwork', wanted)}
      </p>
      {trouble === 'stuck' ? (
        <button part="link" onClick={kit.forget}>
          {text('forget')}
        </button>
      ) : (
        isElsewhere && (
          <button part="primary" onClick={switchNetwork}>
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
  return { '--hue': `${at(2)}`, '--turn': `${at(60)}deg` }
}
