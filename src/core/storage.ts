/** What the kit remembers on this origin. */
export interface Memory {
  /** The auto-connect flag: absent or `true` means enabled. */
  isAutoConnectEnabled(): boolean
  setAutoConnect(enabled: boolean): void
  /** The wallet to take up again; empty when there is none. */
  walletName(): string
  setWalletName(name: string): void
  /** Whether the visitor disconnected, and has not connected again. */
  isDisconnected(): boolean
  setDisconnected(disconnected: boolean): void
}

/** As much of the Web Storage API as is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'aptos-wallet-kit.'

/** Key whose change another tab listens for. */
export const disconnectedKey = `${prefix}disconnected`

/**
 * @param backend asked anew each time: reading `window.localStorage` itself throws in a sandboxed frame. What it
 *   refuses (no right, full) is kept in memory, so that this page at least stays true to itself.
 */
export function createMemory(backend: () => KeyValueStorage): Memory {
  const refused = new Map<string, string>()
  const read = (name: string): string | null => {
    const key = prefix + name
    try {
      return refused.get(key) ?? backend().getItem(key)
    } catch {
      return null
    }
  }
  const write = (name: string, value: string) => {
    const key = prefix + name
    refused.delete(key)
    try {
      if (value) backend().setItem(key, value)
      else backend().removeItem(key)
    } catch {
      refused.set(key, value)
    }
  }
  return {
    isAutoConnectEnabled: () => (read('auto-connect') ?? 'true') === 'true',
    setAutoConnect: (enabled) => write('auto-connect', String(enabled)),
    walletName: () => read('wallet-name') ?? '',
    setWalletName: (name) => write('wallet-name', name),
    isDisconnected: () => read('disconnected') === 'true',
    setDisconnected: (is) => write('disconnected', is ? 'true' : ''),
  }
}
