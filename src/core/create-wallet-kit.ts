import { createAutoConnect } from './auto-connect.js'
import { createConnectManager } from './connect.js'
import { type Connection, disconnectedConnection } from './connection.js'
import { createCancelledError, WalletKitError } from './errors.js'
import { createEmitter, type KitEventMap } from './events.js'
import type { KitContext } from './kit-context.js'
import type { ConnectOptions, KitEnvironment, KitOptions } from './options.js'
import { createSessionSync } from './session-sync.js'
import { createStorage, type KeyValueStorage } from './storage.js'
import { createStore } from './store.js'
import type { ConnectionResult, WalletEntry, WalletState } from './types.js'
import { createWalletMethods, type WalletMethods } from './wallet-methods.js'
import { createWalletRegistry, type Diagnosis } from './wallet-registry.js'
import { toWalletState } from './wallet-state.js'

/** One kit: a frozen object of plain functions. */
export interface WalletKit extends WalletMethods {
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
  forceDisconnect(): void
  /** Name of the wallet this origin remembers: the one to reconnect, else the one let go or declined; else empty. */
  getRecentWalletName(): string
  /** Every wallet that announced itself: accepted or not, why, its features and versions. */
  diagnose(): readonly Diagnosis[]
}

/** Composes a kit. Nothing happens, and no global is touched, before `start`: safe on a server. */
export function createWalletKit(
  initialOptions: KitOptions = {},
  environment: KitEnvironment = {},
): WalletKit {
  const {
    eventTarget = new EventTarget(),
    getEventTarget = () => eventTarget,
    getAliases = () => [],
    promptForWallet,
  } = environment
  const options = { ...initialOptions }
  let connection: Connection = disconnectedConnection

  const store = createStore(() => toWalletState(connection, registry.getInstalled(), autoConnect.isEnabled()))
  const storage = createStorage(() => {
    // `null` has nothing to call, and what fails is kept in memory.
    return options.storage === undefined ? localStorage : (options.storage as KeyValueStorage)
  })
  const context: KitContext = {
    options,
    storage,
    emit: createEmitter(getEventTarget),
    getConnection: () => connection,
    getSession: () => connection.session,
    apply(transition) {
      const before = connection
      connection = transition(connection)
      if (connection === before) return false
      store.invalidate()
      return true
    },
  }
  const registry = createWalletRegistry(getAliases, store.invalidate, (wallet) => {
    if (connection.attempt?.wallet === wallet) connectManager.cancel()
    if (connection.session?.wallet === wallet) sessionSync.endSession(true)
  })
  const sessionSync = createSessionSync(context, () => connectManager.cancel())
  const connectManager = createConnectManager(context, sessionSync.subscribeToWallet)
  const autoConnect = createAutoConnect(context, registry.findWallet, connectManager.connect)
  const methods = createWalletMethods(context, sessionSync.endSession)
  // Once for a burst of registrations, as for every listener.
  store.subscribe(autoConnect.tryAutoConnect)

  return Object.freeze({
    ...methods,
    start(page = window, ready) {
      const controller = new AbortController()
      const { signal } = controller
      registry.start(page, signal)
      Promise.resolve(ready).then(() => {
        if (signal.aborted) return
        // Not sooner: to listen for other tabs, a browser first fetches what the origin has stored.
        context.signal = signal
        sessionSync.listenToPage(page, { signal })
        if (autoConnect.onPageReady()) store.invalidate()
      })
      return () => controller.abort()
    },
    configure(changes) {
      Object.assign(options, changes)
      autoConnect.onOptionsChanged()
    },
    getConnection: () => connection,
    subscribe: store.subscribe,
    on(name, listener) {
      // One of its own: who listens twice hears twice, and each takes only its own away.
      const wrapped = (event: Event) => listener(event as never)
      eventTarget.addEventListener(name, wrapped)
      return () => eventTarget.removeEventListener(name, wrapped)
    },
    async connect(wallet, how) {
      const request = how ?? {}
      if (request.signal?.aborted) throw createCancelledError()
      // As the handler of a click it is given an event, which names no wallet.
      const target = ((typeof wallet === 'string' || wallet?.readyState) && wallet) || options.preferredWallet
      if (!target && promptForWallet) return promptForWallet(request)
      // An entry stands for the wallet of its name: it may be one to get that has come since.
      const name = `${(target as WalletEntry | undefined)?.name ?? target}`
      const entry = registry.findWallet(name)
      if (!entry) {
        const message = `Wallet not found: ${name}`
        console.warn(message)
        throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
      }
      autoConnect.cancelAutoConnect()
      return connectManager.connect(entry, request)
    },
    isConnected: () => !!connection.session,
    disconnect() {
      autoConnect.cancelAutoConnect()
      connectManager.cancel()
      if (!connection.session) console.warn('No current wallet selected.')
      return methods.disconnect()
    },
    getState() {
      registry.processPending()
      return store.get()
    },
    getRecentWalletName: () => storage.get('wallet-name') || storage.get('disconnected') || '',
    cancel: connectManager.cancel,
    forceDisconnect: () => sessionSync.endSession(),
    diagnose: registry.diagnose,
  } satisfies WalletKit)
}
