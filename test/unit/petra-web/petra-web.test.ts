// @vitest-environment happy-dom
import { getWallets } from '@wallet-standard/app'
import { expect, it, vi } from 'vitest'
import { petraWebWallets } from '../../../src/petra-web/index.js'

const created: unknown[] = []

vi.mock('@aptos-connect/wallet-adapter-plugin', () => {
  const createClass = (name: string) =>
    class {
      readonly name = name
      readonly features = {}
      constructor(config: unknown) {
        created.push(name, config)
      }
    }
  return {
    AptosConnectGenericWallet: createClass('Petra Web'),
    AptosConnectGoogleWallet: createClass('Continue with Google'),
    AptosConnectAppleWallet: createClass('Continue with Apple'),
  }
})

it.each([undefined, { network: 'testnet', dappId: 'app' }] as const)(
  'petraWebWallets() returns wallets with icons, which register with the options when they are loaded: %j',
  async (options) => {
    const { get } = getWallets()
    const wallets = petraWebWallets(options)
    const names = ['Petra Web', 'Continue with Google', 'Continue with Apple']
    expect(wallets.map(({ name }) => name)).toEqual(names)
    for (const { name, icon, load } of wallets) {
      expect(icon).toMatch(/^data:image\/svg\+xml,/)
      const count = get().length
      await load()
      expect(created.splice(0)).toEqual([name, options ?? { network: 'mainnet' }])
      expect(get()[count]?.name).toBe(name)
    }
  },
)
