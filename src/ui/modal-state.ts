import type { Connection, Failure, WalletEntry } from '../core/index.js'

/** What the connect modal shows next to the wallet list, as far as the user chose it. */
export type Panel =
  | { readonly name: 'home' }
  | { readonly name: 'available' }
  | { readonly name: 'install'; readonly wallet: WalletEntry }

interface Closed {
  readonly phase: 'closed'
  /** The button that opened the modal, kept while its connection attempt or disconnect goes on. */
  readonly trigger?: Element | undefined
}

interface Open {
  readonly phase: 'open'
  readonly modal: 'connect' | 'account'
  readonly panel: Panel
  /** The failure that existed when this view began. It is not shown again. */
  readonly dismissedFailure: Failure | undefined
  /** Id of the session that existed when the modal opened. A newer session closes the connect modal. */
  readonly sessionId: number | undefined
  readonly trigger?: Element | undefined
}

export type ModalState = Closed | Open

export type ModalEvent =
  | { readonly type: 'open'; readonly connection: Connection; readonly trigger?: Element | undefined }
  /** `isBusy`: a connection attempt or a disconnect that the modal started is pending. */
  | { readonly type: 'close'; readonly isBusy: boolean }
  /** The user selected a wallet, browses the available ones, goes back, or changes the wallet of the session. */
  | { readonly type: 'show-panel'; readonly connection: Connection; readonly panel: Panel }
  /** The connection or the wallet list changed. */
  | {
      readonly type: 'connection'
      readonly connection: Connection
      readonly isBusy: boolean
      readonly isInstalled: (wallet: WalletEntry) => boolean
    }

export const closedModal: ModalState = { phase: 'closed' }

export const home: Panel = { name: 'home' }

const close = ({ trigger }: ModalState, isBusy: boolean): ModalState =>
  isBusy && trigger ? { phase: 'closed', trigger } : closedModal

/** The modal that fits the connection, on its first view. */
const open = ({ session, failure }: Connection, trigger?: Element): ModalState => ({
  phase: 'open',
  modal: session ? 'account' : 'connect',
  panel: home,
  dismissedFailure: failure,
  sessionId: session?.id,
  trigger,
})

/** Shows another view of the connect modal. */
function showPanel(state: ModalState, { failure, session }: Connection, panel: Panel): ModalState {
  if (state.phase === 'closed') return state
  return { ...state, modal: 'connect', panel, dismissedFailure: failure, sessionId: session?.id }
}

function followConnection(
  state: ModalState,
  { connection: { session }, isBusy, isInstalled }: Extract<ModalEvent, { type: 'connection' }>,
): ModalState {
  if (state.phase === 'closed') return state.trigger && !isBusy ? closedModal : state
  // The account modal has lost its session, or the connect modal has led to one.
  const isOver = state.modal === 'account' ? !session : session && session.id !== state.sessionId
  if (isOver) return close(state, isBusy)
  const { panel } = state
  return panel.name === 'install' && isInstalled(panel.wallet) ? { ...state, panel: home } : state
}

/** Pure: returns the next state of the modals. Returns the same object if the event changes nothing. */
export function reduceModal(state: ModalState, event: ModalEvent): ModalState {
  switch (event.type) {
    case 'open':
      return open(event.connection, event.trigger)
    case 'close':
      return state.phase === 'closed' ? state : close(state, event.isBusy)
    case 'show-panel':
      return showPanel(state, event.connection, event.panel)
    case 'connection':
      return followConnection(state, event)
  }
}
