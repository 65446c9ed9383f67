import { allNames, wallets as knownWallets } from '../catalogue/index.js'
import {
  type ConnectionResult,
  type ConnectOptions,
  createStore,
  createWalletKit,
  type WalletEntry,
  WalletKitError,
} from '../core/index.js'
import type { UiOptions } from './options.js'
import type { WalletUi } from './modal-snapshot.js'
import { translate } from './strings.js'
import { type Picker, view } from './modal-view.js'
import { listWallets, type WalletList } from './sort-wallets.js'

/**
 * @param page where events end up; they start there when the opener has left the page
 * @param placeModal puts the modal on the page, still closed; called each time the button is pressed or the modal is to open
 */
export function createWalletUi(
  given: UiOptions,
  page: EventTarget,
  placeModal: (ui: WalletUi) => void = () => {},
): WalletUi {
  const options = { ...given }
  let picker: Picker = {}
  let isOpen = false
  /** Opening was asked for and has not been shown yet. A dialog that the browser closed says so a task late; a drawing may come before. */
  let isDue = false
  let drawn: Parameters<WalletUi['drawn']> | undefined
  let opener: Element | undefined
  /** A disconnect is under way: its events still start at its button, though the modal is closed meanwhile. */
  let isLeaving = false
  /** The session whose wallet did not let go. Its number never comes again. */
  let stuck: number | undefined = 0
  /** The list on the screen. Put in order once an opening, and when wallets or options change: sorting thousands takes time. */
  let listed: { readonly of: readonly WalletEntry[]; readonly list: WalletList } | undefined
  const catalogue = () => options.catalogue ?? knownWallets
  const source = () => (opener?.isConnected ? opener : page)

  const kit = createWalletKit(options, {
    events: page,
    source,
    aliases: (name) => allNames(catalogue(), name),
    choose,
  })
  const store = createStore(() => {
    const connection = kit.getConnection()
    const { session, status } = connection
    return {
      view: view(connection, picker),
      address: session?.account.address,
      isBusy: status === 'connecting',
      isStuck: session?.id === stuck,
    }
  })
  const set = (next: Picker) => {
    picker = next
    if (!next.modal) {
      isOpen = false
      if (!isLeaving && kit.getConnection().status !== 'connecting') opener = undefined
    }
    store.changed()
  }
  kit.subscribe(() => {
    // Picked to be installed, and installed meanwhile: its install view is over.
    if (picker.picked && !ui.shownWallets().popular.includes(picker.picked))
      picker = { ...picker, picked: undefined }
    set(view(kit.getConnection(), picker) ? picker : {})
  })

  /** `connect()` without a name: the visitor chooses, or closes the modal and so declines. */
  function choose({ signal }: ConnectOptions): Promise<ConnectionResult> {
    const { failure: before } = kit.getConnection()
    return new Promise((resolve, reject) => {
      const settle = () => {
        const { session, failure } = kit.getConnection()
        if (session) resolve({ status: 'Approved', args: session.account })
        else if (signal?.aborted) reject(new WalletKitError('CANCELLED', 'Connecting was cancelled'))
        else if (isOpen || store.get().isBusy) return
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
  function start(): Picker {
    const { session, failure } = kit.getConnection()
    return { modal: session ? 'account' : 'connect', seen: failure }
  }

  const show = () => {
    if (isDue) drawn?.[1](isOpen)
    isDue = false
  }

  const ui: WalletUi = {
    kit,
    options,
    configure(more) {
      Object.assign(options, more)
      listed = undefined
      kit.configure(more)
      store.changed()
    },
    getScreen: store.get,
    subscribe: store.subscribe,
    drawn(...what) {
      drawn = what
      if (what[2]) isDue = false
      if (!isOpen) what[1](isOpen)
      else setTimeout(show) // Drawing, laying out and painting it in one task would be a long one.
    },
    prepare() {
      if (isOpen) return
      listed = undefined
      placeModal(ui)
      if (!kit.isConnected()) setTimeout(ui.shownWallets)
      setTimeout(() => {
        if (!isOpen) set(start())
      })
    },
    open(by) {
      opener = by
      const { modal, seen } = start()
      // Drawn by a press on the button, with nothing changed since, told or not.
      const isDrawn =
        by && !isOpen && drawn?.[0] === store.get().view && modal === picker.modal && seen === picker.seen
      isOpen = true
      isDue = true
      if (!isDrawn) {
        listed = undefined
        set({ modal, seen })
      }
      placeModal(ui)
      if (isDrawn) show()
    },
    close: () => set({}),
    wasClosed(isOpenAgain) {
      if (!isOpenAgain && !isDue) set({})
    },
    connect(...request) {
      opener = undefined
      return kit.connect(...request)
    },
    disconnect() {
      const { session } = kit.getConnection()
      isLeaving = true
      return kit.disconnect().finally(() => {
        isLeaving = false
        stuck = session?.id
        set(picker)
      })
    },
    pick(wallet) {
      const picked = wallet.readyState !== 'Installed' ? wallet : undefined
      set({ ...start(), picked })
      if (!picked) kit.connect(wallet).catch(() => {}) // Told on the screen, by event and on the console.
      // Last: if the page closes the modal now, the attempt already belongs to this button.
      source().dispatchEvent(
        new CustomEvent('wallet-item-click', {
          detail: { name: wallet.name },
          bubbles: true,
          composed: true,
        }),
      )
    },
    browse: () => set({ ...start(), getting: true }),
    getWallets: () => listWallets(options, kit.recentWallet(), catalogue(), kit.getState().installed_wallets),
    shownWallets() {
      const { installed_wallets: of } = kit.getState()
      if (listed?.of !== of) listed = { of, list: ui.getWallets() }
      return listed.list
    },
    text: (key, wallet) => translate(options.strings ?? {}, key, wallet),
  }
  return ui
}
