import { type HTMLAttributes, useCallback, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  applyHostAttributes,
  WalletButton as Button,
  ensureStyledShadow,
  type ModalController,
} from '../ui/index.js'
import { useClient } from './client-context.js'

/** Props of the button: attributes of its host, a `<span>`, such as `className`, `id` or `data-*`. */
export interface WalletButtonProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Whether the button is smaller. */
  readonly compact?: boolean | undefined
}

/** The React root in the shadow root of each host. */
const roots = new WeakMap<HTMLElement, Root>()

/**
 * Returns the host's own React root. In a portal, React would handle each event twice: in the shadow root, and at the host
 * after retargeting.
 */
function getRoot(host: HTMLElement): Root {
  const root = roots.get(host) ?? createRoot(ensureStyledShadow(host, true))
  roots.set(host, root)
  return root
}

const renderButton = (host: HTMLElement, ui: ModalController) =>
  getRoot(host).render(<Button ui={ui} host={host} />)

/**
 * The wallet button in a shadow root, the same as `<aptos-wallet-button>`. A server renders a disabled button in its place,
 * which the shadow root hides before the first paint after hydration.
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export function WalletButton({ compact, ...props }: WalletButtonProps) {
  const { ui } = useClient()
  const [host, setHost] = useState<HTMLSpanElement | null>(null)

  // A ref, not an effect: it runs before the paint, and React 18 warns about layout effects on a server.
  const attach = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return // React also detaches refs of elements that it only hides.
      applyHostAttributes(element, ui)
      renderButton(element, ui)
      setHost(element)
    },
    [ui],
  )
  useEffect(() => {
    if (!host) return
    renderButton(host, ui) // After the cleanup below, which StrictMode runs once.
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
