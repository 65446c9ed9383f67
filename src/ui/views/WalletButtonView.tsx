import type { KeyboardEvent } from 'react'
import { shortenAddress } from '../../core/index.js'
import { useHostAsTabStopAndTrigger } from '../dom/host-button.js'
import { deriveAvatarStyle } from './avatar-style.js'
import type { ShadowViewProps } from './shared-components.js'
import { TranslationSafeText } from './TranslationSafeText.js'

/**
 * Hides the keys that press the button from shortcuts of the page. A shortcut of a page ignores keys on a button, but the target
 * of these events would be the host.
 */
const stopActivationKeyPropagation = (event: KeyboardEvent) => {
  if ([' ', 'Enter'].includes(event.key)) event.stopPropagation()
}

/**
 * Renders the wallet button, makes its host a tab stop, and opens the modal when the host is clicked. If a wallet is connected, the
 * label is the short address, after the avatar. On a wrong network, the button also has the part `wrong-network`, and its name for
 * screen readers contains a warning.
 */
export function WalletButtonView({ snapshot, actions, host }: ShadowViewProps) {
  const { session, isConnecting, isWrongNetwork, expectedNetwork, translate } = snapshot
  useHostAsTabStopAndTrigger(host, actions.open)
  const label = session ? shortenAddress(session.account.address) : translate('button')
  const name = session && translate('buttonConnected', label)
  const connectedPart = isWrongNetwork ? 'button connected wrong-network' : 'button connected'
  return (
    <TranslationSafeText
      tag="button"
      part={session ? connectedPart : 'button'}
      style={session && deriveAvatarStyle(session.account.address)}
      translate={session ? 'no' : 'yes'}
      onKeyDown={stopActivationKeyPropagation}
      onKeyUp={stopActivationKeyPropagation}
      aria-haspopup="dialog"
      aria-busy={isConnecting}
      aria-label={isWrongNetwork ? `${name}. ${translate('wrongNetwork', expectedNetwork)}` : name}
    >
      {label}
    </TranslationSafeText>
  )
}
