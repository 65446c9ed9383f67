import { type AutoConnect, createAutoConnect } from './auto-connect.js'
import { type ConnectManager, createConnectManager } from './connect.js'
import { type Connection, disconnectedConnection } from './connection.js'
import type { Diagnosis } from './diagnosis.js'
import { createCancelledError, WalletKitError } from './errors.js'
import { createEmitter, type KitEventMap } from './events.js'
import type { KitContext } from './kit-context.js'
import type { ConnectOptions, KitEnvironment, KitOptions } from './options.js'
import { createSessionSync, type SessionSync } from './session-sync.js'
import { createStorage, type KeyValueStorage } from './storage.js'
import { createStore, type Store } from './store.js'
import type { ConnectionResult, WalletEntry, WalletState } from './types.js'
import { createWalletMethods, type WalletMethods } from './wallet-methods.js'
import { createWalletRegistry, type WalletRegistry } from './wallet-registry.js'
import { toWalletState } from './wallet-state.js'

/** One kit: a frozen object of plain functions. */
export interface WalletKit extends WalletMethods {
  /**
   * Starts the kit: listens for wallets and other tabs, and reconnects once `ready` has settled.
   *
   * @param page The window. Not used before this call.
   * @returns A function that removes every listener.
   */
  start(page?: Window, ready?: Promise<unknown>): () => void
  /** Changes the given options at any time. Other options stay. */
  configure(options: KitOptions): void
  /** Returns the wallet store with every wallet that registered: a frozen snapshot that is replaced only when something in it changes. */
  getState(): WalletState
  /** Returns the connection as a union in which each status has its own fields. */
  getConnection(): Connection
  /**
   * Adds a listener that runs in the microtask after a change, once for a burst of changes.
   *
   * @returns An unsubscribe function.
   */
  subscribe(listener: (state: WalletState) => void): () => void
  /**
   * Adds a listener for an event.
   *
   * @returns An unsubscribe function.
   */
  on<Name extends keyof KitEventMap>(
    name: Name,
    listener: (event: CustomEvent<KitEventMap[Name]>) => void,
  ): () => void
  /**
   * Connects to a wallet.
   *
   * @param wallet A name or an entry of `installed_wallets`. Default: the preferred wallet.
   * @throws WalletKitError `WALLET_NOT_FOUND`, `CANCELLED`, `WALLET_FAILED`, `BAD_WALLET_DATA`, `UNSUPPORTED`
   */
  connect(wallet?: string | WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Cancels the current connection attempt. */
  cancel(): void
  /** Returns `true` only if wallet and address are both set. */
  isConnected(): boolean
  /** Ends the session on this page without calling the wallet. */
  forceDisconnect(): void
  /** Returns the name of the wallet that this origin stores: to reconnect, or as disconnected. Empty if there is none. */
  getRecentWalletName(): string
  /** Returns every wallet that registered: accepted or not, why, its features and versions. */
  diagnose(): readonly Diagnosis[]
}

/** The parts of one kit. */
interface KitParts {
  readonly context: KitContext
  readonly store: Store<WalletState>
  readonly registry: WalletRegistry
  readonly sessionSync: SessionSync
  readonly connectManager: ConnectManager
  readonly autoConnect: AutoConnect
}

function createParts(
  options: KitOptions,
  getAliases: NonNullable<KitEnvironment['getAliases']>,
  getEventTarget: () => EventTarget,
): KitParts {
  let connection: Connection = disconnectedConnection
  const store = createStore(() => toWalletState(connection, registry.getInstalled(), autoConnect.isEnabled()))
  const context: KitContext = {
    options,
    // `null` throws on access, and values that the backend refuses are kept in memory.
    storage: createStorage(() =>
      options.storage === undefined ? localStorage : (options.storage as KeyValueStorage),
    ),
    emit: createEmitter(getEventTarget),
    getConnection: () => connection,
    getSession: () => connection.session,
    apply(transition) {
      const previous = connection
      connection = transition(connection)
      if (connection === previous) return false
      store.invalidate()
      return true
    },
  }
  const registry = createWalletRegistry(getAliases, store.invalidate, (wallet) => {
    if (connection.attempt?.wallet === wallet) connectManager.cancel()
    if (connection.session?.wallet === wallet) sessionSync.endSession({ keepStorage: true })
  })
  const sessionSync = createSessionSync(context, () => connectManager.cancel())
  const connectManager = createConnectManager(context, sessionSync.subscribeToWallet)
  const autoConnect = createAutoConnect(context, registry.findWallet, connectManager.connect)
  store.subscribe(autoConnect.tryAutoConnect) // Runs once for a burst of registrations.
  return { context, store, registry, sessionSync, connectManager, autoConnect }
}

/** Creates `connect()`, which finds the wallet by name or lets the user choose. */
const createConnect = (
  { context: { options }, registry, autoConnect, connectManager }: KitParts,
  promptForWallet: KitEnvironment['promptForWallet'],
): WalletKit['connect'] =>
  async function connect(wallet, requestOptions) {
    const connectOptions = requestOptions ?? {} // As an event handler, or with `null`.
    if (connectOptions.signal?.aborted) throw createCancelledError()
    // As the handler of a click, this function receives an event, which names no wallet.
    const target = ((typeof wallet === 'string' || wallet?.readyState) && wallet) || options.preferredWallet
    if (!target && promptForWallet) return promptForWallet(connectOptions)
    // Entries are looked up by name: the wallet of a catalogue entry can have registered since.
    const name = typeof target === 'object' ? target.name : `${target}`
    const entry = registry.findWallet(name)
    if (!entry) {
      const message = `Wallet not found: ${name}`
      console.warn(message)
      throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
    }
    autoConnect.cancelAutoConnect()
    return connectManager.connect(entry, connectOptions)
  }

/** Creates a kit. Safe on a server: nothing happens, and no global is read, before `start`. */
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
  const parts = createParts(options, getAliases, getEventTarget)
  const { context, store, registry, sessionSync, connectManager, autoConnect } = parts
  const methods = createWalletMethods(context, sessionSync.endSession)

  return Object.freeze({
    ...methods,
    start(page = window, ready) {
      const controller = new AbortController()
      const { signal } = controller
      registry.start(page, signal)
      Promise.resolve(ready).then(() => {
        if (signal.aborted) return
        // Do not subscribe earlier: for a `storage` listener, the browser loads the storage of the origin.
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
    getConnection: context.getConnection,
    subscribe: store.subscribe,
    on(name, listener) {
      // Each subscription has its own wrapper, so that a function subscribed twice is called twice and removed once.
      const wrapped = (event: Event) => listener(event as never)
      eventTarget.addEventListener(name, wrapped)
      return () => eventTarget.removeEventListener(name, wrapped)
    },
    connect: createConnect(parts, promptForWallet),
    isConnected: () => !!context.getSession(),
    disconnect() {
      autoConnect.cancelAutoConnect()
      connectManager.cancel()
      if (!context.getSession()) console.warn('No current wallet selected.')
      return methods.disconnect()
    },
    getState() {
      registry.processPending()
      return store.get()
    },
    getRecentWalletName: () =>
      context.storage.get('wallet-name') || context.storage.get('disconnected') || '',
    cancel: connectManager.cancel,
    forceDisconnect: () => sessionSync.endSession(),
    diagnose: registry.diagnose,
  } satisfies WalletKit)
}
