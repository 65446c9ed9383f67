import { useState } from 'react'
import { createIconAttributes } from '../../catalogue/index.js'
import type { WalletEntry } from '../../core/index.js'

interface WalletIconProps {
  readonly wallet: WalletEntry
  /** Whether the icon is visible only after scrolling. Such an icon is loaded after the modal is painted. */
  readonly isOutOfView?: boolean
}

/** Renders a wallet's icon, or the first letter of its name if the icon cannot be shown. */
export function WalletIcon({ wallet: { name, icon }, isOutOfView }: WalletIconProps) {
  const [failedIcon, setFailedIcon] = useState<string>()
  return (
    <span part="icon" aria-hidden="true">
      {icon && icon !== failedIcon ? (
        <img
          decoding="sync"
          loading={isOutOfView ? 'lazy' : undefined}
          {...createIconAttributes(icon)}
          alt=""
          onError={() => setFailedIcon(icon)}
        />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  )
}
