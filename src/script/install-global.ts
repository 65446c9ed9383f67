import type { AptosWalletKit } from './global-object.js'

/** Finds the global object that another copy of the script has set. The page uses that copy. */
export function findInstalledGlobal(): AptosWalletKit | undefined {
  const { AptosWalletKit: found } = window
  // An element whose ID is the name of the global is also found here. The `version` of an element is never text.
  return typeof found?.version === 'string' ? found : undefined
}

/** Sets `window.AptosWalletKit`. An assignment does not replace it, but the development wallet can redefine it. */
export function installGlobal(globalObject: AptosWalletKit): void {
  Object.defineProperty(window, 'AptosWalletKit', { value: globalObject, configurable: true })
}
