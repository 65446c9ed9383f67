import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Connection, Failure, Session } from '../../../src/core/index.js'
import {
  defaultPanel,
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

const disconnected: Connection = { status: 'disconnected' }
const failed: Connection = { status: 'disconnected', failure }
const connected: Connection = { status: 'connected', session }
const replaced: Connection = { status: 'connected', session: createSession(2) }
const connecting: Connection = { status: 'connecting', attempt }
const replacing: Connection = { status: 'connecting', attempt, session }
const restoring: Connection = { status: 'restoring', attempt: { ...attempt, silent: true } }

const install: Panel = { name: 'install', wallet: rimosafe }
const getWalletPanel: Panel = { name: 'get' }

const open = (connection: Connection = disconnected): ModalEvent => ({ type: 'open', connection })
const close: ModalEvent = { type: 'close' }
const show = (panel: Panel, connection: Connection = disconnected): ModalEvent => ({
  type: 'show-panel',
  panel,
  connection,
})
const follow = (connection: Connection, isInstalled = false): ModalEvent => ({
  type: 'connection',
  connection,
  isInstalled: () => isInstalled,
})

const applyEvents = (...events: ModalEvent[]) => events.reduce(reduceModal, undefined as ModalState)
const openConnect = { modal: 'connect', panel: defaultPanel }

describe('reduceModal', () => {
  it.each<[string, ModalEvent[], object | undefined]>([
    ['opens the connect modal', [open()], openConnect],
    ['opens the account modal of a session', [open(connected)], { modal: 'account', sessionId: 1 }],
    ['starts over when it is opened again', [open(), show(install), open()], openConnect],
    ['closes', [open(), close], undefined],
    ['shows the install view', [open(), show(install)], { panel: install }],
    ['goes back to the first view', [open(), show(install), show(defaultPanel)], openConnect],
    ['dismisses the failure on a click', [open(), show(defaultPanel, failed)], { dismissedFailure: failure }],
    ['shows the available wallets', [open(), show(getWalletPanel)], { panel: getWalletPanel }],
    [
      'changes the wallet while the session stays',
      [open(connected), show(defaultPanel, connected), follow(connected)],
      { ...openConnect, sessionId: 1 },
    ],
    [
      'closes when the wallet was changed',
      [open(connected), show(defaultPanel, connected), follow(replaced)],
      undefined,
    ],
    [
      'stays open when the session ends while the wallet is changed',
      [open(connected), show(defaultPanel, connected), follow(disconnected)],
      openConnect,
    ],
    ['closes when a wallet is connected', [open(), follow(connected)], undefined],
    ['closes when the session ends', [open(connected), follow(disconnected)], undefined],
    [
      'keeps the account modal for another session',
      [open(connected), follow(replaced)],
      { modal: 'account' },
    ],
    [
      'leaves the install view when the wallet is installed',
      [open(), show(install), follow(disconnected, true)],
      openConnect,
    ],
  ])('%s', (_, events, expected) => {
    const state = applyEvents(...events)
    if (expected) expect(state).toMatchObject(expected)
    else expect(state).toBeUndefined()
  })

  it('returns the same object if nothing changes', () => {
    for (const event of [close, show(install), show(defaultPanel), follow(connected)])
      expect(reduceModal(undefined, event)).toBeUndefined()
    const state = applyEvents(open())
    expect(reduceModal(state, follow(disconnected))).toBe(state)
  })

  it('keeps its invariants in random sequences', () => {
    const anyConnection = fc.constantFrom(disconnected, failed, connecting, connected, replaced)
    const anyEvent = fc.oneof(
      anyConnection.map(open),
      fc.constant(close),
      fc
        .tuple(fc.constantFrom(defaultPanel, install, getWalletPanel), anyConnection)
        .map((args) => show(...args)),
      fc.tuple(anyConnection, fc.boolean()).map((args) => follow(...args)),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (sequence) => {
        let state: ModalState
        for (const event of sequence) {
          const before = state
          state = reduceModal(before, event)
          if (event.type === 'close') expect(state).toBeUndefined()
          // Only a request of the user or the page opens a modal.
          if (state && !before) expect(event.type).toBe('open')
          // A closed modal shows nothing.
          if (!state) expect(selectView(connected, state)).toBeUndefined()
          // No opening shows a failure from before it.
          if (event.type === 'open' && event.connection === failed)
            expect(selectView(failed, state)?.kind).not.toBe('failed')
        }
      }),
      { numRuns: RANDOM_RUNS },
    )
  })
})

describe('selectView', () => {
  const onConnect = (panel: Panel = defaultPanel, dismissedFailure?: Failure): ModalState => ({
    modal: 'connect',
    panel,
    dismissedFailure,
    sessionId: undefined,
  })
  const onAccount = { ...onConnect(), modal: 'account' } as ModalState
  const failedView = { kind: 'failed', wallet: petra, failure }
  const connectingView = { kind: 'connecting', wallet: petra, attemptId: 7 }
  const installView = { kind: 'install', wallet: rimosafe }

  it.each<[string, Connection, ModalState, unknown]>([
    ['nothing while closed', connecting, undefined, undefined],
    ['the first view', disconnected, onConnect(), { kind: 'default' }],
    ['a failure', failed, onConnect(), failedView],
    ['no dismissed failure', failed, onConnect(defaultPanel, failure), { kind: 'default' }],
    ['the attempt', connecting, onConnect(), connectingView],
    ['no silent attempt', restoring, onConnect(), { kind: 'default' }],
    ['the install view', disconnected, onConnect(install), installView],
    ['the install view before an attempt', connecting, onConnect(install), installView],
    ['a failure before the install view', failed, onConnect(install), failedView],
    ['the available wallets', disconnected, onConnect(getWalletPanel), { kind: 'get' }],
    ['an attempt before the available wallets', connecting, onConnect(getWalletPanel), connectingView],
    ['the account', connected, onAccount, { kind: 'account', session }],
    ['the account while another wallet connects', replacing, onAccount, { kind: 'account', session }],
    ['the first view while the wallet is changed', connected, onConnect(), { kind: 'default' }],
    ['no account without a session', connecting, onAccount, undefined],
  ])('returns %s', (_, connection, state, expected) => {
    expect(selectView(connection, state)).toEqual(expected)
  })
})
