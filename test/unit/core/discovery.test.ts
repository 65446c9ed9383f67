// @vitest-environment happy-dom
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { DEPRECATED_registerWallet, registerWallet } from '@wallet-standard/wallet'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { fakeWallet } from '../support/fake-wallet.js'

const standardWallet = (name: string) => fakeWallet(name) as unknown as Wallet

function kitOnThisPage() {
  const kit = createWalletKit({ storage: null })
  onTestFinished(kit.start())
  return { names: () => kit.getState().installed_wallets.map(({ name }) => name) }
}

describe('discoverWallets', () => {
  it('finds a wallet that registers before the kit', () => {
    registerWallet(standardWallet('First'))
    expect(kitOnThisPage().names()).toContain('First')
  })

  it('finds a wallet that registers after the kit', () => {
    const { names } = kitOnThisPage()
    expect(names()).not.toContain('Late')
    registerWallet(standardWallet('Late'))
    expect(names()).toContain('Late')
  })

  it('finds a wallet once if both events reach it', () => {
    const { names } = kitOnThisPage()
    const wallet = standardWallet('Once')
    registerWallet(wallet)
    registerWallet(wallet)
    expect(names().filter((name) => name === 'Once')).toHaveLength(1)
  })

  it('finds a wallet that uses navigator.wallets', () => {
    const { names } = kitOnThisPage()
    DEPRECATED_registerWallet(standardWallet('Older'))
    expect(names()).toContain('Older')
  })

  it('works next to another app of the Wallet Standard', () => {
    const others = getWallets()
    const { names } = kitOnThisPage()
    registerWallet(standardWallet('Shared'))
    expect(names()).toContain('Shared')
    expect(others.get().map(({ name }) => name)).toContain('Shared')
  })

  it('finds a wallet for each kit of the page', () => {
    const one = kitOnThisPage()
    const two = kitOnThisPage()
    registerWallet(standardWallet('Both'))
    expect(one.names()).toContain('Both')
    expect(two.names()).toContain('Both')
  })
})
