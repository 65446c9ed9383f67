import { createPageKit } from './create-page-kit.js'
import { installGlobal } from './install-global.js'
import { defineWalletButtonElement } from './wallet-button-element.js'

// `currentScript` is `null` in a module, whose tag is found by its file name.
const pageKit = createPageKit(
  document.currentScript ?? document.querySelector('script[src*="aptos-wallet-kit."]'),
)
if (installGlobal(pageKit.adapter)) {
  defineWalletButtonElement(pageKit)
  pageKit.start()
}
