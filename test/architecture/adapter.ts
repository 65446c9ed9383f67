import { Window } from 'happy-dom'
import type { AptosWalletKit } from '../../src/script/global.js'
import { read } from './documents.js'

/** What a page has once it has run the built script. */
export interface LoadedPage {
  readonly adapter: AptosWalletKit
  /** Attributes the element listens to. */
  readonly observed: readonly string[]
}

export function loadKit(): LoadedPage {
  const window = new Window({
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  })
  window.eval(read('dist/aptos-wallet-kit.js'))
  const element = window.customElements.get('aptos-wallet-button')
  return {
    adapter: (window as unknown as { AptosWalletKit: AptosWalletKit }).AptosWalletKit,
    observed: (element as unknown as { observedAttributes: readonly string[] }).observedAttributes,
  }
}
