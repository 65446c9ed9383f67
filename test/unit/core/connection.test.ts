import { describe, expect, it } from 'vitest'
import {
  type Attempt,
  type Connection,
  type ConnectionEvent,
  disconnected,
  type Session,
  transition,
} from '../../../src/core/connection.js'
import type { WalletEntry } from '../../../src/core/index.js'
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

const attempt: Attempt = { id: 1, wallet: petra, silent: false }
const session: Session = { id: 0, wallet: nightly, account, network }
const connected: Connection = { status: 'connected', session }
const connecting: Connection = { status: 'connecting', attempt }
const replacing: Connection = { status: 'connecting', attempt, session }

const following = (connection: Connection, ...events: ConnectionEvent[]) =>
  events.reduce(transition, connection)

describe('the connection', () => {
  it('is connecting after an attempt started, and restoring after a silent one', () => {
    expect(following(disconnected, { type: 'started', attempt })).toEqual(connecting)
    const silent = { ...attempt, silent: true }
    expect(following(disconnected, { type: 'started', attempt: silent })).toEqual({
      status: 'restoring',
      attempt: silent,
    })
  })

  it('keeps the old session while a new attempt runs', () => {
    expect(following(connected, { type: 'started', attempt })).toEqual(replacing)
  })

  it('has the new session once the attempt is approved', () => {
    expect(
      following(replacing, { type: 'approved', id: 1, account: other, network: undefined }),
    ).toMatchObject({
      status: 'connected',
      session: { wallet: petra, account: other, network: undefined },
    })
  })

  it.each(['rejected', 'failed'] as const)('remembers which wallet it was when an attempt %s', (kind) => {
    const failure = { wallet: petra, kind }
    expect(following(connecting, { type: 'ended', id: 1, kind })).toEqual({ status: 'disconnected', failure })
    expect(following(replacing, { type: 'ended', id: 1, kind })).toEqual({
      status: 'connected',
      session,
      failure,
    })
  })

  it('keeps no trace of a cancelled attempt', () => {
    expect(following(connecting, { type: 'ended', id: 1 })).toEqual({ status: 'disconnected' })
    expect(following(replacing, { type: 'ended', id: 1 })).toEqual(connected)
  })

  it('forgets the last failure when a new attempt starts', () => {
    const failed = following(connecting, { type: 'ended', id: 1, kind: 'failed' })
    expect(following(failed, { type: 'started', attempt })).toEqual(connecting)
  })

  const late: ConnectionEvent[] = [
    { type: 'approved', id: 0, account: other, network },
    { type: 'ended', id: 0, kind: 'rejected' },
    { type: 'ended', id: 0 },
  ]
  it.each(late)('is the very same after a late answer: %j', (event) => {
    for (const before of [disconnected, connected, connecting, replacing])
      expect(transition(before, event)).toBe(before)
  })

  it('follows the account and the network of its wallet', () => {
    const testnet = { name: 'testnet', chainId: 2 }
    const changes: ConnectionEvent[] = [
      { type: 'changed', wallet: nightly, change: { account: other } },
      { type: 'changed', wallet: nightly, change: { network: testnet } },
    ]
    const changed = { wallet: nightly, account: other, network: testnet }
    expect(following(connected, ...changes)).toMatchObject({ status: 'connected', session: changed })
    expect(following(replacing, ...changes)).toMatchObject({
      status: 'connecting',
      attempt,
      session: changed,
    })
  })

  it('is the very same after news of a wallet that is not current', () => {
    for (const before of [disconnected, connected, connecting, replacing]) {
      expect(transition(before, { type: 'changed', wallet: petra, change: { account: other } })).toBe(before)
      expect(transition(before, { type: 'changed', wallet: petra, change: { network } })).toBe(before)
    }
  })

  it('is over after the session was left, and leaves a running attempt running', () => {
    expect(following(connected, { type: 'left' })).toEqual({ status: 'disconnected' })
    expect(following(replacing, { type: 'left' })).toEqual(connecting)
  })

  it('is the very same when there is no session to leave', () => {
    for (const before of [disconnected, connecting]) expect(transition(before, { type: 'left' })).toBe(before)
  })

  it('changes nothing that it was handed', () => {
    const frozen = Object.freeze({ ...replacing, session: Object.freeze({ ...session }) }) as Connection
    following(frozen, { type: 'changed', wallet: nightly, change: { account: other } }, { type: 'left' })
    expect(frozen).toEqual(replacing)
  })
})
