import { useLayoutEffect } from 'react'
import { shortenAddress } from '../core/index.js'
import type { WalletUi } from './modal-snapshot.js'
import { dress } from './shadow-root.js'
import { useScreen } from './use-snapshot.js'

/** The button: the short address when connected, the way to connect when not. */
export function WalletButton({ ui, host }: { ui: WalletUi; host: HTMLElement }) {
  const { address, isBusy } = useScreen(ui)
  useLayoutEffect(() => dress(host, ui)) // Options are on the screen, too: it draws again when they change.
  return (
    <button
      part="button"
      aria-haspopup="dialog"
      aria-busy={isBusy}
      onPointerDown={ui.prepare}
      onClick={() => ui.open(host)}
    >
      {address ? shortenAddress(address) : ui.text('button')}
    </button>
  )
}
