import * as core from 'aptos-wallet-kit'
import * as german from 'aptos-wallet-kit/locales/de'
import * as react from 'aptos-wallet-kit/react'
import * as transactions from 'aptos-wallet-kit/transactions'
import * as verify from 'aptos-wallet-kit/verify'
import * as dropIn from 'aptos-wallet-kit/wallet-adapter-react'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { AptosWalletKit } from '../../src/script/global.js'
import { read } from './documents.js'

/** Returns the global that the built script sets. */
function runPageScript(): AptosWalletKit {
  const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true }
  const window = new Window({ settings })
  window.eval(read('dist/aptos-wallet-kit.js'))
  return (window as unknown as { AptosWalletKit: AptosWalletKit }).AptosWalletKit
}

const { exports, version } = JSON.parse(read('package.json')) as { exports: object; version: string }
const globalObject = runPageScript()

describe('public surface', () => {
  it.each<[string, object]>([
    ['the package', exports],
    ['the core', core],
    ['a kit', core.createWalletKit()],
    ['the React entry', react],
    ['the drop-in for the Aptos wallet adapter 8.3, without WalletCore', dropIn],
    ['the entry for servers', verify],
    ['the entry for transactions', transactions],
    ['a locale', german],
    ['window.AptosWalletKit', globalObject],
  ])('of %s is unchanged', (_, entry) => {
    expect(Object.keys(entry).sort()).toMatchSnapshot()
  })

  it('has one core for both entries, so that errors of one are instances of the other', () => {
    expect(react.WalletKitError).toBe(core.WalletKitError)
  })

  it('has a frozen global with its version and one function under both spellings', () => {
    expect(Object.isFrozen(globalObject)).toBe(true)
    expect(globalObject.getNetwokrInfo).toBe(globalObject.getNetworkInfo)
    expect(globalObject.version).toBe(version)
  })
})
