import { useState } from 'react'
import type { WalletEntry } from '../../core/index.js'

interface WalletIconProps {
  readonly wallet: WalletEntry
  /** Whether the user must scroll to the icon. Such an icon is loaded after the modal is painted. */
  readonly isFar?: boolean
}

/** Renders a wallet's icon, or the first letter of its name if the icon cannot be shown. */
export function WalletIcon({ wallet: { name, icon }, isFar }: WalletIconProps) {
  const [failedIcon, setFailedIcon] = useState<string>()
  return (
    <span part="icon" aria-hidden="true">
      {icon && icon !== failedIcon ? (
        <img
          decoding="sync"
          loading={isFar ? 'lazy' : undefined}
          src={icon}
          alt=""
          onError={() => setFailedIcon(icon)}
        />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  )
}
