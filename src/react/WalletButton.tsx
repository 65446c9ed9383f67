import { type HTMLAttributes, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { WalletButton as Button, dress, styledShadow } from '../ui/index.js'
import { useClient } from './client-context.js'

/** Attributes of the button's host, a `<span>`: `className`, `id`, `data-*` and the like. */
export interface WalletButtonProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** A smaller button. */
  readonly compact?: boolean
}

/**
 * The wallet button, the very one of `<aptos-wallet-button>`, in a shadow root. A server renders a plain button in
 * its place, still disabled; the shadow root covers it before the first paint after hydration.
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export function WalletButton({ compact, ...props }: WalletButtonProps) {
  const { ui } = useClient()
  const [host, setHost] = useState<HTMLSpanElement | null>(null)

  // By ref rather than by effect: it comes before the paint, and React 18 warns of layout effects on a server.
  const attach = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return // Kept meanwhile: React takes refs away from what is only hidden, too.
      dress(element, ui)
      styledShadow(element)
      setHost(element)
    },
    [ui],
  )
  useEffect(() => ui.subscribe(() => host && dress(host, ui)), [ui, host])

  return (
    <span {...props} {...(compact && { compact: '' })} ref={attach}>
      {host?.shadowRoot ? (
        createPortal(<Button ui={ui} host={host} />, host.shadowRoot)
      ) : (
        <button type="button" disabled>
          {ui.text('button')}
        </button>
      )}
    </span>
  )
}
