import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** Attributes of `<aptos-wallet-button>` in JSX, for an application on a page that loads the script. */
interface AptosWalletButtonAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** CSS class. Do not use `className`, which React 18 writes as the attribute `classname` on custom elements. */
  class?: string | undefined
  /** Name of the preferred wallet. Overrides `configure` and the script tag. */
  'preferred-wallet'?: string | undefined
  // The text `false` disables auto-connect, because React 19 omits an attribute that is `false`.
  /** Whether the page reconnects on load: `false` disables it, any other value enables it. If absent, the option applies. */
  'auto-connect'?: true | '' | 'true' | 'false' | undefined
  // Does not accept `false`: React 18 writes `compact="false"`, and any value makes the button smaller.
  /** Renders a smaller button. */
  compact?: true | '' | undefined
  /** Hides the button. */
  hidden?: boolean | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'aptos-wallet-button': AptosWalletButtonAttributes
    }
  }
}
