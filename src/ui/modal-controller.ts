import { getWalletNames, wallets as knownWallets } from '../catalogue/index.js'
import {
  type ConnectionResult,
  type ConnectOptions,
  createStore,
  createWalletKit,
  type WalletEntry,
  WalletKitError,
} from '../core/index.js'
import type { ModalController } from './modal-snapshot.js'
import { type ModalSelection, selectView } from './modal-view.js'
import type { UiOptions } from './options.js'
import { groupWallets, type WalletGroups } from './sort-wallets.js'
import { translate } from './strings.js'

/**
 * @param page where events end up; they start there when the opener has left the page
 * @param ensureModalMounted puts the modal on the page, still closed; called each time the button is pressed or the modal is to open
 */
export function createModalController(
  given: UiOptions,
  page: EventTarget,
  ensureModalMounted: (ui: ModalController) => void = () => {},
): ModalController {
  const options = { ...given }
  let selection: ModalSelection = {}
  let isOpen = false
  /** Opening was asked for and has not been shown yet. A dialog that the browser closed says so a task late; a drawing may come before. */
  let isDue = false
  let drawn: Parameters<ModalController['onRendered']> | undefined
  let trigger: Element | undefined
  /** A disconnect is under way: its events still start at its button, though the modal is closed meanwhile. */
  let isDisconnecting = false
  /** The session whose wallet did not let go. Its number never comes again. */
  let stuckSessionId: number | undefined = 0
  /** The list on the screen. Put in order once an opening, and when wallets or options change: sorting thousands takes time. */
  let cachedGroups: { readonly of: readonly WalletEntry[]; readonly list: WalletGroups } | undefined
  const catalogue = () => options.catalogue ?? knownWallets
  const getEventTarget = () => (trigger?.isConnected ? trigger : page)

  const kit = createWalletKit(options, {
    eventTarget: page,
    getEventTarget,
    getAliases: (name) => getWalletNames(catalogue(), name),
    promptForWallet,
  })
  const store = createStore(() => {
    const connection = kit.getConnection()
    const { session, status } = connection
    return {
      view: selectView(connection, selection),
      address: session?.account.address,
      isConnecting: status === 'connecting',
      disconnectFailed: session?.id === stuckSessionId,
    }
  })
  const updateSelection = (next: ModalSelection) => {
    selection = next
    if (!next.modal) {
      isOpen = false
      if (!isDisconnecting && kit.getConnection().status !== 'connecting') trigger = undefined
    }
    store.invalidate()
  }
  kit.subscribe(() => {
    // Picked to be installed, and installed meanwhile: its install view is over.
    if (selection.selectedWallet && !ui.getDisplayedWallets().popular.includes(selection.selectedWallet))
      selection = { ...selection, selectedWallet: undefined }
    updateSelection(selectView(kit.getConnection(), selection) ? selection : {})
  })

  /** `connect()` without a name: the visitor chooses, or closes the modal and so declines. */
  function promptForWallet({ signal }: ConnectOptions): Promise<ConnectionResult> {
    const { failure: before } = kit.getConnection()
    return new Promise((resolve, reject) => {
      const settle = () => {
        const { session, failure } = kit.getConnection()
        if (session) resolve({ status: 'Approved', args: session.account })
        else if (signal?.aborted) reject(new WalletKitError('CANCELLED', 'Connecting was cancelled'))
        else if (isOpen || store.get().isConnecting) return
        else if (failure !== before && failure?.error) reject(failure.error)
        else resolve({ status: 'Rejected' })
        stop()
        signal?.removeEventListener('abort', callOff)
      }
      const callOff = () => {
        kit.cancel()
        ui.close()
      }
      const stop = store.subscribe(settle)
      signal?.addEventListener('abort', callOff)
      if (kit.isConnected()) settle()
      else ui.open()
    })
  }

  /** What there is to see of the state as it is now, from the beginning. */
  function start(): ModalSelection {
    const { session, failure } = kit.getConnection()
    return { modal: session ? 'account' : 'connect', dismissedFailure: failure }
  }

  const show = () => {
    if (isDue) drawn?.[1](isOpen)
    isDue = false
  }

  const ui: ModalController = {
    kit,
    options,
    configure(more) {
      Object.assign(options, more)
      cachedGroups = undefined
      kit.configure(more)
      store.invalidate()
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
    onRendered(...what) {
      drawn = what
      if (what[2]) isDue = false
      if (!isOpen) what[1](isOpen)
      else setTimeout(show) // Drawing, laying out and painting it in one task would be a long one.
    },
    prerender() {
      if (isOpen) return
      cachedGroups = undefined
      ensureModalMounted(ui)
      if (!kit.isConnected()) setTimeout(ui.getDisplayedWallets)
      setTimeout(() => {
        if (!isOpen) updateSelection(start())
      })
    },
    open(by, walletName) {
      trigger = by
      const { modal, dismissedFailure } = start()
      // Drawn by a press on the button, with nothing changed since, told or not.
      const isDrawn =
        by &&
        !isOpen &&
        drawn?.[0] === store.get().view &&
        modal === selection.modal &&
        dismissedFailure === selection.dismissedFailure
      isOpen = true
      isDue = true
      if (!isDrawn) {
        cachedGroups = undefined
        const { popular } = ui.getDisplayedWallets()
        const selectedWallet = popular.find(({ name }) => name === walletName)
        updateSelection({ modal, dismissedFailure, selectedWallet })
      }
      ensureModalMounted(ui)
      if (isDrawn) show()
    },
    close: () => updateSelection({}),
    onDialogClose(isOpenAgain) {
      if (!isOpenAgain && !isDue) updateSelection({})
    },
    connect(...request) {
      trigger = undefined
      return kit.connect(...request)
    },
    disconnect() {
      const { session } = kit.getConnection()
      isDisconnecting = true
      return kit.disconnect().finally(() => {
        isDisconnecting = false
        stuckSessionId = session?.id
        updateSelection(selection)
      })
    },
    selectWallet(wallet) {
      const selectedWallet = wallet.readyState !== 'Installed' ? wallet : undefined
      updateSelection({ ...start(), selectedWallet })
      if (!selectedWallet) kit.connect(wallet).catch(() => {}) // Told on the screen, by event and on the console.
      // Last: if the page closes the modal now, the attempt already belongs to this button.
      getEventTarget().dispatchEvent(
        new CustomEvent('wallet-item-click', {
          detail: { name: wallet.name },
          bubbles: true,
          composed: true,
        }),
      )
    },
    showAvailableWallets: () => updateSelection({ ...start(), isBrowsing: true }),
    getWallets: () =>
      groupWallets(options, kit.getRecentWalletName(), catalogue(), kit.getState().installed_wallets),
    getDisplayedWallets() {
      const { installed_wallets: of } = kit.getState()
      if (cachedGroups?.of !== of) cachedGroups = { of, list: ui.getWallets() }
      return cachedGroups.list
    },
    text: (key, wallet) => translate(options.strings ?? {}, key, wallet),
  }
  return ui
}
