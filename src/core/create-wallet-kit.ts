import { rejectPendingCalls } from './boundary/call-wallet.js'
import { type AutoConnect, createAutoConnect } from './connection/auto-connect.js'
import { type ConnectManager, createConnectManager } from './connection/connect.js'
import { type Connection, createInitialConnection, endRestoring } from './connection/connection.js'
import { createDisconnect } from './connection/disconnect.js'
import { createWalletRequests } from './connection/requests.js'
import { createSessionSync, type SessionSync } from './connection/session-sync.js'
import { toWalletState } from './connection/wallet-state.js'
import { createCancelledError, WalletKitError } from './errors.js'
import { createEmitter } from './events.js'
import type { KitContext } from './kit-context.js'
import { copyOptions, type KitDependencies, type KitOptions } from './options.js'
import { addListener } from './page/clobber-safe-dom.js'
import { createStorage } from './page/storage.js'
import { createStore, type Store } from './page/store.js'
import type { WalletEntry, WalletState } from './types.js'
import type { KitControls, PageKit, WalletKit } from './wallet-kit.js'
import { createWalletRegistry, type WalletRegistry } from './wallets/registry.js'

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
  getEventTarget: () => EventTarget,
  { getAliases = () => [], findHostWallet }: KitDependencies,
): KitParts {
  let connection = createInitialConnection(options.autoConnect !== false)
  const store = createStore(() => toWalletState(connection, registry.getEntries(), autoConnect.isEnabled()))

  const handleRemovedWallet = (wallet: WalletEntry) => {
    const message = `${wallet.name} was removed from this page`
    const error = new WalletKitError('WALLET_FAILED', message, { wallet: wallet.name })
    if (connection.attempt?.wallet === wallet) connectManager.fail(error)
    if (connection.session?.wallet === wallet) sessionSync.endSession({ keepStorage: true })
    rejectPendingCalls(wallet, error)
  }
  const registry = createWalletRegistry(getAliases, store.invalidate, handleRemovedWallet)
  const context: KitContext = {
    options,
    storage: createStorage(() => (options.storage === undefined ? localStorage : options.storage)),
    emit: createEmitter(getEventTarget),
    hasTwin: registry.hasTwin,
    getConnection: () => connection,
    getSession: () => connection.session,
    apply(transition) {
      const previous: Connection = connection
      connection = transition(connection)
      if (connection === previous) return false
      store.invalidate()
      return true
    },
  }
  const sessionSync = createSessionSync(context, () => connectManager.cancel())
  const connectManager = createConnectManager(context, sessionSync.subscribeToWallet)
  const autoConnect = createAutoConnect(context, registry, connectManager.connect, findHostWallet)
  store.subscribe(autoConnect.tryAutoConnect) // Runs once for a burst of registrations.
  if (options.lazyWallets) registry.setLazyWallets(options.lazyWallets)
  return { context, store, registry, sessionSync, connectManager, autoConnect }
}

/** Creates `connect()`: to the given wallet, else to the preferred one, else to the one that the user chooses. */
const createConnect = (
  { context: { options }, registry, autoConnect, connectManager }: KitParts,
  promptForWallet: KitDependencies['promptForWallet'],
): PageKit['connect'] =>
  async function connect(wallet, connectOptions) {
    const { silent, signal } = copyOptions(connectOptions)
    if (signal?.aborted) throw createCancelledError()
    // Entries are looked up by name: the wallet of a catalogue entry can have registered since. As the handler of a
    // click, this function receives an event, which names no wallet.
    const name = (typeof wallet === 'string' ? wallet : wallet?.name) || options.preferredWallet
    if (!name) {
      if (promptForWallet && !silent) return promptForWallet({ signal })
      throw new WalletKitError('WALLET_NOT_FOUND', 'No wallet: name one, or set the option preferredWallet')
    }
    const entry = registry.findWallet(name)
    if (!entry) {
      const message = `Wallet not found: ${name}`
      console.warn(message)
      throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
    }
    autoConnect.cancelAutoConnect()
    return connectManager.connect(entry, { silent, signal })
  }

function createPageKit(
  parts: KitParts,
  getPage: () => EventTarget,
  promptForWallet: KitDependencies['promptForWallet'],
): PageKit {
  const { context, store, registry, sessionSync, connectManager, autoConnect } = parts
  const disconnect = createDisconnect(context, sessionSync.endSession)
  return {
    ...createWalletRequests(context, sessionSync.followNetwork),
    getState: store.get,
    subscribe: store.subscribe,
    on(name, listener) {
      const controller = new AbortController()
      addListener(getPage(), name, listener as EventListener, { signal: controller.signal })
      return () => controller.abort()
    },
    connect: createConnect(parts, promptForWallet),
    isConnected: () => !!context.getSession(),
    disconnect() {
      autoConnect.cancelAutoConnect()
      connectManager.cancel()
      context.apply(endRestoring)
      return disconnect()
    },
    diagnose: registry.diagnose,
  }
}

function createControls(parts: KitParts): KitControls {
  const { context, store, registry, sessionSync, connectManager, autoConnect } = parts
  return {
    start(page = window, ready) {
      const controller = new AbortController()
      const { signal } = controller
      registry.start(page, signal)
      Promise.resolve(ready).then(() => {
        if (signal.aborted) return
        // Do not subscribe earlier: for a `storage` listener, the browser loads the storage of the origin.
        context.signal = signal
        sessionSync.listenToPage(page, { signal })
        if (autoConnect.onPageReady(page)) store.invalidate()
      })
      return () => controller.abort()
    },
    configure(changes) {
      Object.assign(context.options, changes)
      if (Object.hasOwn(changes, 'lazyWallets')) registry.setLazyWallets(context.options.lazyWallets ?? [])
      autoConnect.onOptionsChanged()
    },
    getConnection: context.getConnection,
    cancel: connectManager.cancel,
    loadLazyWallets: registry.loadLazyWallets,
    forceDisconnect: () => sessionSync.endSession(),
    getRecentWalletName: () =>
      context.storage.get('wallet-name') || context.storage.get('disconnected') || '',
  }
}

/**
 * Creates a kit in two parts: what a page calls, and what a user interface calls in addition. Safe on a server: nothing
 * happens, and no global is read, before `start`.
 *
 * @param options Kept and changed by `configure`, so that the caller and the kit share one object.
 */
export function createKit(
  options: KitOptions,
  dependencies: KitDependencies = {},
): { kit: PageKit; controls: KitControls } {
  const defaultTarget = new EventTarget()
  const { getPage = () => defaultTarget, getEventTarget = getPage, promptForWallet } = dependencies
  const parts = createParts(options, getEventTarget, dependencies)
  return { kit: createPageKit(parts, getPage, promptForWallet), controls: createControls(parts) }
}

/** Creates a kit without a user interface. Safe on a server: nothing happens, and no global is read, before `start`. */
export function createWalletKit(options?: KitOptions, dependencies?: KitDependencies): WalletKit {
  const { kit, controls } = createKit(copyOptions(options), copyOptions(dependencies))
  return Object.freeze({ ...kit, ...controls })
}
