import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** `<aptos-wallet-button>` in JSX, for an application on a page that has the script for pages. */
interface AptosWalletButtonAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  'preferred-wallet'?: string | undefined
  /** As text: React 19 leaves out an attribute that is `false`, which would say nothing. */
  'auto-connect'?: '' | 'true' | 'false' | undefined
  compact?: true | '' | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'aptos-wallet-button': AptosWalletButtonAttributes
    }
  }
}
