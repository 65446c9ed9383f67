import { getWallets } from '@wallet-standard/core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { createAnnouncement } from '../../../src/dev-wallet/announce.js'
import { FakePage } from '../support/fake-page.js'
import { bench } from './support.js'

describe('the announcement', () => {
  let target: EventTarget
  beforeEach(() => {
    target = new EventTarget()
    vi.stubGlobal('window', target)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('reaches lists that were there and lists that come later, and is taken back from both', () => {
    const { wallet } = bench()
    const announcement = createAnnouncement(target as Window, wallet)
    const list: string[] = []
    const api = {
      register: ({ name }: { name: string }) => {
        list.push(name)
        return () => void list.splice(list.indexOf(name), 1)
      },
    }
    target.addEventListener('wallet-standard:register-wallet', (event) => (event as CustomEvent).detail(api))
    announcement.register()
    announcement.register()
    expect(list).toEqual(['Dev Wallet'])

    const { get } = getWallets()
    expect(get()).toEqual([wallet])
    announcement.unregister()
    expect([list, get()]).toEqual([[], []])

    target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    expect(list).toEqual([])
    announcement.register()
    expect([list, get()]).toEqual([['Dev Wallet'], [wallet]])
  })

  test('is taken back from each list, though one gives no way back', () => {
    const announcement = createAnnouncement(target as Window, bench().wallet)
    const leave = vi.fn()
    for (const way of [undefined, leave])
      target.addEventListener('wallet-standard:register-wallet', (event) =>
        (event as CustomEvent).detail({ register: () => way }),
      )
    announcement.register()
    announcement.unregister()
    expect(leave).toHaveBeenCalledOnce()
  })

  test('is taken back from a list that asked as it was told', () => {
    const { window } = new FakePage()
    const announcement = createAnnouncement(window, bench().wallet)
    const kit = createWalletKit({ storage: null })
    onTestFinished(kit.start(window))
    announcement.register()
    const list = () => kit.getState().installed_wallets.map(({ name }) => name)
    expect(list()).toEqual(['Dev Wallet'])
    announcement.unregister()
    expect(list()).toEqual([])
  })

  test.each(['register', 'unregister'] as const)(
    'that is late stays away once it was taken back: %s',
    (first) => {
      vi.useFakeTimers()
      const announcement = createAnnouncement(target as Window, bench().wallet)
      const came = vi.fn()
      target.addEventListener('wallet-standard:register-wallet', came)
      announcement.registerLate(3000)
      announcement[first]()
      announcement.unregister()
      came.mockClear()
      vi.advanceTimersByTime(3000)
      expect(came).not.toHaveBeenCalled()
      announcement.registerLate(3000)
      vi.advanceTimersByTime(3000)
      expect(came).toHaveBeenCalledOnce()
      vi.useRealTimers()
    },
  )
})
