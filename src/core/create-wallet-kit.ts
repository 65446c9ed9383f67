import { copyOptions } from './boundary/read-property.js'
import { type AutoConnect, createAutoConnect } from './connection/auto-connect.js'
import { type ConnectManager, createConnectManager } from './connection/connect.js'
import { type Connection, disconnectedConnection } from './connection/connection.js'
import { createWalletMethods } from './connection/requests.js'
import { createSessionSync, type SessionSync } from './connection/session-sync.js'
import { toWalletState } from './connection/wallet-state.js'
import { createCancelledError, WalletKitError } from './errors.js'
import { createEmitter } from './events.js'
import type { KitContext } from './kit-context.js'
import type { KitEnvironment, KitOptions } from './options.js'
import { listen } from './page/clobber-safe-dom.js'
import { createStorage, type KeyValueStorage } from './page/storage.js'
import { createStore, type Store } from './page/store.js'
import type { WalletState } from './types.js'
import type { WalletKit } from './wallet-kit.js'
import { rejectPendingCalls } from './wallets/entry.js'
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
  { getAliases = () => [], findHostWallet }: KitEnvironment,
): KitParts {
  let connection: Connection = disconnectedConnection
  const store = createStore(() => toWalletState(connection, registry.getInstalled(), autoConnect.isEnabled()))
  const context: KitContext = {
    options,
    // `null` throws on access, so nothing is stored.
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
    const error = new WalletKitError('WALLET_FAILED', `${wallet.name} was removed from this page`, {
      wallet: wallet.name,
    })
    if (connection.attempt?.wallet === wallet) connectManager.fail(error)
    if (connection.session?.wallet === wallet) sessionSync.endSession({ keepStorage: true })
    rejectPendingCalls(wallet, error)
  })
  const sessionSync = createSessionSync(context, () => connectManager.cancel())
  const connectManager = createConnectManager(context, sessionSync.subscribeToWallet)
  const autoConnect = createAutoConnect(context, registry, connectManager.connect, findHostWallet)
  store.subscribe(autoConnect.tryAutoConnect) // Runs once for a burst of registrations.
  return { context, store, registry, sessionSync, connectManager, autoConnect }
}

/** Creates `connect()`: to the given wallet, else to the preferred one, else to the one that the user chooses. */
const createConnect = (
  { context: { options }, registry, autoConnect, connectManager }: KitParts,
  promptForWallet: KitEnvironment['promptForWallet'],
): WalletKit['connect'] =>
  async function connect(wallet, connectOptions) {
    const request = copyOptions(connectOptions)
    if (request.signal?.aborted) throw createCancelledError()
    // Entries are looked up by name: the wallet of a catalogue entry can have registered since. As the handler of a
    // click, this function receives an event, which names no wallet.
    const target = (typeof wallet === 'string' ? wallet : wallet?.name) || options.preferredWallet
    if (!target && promptForWallet) return promptForWallet(request)
    const name = `${target}`
    const entry = registry.findWallet(name)
    if (!entry) {
      const message = `Wallet not found: ${name}`
      console.warn(message)
      throw new WalletKitError('WALLET_NOT_FOUND', message, { wallet: name })
    }
    autoConnect.cancelAutoConnect()
    return connectManager.connect(entry, request)
  }

/** Creates a kit. Safe on a server: nothing happens, and no global is read, before `start`. */
export function createWalletKit(initialOptions?: KitOptions, environment?: KitEnvironment): WalletKit {
  const defaultTarget = new EventTarget()
  const functions = copyOptions(environment)
  const { getPage = () => defaultTarget, getEventTarget = getPage, promptForWallet } = functions
  const options = copyOptions(initialOptions)
  const parts = createParts(options, getEventTarget, functions)
  const { context, store, registry, sessionSync, connectManager, autoConnect } = parts
  const methods = createWalletMethods(context, sessionSync.endSession)
  if (options.lazyWallets) registry.setLazyWallets(options.lazyWallets)

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
        if (autoConnect.onPageReady(page)) store.invalidate()
      })
      return () => controller.abort()
    },
    configure(changes) {
      Object.assign(options, changes)
      if (Object.hasOwn(changes, 'lazyWallets')) registry.setLazyWallets(options.lazyWallets ?? [])
      autoConnect.onOptionsChanged()
    },
    getConnection: context.getConnection,
    subscribe: store.subscribe,
    on(name, listener) {
      const controller = new AbortController()
      listen(getPage(), name, listener as EventListener, { signal: controller.signal })
      return () => controller.abort()
    },
    connect: createConnect(parts, promptForWallet),
    isConnected: () => !!context.getSession(),
    disconnect() {
      autoConnect.cancelAutoConnect()
      connectManager.cancel()
      if (!context.getSession()) console.warn('No current wallet selected.')
      return methods.disconnect()
    },
    getState: store.get,
    getRecentWalletName: () =>
      context.storage.get('wallet-name') || context.storage.get('disconnected') || '',
    cancel: connectManager.cancel,
    loadLazyWallets: registry.loadLazyWallets,
    forceDisconnect: () => sessionSync.endSession(),
    diagnose: registry.diagnose,
  } satisfies WalletKit)
}
