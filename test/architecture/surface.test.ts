import * as core from 'aptos-wallet-kit'
import * as german from 'aptos-wallet-kit/locales/de'
import * as react from 'aptos-wallet-kit/react'
import { describe, expect, it } from 'vitest'
import { loadKit } from './adapter.js'
import { filesIn, read } from './documents.js'

const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> }

describe('public surface', () => {
  it('has these entries', () => {
    expect(Object.keys(exports).sort()).toMatchInlineSnapshot(`
      [
        ".",
        "./aptos-wallet-kit.js",
        "./dev-wallet",
        "./global",
        "./locales/*",
        "./locales/*.js",
        "./package.json",
        "./petra-web",
        "./qr",
        "./qr.js",
        "./react",
        "./sign-in",
        "./testing",
        "./wallet-adapter-react",
      ]
    `)
  })

  it('of the core is unchanged', () => {
    expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
      [
        "WalletKitError",
        "createStore",
        "createWalletKit",
        "getWalletObject",
        "shortenAddress",
        "toHex",
      ]
    `)
  })

  it('of a kit is unchanged', () => {
    expect(Object.keys(core.createWalletKit()).sort()).toMatchInlineSnapshot(`
      [
        "cancel",
        "changeNetwork",
        "configure",
        "connect",
        "diagnose",
        "disconnect",
        "forceDisconnect",
        "getAccount",
        "getConnection",
        "getNetworkInfo",
        "getRecentWalletName",
        "getState",
        "getWalletInfo",
        "isConnected",
        "loadLazyWallets",
        "on",
        "openInMobileApp",
        "signAndSubmitTransaction",
        "signIn",
        "signMessage",
        "signTransaction",
        "start",
        "subscribe",
      ]
    `)
  })

  it('for React is unchanged', () => {
    expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
      [
        "AptosWalletProvider",
        "WalletButton",
        "WalletKitError",
        "defaultCatalogue",
        "shortenAddress",
        "toHex",
        "useWallet",
        "useWalletKit",
      ]
    `)
  })

  it('of a locale is unchanged', () => {
    expect(Object.keys(german).sort()).toMatchInlineSnapshot(`
      [
        "locale",
        "strings",
      ]
    `)
  })

  it('of window.AptosWalletKit is unchanged', () => {
    expect(Object.keys(loadKit().adapter).sort()).toMatchInlineSnapshot(`
      [
        "changeNetwork",
        "close",
        "configure",
        "connect",
        "diagnose",
        "disconnect",
        "getAccount",
        "getNetwokrInfo",
        "getNetworkInfo",
        "getState",
        "getWalletInfo",
        "getWallets",
        "isConnected",
        "mount",
        "on",
        "open",
        "openInMobileApp",
        "shortenAddress",
        "signAndSubmitTransaction",
        "signIn",
        "signMessage",
        "signTransaction",
        "subscribe",
        "toHex",
        "version",
      ]
    `)
  })

  it('includes every locale', () => {
    expect(filesIn('dist/locales', '.mjs').length).toBe(filesIn('src/locales', '.ts').length)
  })

  it('has one core for both entries, so that errors of one are instances of the other', () => {
    expect(react.WalletKitError).toBe(core.WalletKitError)
  })
})

describe('window.AptosWalletKit', () => {
  const { adapter } = loadKit()

  it('is frozen', () => {
    expect(Object.isFrozen(adapter)).toBe(true)
  })

  it('has one function under both spellings', () => {
    expect(adapter.getNetwokrInfo).toBe(adapter.getNetworkInfo)
  })

  it('has its version', () => {
    expect(adapter.version).toBe(JSON.parse(read('package.json')).version)
  })

  it('needs no this', async () => {
    const { isConnected, getAccount, toHex, shortenAddress } = adapter
    expect(isConnected()).toBe(false)
    await expect(getAccount()).rejects.toThrow('No wallet connected')
    expect(toHex(new Uint8Array([1, 255]))).toBe('0x01ff')
    expect(shortenAddress('0x1')).toBe('0x1')
  })
})
