import { useEffect, useState } from 'react'
import type { WalletEntry } from '../core/index.js'

/**
 * A wallet's own mark, or the first letter of its name where there is none that can be shown. It comes after the
 * first paint: a browser builds a whole document of each SVG, and the modal is not to wait for ten of them.
 */
export function WalletIcon({ wallet }: { wallet: WalletEntry }) {
  const [icon, setIcon] = useState<string>()
  useEffect(() => setIcon(wallet.icon), [wallet])
  return icon ? (
    <img part="icon" src={icon} alt="" decoding="async" onError={() => setIcon('')} />
  ) : (
    <span part="icon" aria-hidden="true">
      {icon === '' && Array.from(wallet.name)[0]}
    </span>
  )
}
