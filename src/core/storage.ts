import { quietly } from './try-or.js'

/** As much of the Web Storage API as is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What the kit remembers on an origin: the auto-connect flag (absent or `true` means enabled), the wallet to reconnect, and
 * the wallet the visitor disconnected from, or declined unasked; the next connection clears that.
 */
export type MemoryKey = 'auto-connect' | 'wallet-name' | 'disconnected'

export interface Memory {
  get(key: MemoryKey): string | null | undefined
  /** @param value empty to forget */
  set(key: MemoryKey, value: string): void
}

const prefix = 'aptos-wallet-kit.'

/** Key whose change another tab listens for. */
export const disconnectedKey = 'aptos-wallet-kit.disconnected'

/**
 * @param backend asked anew each time: reading `window.localStorage` itself throws in a sandboxed frame. What it
 *   refuses (no right, full) is kept in memory, so that this page at least stays true to itself.
 */
export function createMemory(backend: () => KeyValueStorage): Memory {
  const refused = new Map<string, string>()
  return {
    get: (key) => refused.get(key) ?? quietly(() => backend().getItem(prefix + key)),
    set(key, value) {
      refused.delete(key)
      try {
        if (value) backend().setItem(prefix + key, value)
        else backend().removeItem(prefix + key)
      } catch {
        refused.set(key, value)
      }
    },
  }
}
