import { describe, expect, it } from 'vitest'
import {
  type Attempt,
  approveAttempt,
  type Connection,
  clearSession,
  disconnectedConnection,
  endAttempt,
  type Session,
  startAttempt,
  type Transition,
  updateSession,
} from '../../../src/core/connection.js'
import { type WalletEntry, WalletKitError } from '../../../src/core/index.js'
import { accountOf } from '../support/fake-wallet.js'

const entry = (name: string): WalletEntry => ({
  name,
  url: '',
  icon: '',
  readyState: 'Installed',
  isAIP62Standard: true,
})
const petra = entry('Petra')
const nightly = entry('Nightly')
const account = { ...accountOf(1), ansName: null }
const other = { ...accountOf(2), ansName: null }
const network = { name: 'mainnet', chainId: 1 }

const failed = new WalletKitError('WALLET_FAILED', 'locked')
const attempt: Attempt = { id: 1, wallet: petra, silent: false }
const session: Session = { id: 0, wallet: nightly, account, network }
const connected: Connection = { status: 'connected', session }
const connecting: Connection = { status: 'connecting', attempt }
const replacing: Connection = { status: 'connecting', attempt, session }

const following = (connection: Connection, ...transitions: Transition[]) =>
  transitions.reduce((before, transition) => transition(before), connection)

describe('connection', () => {
  it('is connecting during an attempt, and restoring during a silent one', () => {
    expect(following(disconnectedConnection, startAttempt(attempt))).toEqual(connecting)
    const silent = { ...attempt, silent: true }
    expect(following(disconnectedConnection, startAttempt(silent))).toEqual({
      status: 'restoring',
      attempt: silent,
    })
  })

  it('keeps the session during a new attempt', () => {
    expect(following(connected, startAttempt(attempt))).toEqual(replacing)
  })

  it('has the new session after the attempt is approved', () => {
    expect(following(replacing, approveAttempt(1, { account: other, network: undefined }))).toMatchObject({
      status: 'connected',
      session: { wallet: petra, account: other, network: undefined },
    })
  })

  it.each([
    ['was refused', null],
    ['failed', failed],
  ])('has the wallet and the reason after an attempt %s', (_, error) => {
    const failure = { wallet: petra, error }
    expect(following(connecting, endAttempt(1, error))).toEqual({ status: 'disconnected', failure })
    expect(following(replacing, endAttempt(1, error))).toEqual({
      status: 'connected',
      session,
      failure,
    })
  })

  it('has no failure after a canceled attempt', () => {
    expect(following(connecting, endAttempt(1))).toEqual({ status: 'disconnected' })
    expect(following(replacing, endAttempt(1))).toEqual(connected)
  })

  it('has no failure during a new attempt', () => {
    expect(following(connecting, endAttempt(1, failed), startAttempt(attempt))).toEqual(connecting)
  })

  it.each([
    ['approval', approveAttempt(0, { account: other, network })],
    ['refusal', endAttempt(0, null)],
    ['end', endAttempt(0)],
  ])('is the same object after a late %s', (_, late) => {
    for (const before of [disconnectedConnection, connected, connecting, replacing])
      expect(following(before, late)).toBe(before)
  })

  it('has the account and the network that changed', () => {
    const testnet = { name: 'testnet', chainId: 2 }
    const changes = [
      updateSession(session.id, { account: other }),
      updateSession(session.id, { network: testnet }),
    ]
    const now = { wallet: nightly, account: other, network: testnet }
    expect(following(connected, ...changes)).toMatchObject({ status: 'connected', session: now })
    expect(following(replacing, ...changes)).toMatchObject({
      status: 'connecting',
      attempt,
      session: now,
    })
  })

  it('keeps the failure of an attempt while its session changes', () => {
    const afterFailure = following(
      replacing,
      endAttempt(1, failed),
      updateSession(session.id, { account: other }),
    )
    expect(afterFailure).toMatchObject({ status: 'connected', failure: { wallet: petra, error: failed } })
  })

  it('is the same object after a change of another session', () => {
    for (const before of [disconnectedConnection, connected, connecting, replacing]) {
      expect(following(before, updateSession(-1, { account: other }))).toBe(before)
      expect(following(before, updateSession(-1, { network }))).toBe(before)
    }
  })

  it('has no session after clearSession, but keeps the attempt', () => {
    expect(following(connected, clearSession)).toEqual({ status: 'disconnected' })
    expect(following(replacing, clearSession)).toEqual(connecting)
  })

  it('is the same object after clearSession without a session', () => {
    for (const before of [disconnectedConnection, connecting])
      expect(following(before, clearSession)).toBe(before)
  })

  it('does not change its arguments', () => {
    const frozen = Object.freeze({ ...replacing, session: Object.freeze({ ...session }) }) as Connection
    following(frozen, updateSession(session.id, { account: other }), clearSession)
    expect(frozen).toEqual(replacing)
  })
})
