import { createRoot, type Root } from 'react-dom/client'
import { styledShadow, WalletButton } from '../ui/index.js'
import type { Embed } from './embed.js'
import { flag } from './script-options.js'

/**
 * `<aptos-wallet-button>`, the wallet button.
 *
 * Attributes: `preferred-wallet` (name), `auto-connect` (on when present and not `false`).
 * Events: `wallet-item-click`, `wallet-connected`, `wallet-disconnected`, `wallet-account-changed`,
 * `wallet-network-changed`, `wallet-error`.
 * Parts: `button`.
 */
export function defineElement({ ui }: Embed): void {
  class AptosWalletButton extends HTMLElement {
    static readonly observedAttributes = ['preferred-wallet', 'auto-connect']
    #root: Root | undefined

    connectedCallback() {
      this.#root = createRoot(styledShadow(this))
      this.#root.render(<WalletButton ui={ui} host={this} />)
    }

    disconnectedCallback() {
      this.#root?.unmount()
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      if (value !== null)
        ui.configure(name === 'auto-connect' ? { autoConnect: flag(value) } : { preferredWallet: value })
    }
  }
  customElements.define('aptos-wallet-button', AptosWalletButton)
}
