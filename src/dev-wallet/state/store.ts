import { freshState, readState, type WalletState, writeState } from './state.js'

/** Who brought a change about: the page is not told that a connection is over which it ended itself. */
export type Cause = 'page' | 'wallet' | 'another tab'

export type Listener = (next: WalletState, previous: WalletState, cause: Cause) => void

type Patch = Partial<WalletState>

export interface Store {
  get(): WalletState
  /** @param patch what changes; as a function, of what is stored now, another tab's changes included */
  update(patch: Patch | ((latest: WalletState) => Patch), cause?: Cause): void
  /** Forgets everything and begins anew. */
  reset(): void
  /** Takes what another tab stored. */
  reload(): void
  /** @returns the remover */
  subscribe(listener: Listener): () => void
}

/** The one key of the page's storage the wallet uses. */
export const STORAGE_KEY = 'aptos-dev-wallet'

/**
 * The wallet's state over the page's storage. Each change starts from what is stored now, so that tabs of one
 * origin do not undo each other's. Without storage (blocked, full) the state lives as long as the page.
 * @param overrides what the script tag says: stronger than what is stored, until it is changed on this page
 */
export function createStore(storage: Storage | undefined, overrides: Patch): Store {
  const listeners = new Set<Listener>()
  let pinned: Patch = overrides
  let stored = readState(read(storage))
  /** Storage that could not be written still gives what was there before. */
  let isKept = write(storage, stored)
  let state: WalletState = { ...stored, ...pinned }

  function become(next: WalletState, cause: Cause) {
    const previous = state
    stored = next
    state = { ...stored, ...pinned }
    for (const listener of [...listeners]) listener(state, previous, cause)
  }

  /** Where storage keeps nothing, what this page knows is all there is. */
  const latest = () => {
    const text = isKept ? read(storage) : null
    return text === null ? stored : readState(text)
  }

  return {
    get: () => state,
    update(change, cause = 'wallet') {
      const before = latest()
      const patch = typeof change === 'function' ? change(before) : change
      pinned = without(pinned, patch)
      const next = { ...before, ...patch }
      isKept = write(storage, next)
      become(next, cause)
    },
    reset() {
      pinned = {}
      const next = freshState()
      isKept = write(storage, next)
      become(next, 'wallet')
    },
    reload: () => become(latest(), 'another tab'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const without = (from: Patch, keys: Patch): Patch =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !(key in keys)))

function read(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(STORAGE_KEY) ?? null
  } catch {
    return null
  }
}

/** False where storage is full or denied: the page's memory holds the state then. */
function write(storage: Storage | undefined, state: WalletState): boolean {
  try {
    storage?.setItem(STORAGE_KEY, writeState(state))
    return true
  } catch {
    return false
  }
}
