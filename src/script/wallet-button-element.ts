import { mountButton, unmountButton } from '../ui/index.js'
import type { ScriptKit } from './create-script-kit.js'
import { parseBooleanAttribute } from './script-options.js'

/** Defines `<aptos-wallet-button>`, unless the page has defined an element of this name. Such a page can use the global object. */
export function defineWalletButtonElement({ ui, setButtonOption }: ScriptKit): void {
  /**
   * The wallet button, and the modals that it opens. Its attributes are those of `AptosWalletButtonAttributes`, and its events
   * are those of `KitEventMap`.
   *
   * @csspart button - Wallet button.
   * @csspart connected - Wallet button of a connected wallet, with its avatar. The element also has the part `button`.
   * @csspart wrong-network - Wallet button while the wallet is on a network other than the expected one. The element also has
   *   the parts `button` and `connected`.
   * @csspart dialog - Both modals.
   * @csspart info - Account modal. The element also has the part `dialog`.
   * @csspart frame - Content of a modal: the panel and, in the connect modal, the list.
   * @csspart handle - Handle at the top of a sheet, which pulls the sheet down. Visible only in narrow windows.
   * @csspart close - Close button of a modal.
   * @csspart list - Side with the list of wallets.
   * @csspart header - Title and search field of the list.
   * @csspart search - Search field of the list.
   * @csspart wallets - Scrolling part of the list.
   * @csspart wallet - Row of the list, or of the wallets to get.
   * @csspart icon - Icon of a wallet, or the first letter of its name.
   * @csspart terms - Line of the option `terms` at the foot of the list.
   * @csspart panel - Side with the current view, or the content of the account modal. In the connect modal, the element also has
   *   the name of the view as a part.
   * @csspart default - Default view.
   * @csspart install - View of a wallet that is not installed.
   * @csspart connecting - View of a pending connection or sign-in.
   * @csspart get - View that lists the wallets to get.
   * @csspart failed - View of a rejected or failed connection or sign-in.
   * @csspart sign-in - View of a connected user who has not signed in yet. Rendered only with the option `authentication`.
   * @csspart rejected - View of a rejected connection or sign-in. The element also has the part `failed`.
   * @csspart qr - QR code in the view of a wallet that is not installed, with the text under it.
   * @csspart logo - Icon of the wallet in a view, with the spinner. There are two icons: the first is the glow around the second.
   * @csspart spinner - Spinner of a pending connection or sign-in.
   * @csspart status - Main line of a view, or the result of the last action in the account modal.
   * @csspart hint - Second line of a view.
   * @csspart warning - Warning of the account modal about a wrong network.
   * @csspart balance - Balance in the account modal. Rendered only with the option `balance`.
   * @csspart details - Wallet and network in the account modal.
   * @csspart network - Name of the network in the account modal.
   * @csspart actions - Group of the buttons at the bottom of a view, or of the account modal.
   * @csspart avatar - Avatar of the account.
   * @csspart blurb - Each of the two paragraphs of the default view.
   * @csspart home - The paragraph on assets. The element also has the part `blurb`.
   * @csspart login - The paragraph on logging in. The element also has the part `blurb`.
   * @csspart glyph - Line icon.
   * @csspart back - Back button of a view.
   * @csspart primary - Primary button.
   * @csspart secondary - Secondary button.
   * @csspart link - Link, or a button that looks like one.
   * @csspart copied - Copy button while it shows that the address was copied. The element also has the part `secondary`.
   * @csspart danger - Button that ends the session. The element also has the part `secondary` or `link`.
   * @csspart announcement - Text that only screen readers announce.
   * @csspart list-status - Line of a list without wallets.
   */
  class AptosWalletButton extends HTMLElement {
    static readonly observedAttributes = ['preferred-wallet', 'auto-connect']

    connectedCallback() {
      // A library can keep the element in a document that it parses.
      if (this.ownerDocument === document) mountButton(this, ui)
    }

    disconnectedCallback() {
      unmountButton(this)
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      if (name === 'auto-connect') setButtonOption('autoConnect', parseBooleanAttribute(value))
      else setButtonOption('preferredWallet', value || undefined)
    }
  }
  if (!customElements.get('aptos-wallet-button'))
    customElements.define('aptos-wallet-button', AptosWalletButton)
}
