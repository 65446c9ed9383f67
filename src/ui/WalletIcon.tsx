import { useLayoutEffect, useState } from 'react'
import type { WalletEntry } from '../core/index.js'

/** For as long an icon gives way to everything else, in milliseconds. */
const patience = 500

/**
 * A wallet's own mark, or the first letter of its name where there is none that can be shown. It comes after the
 * next frame, each when there is nothing else to do: a browser builds a whole document of each SVG, and neither the
 * modal nor a list that is scrolled nor the visitor is to wait for ten of them. Safari knows no idle moment.
 */
export function WalletIcon({ wallet }: { wallet: WalletEntry }) {
  const [icon, setIcon] = useState<string>()
  // Frames and idle moments keep their order: of two wallets in one place the later one's mark comes last.
  useLayoutEffect(() => {
    let isGone = false
    const draw = () => isGone || setIcon(wallet.icon)
    // Safari's stand-in takes what it does not know for no delay at all.
    requestAnimationFrame(() =>
      (window.requestIdleCallback ?? setTimeout)(draw, { timeout: patience } as never),
    )
    return () => {
      isGone = true
    }
  }, [wallet])
  return icon ? (
    <img part="icon" src={icon} alt="" decoding="async" onError={() => setIcon('')} />
  ) : (
    <span part="icon" aria-hidden="true">
      {icon === '' && Array.from(wallet.name)[0]}
    </span>
  )
}
