import {
  type ChangeSource,
  createInitialState,
  type Listener,
  type StatePatch,
  type Store,
  type WalletState,
} from '../../dev-wallet/shared.js'

export interface RemoteStore extends Store {
  /** Changes the state as the controller requests. */
  applyPatch(patch: StatePatch): void
}

/**
 * Creates a store whose state the controller keeps. The state survives reloads and a cleared `localStorage`, and is the same in
 * all tabs. Except for the connection, it is also the same in all origins.
 *
 * @param initial The state until the controller sends its state.
 * @param sendUpdate Sends a change of this document to the controller.
 */
export function createRemoteStore(
  initial: WalletState,
  sendUpdate: (patch: StatePatch) => void,
): RemoteStore {
  const listeners = new Set<Listener>()
  let state = initial

  function setState(patch: StatePatch, source: ChangeSource) {
    const previous = state
    state = { ...state, ...patch }
    for (const listener of [...listeners]) listener(state, previous, source)
  }
  function update(
    change: StatePatch | ((latest: WalletState) => StatePatch),
    source: ChangeSource = 'wallet',
  ) {
    const patch = typeof change === 'function' ? change(state) : change
    // Send the update first, because a listener can trigger another update.
    sendUpdate(patch)
    setState(patch, source)
  }

  return {
    get: () => state,
    update,
    reset: () => update(createInitialState()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    applyPatch: (patch) => setState(patch, 'another tab'),
  }
}
