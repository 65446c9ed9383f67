import { createRoot, type Root } from 'react-dom/client'
import { ensureStyledShadow, WalletButton } from '../ui/index.js'
import type { PageKit } from './create-page-kit.js'
import { parseBooleanAttribute } from './script-options.js'

/**
 * Defines `<aptos-wallet-button>`, the wallet button.
 *
 * Attributes: `preferred-wallet` (name), `auto-connect` (enabled if present and not `false`),
 * `compact` (a smaller button), `hidden`.
 * Events: `wallet-item-click`, `wallet-connected`, `wallet-disconnected`, `wallet-account-changed`,
 * `wallet-network-changed`, `wallet-error`.
 * Parts: `button`.
 */
export function defineWalletButtonElement({ ui, setAttributeOption }: PageKit): void {
  class AptosWalletButton extends HTMLElement {
    static readonly observedAttributes = ['preferred-wallet', 'auto-connect']
    #root!: Root

    connectedCallback() {
      this.#root = createRoot(ensureStyledShadow(this, true))
      this.#root.render(<WalletButton ui={ui} host={this} />)
    }

    disconnectedCallback() {
      this.#root.unmount()
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      if (name === 'auto-connect') setAttributeOption('autoConnect', parseBooleanAttribute(value))
      else setAttributeOption('preferredWallet', value || undefined)
    }
  }
  // A page that has defined an element of this name keeps it, and can use the global object.
  if (!customElements.get('aptos-wallet-button'))
    customElements.define('aptos-wallet-button', AptosWalletButton)
}
