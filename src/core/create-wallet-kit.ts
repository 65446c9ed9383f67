import { rejectPendingCalls } from './boundary/call-wallet.js'
import { type AutoConnect, createAutoConnect } from './connection/auto-connect.js'
import { type ConnectManager, createConnect, createConnectManager } from './connection/connect.js'
import { endRestoring, toWalletState } from './connection/connection.js'
import { createDisconnect } from './connection/disconnect.js'
import { createWalletRequests } from './connection/requests.js'
import { createSessionSync, type SessionSync } from './connection/session-sync.js'
import { WalletKitError } from './errors.js'
import { createKitContext, type KitContext } from './kit-context.js'
import { copyOptions, type KitDependencies, type KitOptions } from './options.js'
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
  const sessionSync = createSessionSync(context, () => connectManager.cancel())
  const connectManager = createConnectManager(context, sessionSync.subscribeToWallet)
  const autoConnect = createAutoConnect(context, registry, connectManager.connect, findHostWallet)
  store.subscribe(autoConnect.tryAutoConnect) // Runs once for a burst of registrations.
  if (options.lazyWallets) registry.setLazyWallets(options.lazyWallets)
  return { context, store, registry, sessionSync, connectManager, autoConnect }
}

function createPageKit(
  parts: KitParts,
  getPage: () => EventTarget,
  promptForWallet: KitDependencies['promptForWallet'],
): PageKit {
  const { context, store, registry, sessionSync, connectManager, autoConnect } = parts
  const disconnect = createDisconnect(context, sessionSync.endSession)
  return {
    ...createWalletRequests(context, sessionSync.applyNetwork),
    getState: store.get,
    subscribe: store.subscribe,
    on(name, listener) {
      const controller = new AbortController()
      addListener(getPage(), name, listener as EventListener, { signal: controller.signal })
      return () => controller.abort()
    },
    connect: createConnect(context, registry, connectManager, autoConnect.cancelAutoConnect, promptForWallet),
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
        if (autoConnect.start(page)) store.invalidate()
      })
      return () => controller.abort()
    },
    configure(changes) {
      Object.assign(context.options, changes)
      if (Object.hasOwn(changes, 'lazyWallets')) registry.setLazyWallets(context.options.lazyWallets ?? [])
      autoConnect.applyAutoConnectOption()
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
  const { getPage = () => defaultTarget, getEventTarget = getPage, promptForWallet } = dependencies
  const parts = createParts(options, getEventTarget, dependencies)
  const kit = createPageKit(parts, getPage, promptForWallet)
  const { emit, storage } = parts.context
  return { kit, controls: createControls(parts), emit, storage }
}

/** Creates a kit without a user interface. Safe on a server: nothing happens, and no global is read, before `start`. */
export function createWalletKit(options?: KitOptions, dependencies?: KitDependencies): WalletKit {
  const { kit, controls } = createKit(copyOptions(options), copyOptions(dependencies))
  return Object.freeze({ ...kit, ...controls })
}
