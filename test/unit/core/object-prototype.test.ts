import { describe, expect, it } from 'vitest'
import { readProperty } from '../../../src/core/boundary/read-property.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { pollute } from '../support/pollute.js'
import { settle, startKit } from '../support/start-kit.js'

const evil = accountOf(666)
const approval = { status: 'Approved', args: evil }

const pollution: Record<string, unknown> = {
  ...evil,
  ...approval,
  name: 'Evil',
  url: 'https://evil.example/',
  preferredWallet: 'Evil',
  autoConnect: false,
  silent: true,
  signal: AbortSignal.abort(),
  storage: fakeStorage({ [keys.walletName]: 'Evil' }),
  getAliases: () => ['Evil'],
  promptForWallet: () => approval,
  findHostWallet: () => ({ name: 'Evil' }),
  status: 'Rejected',
  code: 4001,
  ansName: 'evil.apt',
  account: evil,
  toUint8Array: () => new Uint8Array(32).fill(6),
  data: evil.address,
  key: evil.address,
  0: 6,
  toJSON: () => 'evil',
  session: { wallet: { name: 'Evil' }, account: evil },
  attempt: {},
  failure: {},
  keepStorage: true,
  once: true,
  'aptos:account': { account: () => evil },
  connect: () => approval,
}

describe('polluted Object.prototype', () => {
  it.each(Object.keys(pollution))(
    'changes neither wallet nor account nor network nor signature: %s',
    async (key) => {
      const signMessage = async () => ({ status: 'Approved', args: { signature: '0x01' } })
      const petra = fakeWallet('Petra', {
        'aptos:account': undefined,
        'aptos:network': { network: async () => ({ name: 'mainnet' }) },
        'aptos:signMessage': { signMessage },
      })
      const other = fakeWallet('Evil')
      const storage = fakeStorage()
      pollute(key, pollution[key])
      const { kit, events } = await startKit({ storage, wallets: [petra, other] })
      const connecting = kit.connect('Petra')
      petra.connects[0]?.resolve(accountOf(1)) // Not wrapped, as many wallets do.
      expect(await connecting).toMatchObject({ status: 'Approved', args: { ...accountOf(1), ansName: null } })
      await settle()
      expect(other.connects).toEqual([])
      expect(petra.connects.map(({ args }) => args)).toEqual([[false]])
      expect(await kit.getWalletInfo()).toMatchObject({ name: 'Petra', ...accountOf(1) })
      expect(Object.entries(await kit.getNetworkInfo())).toEqual([
        ['name', 'mainnet'],
        ['chainId', 1],
      ])
      expect(await kit.signMessage({ message: 'Hello', nonce: '1' })).toEqual(await signMessage())
      for (const n of [7, 8]) {
        petra.changeAccount(accountOf(n))
        expect(kit.getState().address).toBe(addressOf(n))
      }
      expect(events).toHaveLength(3)
      await kit.disconnect()
      expect(kit.getState()).toMatchObject({
        status: 'disconnected',
        wallet: null,
        address: '',
        publicKey: '',
      })
      expect(storage.content()).toMatchObject({ [keys.disconnected]: 'Petra' })
    },
  )
})

describe('readProperty', () => {
  class Account {
    readonly own = undefined
    get address() {
      return '0x1'
    }
  }

  it('reads only what an object, its class or its proxy defines', () => {
    for (const key of ['address', 'own']) pollute(key, '0x666')
    expect(readProperty(new Account(), 'address')).toBe('0x1')
    expect(readProperty(new Account(), 'own')).toBeUndefined()
    expect(readProperty({ __proto__: null, address: '0x4' }, 'address')).toBe('0x4')
    const proxy = new Proxy({}, { get: (_, key) => key })
    expect(readProperty(proxy, 'size')).toBe('size')
    for (const value of [{}, { __proto__: null }, undefined, null, 42, () => {}])
      expect(readProperty(value, 'address')).toBeUndefined()
  })
})
