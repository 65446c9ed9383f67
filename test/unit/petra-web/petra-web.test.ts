// @vitest-environment happy-dom
import { getWallets } from '@wallet-standard/app'
import { describe, expect, it, vi } from 'vitest'
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

describe('petraWebWallets', () => {
  it('returns three wallets with icons, and loads nothing', () => {
    const wallets = petraWebWallets()
    const names = ['Petra Web', 'Continue with Google', 'Continue with Apple']
    expect(wallets.map(({ name }) => name)).toEqual(names)
    for (const { icon } of wallets) expect(icon).toMatch(/^data:image\/svg\+xml,/)
    expect(created).toEqual([])
  })

  it.each([undefined, { network: 'testnet', dappId: 'app' }] as const)(
    'registers each wallet with the options when it is loaded: %j',
    async (options) => {
      const { get } = getWallets()
      for (const { name, load } of petraWebWallets(options)) {
        created.length = 0
        const count = get().length
        await load()
        expect(created).toEqual([name, options ?? { network: 'mainnet' }])
        expect(get()[count]?.name).toBe(name)
      }
    },
  )
})
