import { useLayoutEffect, useRef, useState } from 'react'
import type { WalletEntry } from '../core/index.js'
import { observeVisibility } from './observe-visibility.js'

/**
 * A wallet's icon, or the first letter of its name if the icon cannot be shown. The image is created when the icon is first
 * visible: a browser builds a document for each SVG, which is too slow for a list of thousands.
 */
export function WalletIcon({ wallet }: { wallet: WalletEntry }) {
  const element = useRef<HTMLSpanElement>(null)
  const [icon, setIcon] = useState<string>()
  useLayoutEffect(() => {
    setIcon(undefined)
    return observeVisibility(element.current as Element, () => setIcon(wallet.icon))
  }, [wallet])
  return (
    <span part="icon" aria-hidden="true" ref={element}>
      {icon ? (
        <img src={icon} alt="" decoding="async" onError={() => setIcon('')} />
      ) : (
        icon === '' && Array.from(wallet.name)[0]
      )}
    </span>
  )
}
