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

describe('the kit and the registerWallet of the Wallet Standard', () => {
  it('meet when the wallet comes first', () => {
    registerWallet(standardWallet('First'))
    expect(kitOnThisPage().names()).toContain('First')
  })

  it('meet when the kit comes first, however late the wallet is', () => {
    const { names } = kitOnThisPage()
    expect(names()).not.toContain('Late')
    registerWallet(standardWallet('Late'))
    expect(names()).toContain('Late')
  })

  it('meet once when both orders work', () => {
    const { names } = kitOnThisPage()
    const wallet = standardWallet('Once')
    registerWallet(wallet)
    registerWallet(wallet)
    expect(names().filter((name) => name === 'Once')).toHaveLength(1)
  })

  it('meet through the older way of registering', () => {
    const { names } = kitOnThisPage()
    DEPRECATED_registerWallet(standardWallet('Older'))
    expect(names()).toContain('Older')
  })

  it('meet beside another app of the standard on the same page', () => {
    const others = getWallets()
    const { names } = kitOnThisPage()
    registerWallet(standardWallet('Shared'))
    expect(names()).toContain('Shared')
    expect(others.get().map(({ name }) => name)).toContain('Shared')
  })

  it('meet in every kit of the page', () => {
    const one = kitOnThisPage()
    const two = kitOnThisPage()
    registerWallet(standardWallet('Both'))
    expect(one.names()).toContain('Both')
    expect(two.names()).toContain('Both')
  })
})
