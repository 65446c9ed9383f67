import { useState } from 'react'
import type { WalletEntry } from '../../core/index.js'

/** A wallet's icon, or the first letter of its name if the icon cannot be shown. */
export function WalletIcon({ wallet: { name, icon } }: { wallet: WalletEntry }) {
  const [failedIcon, setFailedIcon] = useState<string>()
  return (
    <span part="icon" aria-hidden="true">
      {icon && icon !== failedIcon ? (
        <img loading="lazy" src={icon} alt="" onError={() => setFailedIcon(icon)} />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  )
}
