import type { AptosWalletKit } from './adapter.js'

/** Puts the adapter on the page, unless one is there: a second copy adopts the first. @returns whether it was put */
export function installGlobal(adapter: AptosWalletKit): boolean {
  const { AptosWalletKit: existing } = window
  // An element whose id is the global's name is there too, and is no adapter; one in it may be named `version`, but is no text.
  if (!existing?.version?.trim) {
    // Without a prototype: a `get` that a page has added to `Object.prototype` would be refused beside a `value`.
    Object.defineProperty(window, 'AptosWalletKit', {
      __proto__: null,
      value: adapter,
      enumerable: true,
    } as object)
    return true
  }
  if (existing.version !== adapter.version)
    console.warn(
      `aptos-wallet-kit ${existing.version} is on this page already. Leave ${adapter.version} out.`,
    )
  return false
}
