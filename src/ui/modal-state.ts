import type { Connection, Failure, WalletEntry } from '../core/index.js'

/** The view next to the wallet list that the user selected. */
export type Panel =
  | { readonly name: 'home' }
  | { readonly name: 'available' }
  | { readonly name: 'install'; readonly wallet: WalletEntry }

interface Closed {
  readonly phase: 'closed'
  /** The button that opened the modal, kept while its connection attempt or disconnect goes on. */
  readonly trigger?: Element | undefined
}

interface Visible {
  /**
   * - `prerendered`: rendered on pointerdown, and hidden
   * - `opening`: to be shown in a later task
   * - `open`: the dialog is open
   */
  readonly phase: 'prerendered' | 'opening' | 'open'
  readonly modal: 'connect' | 'account'
  readonly panel: Panel
  /** The failure that existed when this view began. It is not shown again. */
  readonly dismissedFailure: Failure | undefined
  /** Id of the session that existed when the modal opened. A newer session closes the connect modal. */
  readonly sessionId: number | undefined
  /** Whether the component has rendered this content. */
  readonly isRendered: boolean
  readonly trigger?: Element | undefined
}

export type ModalState = Closed | Visible

export type ModalEvent =
  /** The pointer went down on the button: the modal is rendered before the click. */
  | { readonly type: 'pointerdown'; readonly connection: Connection }
  | { readonly type: 'open'; readonly connection: Connection; readonly trigger?: Element | undefined }
  /** `isBusy`: a connection attempt or a disconnect that the modal started is pending. */
  | { readonly type: 'close'; readonly isBusy: boolean }
  /** The dialog's own `close` event, for example after Escape. It arrives a task late. */
  | { readonly type: 'dialog-close'; readonly isBusy: boolean }
  | { readonly type: 'rendered' }
  /** The dialog is open. */
  | { readonly type: 'shown' }
  /** The user selected a wallet, browses the available ones, goes back, or changes the wallet of the session. */
  | { readonly type: 'show-panel'; readonly connection: Connection; readonly panel: Panel }
  /** The connection or the wallet list changed. */
  | {
      readonly type: 'connection'
      readonly connection: Connection
      readonly isBusy: boolean
      readonly isInstalled: (wallet: WalletEntry) => boolean
    }
  /** The page itself calls a wallet: its events start at the page. */
  | { readonly type: 'page-request' }

export const closedModal: ModalState = { phase: 'closed' }

export const home: Panel = { name: 'home' }

const close = ({ trigger }: ModalState, isBusy: boolean): ModalState =>
  isBusy && trigger ? { phase: 'closed', trigger } : closedModal

/** The modal that fits the connection, on its first view. */
const start = ({ session, failure }: Connection, phase: Visible['phase'], trigger?: Element): Visible => ({
  phase,
  modal: session ? 'account' : 'connect',
  panel: home,
  dismissedFailure: failure,
  sessionId: session?.id,
  isRendered: false,
  trigger,
})

function open(state: ModalState, connection: Connection, trigger?: Element): ModalState {
  const next = start(connection, 'opening', trigger)
  // Content prerendered on pointerdown is shown in the click's own task, unless it is out of date.
  const isRendered =
    state.phase === 'prerendered' &&
    state.isRendered &&
    state.modal === next.modal &&
    state.sessionId === next.sessionId &&
    state.dismissedFailure === next.dismissedFailure
  return { ...next, isRendered }
}

/** Shows another view of the connect modal. */
function showPanel(state: ModalState, { failure, session }: Connection, panel: Panel): ModalState {
  if (state.phase === 'closed') return state
  return {
    ...state,
    modal: 'connect',
    panel,
    dismissedFailure: failure,
    sessionId: session?.id,
    isRendered: false,
  }
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
    case 'pointerdown':
      return state.phase === 'closed' || state.phase === 'prerendered'
        ? start(event.connection, 'prerendered', state.trigger)
        : state
    case 'open':
      return open(state, event.connection, event.trigger)
    case 'close':
      return state.phase === 'closed' ? state : close(state, event.isBusy)
    case 'dialog-close':
      // In every other phase, it reports that an earlier opening was closed.
      return state.phase === 'open' ? close(state, event.isBusy) : state
    case 'rendered':
      return state.phase === 'closed' || state.isRendered ? state : { ...state, isRendered: true }
    case 'shown':
      return state.phase === 'opening' ? { ...state, phase: 'open' } : state
    case 'show-panel':
      return showPanel(state, event.connection, event.panel)
    case 'connection':
      return followConnection(state, event)
    case 'page-request':
      return state.trigger ? { ...state, trigger: undefined } : state
  }
}
