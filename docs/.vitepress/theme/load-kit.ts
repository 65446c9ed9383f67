import type { AptosWalletKit } from '../../../src/script/global.js'

let loading: Promise<AptosWalletKit> | undefined

/** Loads the kit and the development wallet into this site, once. */
export function loadKit(folder: string): Promise<AptosWalletKit> {
  loading ??= (async () => {
    await addScript(`${folder}dev-wallet.js`, {
      // The home page states that the key is in this browser.
      'data-allow-remote': '',
      'data-node': 'stub',
      'data-panel': 'false',
    })
    await addScript(`${folder}aptos-wallet-kit.js`, { 'data-auto-connect': 'false' })
    return window.AptosWalletKit
  })()
  return loading
}

const addScript = (src: string, attributes: Readonly<Record<string, string>>) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
