import type { WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import { createStubFetch } from './stub-fetch.js'
import { createStubNode } from './stub-node.js'

/**
 * Replaces the `fetch` of the page when the option `node` becomes `stub`. While it is `stub`, requests of the wallet and of the
 * page to full nodes get the responses of a stub. All other requests are unchanged. A reload starts the stub again, without
 * transactions.
 */
export function installStubNode(window: Window & typeof globalThis, store: Store): void {
  let isInstalled = false
  const update = ({ node, nodeUrl }: WalletState) => {
    if (isInstalled || node !== 'stub') return
    isInstalled = true
    const stub = createStubNode({ nodeUrl, modules: [] })
    const originalFetch = window.fetch
    const stubFetch = createStubFetch(window, nodeUrl, async (request) => stub.handleRequest(request))
    window.fetch = (input, init) =>
      store.get().node === 'stub' ? stubFetch(input, init) : originalFetch.call(window, input, init)
  }
  update(store.get())
  store.subscribe(update)
}
