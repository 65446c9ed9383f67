import { createAttemptManager } from './connection/attempts.js'
import { createAuthenticator } from './connection/authenticate.js'
import { createAutoConnect } from './connection/auto-connect.js'
import { createConnect } from './connection/connect.js'
import { type Connection, endRestoring, getSignInStatus } from './connection/connection.js'
import { createWalletDisconnect } from './connection/disconnect.js'
import { createLoginManager } from './connection/login.js'
import { createLoginListener } from './connection/login-listener.js'
import { createWalletRequests } from './connection/requests.js'
import { createSessionSync } from './connection/session-sync.js'
import { createWalletSync } from './connection/wallet-sync.js'
import { WalletKitError } from './errors.js'
import { haveSameFields } from './have-same-fields.js'
import { createKitContext, type KitContext } from './kit-context.js'
import { copyOwnProperties, type KitDependencies, type KitOptions } from './options.js'
import { addListener } from './page/clobber-safe-dom.js'
import { createStore } from './page/store.js'
import type { WalletEntry, WalletState } from './types.js'
import type { KitControls, PageKit, WalletKit } from './wallet-kit.js'
import { createWalletFinder } from './wallets/find-wallet.js'
import { createWalletRegistry } from './wallets/registry.js'

/**
 * Creates the parts of a kit: the functions for a page, and the additional functions for a user interface. Safe on a server:
 * before `start()`, the kit calls no wallet, and reads neither the window nor the document.
 *
 * @param liveOptions The options object, which `configure` changes, so that the caller and the kit share one object.
 */
export function createKitParts(
  liveOptions: KitOptions,
  dependencies: KitDependencies = {},
): { kit: PageKit; controls: KitControls } & Pick<KitContext, 'emit' | 'storage'> {
  const defaultTarget = new EventTarget()
  const {
    getRootTarget = () => defaultTarget,
    getEventTarget = getRootTarget,
    getNameAndAliases = (name) => [name],
    findHostWallet,
    promptForWallet,
    signInPrompt,
  } = dependencies

  // The parts refer to each other, so the functions of a part must run only after all parts exist.
  let state: WalletState | undefined
  const store = createStore(() => {
    const newState = toWalletState(getConnection(), registry.getEntries(), autoConnect.wasEnabledAtLoad())
    // Not every change of the connection changes the state: for example, the state does not contain the input of a sign-in.
    if (!state || !haveSameFields(state, newState)) state = newState
    return state
  })
  /** Fails the pending attempt of a wallet that unregistered. Ends the session of this wallet, but not in other tabs. */
  const stopUsingUnregisteredWallet = (wallet: WalletEntry) => {
    const message = `${wallet.name} was removed from this page`
    if (getConnection().attempt?.wallet === wallet)
      attemptManager.failAndReport(new WalletKitError('WALLET_FAILED', message, { wallet: wallet.name }))
    if (getSession()?.wallet === wallet) sessionSync.endSessionHere()
  }
  const registry = createWalletRegistry(getNameAndAliases, store.invalidate, stopUsingUnregisteredWallet)
  const context = createKitContext(liveOptions, getEventTarget, store.invalidate)
  const { emit, storage, apply, getConnection, getSession } = context
  const login = createLoginManager(context)
  const walletSync = createWalletSync(context, () => sessionSync.endDisconnectedSession())
  const sessionSync = createSessionSync(context, () => attemptManager.cancel(), login, walletSync)
  const attemptManager = createAttemptManager(context, registry, walletSync, login.verifyAndUpdateLogin)
  const autoConnect = createAutoConnect(context, registry, attemptManager, store.invalidate, findHostWallet)
  // The listeners run in this order, once for a burst of changes. The listeners of the modals (`createModalStore()` in
  // `ui/modal/modal-store.ts`) and of the page run after them.
  store.subscribe(createLoginListener(login))
  store.subscribe(autoConnect.tryConnectOrEndRestoring)
  if (liveOptions.lazyWallets) registry.setLazyWallets(liveOptions.lazyWallets)
  const findNamedOrPreferredWallet = createWalletFinder(context, registry)
  const { connectAndSignIn, authenticate } = createAuthenticator(
    context,
    store,
    findNamedOrPreferredWallet,
    attemptManager,
    login,
    signInPrompt,
  )
  const disconnectWallet = createWalletDisconnect(context, sessionSync.endSessionEverywhere)

  const kit: PageKit = {
    ...createWalletRequests(context, walletSync.updateNetworkOnceRead),
    getState: store.get,
    subscribe: store.subscribe,
    on(name, listener) {
      const controller = new AbortController()
      addListener(getRootTarget(), name, listener as EventListener, { signal: controller.signal })
      return () => controller.abort()
    },
    connect: createConnect(findNamedOrPreferredWallet, attemptManager, promptForWallet),
    isConnected: () => !!getSession(),
    disconnect() {
      autoConnect.preventAutoConnect()
      attemptManager.cancel()
      apply(endRestoring)
      return disconnectWallet()
    },
    authenticate,
    signOut: login.signOut,
    diagnose: registry.diagnose,
  }

  const controls: KitControls = {
    start(pageWindow = window, ready) {
      const controller = new AbortController()
      const { signal } = controller
      registry.start(pageWindow, signal)
      Promise.resolve(ready).then(() => {
        if (signal.aborted) return
        // Do not listen earlier: for a `storage` listener, the browser loads the storage of the origin, which takes time.
        context.signal = signal
        sessionSync.listenToPage(pageWindow, { signal })
        login.refreshLogin()
        autoConnect.start(pageWindow)
      })
      return () => controller.abort()
    },
    configure(changes) {
      Object.assign(liveOptions, changes)
      if (Object.hasOwn(changes, 'lazyWallets')) registry.setLazyWallets(liveOptions.lazyWallets ?? [])
      login.enableOrDisableLogin()
      autoConnect.storeAutoConnect()
      autoConnect.tryConnectOrEndRestoring()
    },
    getConnection,
    cancel: attemptManager.cancel,
    loadLazyWallets: registry.loadLazyWallets,
    prepareSignIn: login.prepareSignIn,
    connectAndSignIn,
    forceDisconnect: sessionSync.endSessionEverywhere,
    getRecentWalletName: () => storage.get('wallet-name') || storage.get('disconnected') || '',
  }

  return { kit, controls, emit, storage }
}

/** Converts the connection to the state that `getState()` returns, with the field names of the specification. */
function toWalletState(
  connection: Connection,
  installed_wallets: readonly WalletEntry[],
  isAutoConnectEnabled: boolean,
): WalletState {
  const { session, status } = connection
  const network = session?.network
  return Object.freeze({
    status,
    signInStatus: getSignInStatus(connection),
    wallet: session?.wallet ?? null,
    installed_wallets,
    // Defaults for a state without an account.
    address: '',
    publicKey: '',
    ansName: null,
    ...session?.account,
    network: network?.name ?? '',
    chainId: network?.chainId ?? null,
    url: network?.url ?? '',
    isAutoConnectEnabled,
  })
}

/**
 * Creates a kit without a user interface. Before `start()`, the kit calls no wallet, and reads neither the window nor the
 * document, so it is safe on a server. Call `start()` in the browser.
 *
 * @example
 * const kit = createWalletKit({ preferredWallet: 'Petra' })
 * const stop = kit.start() // Finds wallets, and reconnects the last one.
 */
export function createWalletKit(options?: KitOptions): WalletKit {
  const { kit, controls } = createKitParts(copyOwnProperties(options))
  return Object.freeze({ ...kit, ...controls })
}
