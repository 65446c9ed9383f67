import { createAutoConnect } from './auto-connect.js'
import { type Connection, disconnected } from './connection.js'
import { createConnector } from './connect.js'
import type { Context } from './kit-context.js'
import { cancelled, WalletKitError } from './errors.js'
import { createEmitter, type KitEventMap } from './events.js'
import { createFeatures, type Features } from './wallet-methods.js'
import { createLiveSession } from './session-sync.js'
import type { ConnectOptions, KitOptions, KitSurroundings } from './options.js'
import { createRegistry, type Diagnosis } from './wallet-registry.js'
import { toState } from './wallet-state.js'
import { createMemory, type KeyValueStorage } from './storage.js'
import { createStore } from './store.js'
import type { ConnectionResult, WalletEntry, WalletState } from './types.js'

/** One kit: a frozen object of plain functions. */
export interface WalletKit extends Features {
  /**
   * Begins: hears of wallets and of other tabs, and takes up the visitor's wallet once `ready` has settled.
   *
   * @param page the window; it is not touched before
   * @returns the remover of every listener
   */
  start(page?: Window, ready?: Promise<unknown>): () => void
  /** Changes what is given, at any time; what is not given stays. */
  configure(options: KitOptions): void
  /** The wallet store, with every wallet that has announced itself: a frozen snapshot, replaced only when something in it changes. */
  getState(): WalletState
  /** The connection as a union; each status carries just what it has. */
  getConnection(): Connection
  /** @param listener hears in the microtask after a change, once for a burst. @returns the remover */
  subscribe(listener: (state: WalletState) => void): () => void
  on<Name extends keyof KitEventMap>(
    name: Name,
    listener: (event: CustomEvent<KitEventMap[Name]>) => void,
  ): () => void
  /**
   * @param wallet a name, or an entry of `installed_wallets`; the preferred wallet unless given
   * @throws WalletKitError `WALLET_NOT_FOUND`, `CANCELLED`, `WALLET_FAILED`, `BAD_WALLET_DATA`, `UNSUPPORTED`
   */
  connect(wallet?: string | WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Calls off the attempt that is under way, if one is. */
  cancel(): void
  /** True only if wallet and address are both set. */
  isConnected(): boolean
  /** Ends the session on this page whatever the wallet says. */
  forget(): void
  /** Name of the wallet this origin remembers: the one to reconnect, else the one let go or declined; else empty. */
  recentWallet(): string
  /** Every wallet that announced itself: accepted or not, why, its features and versions. */
  diagnose(): readonly Diagnosis[]
}

/** Composes a kit. Nothing happens, and no global is touched, before `start`: safe on a server. */
export function createWalletKit(given: KitOptions = {}, surroundings: KitSurroundings = {}): WalletKit {
  const { events = new EventTarget(), source = () => events, aliases = () => [], choose } = surroundings
  const options = { ...given }
  let connection: Connection = disconnected

  const store = createStore(() => toState(connection, registry.installed(), autoConnect.isEnabled()))
  const remembered = createMemory(() => {
    // `null` has nothing to call, and what fails is kept in memory.
    return options.storage === undefined ? localStorage : (options.storage as KeyValueStorage)
  })
  const context: Context = {
    options,
    remembered,
    emit: createEmitter(source),
    connection: () => connection,
    session: () => connection.session,
    send(transition) {
      const before = connection
      connection = transition(connection)
      if (connection === before) return false
      store.changed()
      return true
    },
  }
  const registry = createRegistry(aliases, store.changed, (wallet) => {
    if (connection.attempt?.wallet === wallet) connector.cancel()
    if (connection.session?.wallet === wallet) live.leave(true)
  })
  const live = createLiveSession(context, () => connector.cancel())
  const connector = createConnector(context, live.watchWallet)
  const autoConnect = createAutoConnect(context, registry.find, connector.connect)
  const features = createFeatures(context, live.leave)
  // Once for a burst of registrations, as for every listener.
  store.subscribe(autoConnect.consider)

  return Object.freeze({
    ...features,
    start(page = window, ready) {
      const stop = new AbortController()
      const { signal } = stop
      registry.start(page, signal)
      Promise.resolve(ready).then(() => {
        if (signal.aborted) return
        // Not sooner: to listen for other tabs, a browser first fetches what the origin has stored.
        context.signal = signal
        live.follow(page, { signal })
        if (autoConnect.ready()) store.changed()
      })
      return () => stop.abort()
    },
    configure(more) {
      Object.assign(options, more)
      autoConnect.configured()
    },
    getConnection: () => connection,
    subscribe: store.subscribe,
    on(name, listener) {
      // One of its own: who listens twice hears twice, and each takes only its own away.
      const own = (event: Event) => listener(event as never)
      events.addEventListener(name, own)
      return () => events.removeEventListener(name, own)
    },
    async connect(wallet, how) {
      const request = how ?? {}
      if (request.signal?.aborted) throw cancelled()
      // As the handler of a click it is given an event, which names no wallet.
      const wanted = ((typeof wallet === 'string' || wallet?.readyState) && wallet) || options.preferredWallet
      if (!wanted && choose) return choose(request)
      // An entry stands for the wallet of its name: it may be one to get that has come since.
      const name = `${(wanted as WalletEntry | undefined)?.name ?? wanted}`
      const found = registry.find(name)
      if (!found) {
        const message = `Wallet not found: ${name}`
        console.warn(message)
        throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
      }
      autoConnect.spend()
      return connector.connect(found, request)
    },
    isConnected: () => !!connection.session,
    disconnect() {
      autoConnect.spend()
      connector.cancel()
      if (!connection.session) console.warn('No current wallet selected.')
      return features.disconnect()
    },
    getState() {
      registry.read()
      return store.get()
    },
    recentWallet: () => remembered.get('wallet-name') || remembered.get('disconnected') || '',
    cancel: connector.cancel,
    forget: () => live.leave(),
    diagnose: registry.diagnose,
  } satisfies WalletKit)
}
