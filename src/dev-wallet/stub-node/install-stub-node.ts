import type { WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import { createStubFetch } from './stub-fetch.js'
import { createStubNode, type StubNode } from './stub-node.js'

/**
 * Replaces the `fetch` of the page once the option `node` is `stub`. While the option is `stub`, requests of the wallet and of the
 * page to full nodes, indexers, and faucets get the responses of a stub. Other requests are unchanged. A reload starts the stub
 * again, without transactions.
 *
 * @returns A function that returns the stub while it is in use.
 */
export function installStubNode(
  window: Window & typeof globalThis,
  store: Store,
): () => StubNode | undefined {
  let installedStub: StubNode | undefined
  const installIfSelected = ({ node, nodeUrl }: WalletState) => {
    if (installedStub || node !== 'stub') return
    const stub = createStubNode({ nodeUrl, modules: [] })
    installedStub = stub
    const originalFetch = window.fetch
    const stubFetch = createStubFetch(window, nodeUrl, async (request) => stub.respondNow(request))
    window.fetch = (input, init) =>
      store.get().node === 'stub' ? stubFetch(input, init) : originalFetch.call(window, input, init)
  }
  installIfSelected(store.get())
  store.subscribe(installIfSelected)
  return () => (store.get().node === 'stub' ? installedStub : undefined)
}
