import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** `<aptos-wallet-button>` in JSX, for an application on a page that has the script for pages. */
interface AptosWalletButtonAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** React 18 knows no `className` on such an element: it would write `classname`. */
  class?: string | undefined
  'preferred-wallet'?: string | undefined
  /** Off is text: React 19 leaves out an attribute that is `false`, which would say nothing. */
  'auto-connect'?: true | '' | 'true' | 'false' | undefined
  /** Never `false`: React 18 would write `compact="false"`, and an attribute that is there makes the button small. */
  compact?: true | '' | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'aptos-wallet-button': AptosWalletButtonAttributes
    }
  }
}
