import {
  detectEnvironment,
  getAliases,
  hasExtensions,
  isAvailableOnPhone,
  wallets as knownWallets,
} from '../../catalogue/index.js'
import type { KitControls, PageKit, WalletEntry } from '../../core/index.js'
import {
  createEmitter,
  createKit,
  createStore,
  getWalletObject,
  reportUncaughtError,
} from '../../core/internal.js'
import { copyUiOptions, type UiOptions } from '../options.js'
import type { ModalActions } from './actions.js'
import { createAnnouncer } from './announcer.js'
import { callPageFunction } from './call-page-function.js'
import { groupWallets, type WalletGroups } from './group-wallets.js'
import { promptForWallet } from './prompt-for-wallet.js'
import { createSnapshot, type ModalData, type ModalSnapshot, type OpenSnapshot } from './snapshot.js'
import { defaultPanel, type ModalEvent, type ModalState, type Panel, reduceModal } from './state.js'
import { switchNetwork } from './switch-network.js'

/** A kit with its modals: runs the effects of the modal state. */
export interface ModalController {
  readonly kit: PageKit
  readonly controls: KitControls
  readonly actions: ModalActions
  /** Changes the given options at any time. Other options stay. */
  configure(options: UiOptions): void
  /** Returns what the components show: the same object until something changes. */
  getSnapshot(): ModalSnapshot
  subscribe(listener: () => void): () => void
  /** Returns the wallets as the connect modal lists them. */
  getWallets(): WalletGroups
}

/** Reads where the page runs, and its URL. */
const readPage = (installed: readonly WalletEntry[]): Pick<ModalData, 'environment' | 'pageUrl'> =>
  typeof window === 'undefined'
    ? { environment: 'desktop', pageUrl: '' }
    : {
        // Lazy wallets have not registered, so they do not tell where the page runs.
        environment: detectEnvironment(window, installed.filter(getWalletObject).length),
        pageUrl: location.href,
      }

/** Returns the only wallet of a phone, as in a wallet's own browser. Lazy wallets, which have not registered, don't count. */
const findOnlyWallet = ({ environment, wallets }: ModalData): WalletEntry | undefined =>
  environment === 'wallet-browser' ? wallets.installed.find(getWalletObject) : undefined

/**
 * Creates a kit with its modals. Touches no global before `controls.start` or `actions.open`.
 *
 * @param getPage Returns the target that events reach. They start there if the trigger has left the page.
 * @param ensureModalMounted Mounts the modal, or mounts it again after the page removed it. Called at each preparation and
 *   at each opening.
 */
