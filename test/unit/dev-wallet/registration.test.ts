import { getWallets } from '@wallet-standard/core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { createRegistration } from '../../../src/dev-wallet/registration.js'
import { FakePage } from '../support/fake-page.js'
import { createTestWallet } from './support.js'

describe('createRegistration', () => {
  const { wallet } = createTestWallet()
  let page: FakePage
  beforeEach(() => {
    page = new FakePage()
    vi.stubGlobal('window', page)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Starts a kit on the page. Returns a function that counts its wallets. */
  function startKit() {
    const kit = createWalletKit({ storage: null })
    onTestFinished(kit.start(page.window))
    return () => kit.getState().installed_wallets.length
  }

  it('registers with lists that load before and after the wallet, and unregisters from both', () => {
    const countWallets = startKit()
    const registration = createRegistration(page, wallet)
    registration.register()
    registration.register()
    const { get } = getWallets()
    expect([countWallets(), get()]).toEqual([1, [wallet]])
    registration.unregister()
    expect([countWallets(), get()]).toEqual([0, []])
    registration.register()
    expect([countWallets(), get()]).toEqual([1, [wallet]])
  })

  it('unregisters from every list, even if one returns no unregister function', () => {
    const unregister = vi.fn()
    for (const result of [undefined, unregister])
      page.addEventListener('wallet-standard:register-wallet', (event) =>
        (event as CustomEvent).detail({ register: () => result }),
      )
    const registration = createRegistration(page, wallet)
    registration.register()
    registration.unregister()
    expect(unregister).toHaveBeenCalledOnce()
  })

  it('registers after a delay, unless the wallet is unregistered before', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const countWallets = startKit()
    const registration = createRegistration(page, wallet)
    registration.registerAfter(3000)
    registration.unregister()
    vi.advanceTimersByTime(3000)
    expect(countWallets()).toBe(0)
    registration.registerAfter(3000)
    vi.advanceTimersByTime(2999)
    expect(countWallets()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(countWallets()).toBe(1)
  })
})
