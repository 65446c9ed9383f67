import {
  detectEnvironment,
  type Environment,
  getWalletNames,
  isAvailableOnPhone,
  wallets as knownWallets,
} from '../catalogue/index.js'
import {
  createStore,
  createWalletKit,
  type Session,
  type WalletEntry,
  type WalletKit,
} from '../core/index.js'
import { closedModal, home, type ModalEvent, type Panel, reduceModal } from './modal-state.js'
import { type ModalView, selectView } from './modal-view.js'
import type { UiOptions } from './options.js'
import { promptForWallet } from './prompt-for-wallet.js'
import { groupWallets, type WalletGroups } from './sort-wallets.js'
import { type Placeholders, type StringKey, translate } from './strings.js'

/** What the components render: a snapshot that is replaced only when something changes. */
export interface ModalSnapshot {
  /** `undefined` if no modal is rendered. */
  readonly view: ModalView | undefined
  readonly session: Session | undefined
  /** Whether a connection attempt that the user can see is pending. */
  readonly isConnecting: boolean
  /** Text for screen readers after the modal has closed. */
  readonly announcement: string
  /** Counts the changes of the options, which components read as they render. */
  readonly revision: number
}

/** The dialog element, as far as the controller drives it. */
export interface DialogHandle {
  show(): void
  hide(): void
  isOpen(): boolean
}

/** A kit with its modals: runs the effects of the modal state. */
export interface ModalController {
  readonly kit: WalletKit
  /** Live: `configure` writes into it. */
  readonly options: UiOptions
  configure(options: UiOptions): void
  getSnapshot(): ModalSnapshot
  subscribe(listener: () => void): () => void
  /** Registers the dialog. @returns a function that removes it */
  attachDialog(handle: DialogHandle): () => void
  /** Called by the component after each render. */
  onRendered(): void
  /** Called for the dialog's `close` event, which arrives a task late. */
  onDialogClose(): void
  /** Renders the modal before the click, while the pointer is down on the button. */
  prerender(): void
  /**
   * Opens the connect modal, or the account modal if a wallet is connected.
   *
   * @param trigger the button that was clicked; events start there
   * @param walletName a wallet that is not installed, whose install view is shown
   */
  open(trigger?: Element, walletName?: string): void
  close(): void
  /** Shows the connect modal over the current session, which stays until another wallet is connected. */
  changeWallet(): void
  /** Handles a click on a wallet of the list. */
  selectWallet(wallet: WalletEntry): void
  showAvailableWallets(): void
  /** Goes back to the first view of the connect modal. */
  showHome(): void
  /** Connects at the page's request. Events start at the page. */
  connect: WalletKit['connect']
  disconnect: WalletKit['disconnect']
  /** Detects where the page runs, which decides what the views offer. */
  getEnvironment(): Environment
  /** Groups and sorts the wallets as they are now. */
  getWallets(): WalletGroups
  /** Returns the wallets in the order of this opening. */
  getDisplayedWallets(): WalletGroups
  text(key: StringKey, values?: Placeholders): string
}

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
  const options = { ...initialOptions }
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
    getAliases: (name) => getWalletNames(getCatalogue(), name),
    promptForWallet: (request) => promptForWallet({ ...controller, isOpen, open: controller.open }, request),
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
  let announcedSession: Session | undefined
  const announceSession = () => {
    const { session } = kit.getConnection()
    if (session?.id === announcedSession?.id) return
    announcement = session
      ? controller.text('connected', session.wallet.name)
      : controller.text('disconnected')
    announcedSession = session
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
      const wasPrerendered = state.phase === 'prerendered'
      dispatch({ type: 'open', connection: kit.getConnection(), trigger })
      const isReady = wasPrerendered && state.phase !== 'closed' && state.isRendered
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
        : detectEnvironment(window, kit.getState().installed_wallets.length),
    getWallets() {
      const isDesktop = ['desktop', 'frame'].includes(controller.getEnvironment())
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