export function createModalController(
  initialOptions: UiOptions,
  getPage: () => EventTarget,
  ensureModalMounted: (controller: ModalController) => void = () => {},
): ModalController {
  /** The live options, which the kit shares. */
  const options = copyUiOptions(initialOptions)
  let modalState: ModalState
  let openingId = 0
  /** The modal that would open, until something changes. */
  let preview: { readonly modalState: ModalState; readonly snapshot: OpenSnapshot } | undefined
  /** The text of the status region. */
  let announcement = ''
  /** The button that opened the modal. Events start there until the modal is closed and its attempt has ended. */
  let trigger: Element | undefined

  const getCatalogue = () => options.catalogue ?? knownWallets
  const getEventTarget = () => (trigger?.isConnected ? trigger : getPage())
  const emit = createEmitter(getEventTarget)

  const { kit, controls } = createKit(options, {
    getPage,
    getEventTarget,
    getAliases: (name) => getAliases(getCatalogue(), name),
    findHostWallet: (installed, page) =>
      detectEnvironment(page, installed.length) === 'wallet-browser' ? installed[0] : undefined,
    promptForWallet: (request) =>
      promptForWallet(
        {
          getConnection,
          isOpen: () => !!store.get().view,
          subscribe: store.subscribe,
          open: actions.open,
          close: actions.close,
          cancel: controls.cancel,
        },
        request,
      ),
  })
  const { getConnection } = controls

  const readModalData = (): ModalData => {
    const installed = kit.getState().installed_wallets
    const recentWalletName = controls.getRecentWalletName()
    const { environment, pageUrl } = readPage(installed)
    const isDesktop = hasExtensions(environment)
    const available = getCatalogue().filter((wallet) => isDesktop || isAvailableOnPhone(wallet))
    const wallets = groupWallets(options, recentWalletName, available, installed)
    return { wallets, recentWalletName, environment, pageUrl }
  }

  const readSource = () => ({ options, connection: getConnection(), readModalData })
  const store = createStore((): ModalSnapshot => {
    // The same object, because it is rendered already.
    if (modalState && modalState === preview?.modalState) return preview.snapshot
    return createSnapshot({
      ...readSource(),
      modalState,
      openingId,
      announcement,
      preview: preview?.snapshot,
    })
  })
  const invalidate = () => {
    preview = undefined
    store.invalidate()
  }

  const createPreview = () => {
    const source = readSource()
    const openState = reduceModal(undefined, { type: 'open', connection: source.connection })
    // Opening the modal ends the announcement before it.
    const snapshot = createSnapshot({
      ...source,
      modalState: openState,
      openingId: openingId + 1,
      announcement: '',
    })
    return { modalState: openState, snapshot: snapshot as OpenSnapshot }
  }

  const announcer = createAnnouncer({
    getSnapshot: store.get,
    mountRegion: () => ensureModalMounted(controller),
    setText(text) {
      if (text === announcement) return
      announcement = text
      if (modalState && text) preview = undefined // Its snapshot has no announcement.
      store.invalidate()
    },
  })
  store.subscribe(announcer.announceChange)

  const applyEvent = (event: ModalEvent) => {
    modalState = reduceModal(modalState, event)
    invalidate()
  }

  /** Calls the wallet in the same task, or browsers block its pop-up window. */
  const connectTo = (wallet: WalletEntry) => {
    kit.connect(wallet).catch(() => {}) // Errors show in the modal, as an event and on the console.
  }

  const showPanel = (panel: Panel) => applyEvent({ type: 'show-panel', panel, connection: getConnection() })

  kit.subscribe(() => applyEvent({ type: 'connection', connection: getConnection() }))

  // In the microtask after a change, not in `close()`: a page can close the modal in the listener of the click that is about
  // to start an attempt.
  store.subscribe(() => {
    if (!modalState && !getConnection().attempt) trigger = undefined
  })

  const actions: ModalActions = {
    open(newTrigger, walletName) {
      trigger = newTrigger
      if (!kit.isConnected()) controls.loadLazyWallets()
      if (!modalState) {
        openingId++
        announcement = '' // Before the first render, or the region in the dialog would repeat it.
      }
      if (!modalState && preview) {
        modalState = preview.modalState
        store.invalidate()
      } else applyEvent({ type: 'open', connection: getConnection() })
      const snapshot = store.get()
      if (snapshot.view && snapshot.view.kind !== 'account') {
        const onlyWallet = findOnlyWallet(snapshot)
        if (walletName && snapshot.wallets.popular.some(({ name }) => name === walletName))
          showPanel({ name: 'install', walletName })
        else if (onlyWallet) connectTo(onlyWallet)
      }
      ensureModalMounted(controller)
    },
    close() {
      if (modalState) applyEvent({ type: 'close' })
    },
    prepare() {
      if (modalState) return
      if (!preview) {
        preview = createPreview()
        store.invalidate()
      }
      ensureModalMounted(controller)
    },
    changeWallet() {
      controls.loadLazyWallets()
      showPanel(defaultPanel)
    },
    selectWallet(wallet) {
      const { name, readyState } = wallet
      const isInstalled = readyState === 'Installed'
      showPanel(isInstalled ? defaultPanel : { name: 'install', walletName: name })
      emit('wallet-item-click', { name })
      if (isInstalled) connectTo(wallet)
    },
    showGetWalletView: () => showPanel({ name: 'get' }),
    showDefaultView: () => showPanel(defaultPanel),
    cancelAttempt: controls.cancel,
    disconnect() {
      kit.disconnect().catch(() => {}) // A failure is part of the session.
    },
    removeFromSite: controls.forceDisconnect,
    switchNetwork: () => switchNetwork(kit, (options.network ?? '').toLowerCase()),
    announceOutcome(text) {
      if (modalState) announcer.announceOutcome(text)
    },
    copyText: async (text) => navigator.clipboard.writeText(text),
    async loadBalance() {
      try {
        return (await options.balance?.(kit.getState())) ?? ''
      } catch (error) {
        reportUncaughtError(error)
        return ''
      }
    },
    createQrCode: (link, label) =>
      callPageFunction(
        () => options.createQrCode?.(link, label),
        () => undefined,
      ),
  }
  const controller: ModalController = {
    kit,
    controls,
    actions,
    configure(changes) {
      controls.configure(copyUiOptions(changes))
      invalidate()
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
    getWallets: () => readModalData().wallets,
  }
  return controller
}
