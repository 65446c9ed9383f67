import { type KeyboardEvent, useLayoutEffect } from 'react'
import { shortenAddress } from '../../core/index.js'
import { deriveAvatarStyle } from './avatar-style.js'
import { type HostedViewProps, Text } from './shared-parts.js'

/** Keeps the keys that press the button from shortcuts of the page, to which the event would look like one of its host. */
const stopActivationKey = (event: KeyboardEvent) => {
  if (/^( |Enter)$/.test(event.key)) event.stopPropagation()
}

/** The wallet button. Its label is the short address, after the avatar, if a wallet is connected. */
export function WalletButtonView({ snapshot, actions, host }: HostedViewProps) {
  const { session, isConnecting, isWrongNetwork, expectedNetwork, text } = snapshot
  useLayoutEffect(() => {
    // Focus traps of the page look for a tab stop, but not in shadow roots.
    if (!host.hasAttribute('tabindex')) host.tabIndex = 0
    // On the host: its padding belongs to it, and a pointer that the page has captured clicks it instead of the button.
    const open = () => actions.open(host)
    host.addEventListener('click', open)
    return () => host.removeEventListener('click', open)
  }, [actions, host])
  const label = session ? shortenAddress(session.account.address) : text('button')
  const name = session && text('buttonConnected', label)
  const connectedPart = isWrongNetwork ? 'button connected wrong-network' : 'button connected'
  return (
    <Text
      tag="button"
      part={session ? connectedPart : 'button'}
      style={session && deriveAvatarStyle(session.account.address)}
      translate={session ? 'no' : undefined}
      onKeyDown={stopActivationKey}
      onKeyUp={stopActivationKey}
      aria-haspopup="dialog"
      aria-busy={isConnecting}
      aria-label={isWrongNetwork ? `${name}. ${text('wrongNetwork', expectedNetwork)}` : name}
    >
      {label}
    </Text>
  )
}
