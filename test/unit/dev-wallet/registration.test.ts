import { getWallets } from '@wallet-standard/core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { createRegistration } from '../../../src/dev-wallet/registration.js'
import { FakePage } from '../support/fake-page.js'
import { createTestWallet } from './support.js'

describe('createRegistration', () => {
  let page: EventTarget
  const { wallet } = createTestWallet()
  const create = () => createRegistration(page as Window, wallet)
  const onRegister = (listener: (register: (api: object) => void) => void) =>
    page.addEventListener('wallet-standard:register-wallet', (event) =>
      listener((event as CustomEvent).detail),
    )
  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('window', page)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('registers with lists that load before and after the wallet, and unregisters from both', () => {
    const registration = create()
    const list: string[] = []
    const api = {
      register: ({ name }: { name: string }) => {
        list.push(name)
        return () => void list.splice(list.indexOf(name), 1)
      },
    }
    onRegister((register) => register(api))
    registration.register()
    registration.register()
    const { get } = getWallets()
    expect([list, get()]).toEqual([['Dev Wallet'], [wallet]])
    registration.unregister()
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    expect([list, get()]).toEqual([[], []])
    registration.register()
    expect([list, get()]).toEqual([['Dev Wallet'], [wallet]])
  })

  it('unregisters from every list, even if one returns no unregister function', () => {
    const registration = create()
    const unregister = vi.fn()
    for (const result of [undefined, unregister])
      onRegister((register) => register({ register: () => result }))
    registration.register()
    registration.unregister()
    expect(unregister).toHaveBeenCalledOnce()
  })

  it('unregisters from a list that dispatches app-ready during the registration', () => {
    const { window } = new FakePage()
    const registration = createRegistration(window, wallet)
    const kit = createWalletKit({ storage: null })
    onTestFinished(kit.start(window))
    registration.register()
    expect(kit.getState().installed_wallets).toHaveLength(1)
    registration.unregister()
    expect(kit.getState().installed_wallets).toHaveLength(0)
  })

  it.each(['register', 'unregister'] as const)(
    'does not register after the delay if the wallet was unregistered: %s',
    (first) => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const registration = create()
      const listener = vi.fn()
      onRegister(listener)
      registration.registerAfter(3000)
      registration[first]()
      registration.unregister()
      listener.mockClear()
      vi.advanceTimersByTime(3000)
      expect(listener).not.toHaveBeenCalled()
      registration.registerAfter(3000)
      vi.advanceTimersByTime(3000)
      expect(listener).toHaveBeenCalledOnce()
    },
  )
})
