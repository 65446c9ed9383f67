import { useLayoutEffect, useState } from 'react'
import type { WalletEntry } from '../core/index.js'

/** How long an icon waits for an idle moment, in milliseconds. */
const patience = 500

/**
 * A wallet's own mark, or the first letter of its name where there is none that can be shown. It comes after the
 * next frame, each when there is nothing else to do: a browser builds a whole document of each SVG, and neither the
 * modal nor a list that is scrolled nor the visitor is to wait for ten of them. Safari has no
 * `requestIdleCallback`.
 */
export function WalletIcon({ wallet }: { wallet: WalletEntry }) {
  const [icon, setIcon] = useState<string>()
  // Frames and idle moments keep their order: of two wallets in one place the later one's mark comes last.
  useLayoutEffect(() => {
    let isGone = false
    setIcon(undefined) // Of the wallet that was in this place before.
    const draw = () => isGone || setIcon(wallet.icon)
    // To `setTimeout` the options are no delay at all.
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
