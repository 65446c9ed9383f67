import { type HTMLAttributes, useCallback, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  applyHostAttributes,
  attachStyledShadow,
  WalletButton as Button,
  type ModalController,
} from '../ui/index.js'
import { useClient } from './client-context.js'

/** Attributes of the button's host, a `<span>`: `className`, `id`, `data-*` and the like. */
export interface WalletButtonProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** A smaller button. */
  readonly compact?: boolean | undefined
}

/** Of each host, in its shadow root. */
const roots = new WeakMap<HTMLElement, Root>()

/**
 * A root of its own and no portal: what happens in a portal React would hear twice, in the shadow root and then, at
 * the host, outside of it.
 */
function getRoot(host: HTMLElement): Root {
  const root = roots.get(host) ?? createRoot(attachStyledShadow(host))
  roots.set(host, root)
  return root
}

const renderButton = (host: HTMLElement, ui: ModalController) =>
  getRoot(host).render(<Button ui={ui} host={host} />)

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
      applyHostAttributes(element, ui)
      renderButton(element, ui)
      setHost(element)
    },
    [ui],
  )
  useEffect(() => {
    if (!host) return
    renderButton(host, ui) // Again: StrictMode runs the clean-up below once, and then this effect anew.
    return () => getRoot(host).render(null)
  }, [ui, host])

  return (
    <span {...props} {...(compact && { compact: '' })} ref={attach}>
      {!host && (
        <button type="button" disabled>
          {ui.text('button')}
        </button>
      )}
    </span>
  )
}
