import { useLayoutEffect, useState } from 'react'
import type { WalletEntry } from '../core/index.js'

/**
 * A wallet's own mark, or the first letter of its name where there is none that can be shown. It comes after the
 * next frame, in a task of its own: a browser builds a whole document of each SVG, and neither the modal nor the
 * visitor is to wait for ten of them.
 */
export function WalletIcon({ wallet }: { wallet: WalletEntry }) {
  const [icon, setIcon] = useState<string>()
  // Frames and timers keep their order: of two wallets in one place the later one's mark comes last.
  useLayoutEffect(() => {
    requestAnimationFrame(() => setTimeout(() => setIcon(wallet.icon)))
  }, [wallet])
  return icon ? (
    <img part="icon" src={icon} alt="" decoding="async" onError={() => setIcon('')} />
  ) : (
    <span part="icon" aria-hidden="true">
      {icon === '' && Array.from(wallet.name)[0]}
    </span>
  )
}
