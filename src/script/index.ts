import { readDocument } from '../core/internal.js'
import { createScriptKit } from './create-script-kit.js'
import { findInstalledGlobal, installGlobal } from './install-global.js'
import { defineWalletButtonElement } from './wallet-button-element.js'

declare const __VERSION__: string

/** Finds the tag that loads this script. `currentScript` is `null` in a module, whose tag is found by its file name. */
const findScript = () =>
  readDocument(document, 'currentScript') ??
  readDocument(document, 'querySelector').call<Document, [string], HTMLElement | null>(
    document,
    'script[src*="aptos-wallet-kit."]',
  )

// First of all: a second copy of the script must change nothing on the page.
const installed = findInstalledGlobal()
if (!installed) {
  const scriptKit = createScriptKit(findScript(), __VERSION__)
  installGlobal(scriptKit.globalObject)
  defineWalletButtonElement(scriptKit)
  scriptKit.start()
} else if (installed.version !== __VERSION__) {
  console.warn(
    `aptos-wallet-kit ${installed.version} is already on this page. Remove version ${__VERSION__}.`,
  )
}
