import { describe, expect, it } from 'vitest'
import type { Connection, Failure, WalletEntry } from '../../../src/core/index.js'
import type { ModalState, Panel } from '../../../src/ui/modal-state.js'
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
const session = { id: 0, wallet: petra, account: { ...accountOf(1), ansName: null }, network: undefined }
const failure: Failure = { wallet: petra, error: null }
const attempt = { id: 7, wallet: petra, silent: false }

const disconnected: Connection = { status: 'disconnected' }
const connecting: Connection = { status: 'connecting', attempt }
const restoring: Connection = { status: 'restoring', attempt: { ...attempt, silent: true } }
const connected: Connection = { status: 'connected', session }
const replacing: Connection = { status: 'connecting', attempt, session }
const failed: Connection = { status: 'disconnected', failure }

const modal = (
  name: 'connect' | 'account',
  panel: Panel = { name: 'home' },
  dismissedFailure?: Failure,
): ModalState => ({
  modal: name,
  panel,
  dismissedFailure,
  sessionId: undefined,
})
const install: Panel = { name: 'install', wallet: rimosafe }
const available: Panel = { name: 'available' }

describe('selectView', () => {
  it.each<[string, Connection, ModalState, unknown]>([
    ['nothing while closed', connecting, undefined, undefined],
    ['the first view', disconnected, modal('connect'), { kind: 'default' }],
    ['a failure', failed, modal('connect'), { kind: 'failed', wallet: petra, failure }],
    ['no dismissed failure', failed, modal('connect', undefined, failure), { kind: 'default' }],
    ['the attempt', connecting, modal('connect'), { kind: 'connecting', wallet: petra, attemptId: 7 }],
    ['no silent attempt', restoring, modal('connect'), { kind: 'default' }],
    ['the install view', disconnected, modal('connect', install), { kind: 'install', wallet: rimosafe }],
    [
      'the install view before an attempt',
      connecting,
      modal('connect', install),
      { kind: 'install', wallet: rimosafe },
    ],
    ['the available wallets', disconnected, modal('connect', available), { kind: 'get' }],
    [
      'a failure before the install view',
      failed,
      modal('connect', install),
      { kind: 'failed', wallet: petra, failure },
    ],
    [
      'an attempt before the available wallets',
      connecting,
      modal('connect', available),
      { kind: 'connecting', wallet: petra, attemptId: 7 },
    ],
    ['the account', connected, modal('account'), { kind: 'account', session }],
    ['the account while another wallet connects', replacing, modal('account'), { kind: 'account', session }],
    ['the first view while the wallet is changed', connected, modal('connect'), { kind: 'default' }],
    ['no account without a session', connecting, modal('account'), undefined],
  ])('returns %s', (_, connection, state, expected) => {
    expect(selectView(connection, state)).toEqual(expected)
  })
})
