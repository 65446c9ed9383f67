import type { KeyValueStorage } from '../../../src/core/index.js'

/** A storage whose content the test can read as an object. */
export interface FakeStorage extends KeyValueStorage {
  content(): Record<string, string>
}

export function fakeStorage(initial: Record<string, string> = {}): FakeStorage {
  const map = new Map(Object.entries(initial))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    content: () => Object.fromEntries(map),
  }
}

/** The keys of the kit in storage. Written out, because they are part of its contract. */
export const keys = {
  autoConnect: 'aptos-wallet-kit.auto-connect',
  autoConnectPage: 'aptos-wallet-kit.auto-connect-page',
  walletName: 'aptos-wallet-kit.wallet-name',
  disconnected: 'aptos-wallet-kit.disconnected',
  terms: 'aptos-wallet-kit.terms',
  signedOut: 'aptos-wallet-kit.signed-out',
  rejected: 'aptos-wallet-kit.rejected',
}
