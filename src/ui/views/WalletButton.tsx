import { type KeyboardEvent, useLayoutEffect } from 'react'
import { shortenAddress } from '../../core/index.js'
import { applyHostAttributes } from '../dom/shadow-root.js'
import type { ModalController } from '../modal/controller.js'
import { isWrongNetwork } from './is-wrong-network.js'
import { Text } from './Text.js'
import { useSnapshot } from './use-snapshot.js'

/** Keeps the keys that press the button from shortcuts of the page, to which the event would look like one of its host. */
const stopActivationKey = (event: KeyboardEvent) => {
  if (/^( |Enter)$/.test(event.key)) event.stopPropagation()
}

/** The wallet button. Its label is the short address if a wallet is connected. */
export function WalletButton({ ui, host }: { ui: ModalController; host: HTMLElement }) {
  const { session, isConnecting } = useSnapshot(ui)
  useLayoutEffect(() => applyHostAttributes(host, ui)) // `configure` re-renders the button, too.
  useLayoutEffect(() => {
    // Focus traps of the page look for a tab stop, but not in shadow roots.
    if (!host.hasAttribute('tabindex')) host.tabIndex = 0
    // On the host: its padding belongs to it, and a pointer that the page has captured clicks it instead of the button.
    const open = () => ui.open(host)
    host.addEventListener('click', open)
    return () => host.removeEventListener('click', open)
  }, [ui, host])
  const label = session ? shortenAddress(session.account.address) : ui.text('button')
  const isWrong = isWrongNetwork(ui.options, session)
  const name = session && ui.text('buttonConnected', label)
  return (
    <Text
      tag="button"
      part={isWrong ? 'button wrong-network' : 'button'}
      translate={session ? 'no' : undefined}
      onKeyDown={stopActivationKey}
      onKeyUp={stopActivationKey}
      aria-haspopup="dialog"
      aria-busy={isConnecting}
      aria-label={isWrong ? `${name}. ${ui.text('wrongNetwork', ui.options.network)}` : name}
    >
      {label}
    </Text>
  )
}
