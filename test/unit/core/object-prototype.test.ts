import { describe, expect, it, onTestFinished } from 'vitest'
import { parseNetwork } from '../../../src/core/parse-response.js'
import { readProperty } from '../../../src/core/read-property.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { settle, startKit } from '../support/start-kit.js'

/** Adds a property to `Object.prototype` until the test ends. */
function pollute(key: string, value: unknown) {
  Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true })
  onTestFinished(() => {
    delete (Object.prototype as Record<string, unknown>)[key]
  })
}

const evil = accountOf(666)
const approval = { status: 'Approved', args: evil }

const pollution: Record<string, unknown> = {
  ...evil,
  ...approval,
  name: 'Evil',
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
  it.each(Object.keys(pollution))('changes neither wallet nor account nor signature: %s', async (key) => {
    const signMessage = async () => ({ status: 'Approved', args: { signature: '0x01' } })
    const petra = fakeWallet('Petra', { 'aptos:account': undefined, 'aptos:signMessage': { signMessage } })
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
    expect(await kit.signMessage({ message: 'Hello', nonce: '1' })).toEqual(await signMessage())
    for (const n of [7, 8]) {
      petra.changeAccount(accountOf(n))
      expect(kit.getState().address).toBe(addressOf(n))
    }
    expect(events).toHaveLength(3)
    await kit.disconnect()
    expect(kit.getState()).toMatchObject({ status: 'disconnected', wallet: null, address: '', publicKey: '' })
    expect(storage.content()).toMatchObject({ [keys.disconnected]: 'Petra' })
  })

  it('does not add a network URL that equals the next one', () => {
    pollute('url', 'https://evil.example/')
    expect(Object.keys(parseNetwork('Petra', { name: 'custom', chainId: 4 }))).toEqual(['name', 'chainId'])
  })
})

describe('readProperty', () => {
  class Account {
    readonly own = undefined
    get address() {
      return '0x1'
    }
  }

  it.each([false, true])(
    'reads what object and class define, with a polluted prototype: %s',
    (isPolluted) => {
      if (isPolluted) for (const key of ['address', 'own']) pollute(key, '0x666')
      expect(readProperty(new Account(), 'address')).toBe('0x1')
      expect(readProperty(new Account(), 'own')).toBeUndefined()
      expect(readProperty({ __proto__: null, address: '0x4' }, 'address')).toBe('0x4')
      for (const value of [{}, { __proto__: null }, undefined, null, 42, () => {}])
        expect(readProperty(value, 'address')).toBeUndefined()
    },
  )

  it('reads through a proxy that only has a get trap', () => {
    const proxy = new Proxy({}, { get: (_, key) => key })
    expect(readProperty(proxy, 'address')).toBe('address')
  })
})
