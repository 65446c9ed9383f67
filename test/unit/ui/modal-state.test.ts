import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Connection, Failure, Session } from '../../../src/core/index.js'
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
import { RANDOM_RUNS } from '../support/random-runs.js'
import { catalogueEntry, installedEntry } from '../support/wallet-entries.js'

const petra = installedEntry()
const rimosafe = catalogueEntry('Rimosafe')
const account = { ...accountOf(1), ansName: null }
const createSession = (id: number): Session => ({ id, wallet: petra, account, network: undefined })
const session = createSession(1)
const failure: Failure = { wallet: petra, error: null }
const attempt = { id: 7, wallet: petra, silent: false }
const trigger = {} as Element

const disconnected: Connection = { status: 'disconnected' }
const failed: Connection = { status: 'disconnected', failure }
const connected: Connection = { status: 'connected', session }
const replaced: Connection = { status: 'connected', session: createSession(2) }
const connecting: Connection = { status: 'connecting', attempt }
const replacing: Connection = { status: 'connecting', attempt, session }
const restoring: Connection = { status: 'restoring', attempt: { ...attempt, silent: true } }

const install: Panel = { name: 'install', wallet: rimosafe }
const available: Panel = { name: 'available' }

const open = (connection: Connection = disconnected): ModalEvent => ({ type: 'open', connection, trigger })
const close = (isBusy = false): ModalEvent => ({ type: 'close', isBusy })
const show = (panel: Panel, connection: Connection = disconnected): ModalEvent => ({
  type: 'show-panel',
  panel,
  connection,
})
const follow = (connection: Connection, { isBusy = false, isInstalled = false } = {}): ModalEvent => ({
  type: 'connection',
  connection,
  isBusy,
  isInstalled: () => isInstalled,
})

const applyEvents = (...events: ModalEvent[]) => events.reduce(reduceModal, closedModal)
const openConnect = { phase: 'open', modal: 'connect', panel: home, trigger }

describe('reduceModal', () => {
  it.each<[string, ModalEvent[], object]>([
    ['opens the connect modal', [open()], openConnect],
    ['opens the account modal of a session', [open(connected)], { modal: 'account', sessionId: 1 }],
    ['starts over when it is opened again', [open(), show(install), open()], openConnect],
    ['closes', [open(), close()], closedModal],
    ['keeps the trigger of a pending attempt', [open(), close(true)], { phase: 'closed', trigger }],
    ['keeps no missing trigger', [{ type: 'open', connection: disconnected }, close(true)], closedModal],
    [
      'keeps the trigger until the attempt ends',
      [open(), close(true), follow(connecting, { isBusy: true })],
      { phase: 'closed', trigger },
    ],
    ['removes the trigger after the attempt', [open(), close(true), follow(connected)], closedModal],
    ['shows the install view', [open(), show(install)], { panel: install }],
    ['goes back to the first view', [open(), show(install), show(home)], openConnect],
    ['dismisses the failure on a click', [open(), show(home, failed)], { dismissedFailure: failure }],
    ['shows the available wallets', [open(), show(available)], { panel: available }],
    [
      'changes the wallet while the session stays',
      [open(connected), show(home, connected), follow(connected)],
      { ...openConnect, sessionId: 1 },
    ],
    [
      'closes when the wallet was changed',
      [open(connected), show(home, connected), follow(replaced)],
      closedModal,
    ],
    [
      'stays open when the session ends while the wallet is changed',
      [open(connected), show(home, connected), follow(disconnected)],
      openConnect,
    ],
    ['closes when a wallet is connected', [open(), follow(connected)], closedModal],
    ['closes when the session ends', [open(connected), follow(disconnected)], closedModal],
    [
      'keeps the account modal for another session',
      [open(connected), follow(replaced)],
      { modal: 'account' },
    ],
    [
      'leaves the install view when the wallet is installed',
      [open(), show(install), follow(disconnected, { isInstalled: true })],
      openConnect,
    ],
  ])('%s', (_, events, expected) => {
    const state = applyEvents(...events)
    expect(state).toMatchObject(expected)
    if (expected === closedModal) expect(state).toBe(closedModal)
  })

  it('returns the same object if nothing changes', () => {
    for (const event of [close(), show(install), show(home), follow(connected)])
      expect(reduceModal(closedModal, event)).toBe(closedModal)
    const state = applyEvents(open())
    expect(reduceModal(state, follow(disconnected))).toBe(state)
  })

  it('keeps its invariants in random sequences', () => {
    const anyConnection = fc.constantFrom(disconnected, failed, connecting, connected, replaced)
    const anyEvent = fc.oneof(
      anyConnection.map(open),
      fc.boolean().map(close),
      fc.tuple(fc.constantFrom(home, install, available), anyConnection).map((args) => show(...args)),
      fc
        .tuple(anyConnection, fc.record({ isBusy: fc.boolean(), isInstalled: fc.boolean() }))
        .map((args) => follow(...args)),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (sequence) => {
        let state: ModalState = closedModal
        for (const event of sequence) {
          const before = state
          state = reduceModal(before, event)
          // A closed modal shows nothing.
          if (state.phase === 'closed') expect(selectView(connected, state)).toBeUndefined()
          // Closing always closes, and its trigger stays only while something is pending.
          if (event.type === 'close') expect(state.phase).toBe('closed')
          if (event.type === 'close' && !event.isBusy && before.phase !== 'closed')
            expect(state).toBe(closedModal)
          // No opening shows a failure from before it.
          if (event.type === 'open' && event.connection === failed)
            expect(selectView(failed, state)?.kind).not.toBe('failed')
          // Only an opening sets the trigger.
          if (state.trigger && !before.trigger) expect(event.type).toBe('open')
        }
      }),
      { numRuns: RANDOM_RUNS },
    )
  })
})

describe('selectView', () => {
  const onConnect = (panel: Panel = home, dismissedFailure?: Failure): ModalState => ({
    phase: 'open',
    modal: 'connect',
    panel,
    dismissedFailure,
    sessionId: undefined,
  })
  const onAccount: ModalState = { ...onConnect(), phase: 'open', modal: 'account' } as ModalState
  const failedView = { kind: 'failed', wallet: petra, failure }
  const connectingView = { kind: 'connecting', wallet: petra, attemptId: 7 }
  const installView = { kind: 'install', wallet: rimosafe }

  it.each<[string, Connection, ModalState, unknown]>([
    ['nothing while closed', connecting, closedModal, undefined],
    ['the first view', disconnected, onConnect(), { kind: 'default' }],
    ['a failure', failed, onConnect(), failedView],
    ['no dismissed failure', failed, onConnect(home, failure), { kind: 'default' }],
    ['the attempt', connecting, onConnect(), connectingView],
    ['no silent attempt', restoring, onConnect(), { kind: 'default' }],
    ['the install view', disconnected, onConnect(install), installView],
    ['the install view before an attempt', connecting, onConnect(install), installView],
    ['a failure before the install view', failed, onConnect(install), failedView],
    ['the available wallets', disconnected, onConnect(available), { kind: 'get' }],
    ['an attempt before the available wallets', connecting, onConnect(available), connectingView],
    ['the account', connected, onAccount, { kind: 'account', session }],
    ['the account while another wallet connects', replacing, onAccount, { kind: 'account', session }],
    ['the first view while the wallet is changed', connected, onConnect(), { kind: 'default' }],
    ['no account without a session', connecting, onAccount, undefined],
  ])('returns %s', (_, connection, state, expected) => {
    expect(selectView(connection, state)).toEqual(expected)
  })
})
