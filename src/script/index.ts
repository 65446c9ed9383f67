import { createPageKit } from './create-page-kit.js'
import { installGlobal } from './install-global.js'
import { defineWalletButtonElement } from './wallet-button-element.js'

// A module has no `currentScript`: its tag is found by the file's name.
const pageKit = createPageKit(
  document.currentScript ?? document.querySelector('script[src*="aptos-wallet-kit."]'),
)
if (installGlobal(pageKit.adapter)) {
  defineWalletButtonElement(pageKit)
  pageKit.start()
}
