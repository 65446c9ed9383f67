import type { AptosWalletKit } from './adapter.js'

/** Puts the adapter on the page, unless one is there: a second copy adopts the first. @returns whether it was put */
export function adopt(adapter: AptosWalletKit): boolean {
  const { AptosWalletKit: first } = window
  // An element whose id is the global's name is there too, and is no adapter.
  if (!first?.version) {
    Object.defineProperty(window, 'AptosWalletKit', { value: adapter, enumerable: true })
    return true
  }
  if (first.version !== adapter.version)
    console.warn(`aptos-wallet-kit ${first.version} is on this page already. Leave ${adapter.version} out.`)
  return false
}
