import type { AptosWalletKit } from './global-object.js'

/**
 * Sets `window.AptosWalletKit`, unless another copy of the script has set it. The page then uses that copy.
 *
 * @returns Whether the global was set.
 */
export function installGlobal(globalObject: AptosWalletKit): boolean {
  const { AptosWalletKit: existing } = window
  // An element whose ID is the name of the global is found here, too. Its `version` can be an element, but not text.
  if (!existing?.version?.trim) {
    // Without a prototype, because a `get` in a polluted `Object.prototype` cannot be combined with `value`.
    Object.defineProperty(window, 'AptosWalletKit', {
      __proto__: null,
      value: globalObject,
      enumerable: true,
    } as object)
    return true
  }
  if (existing.version !== globalObject.version)
    console.warn(
      `aptos-wallet-kit ${existing.version} is already on this page. Remove version ${globalObject.version}.`,
    )
  return false
}
