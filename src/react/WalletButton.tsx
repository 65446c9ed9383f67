import { type HTMLAttributes, useCallback, useEffect, useState } from 'react'
import { mountButton, unmountButton } from '../ui/index.js'
import { useClient } from './client.js'

/** Props of the button: attributes of its host, a `<span>`, such as `className`, `id`, or `data-*`. */
export interface WalletButtonProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Whether the button is smaller. */
  readonly compact?: boolean | undefined
}

/**
 * Renders the wallet button in a shadow root, the same as `<aptos-wallet-button>`. A server renders a disabled button in its
 * place, which the shadow root hides before the first paint after hydration.
 *
 * The shadow root has a separate React root. In a portal, React would handle each event twice: in the shadow root, and at the
 * host after retargeting.
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export function WalletButton({ compact, ...props }: WalletButtonProps) {
  const { ui } = useClient()
  const [host, setHost] = useState<HTMLSpanElement | null>(null)

  // Use a ref callback instead of an effect: the callback runs before the paint, and React 18 warns about layout effects on a
  // server.
  const mountInHost = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return // Keep the button, because React also passes `null` when it only hides the element.
      mountButton(element, ui)
      setHost(element)
    },
    [ui],
  )
  useEffect(() => {
    if (!host) return
    mountButton(host, ui) // In StrictMode, mounts the button again: the cleanup below runs before the second effect.
    return () => unmountButton(host)
  }, [ui, host])

  return (
    <span {...props} {...(compact && { compact: '' })} ref={mountInHost}>
      {!host && (
        <button type="button" disabled>
          {ui.getSnapshot().translate('button')}
        </button>
      )}
    </span>
  )
}
