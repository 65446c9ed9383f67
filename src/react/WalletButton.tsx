import { type HTMLAttributes, useCallback, useEffect, useRef, useState } from 'react'
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
  const host = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)

  // By ref rather than by effect: it comes before the paint, and React 18 warns of layout effects on a server.
  const attach = useCallback(
    (element: HTMLSpanElement | null) => {
      host.current = element
      if (!element) return
      dress(element, ui)
      setRoot(styledShadow(element))
    },
    [ui],
  )
  useEffect(() => ui.subscribe(() => host.current && dress(host.current, ui)), [ui])

  return (
    <span {...props} {...(compact && { compact: '' })} ref={attach}>
      {root && host.current ? (
        createPortal(<Button ui={ui} host={host.current} />, root)
      ) : (
        <button type="button" disabled>
          {ui.text('button')}
        </button>
      )}
    </span>
  )
}
