import * as core from 'aptos-wallet-kit'
import * as german from 'aptos-wallet-kit/locales/de'
import * as react from 'aptos-wallet-kit/react'
import * as dropIn from 'aptos-wallet-kit/wallet-adapter-react'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { AptosWalletKit } from '../../src/script/global.js'
import { filesIn, read } from './documents.js'

/** Returns the global that the built script sets. */
function runPageScript(): AptosWalletKit {
  const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true }
  const window = new Window({ settings })
  window.eval(read('dist/aptos-wallet-kit.js'))
  return (window as unknown as { AptosWalletKit: AptosWalletKit }).AptosWalletKit
}

const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> }

describe('public surface', () => {
  it.each<[string, object]>([
    ['the package', exports],
    ['the core', core],
    ['a kit', core.createWalletKit()],
    ['the React entry', react],
    ['the drop-in for the Aptos wallet adapter 8.3, without WalletCore', dropIn],
    ['a locale', german],
    ['window.AptosWalletKit', runPageScript()],
  ])('of %s is unchanged', (_, entry) => {
    expect(Object.keys(entry).sort()).toMatchSnapshot()
  })

  it('includes every locale', () => {
    expect(filesIn('dist/locales', '.mjs').length).toBe(filesIn('src/locales', '.ts').length)
  })

  it('has one core for both entries, so that errors of one are instances of the other', () => {
    expect(react.WalletKitError).toBe(core.WalletKitError)
  })
})

describe('window.AptosWalletKit', () => {
  const globalObject = runPageScript()

  it('is frozen, and has its version and one function under both spellings', () => {
    expect(Object.isFrozen(globalObject)).toBe(true)
    expect(globalObject.getNetwokrInfo).toBe(globalObject.getNetworkInfo)
    expect(globalObject.version).toBe(JSON.parse(read('package.json')).version)
  })

  it('needs no this', async () => {
    const { isConnected, getAccount, toHex, shortenAddress } = globalObject
    expect(isConnected()).toBe(false)
    await expect(getAccount()).rejects.toThrow('No wallet connected')
    expect(toHex(new Uint8Array([1, 255]))).toBe('0x01ff')
    expect(shortenAddress('0x1')).toBe('0x1')
  })
})
