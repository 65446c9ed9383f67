import { getWallets } from '@wallet-standard/core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { createRegistration } from '../../../src/dev-wallet/registration.js'
import { FakePage } from '../support/fake-page.js'
import { createTestWallet } from './support.js'

describe('createRegistration', () => {
  const { wallet } = createTestWallet()
  let page: EventTarget
  let list: string[]
  let api: object
  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('window', page)
    list = []
    const register = ({ name }: { name: string }) => {
      list.push(name)
      return () => void list.splice(list.indexOf(name), 1)
    }
    api = { register }
    addList(api)
  })
  afterEach(() => vi.unstubAllGlobals())

  const create = () => createRegistration(page as Window, wallet)
  /** Adds a wallet list that is loaded before the wallet. */
  const addList = (listApi: object) =>
    page.addEventListener('wallet-standard:register-wallet', (event) =>
      (event as CustomEvent).detail(listApi),
    )

  it('registers with lists that load before and after the wallet, and unregisters from both', () => {
    const registration = create()
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
    const unregister = vi.fn()
    for (const result of [undefined, unregister]) addList({ register: () => result })
    const registration = create()
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

  it('registers after a delay, unless the wallet is unregistered before', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const registration = create()
    registration.registerAfter(3000)
    registration.unregister()
    vi.advanceTimersByTime(3000)
    expect(list).toEqual([])
    registration.registerAfter(3000)
    vi.advanceTimersByTime(3000)
    expect(list).toEqual(['Dev Wallet'])
  })
})
