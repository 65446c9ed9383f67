import { type KeyboardEvent, useLayoutEffect } from 'react'
import { shortenAddress } from '../../core/index.js'
import { deriveAvatarStyle } from './avatar-style.js'
import { type HostedViewProps, Text } from './shared-parts.js'

/** Hides the keys that press the button from shortcuts of the page, for which the target of the event would be the host. */
const stopActivationKey = (event: KeyboardEvent) => {
  if (/^( |Enter)$/.test(event.key)) event.stopPropagation()
}

/** Renders the wallet button. If a wallet is connected, the label is the short address, after the avatar. */
export function WalletButtonView({ snapshot, actions, host }: HostedViewProps) {
  const { session, isConnecting, isWrongNetwork, expectedNetwork, text } = snapshot
  useLayoutEffect(() => {
    // Focus traps of the page look for a tab stop, but do not search shadow roots.
    if (!host.hasAttribute('tabindex')) host.tabIndex = 0
    // The host handles the click, because it has the padding, and because it is the target if the page captures the pointer.
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
