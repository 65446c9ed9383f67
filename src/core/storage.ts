import { quietly } from './quietly.js'

/** As much of the Web Storage API as is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What the kit remembers on an origin: the auto-connect flag (absent or `true` means enabled), the wallet to take up
 * again, and the wallet the visitor disconnected from and has not connected to again since.
 */
export type MemoryKey = 'auto-connect' | 'wallet-name' | 'disconnected'

export interface Memory {
  get(key: MemoryKey): string | null
  /** @param value empty to forget */
  set(key: MemoryKey, value: string): void
}

const prefix = 'aptos-wallet-kit.'

/** Key whose change another tab listens for. */
export const disconnectedKey = `${prefix}disconnected`

/**
 * @param backend asked anew each time: reading `window.localStorage` itself throws in a sandboxed frame. What it
 *   refuses (no right, full) is kept in memory, so that this page at least stays true to itself.
 */
export function createMemory(backend: () => KeyValueStorage): Memory {
  const refused = new Map<string, string>()
  return {
    get: (key) => refused.get(key) ?? quietly(() => backend().getItem(prefix + key)) ?? null,
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
