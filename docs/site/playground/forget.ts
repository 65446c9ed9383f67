import { STORAGE_KEY } from '../../../src/dev-wallet/state/store.js'

/** Takes what the kit and the development wallet keep out of this site's storage, whichever of them is on the page. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key === STORAGE_KEY || key.startsWith('aptos-wallet-kit.')) localStorage.removeItem(key)
  } catch {
    // Blocked: there is nothing to forget.
  }
}
