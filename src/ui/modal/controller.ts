import {
  detectEnvironment,
  getAliases,
  hasExtensions,
  isAvailableOnPhone,
  wallets as knownWallets,
} from '../../catalogue/index.js'
import { copyOptions, createEmitter, createKit, createStore, getWalletObject } from '../../core/internal.js'
import type { UiOptions } from '../options.js'
import { translate } from '../strings.js'
import type { ModalController, ModalSnapshot } from './controller-types.js'
import { groupWallets } from './group-wallets.js'
import { promptForWallet } from './prompt-for-wallet.js'
import { defaultPanel, type ModalEvent, type ModalState, type Panel, reduceModal } from './state.js'
import { selectView } from './view.js'

export type * from './controller-types.js'

const ANNOUNCEMENT_DELAY_MS = 100

/**
 * Creates a kit with its modals. Touches no global before `kit.start` or `open`.
 *
 * @param getPage returns the target that events reach; they start there if the trigger has left the page
 * @param ensureModalMounted mounts the modal, or mounts it again after the page removed it; called at each opening
 */
export function createModalController(
  initialOptions: UiOptions,
  getPage: () => EventTarget,
  ensureModalMounted: (controller: ModalController) => void = () => {},
): ModalController {
  /** The live options, which the kit shares. */
  const options = copyOptions(initialOptions)
  let state: ModalState
  /** The button that opened the modal last. Events start there, unless the page has called the wallet since. */
  let trigger: Element | undefined

  const getWalletCatalogue = () => options.catalogue ?? knownWallets
  const getEventTarget = () => (trigger?.isConnected ? trigger : getPage())
  const emit = createEmitter(getEventTarget)

  const { kit, controls } = createKit(options, {
    getPage,
    getEventTarget,
    getAliases: (name) => getAliases(getWalletCatalogue(), name),
    findHostWallet: (installed, page) =>
      detectEnvironment(page, installed.length) === 'wallet-browser' ? installed[0] : undefined,
    promptForWallet: (request) => promptForWallet(controller, request),
  })
  const store = createStore((): ModalSnapshot => {
    const connection = controls.getConnection()
    return {
      view: selectView(connection, state),
      session: connection.session,
      isConnecting: connection.status === 'connecting',
      announcement,
    }
  })

  const dispatch = (event: ModalEvent) => {
    state = reduceModal(state, event)
    store.invalidate()
  }

  const showPanel = (panel: Panel) =>
    dispatch({ type: 'show-panel', panel, connection: controls.getConnection() })

  let announcement = ''
  let announcedSessionId: number | undefined
  // Not at once: the region is behind the dialog until that has closed, and screen readers ignore what changes there.
  const announceSession = () => {
    const { session } = controls.getConnection()
    if (session?.id === announcedSessionId) return
    announcedSessionId = session?.id
    setTimeout(() => {
      announcement = controller.text(session ? 'connected' : 'disconnected', session?.wallet.name)
      store.invalidate()
    }, ANNOUNCEMENT_DELAY_MS)
  }

  kit.subscribe(() => {
    announceSession()
    dispatch({
      type: 'connection',
      connection: controls.getConnection(),
      // A wallet that registers leaves the popular group.
      isInstalled: (wallet) => !controller.getWallets().popular.includes(wallet),
    })
  })

  const controller: ModalController = {
    kit,
    controls,
    options,
    configure(changes) {
      controls.configure(changes)
      store.invalidate()
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
    open(newTrigger, walletName) {
      trigger = newTrigger
      if (!kit.isConnected()) controls.loadLazyWallets()
      dispatch({ type: 'open', connection: controls.getConnection() })
      const wallet = walletName && controller.getWallets().popular.find(({ name }) => name === walletName)
      if (wallet) showPanel({ name: 'install', wallet })
      announcement = ''
      ensureModalMounted(controller)
    },
    close: () => dispatch({ type: 'close' }),
    changeWallet() {
      controls.loadLazyWallets()
      showPanel(defaultPanel)
    },
    connect(...request) {
      trigger = undefined
      return kit.connect(...request)
    },
    disconnect() {
      trigger = undefined
      return kit.disconnect()
    },
    selectWallet(wallet) {
      const isInstalled = wallet.readyState === 'Installed'
      showPanel(isInstalled ? defaultPanel : { name: 'install', wallet })
      // Errors show in the modal, as an event and on the console.
      emit('wallet-item-click', { name: wallet.name })
      if (isInstalled) kit.connect(wallet).catch(() => {})
    },
    showGetWalletView: () => showPanel({ name: 'get' }),
    showDefaultView: () => showPanel(defaultPanel),
    getEnvironment: () =>
      typeof window === 'undefined'
        ? 'desktop'
        : // Lazy wallets have not registered, so they do not tell where the page runs.
          detectEnvironment(window, kit.getState().installed_wallets.filter(getWalletObject).length),
    getWallets() {
      const isDesktop = hasExtensions(controller.getEnvironment())
      const available = getWalletCatalogue().filter((wallet) => isDesktop || isAvailableOnPhone(wallet))
      return groupWallets(
        options,
        controls.getRecentWalletName(),
        available,
        kit.getState().installed_wallets,
      )
    },
    text: (key, values) => translate(options.strings ?? {}, key, values),
  }
  return controller
}
