import { readDocument } from '../core/internal.js'
import { createPageKit } from './create-page-kit.js'
import { installGlobal } from './install-global.js'
import { defineWalletButtonElement } from './wallet-button-element.js'

// `currentScript` is `null` in a module, whose tag is found by its file name.
const script =
  readDocument(document, 'currentScript') ??
  readDocument(document, 'querySelector').call(document, 'script[src*="aptos-wallet-kit."]')
const pageKit = createPageKit(script)
if (installGlobal(pageKit.global)) {
  defineWalletButtonElement(pageKit)
  pageKit.start()
}
