import { rejectPendingCalls } from './boundary/call-wallet.js'
import { createAuthenticator } from './connection/authenticate.js'
import { type AutoConnect, createAutoConnect } from './connection/auto-connect.js'
import {
  type ConnectManager,
  type Connector,
  createConnect,
  createConnectManager,
  createConnector,
} from './connection/connect.js'
import { endRestoring, toWalletState } from './connection/connection.js'
import { createDisconnect } from './connection/disconnect.js'
import { createLoginManager, type LoginManager } from './connection/login.js'
import { createWalletRequests } from './connection/requests.js'
import { createSessionSync, type SessionSync } from './connection/session-sync.js'
import { WalletKitError } from './errors.js'
import { createKitContext, type KitContext } from './kit-context.js'
import { copyOwnProperties, type KitDependencies, type KitOptions } from './options.js'
import { addListener } from './page/clobber-safe-dom.js'
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
  readonly loginManager: LoginManager
  readonly connector: Connector
}

function createParts(
  options: KitOptions,
  getEventTarget: () => EventTarget,
  { getAliases = () => [], findHostWallet }: KitDependencies,
): KitParts {
  const store = createStore(() =>
    toWalletState(context.getConnection(), registry.getEntries(), autoConnect.isEnabled()),
  )
  const handleRemovedWallet = (wallet: WalletEntry) => {
    const message = `${wallet.name} was removed from this page`
    const error = new WalletKitError('WALLET_FAILED', message, { wallet: wallet.name })
    if (context.getConnection().attempt?.wallet === wallet) connectManager.fail(error)
    if (context.getSession()?.wallet === wallet) sessionSync.endSession({ keepStorage: true })
    rejectPendingCalls(wallet, error)
  }
  const registry = createWalletRegistry(getAliases, store.invalidate, handleRemovedWallet)
  const context = createKitContext(options, getEventTarget, registry.hasTwin, store.invalidate)
  const loginManager = createLoginManager(context, store)
  const sessionSync = createSessionSync(context, () => connectManager.cancel(), loginManager)
  const connectManager = createConnectManager(context, sessionSync.subscribeToWallet, loginManager.verify)
  const autoConnect = createAutoConnect(context, registry, connectManager.connect, findHostWallet)
  // Runs once for a burst of registrations. The modal store also subscribes, after this.
  store.subscribe(autoConnect.tryAutoConnect)
  if (options.lazyWallets) registry.setLazyWallets(options.lazyWallets)
  const connector = createConnector(context, registry, connectManager, autoConnect.skipAutoConnect)
  return { context, store, registry, sessionSync, connectManager, autoConnect, loginManager, connector }
}

function createPageKit(
  parts: KitParts,
  authenticate: PageKit['authenticate'],
  getPage: () => EventTarget,
  promptForWallet: KitDependencies['promptForWallet'],
): PageKit {
  const { context, store, registry, sessionSync, connectManager, autoConnect, loginManager, connector } =
    parts
  const disconnectSession = createDisconnect(context, sessionSync.endSession)
  return {
    ...createWalletRequests(context, sessionSync.applyNetwork),
    getState: store.get,
    subscribe: store.subscribe,
    on(name, listener) {
      const controller = new AbortController()
      addListener(getPage(), name, listener as EventListener, { signal: controller.signal })
      return () => controller.abort()
    },
    connect: createConnect(connector, promptForWallet),
    isConnected: () => !!context.getSession(),
    disconnect() {
      autoConnect.skipAutoConnect()
      connectManager.cancel()
      context.apply(endRestoring)
      return disconnectSession()
    },
    authenticate,
    signOut: loginManager.signOut,
    diagnose: registry.diagnose,
  }
}

function createControls(parts: KitParts, connectAndSignIn: KitControls['connectAndSignIn']): KitControls {
  const { context, store, registry, sessionSync, connectManager, autoConnect, loginManager } = parts
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
        loginManager.restore()
        if (autoConnect.start(page)) store.invalidate()
      })
      return () => controller.abort()
    },
    configure(changes) {
      Object.assign(context.options, changes)
      if (Object.hasOwn(changes, 'lazyWallets')) registry.setLazyWallets(context.options.lazyWallets ?? [])
      loginManager.onOptionsChanged()
      autoConnect.storeAndTryAutoConnect()
    },
    getConnection: context.getConnection,
    cancel: connectManager.cancel,
    loadLazyWallets: registry.loadLazyWallets,
    prepareSignIn: loginManager.prepare,
    connectAndSignIn,
    forceDisconnect: () => sessionSync.endSession(),
    getRecentWalletName: () =>
      context.storage.get('wallet-name') || context.storage.get('disconnected') || '',
  }
}

/**
 * Creates a kit in parts: what a page calls, and what a user interface calls in addition. Safe on a server: nothing
 * happens, and no global is read, before `start`.
 *
 * @param options Kept and changed by `configure`, so that the caller and the kit share one object.
 */
export function createKit(
  options: KitOptions,
  dependencies: KitDependencies = {},
): { kit: PageKit; controls: KitControls } & Pick<KitContext, 'emit' | 'storage'> {
  const defaultTarget = new EventTarget()
  const {
    getPage = () => defaultTarget,
    getEventTarget = getPage,
    promptForWallet,
    signInPrompt,
  } = dependencies
  const parts = createParts(options, getEventTarget, dependencies)
  const { context, store, connector, loginManager } = parts
  const { emit, storage } = context
  const { authenticate, connectAndSignIn } = createAuthenticator(
    context,
    store,
    connector,
    loginManager,
    signInPrompt,
  )
  return {
    kit: createPageKit(parts, authenticate, getPage, promptForWallet),
    controls: createControls(parts, connectAndSignIn),
    emit,
    storage,
  }
}

/** Creates a kit without a user interface. Safe on a server: nothing happens, and no global is read, before `start`. */
export function createWalletKit(options?: KitOptions, dependencies?: KitDependencies): WalletKit {
  const { kit, controls } = createKit(copyOwnProperties(options), copyOwnProperties(dependencies))
  return Object.freeze({ ...kit, ...controls })
}
