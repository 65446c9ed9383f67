import { useLayoutEffect } from 'react'
import { shortenAddress } from '../core/index.js'
import type { ModalController } from './modal-snapshot.js'
import { applyHostAttributes } from './shadow-root.js'
import { useSnapshot } from './use-snapshot.js'

/** The button: the short address when connected, the way to connect when not. */
export function WalletButton({ ui, host }: { ui: ModalController; host: HTMLElement }) {
  const { address, isConnecting } = useSnapshot(ui)
  useLayoutEffect(() => applyHostAttributes(host, ui)) // Options are on the screen, too: it draws again when they change.
  return (
    <button
      part="button"
      aria-haspopup="dialog"
      aria-busy={isConnecting}
      onPointerDown={ui.prerender}
      onClick={() => ui.open(host)}
    >
      {address ? shortenAddress(address) : ui.text('button')}
    </button>
  )
}
