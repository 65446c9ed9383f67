import { getWallets } from '@wallet-standard/core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { createRegistration } from '../../../src/dev-wallet/registration.js'
import { FakePage } from '../support/fake-page.js'
import { createTestWallet } from './support.js'

describe('the registration', () => {
  let target: EventTarget
  beforeEach(() => {
    target = new EventTarget()
    vi.stubGlobal('window', target)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('registers with lists that load before and after the wallet, and unregisters from both', () => {
    const { wallet } = createTestWallet()
    const registration = createRegistration(target as Window, wallet)
    const list: string[] = []
    const api = {
      register: ({ name }: { name: string }) => {
        list.push(name)
        return () => void list.splice(list.indexOf(name), 1)
      },
    }
    target.addEventListener('wallet-standard:register-wallet', (event) => (event as CustomEvent).detail(api))
    registration.register()
    registration.register()
    expect(list).toEqual(['Dev Wallet'])

    const { get } = getWallets()
    expect(get()).toEqual([wallet])
    registration.unregister()
    expect([list, get()]).toEqual([[], []])

    target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    expect(list).toEqual([])
    registration.register()
    expect([list, get()]).toEqual([['Dev Wallet'], [wallet]])
  })

  it('unregisters from every list, even if one returns no unregister function', () => {
    const registration = createRegistration(target as Window, createTestWallet().wallet)
    const leave = vi.fn()
    for (const way of [undefined, leave])
      target.addEventListener('wallet-standard:register-wallet', (event) =>
        (event as CustomEvent).detail({ register: () => way }),
      )
    registration.register()
    registration.unregister()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('unregisters from a list that dispatches app-ready during the registration', () => {
    const { window } = new FakePage()
    const registration = createRegistration(window, createTestWallet().wallet)
    const kit = createWalletKit({ storage: null })
    onTestFinished(kit.start(window))
    registration.register()
    const list = () => kit.getState().installed_wallets.map(({ name }) => name)
    expect(list()).toEqual(['Dev Wallet'])
    registration.unregister()
    expect(list()).toEqual([])
  })

  it.each(['register', 'unregister'] as const)(
    'does not register after the delay if the wallet was unregistered: %s',
    (first) => {
      vi.useFakeTimers()
      const registration = createRegistration(target as Window, createTestWallet().wallet)
      const came = vi.fn()
      target.addEventListener('wallet-standard:register-wallet', came)
      registration.registerAfter(3000)
      registration[first]()
      registration.unregister()
      came.mockClear()
      vi.advanceTimersByTime(3000)
      expect(came).not.toHaveBeenCalled()
      registration.registerAfter(3000)
      vi.advanceTimersByTime(3000)
      expect(came).toHaveBeenCalledOnce()
      vi.useRealTimers()
    },
  )
})
