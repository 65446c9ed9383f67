import { readDocument } from '../core/internal.js'
import { createScriptKit } from './create-script-kit.js'
import { defineHostElement } from './host-element.js'
import { findInstalledGlobal, installGlobal } from './install-global.js'
import { defineWalletButtonElement } from './wallet-button-element.js'

declare const __VERSION__: string

/**
 * Finds the tag that loads this script. `currentScript` is `null` in a module, and if a loader such as Cloudflare's Rocket
 * Loader runs the script. In these cases, finds the tag whose URL is in the call stack. In WebKit, a URL in the call stack has
 * no query.
 */
function findCurrentScriptTag(): HTMLOrSVGElement | undefined {
  return (
    readDocument(document, 'currentScript') ??
    [...readDocument(document, 'scripts')].find(
      ({ src }) => src && new Error().stack?.includes(src.split('?')[0] as string),
    )
  )
}

// Find an installed copy first: a second copy of the script must change nothing on the page.
const installed = findInstalledGlobal()
if (!installed) {
  const scriptKit = createScriptKit(findCurrentScriptTag(), __VERSION__)
  installGlobal(scriptKit.globalObject)
  defineHostElement()
  defineWalletButtonElement(scriptKit)
  scriptKit.start()
} else if (installed.version !== __VERSION__) {
  console.warn(
    `aptos-wallet-kit ${installed.version} is already on this page. Remove version ${__VERSION__}.`,
  )
}
