// @vitest-environment happy-dom
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { DEPRECATED_registerWallet, registerWallet } from '@wallet-standard/wallet'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { fakeWallet } from '../support/fake-wallet.js'

const createWallet = (name: string) => fakeWallet(name) as unknown as Wallet

/** Starts a kit on this page, and returns a function that counts the listed wallets of a name. */
function startCounting() {
  const kit = createWalletKit({ storage: null })
  onTestFinished(kit.start())
  return (wallet: string) => kit.getState().installed_wallets.filter(({ name }) => name === wallet).length
}

describe('discoverWallets', () => {
  it('finds a wallet that registers before the kit', () => {
    registerWallet(createWallet('First'))
    expect(startCounting()('First')).toBe(1)
  })

  it('finds a wallet that registers after the kit or twice, for each kit and other apps of the page', () => {
    const others = getWallets()
    const kits = [startCounting(), startCounting()]
    expect(kits.map((count) => count('Late'))).toEqual([0, 0])
    const wallet = createWallet('Late')
    registerWallet(wallet)
    registerWallet(wallet)
    expect(kits.map((count) => count('Late'))).toEqual([1, 1])
    expect(others.get()).toContain(wallet)
  })

  it('finds a wallet that uses navigator.wallets', () => {
    const count = startCounting()
    DEPRECATED_registerWallet(createWallet('Older'))
    expect(count('Older')).toBe(1)
  })
})
