import { createInitialState, parseState, serializeState, type WalletState } from './state.js'

/** The origin of a change. The wallet does not notify a page of a disconnect that the page requested itself. */
export type ChangeSource = 'page' | 'wallet' | 'another tab'

export type Listener = (next: WalletState, previous: WalletState, source: ChangeSource) => void

export type StatePatch = Partial<WalletState>

export interface Store {
  get(): WalletState
  /**
   * Changes the state.
   *
   * @param patch The changed fields, or a function of the latest stored state, which includes changes of other tabs.
   * @param source Default: `wallet`.
   */
  update(patch: StatePatch | ((latest: WalletState) => StatePatch), source?: ChangeSource): void
  /** Replaces the state with the initial state, which has a new key. */
  reset(): void
  /** Adds a listener. Returns an unsubscribe function. */
  subscribe(listener: Listener): () => void
}

/** A store whose state all tabs of an origin share. */
export interface SharedStore extends Store {
  /** Reads the state that another tab stored, and notifies the listeners. */
  reload(): void
}

/** The only storage key that the wallet uses. */
export const STORAGE_KEY = 'aptos-dev-wallet'

/**
 * Creates the store of the wallet's state, and writes the state to storage. Every update starts from the latest stored state, so
 * that a tab keeps the changes of other tabs. If storage is blocked or full, the state is only in memory.
 *
 * @param storage The page's `localStorage`, if it is available.
 * @param scriptOverrides The options of the script tag. Each overrides the stored value until this tab changes the field.
 */
export function createStore(storage: Storage | undefined, scriptOverrides: StatePatch): SharedStore {
  const listeners = new Set<Listener>()
  let overrides: StatePatch = scriptOverrides
  let stored = parseState(readItem(storage))
  // If a write fails, storage still has the old value, so the latest state is the one in memory.
  let isPersistent = writeItem(storage, stored)
  let state: WalletState = { ...stored, ...overrides }

  function setState(next: WalletState, source: ChangeSource) {
    const previous = state
    stored = next
    state = { ...stored, ...overrides }
    for (const listener of [...listeners]) listener(state, previous, source)
  }

  const readLatest = () => {
    const text = isPersistent ? readItem(storage) : null
    return text === null ? stored : parseState(text)
  }

  return {
    get: () => state,
    update(change, source = 'wallet') {
      const latest = readLatest()
      const patch = typeof change === 'function' ? change(latest) : change
      overrides = omitKeys(overrides, patch)
      const next = { ...latest, ...patch }
      isPersistent = writeItem(storage, next)
      setState(next, source)
    },
    reset() {
      overrides = {}
      const next = createInitialState()
      isPersistent = writeItem(storage, next)
      setState(next, 'wallet')
    },
    reload: () => setState(readLatest(), 'another tab'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const omitKeys = (patch: StatePatch, keys: StatePatch): StatePatch =>
  Object.fromEntries(Object.entries(patch).filter(([key]) => !Object.hasOwn(keys, key)))

function readItem(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(STORAGE_KEY) ?? null
  } catch {
    return null
  }
}

/** Writes the state, if there is storage. Returns `false` if the write fails. */
function writeItem(storage: Storage | undefined, state: WalletState): boolean {
  try {
    storage?.setItem(STORAGE_KEY, serializeState(state))
    return true
  } catch {
    return false
  }
}
