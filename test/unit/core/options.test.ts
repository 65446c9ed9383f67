import { describe, expect, it } from 'vitest'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { fakeWallet } from '../support/fake-wallet.js'
import { pollute } from '../support/pollute.js'
import { settle, startKit } from '../support/start-kit.js'

const inherited: Record<string, unknown> = {
  preferredWallet: 'Evil',
  autoConnect: false,
  lazyWallets: [{ name: 'Evil', icon: '', load: async () => {} }],
  storage: fakeStorage({ [keys.walletName]: 'Evil' }),
  silent: true,
  signal: AbortSignal.abort(),
}

describe('options', () => {
  it.each(Object.keys(inherited))(
    'are own properties, not %s of a polluted Object.prototype',
    async (name) => {
      const wallets = [fakeWallet('Petra'), fakeWallet('Evil')] as const
      const storage = fakeStorage()
      pollute(name, inherited[name])
      const { kit } = await startKit({ storage, wallets })
      const connecting = kit.connect('Petra', {})
      wallets[0].approve()
      expect(await connecting).toMatchObject({ status: 'Approved' })
      await settle()
      expect(wallets.map(({ connects }) => connects.map(({ args }) => args[0]))).toEqual([[false], []])
      expect(storage.content()).toMatchObject({ [keys.autoConnect]: 'true', [keys.walletName]: 'Petra' })
    },
  )
})
