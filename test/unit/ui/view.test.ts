import { describe, expect, it } from 'vitest'
import type { Connection, Failure, WalletEntry } from '../../../src/core/index.js'
import { type ModalSelection, selectView } from '../../../src/ui/modal-view.js'
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

describe('the view', () => {
  it.each<[string, Connection, ModalSelection, unknown]>([
    ['no modal as long as none is open', connecting, {}, undefined],
    [
      'the default view to begin with',
      disconnected,
      { modal: 'connect' },
      { kind: 'default', failure: undefined },
    ],
    ['what became of the last attempt', failed, { modal: 'connect' }, { kind: 'default', failure }],
    [
      'old news no more',
      failed,
      { modal: 'connect', dismissedFailure: failure },
      { kind: 'default', failure: undefined },
    ],
    [
      'the attempt under way',
      connecting,
      { modal: 'connect' },
      { kind: 'connecting', wallet: petra, attempt: 7 },
    ],
    [
      'nothing of an attempt without a prompt',
      restoring,
      { modal: 'connect' },
      { kind: 'default', failure: undefined },
    ],
    [
      'the wallet to install',
      disconnected,
      { modal: 'connect', selectedWallet: rimosafe },
      { kind: 'install', wallet: rimosafe },
    ],
    ['the wallets to get', disconnected, { modal: 'connect', isBrowsing: true }, { kind: 'get' }],
    [
      'what became of the attempt before a wallet to install',
      failed,
      { modal: 'connect', selectedWallet: rimosafe },
      { kind: 'default', failure },
    ],
    [
      'what became of the attempt before the wallets to get',
      failed,
      { modal: 'connect', isBrowsing: true },
      { kind: 'default', failure },
    ],
    [
      'the wallet to install when it was asked for after that',
      failed,
      { modal: 'connect', selectedWallet: rimosafe, dismissedFailure: failure },
      { kind: 'install', wallet: rimosafe },
    ],
    [
      'the attempt before the wallets to get',
      connecting,
      { modal: 'connect', isBrowsing: true },
      { kind: 'connecting', wallet: petra, attempt: 7 },
    ],
    ['the account', connected, { modal: 'account' }, { kind: 'account', session }],
    [
      'the account while another wallet is asked',
      replacing,
      { modal: 'account' },
      { kind: 'account', session },
    ],
    ['no connect modal once connected', connected, { modal: 'connect' }, undefined],
    ['no info modal once disconnected', disconnected, { modal: 'account' }, undefined],
    ['no info modal while connecting', connecting, { modal: 'account' }, undefined],
  ])('is %s', (_, connection, picker, expected) => {
    expect(selectView(connection, picker)).toEqual(expected)
  })
})
