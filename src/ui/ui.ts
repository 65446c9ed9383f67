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
import type { WalletUi } from './screen.js'
import { translate } from './strings.js'
import { type Picker, view } from './view.js'
import { listWallets, type WalletList } from './wallet-list.js'

/**
 * @param page where events end up; an opener that is out of the page hands its events to it
 * @param placeModal puts the modal on the page, still closed; called each time the button is pressed or it is to open
 */
export function createWalletUi(
  given: UiOptions,
  page: EventTarget,
  placeModal: (ui: WalletUi) => void = () => {},
): WalletUi {
  const options = { ...given }
  let picker: Picker = {}
  let isOpen = false
  /** Asked for and not yet shown. Who closes it by the browser's own means is heard a task later, and drawn for before. */
  let isDue = false
  let drawn: Parameters<WalletUi['drawn']> | undefined
  let opener: Element | undefined
  /** The wallet is asked to let go: what comes of it starts where it was asked for, though the modal is closed meanwhile. */
  let isLeaving = false
  /** The session whose wallet did not let go. Its number never comes again. */
  let stuck: number | undefined = 0
  /** What is on the screen: put in order once an opening, and for other wallets or options. Thousands take their time. */
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
    // A wallet to get that is there now is not to be got any more.
    if (picker.picked && !ui.shownWallets().popular.includes(picker.picked))
      picker = { ...picker, picked: undefined }
    set(view(kit.getConnection(), picker) ? picker : {})
  })

  /** `connect()` without a name: the visitor chooses, or closes the modal and so declines. */
  function choose({ signal }: ConnectOptions): Promise<ConnectionResult> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        const { session, status } = kit.getConnection()
        if (session) resolve({ status: 'Approved', args: session.account })
        else if (signal?.aborted) reject(new WalletKitError('CANCELLED', 'Connecting was cancelled'))
        else if (isOpen || status !== 'disconnected') return
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
      // Of a press on a button, with nothing new since: neither to be drawn yet, nor in the state and not yet told.
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
      // Last: a page that closes the modal now closes it over an attempt that is this button's.
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
      if (listed?.of.length !== of.length || of.some((wallet, n) => wallet !== listed?.of[n]))
        listed = { of, list: ui.getWallets() }
      return listed.list
    },
    text: (key, wallet) => translate(options.strings ?? {}, key, wallet),
  }
  return ui
}
