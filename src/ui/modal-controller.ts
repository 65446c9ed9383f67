import {
  detectEnvironment,
  getAliases,
  hasExtensions,
  isAvailableOnPhone,
  wallets as knownWallets,
} from '../catalogue/index.js'
import { createStore, createWalletKit, getWalletObject, type WalletEntry } from '../core/index.js'
import type { DialogHandle, ModalController, ModalSnapshot } from './modal-controller-types.js'
import { closedModal, home, type ModalEvent, type Panel, reduceModal } from './modal-state.js'
import { selectView } from './modal-view.js'
import type { UiOptions } from './options.js'
import { promptForWallet } from './prompt-for-wallet.js'
import { groupWallets, type WalletGroups } from './sort-wallets.js'
import { translate } from './strings.js'

export type * from './modal-controller-types.js'

/** Ends the current task first. Rendering, layout and paint in one task would be a long task. */
const runInNextTask = (work: () => void) => setTimeout(work)

/**
 * Creates a kit with its modals. Touches no global before `kit.start` or `open`.
 *
 * @param page the target that events reach; they start there if the trigger has left the page
 * @param ensureModalMounted mounts the modal, still hidden; called at each pointerdown on the button and before each opening
 */
export function createModalController(
  initialOptions: UiOptions,
  page: EventTarget,
  ensureModalMounted: (controller: ModalController) => void = () => {},
): ModalController {
  // Without a prototype, so that a polluted `Object.prototype` adds no options.
  const options = { __proto__: null, ...initialOptions } as UiOptions
  let state = closedModal
  let dialog: DialogHandle | undefined
  let revision = 0
  /** A disconnect that the modal started is pending. Its events still start at the trigger. */
  let isDisconnecting = false
  /** Sorting thousands of wallets takes time, so it happens once for each opening. */
  let cachedGroups: { readonly wallets: readonly WalletEntry[]; readonly groups: WalletGroups } | undefined

  const getCatalogue = () => options.catalogue ?? knownWallets
  const getEventTarget = () => (state.trigger?.isConnected ? state.trigger : page)
  const isOpen = () => state.phase === 'opening' || state.phase === 'open'
  const isBusy = () => isDisconnecting || kit.getConnection().status === 'connecting'

  const kit = createWalletKit(options, {
    eventTarget: page,
    getEventTarget,
    getAliases: (name) => getAliases(getCatalogue(), name),
    findHostWallet: (installed, page) =>
      detectEnvironment(page, installed.length) === 'wallet-browser' ? installed[0] : undefined,
    promptForWallet: (request) => promptForWallet({ ...controller, isOpen }, request),
  })
  const store = createStore((): ModalSnapshot => {
    const connection = kit.getConnection()
    return {
      view: selectView(connection, state),
      session: connection.session,
      isConnecting: connection.status === 'connecting',
      announcement,
      revision,
    }
  })

  const dispatch = (event: ModalEvent) => {
    state = reduceModal(state, event)
    if (!isOpen()) dialog?.hide()
    store.invalidate()
  }

  const showPanel = (panel: Panel) => dispatch({ type: 'show-panel', panel, connection: kit.getConnection() })

  const show = () => {
    if (state.phase !== 'opening' || !dialog) return
    dialog.show()
    state = reduceModal(state, { type: 'shown' })
  }

  let announcement = ''
  let announcedSessionId: number | undefined
  const announceSession = () => {
    const { session } = kit.getConnection()
    if (session?.id === announcedSessionId) return
    announcement = session
      ? controller.text('connected', session.wallet.name)
      : controller.text('disconnected')
    announcedSessionId = session?.id
  }

  const followConnection = () =>
    dispatch({
      type: 'connection',
      connection: kit.getConnection(),
      isBusy: isBusy(),
      isInstalled: (wallet) => !controller.getDisplayedWallets().popular.includes(wallet),
    })

  kit.subscribe(() => {
    announceSession()
    followConnection()
  })

  const controller: ModalController = {
    kit,
    options,
    configure(changes) {
      Object.assign(options, changes)
      cachedGroups = undefined
      revision++
      kit.configure(changes)
      store.invalidate()
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
    attachDialog(handle) {
      dialog = handle
      return () => {
        if (dialog === handle) dialog = undefined
      }
    },
    onRendered() {
      state = reduceModal(state, { type: 'rendered' })
      if (!isOpen()) dialog?.hide()
      else if (dialog?.isOpen()) show()
      else runInNextTask(show)
    },
    onDialogClose() {
      if (!dialog?.isOpen()) dispatch({ type: 'dialog-close', isBusy: isBusy() })
    },
    prerender() {
      if (isOpen()) return
      cachedGroups = undefined
      ensureModalMounted(controller)
      if (!kit.isConnected()) runInNextTask(controller.getDisplayedWallets)
      runInNextTask(() => {
        if (!isOpen()) dispatch({ type: 'pointerdown', connection: kit.getConnection() })
      })
    },
    open(trigger, walletName) {
      if (!kit.isConnected()) kit.loadLazyWallets()
      dispatch({ type: 'open', connection: kit.getConnection(), trigger })
      const isReady = state.phase !== 'closed' && state.isRendered
      if (!isReady) cachedGroups = undefined
      const wallet =
        walletName && controller.getDisplayedWallets().popular.find(({ name }) => name === walletName)
      if (wallet) showPanel({ name: 'install', wallet })
      announcement = ''
      ensureModalMounted(controller)
      if (isReady) show()
    },
    close: () => dispatch({ type: 'close', isBusy: isBusy() }),
    changeWallet() {
      kit.loadLazyWallets()
      cachedGroups = undefined
      showPanel(home)
    },
    connect(...request) {
      state = reduceModal(state, { type: 'page-request' })
      return kit.connect(...request)
    },
    disconnect() {
      isDisconnecting = true
      return kit.disconnect().finally(() => {
        isDisconnecting = false
        followConnection()
      })
    },
    selectWallet(wallet) {
      const isInstalled = wallet.readyState === 'Installed'
      showPanel(isInstalled ? home : { name: 'install', wallet })
      // Errors show in the modal, as an event and on the console.
      if (isInstalled) kit.connect(wallet).catch(() => {})
      // Last: if the page closes the modal in this event, the attempt already belongs to the trigger.
      getEventTarget().dispatchEvent(
        new CustomEvent('wallet-item-click', {
          detail: { name: wallet.name },
          bubbles: true,
          composed: true,
        }),
      )
    },
    showAvailableWallets: () => showPanel({ name: 'available' }),
    showHome: () => showPanel(home),
    getEnvironment: () =>
      typeof window === 'undefined'
        ? 'desktop'
        : // Lazy wallets have not registered, so they do not tell where the page runs.
          detectEnvironment(window, kit.getState().installed_wallets.filter(getWalletObject).length),
    getWallets() {
      const isDesktop = hasExtensions(controller.getEnvironment())
      const available = getCatalogue().filter((wallet) => isDesktop || isAvailableOnPhone(wallet))
      return groupWallets(options, kit.getRecentWalletName(), available, kit.getState().installed_wallets)
    },
    getDisplayedWallets() {
      const { installed_wallets: wallets } = kit.getState()
      if (cachedGroups?.wallets !== wallets) cachedGroups = { wallets, groups: controller.getWallets() }
      return cachedGroups.groups
    },
    text: (key, values) => translate(options.strings ?? {}, key, values),
  }
  return controller
}
