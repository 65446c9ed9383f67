import { useState } from 'react'
import type { WalletEntry } from '../core/index.js'

/** A wallet's own mark, or the first letter of its name where there is none that can be shown. */
export function WalletIcon({ wallet: { icon, name } }: { wallet: WalletEntry }) {
  const [broken, setBroken] = useState('')
  return icon && broken !== icon ? (
    <img part="icon" src={icon} alt="" decoding="async" onError={() => setBroken(icon)} />
  ) : (
    <span part="icon" aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  )
}
