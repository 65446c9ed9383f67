import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Connection, Failure, WalletEntry } from '../../../src/core/index.js'
import {
  closedModal,
  home,
  type ModalEvent,
  type ModalState,
  type Panel,
  reduceModal,
} from '../../../src/ui/modal-state.js'
import { selectView } from '../../../src/ui/modal-view.js'
import { accountOf } from '../support/fake-wallet.js'

const petra: WalletEntry = {
  name: 'Petra',
  url: '',
  icon: '',
  readyState: 'Installed',
  isAIP62Standard: true,
}
const rimosafe: WalletEntry = { ...petra, name: 'Rimosafe', readyState: 'NotDetected' }
const account = { ...accountOf(1), ansName: null }
const session = (id: number) => ({ id, wallet: petra, account, network: undefined })
const failure: Failure = { wallet: petra, error: null }
const trigger = {} as Element

const disconnected: Connection = { status: 'disconnected' }
const failed: Connection = { status: 'disconnected', failure }
const connected: Connection = { status: 'connected', session: session(1) }
const connecting: Connection = { status: 'connecting', attempt: { id: 2, wallet: petra, silent: false } }
const replaced: Connection = { status: 'connected', session: session(2) }

const open = (connection: Connection = disconnected): ModalEvent => ({ type: 'open', connection, trigger })
const close = (isBusy = false): ModalEvent => ({ type: 'close', isBusy })
const show = (panel: Panel, connection: Connection = disconnected): ModalEvent => ({
  type: 'show-panel',
  panel,
  connection,
})
const install: Panel = { name: 'install', wallet: rimosafe }
const available: Panel = { name: 'available' }
const follow = (connection: Connection, { isBusy = false, installed = false } = {}): ModalEvent => ({
  type: 'connection',
  connection,
  isBusy,
  isInstalled: () => installed,
})

const stateAfter = (...events: ModalEvent[]) => events.reduce(reduceModal, closedModal)

describe('reduceModal', () => {
  it.each<[string, ModalState, object]>([
    [
      'opens the connect modal',
      stateAfter(open()),
      { phase: 'open', modal: 'connect', panel: home, trigger },
    ],
    ['opens the account modal of a session', stateAfter(open(connected)), { modal: 'account', sessionId: 1 }],
    ['starts over when it is opened again', stateAfter(open(), show(install), open()), { panel: home }],
    ['closes', stateAfter(open(), close()), closedModal],
    ['keeps the trigger of a pending attempt', stateAfter(open(), close(true)), { phase: 'closed', trigger }],
    [
      'keeps no trigger if there was none',
      stateAfter({ type: 'open', connection: disconnected }, close(true)),
      closedModal,
    ],
    [
      'keeps the trigger until the attempt ends',
      stateAfter(open(), close(true), follow(connecting, { isBusy: true })),
      { phase: 'closed', trigger },
    ],
    ['forgets the trigger with the attempt', stateAfter(open(), close(true), follow(connected)), closedModal],
    ['shows the install view', stateAfter(open(), show(install)), { panel: install }],
    [
      'shows the first view for an installed wallet',
      stateAfter(open(), show(install), show(home)),
      { panel: home },
    ],
    [
      'dismisses the failure on a click',
      stateAfter(open(), show(home, failed)),
      { dismissedFailure: failure },
    ],
    ['shows the available wallets', stateAfter(open(), show(available)), { panel: available }],
    ['goes back to the first view', stateAfter(open(), show(install), show(home)), { panel: home }],
    [
      'changes the wallet while the session stays',
      stateAfter(open(connected), show(home, connected), follow(connected)),
      { phase: 'open', modal: 'connect', sessionId: 1 },
    ],
    [
      'closes when the wallet was changed',
      stateAfter(open(connected), show(home, connected), follow(replaced)),
      closedModal,
    ],
    [
      'stays open when the session ends while the wallet is changed',
      stateAfter(open(connected), show(home, connected), follow(disconnected)),
      { phase: 'open', modal: 'connect' },
    ],
    ['closes when a wallet is connected', stateAfter(open(), follow(connected)), closedModal],
    ['closes when the session ends', stateAfter(open(connected), follow(disconnected)), closedModal],
    [
      'keeps the account modal for another session',
      stateAfter(open(connected), follow(replaced)),
      { modal: 'account' },
    ],
    [
      'leaves the install view when the wallet is installed',
      stateAfter(open(), show(install), follow(disconnected, { installed: true })),
      { phase: 'open', panel: home },
    ],
  ])('%s', (_, state, expected) => {
    expect(state).toMatchObject(expected)
    if (expected === closedModal) expect(state).toBe(closedModal)
  })

  it.each<ModalEvent>([close(), show(install), show(available), show(home), follow(connected)])(
    'ignores $type while closed',
    (event) => {
      expect(reduceModal(closedModal, event)).toBe(closedModal)
    },
  )

  it('returns the same object if nothing changes', () => {
    const state = stateAfter(open())
    expect(reduceModal(state, follow(disconnected))).toBe(state)
  })
})

const runs = Number(process.env.RANDOM_RUNS ?? 300)

describe('reduceModal, in random sequences', () => {
  const connections = fc.constantFrom(disconnected, failed, connecting, connected, replaced)
  const events = fc.oneof(
    connections.map((connection): ModalEvent => open(connection)),
    fc.boolean().map(close),
    fc
      .tuple(fc.constantFrom(home, install, available), connections)
      .map(([panel, next]) => show(panel, next)),
    fc
      .tuple(connections, fc.boolean(), fc.boolean())
      .map(([connection, isBusy, installed]) => follow(connection, { isBusy, installed })),
  )

  it('keeps the invariants of the modals', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (sequence) => {
        let state: ModalState = closedModal
        for (const event of sequence) {
          const before = state
          state = reduceModal(before, event)
          // A closed modal shows nothing.
          if (state.phase === 'closed') expect(selectView(connected, state)).toBeUndefined()
          // Closing always closes; its trigger stays only while something is pending.
          if (event.type === 'close') expect(state.phase).toBe('closed')
          if (event.type === 'close' && !event.isBusy && before.phase !== 'closed')
            expect(state).toBe(closedModal)
          // No opening shows a failure from before it.
          if (event.type === 'open' && event.connection === failed)
            expect(selectView(failed, state)?.kind).not.toBe('failed')
          // Only an opening has a trigger, and the trigger is the button that was clicked.
          if (state.trigger && !before.trigger) expect(event.type).toBe('open')
        }
      }),
      { numRuns: runs },
    )
  })
})
