import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleWallet } from '../wallets/bundle.js'
import { openSite } from '../wallets/site.js'
import { launch } from './dev-wallet-support.js'

/** The part of the adapter's `WalletCore` that the test uses. */
interface WalletAdapter {
  readonly wallets: readonly { readonly name: string; readonly readyState: string }[]
  readonly account: { readonly address: { toString(): string } } | null
  connect(name: string): Promise<unknown>
  signMessage(input: { message: string; nonce: string }): Promise<{ fullMessage: string }>
}

declare global {
  interface Window {
    readonly walletAdapter: WalletAdapter
  }
}

describe('dev-wallet.js with the Aptos wallet adapter', () => {
  let browser: Browser
  let devWallet: Buffer
  let adapter: string
  beforeAll(async () => {
    ;[browser, devWallet, adapter] = await Promise.all([
      launch(),
      readFile('dist/dev-wallet.js'),
      bundleWallet('wallet-adapter'),
    ])
  })
  afterAll(() => browser?.close())

  it.each([
    ['before', ['/dev-wallet.js', '/adapter.js']],
    ['after', ['/adapter.js', '/dev-wallet.js']],
  ])('connects and signs if it loads %s the adapter', async (_, scripts) => {
    const tags = scripts.map((src) => `<script src="${src}" data-auto-approve></script>`)
    const site = await openSite({
      '/page': { type: 'text/html', body: `<!doctype html><title>Adapter</title><body>${tags.join('')}` },
      '/dev-wallet.js': { type: 'text/javascript', body: devWallet },
      '/adapter.js': { type: 'text/javascript', body: adapter },
    })
    const page = await browser.newPage()
    onTestFinished(async () => {
      await page.close()
      await site.close()
    })
    await page.goto(`${site.origin}/page`)
    const wallets = await page.evaluate(() =>
      window.walletAdapter.wallets.map(({ name, readyState }) => ({ name, readyState })),
    )
    expect(wallets).toContainEqual({ name: 'Dev Wallet', readyState: 'Installed' })
    const { adapterAddress, walletAddress, fullMessage } = await page.evaluate(async () => {
      await window.walletAdapter.connect('Dev Wallet')
      const signed = await window.walletAdapter.signMessage({ message: 'Hello', nonce: '1' })
      return {
        adapterAddress: window.walletAdapter.account?.address.toString(),
        walletAddress: window.AptosDevWallet?.accounts()[0]?.address,
        fullMessage: signed.fullMessage,
      }
    })
    expect(adapterAddress).toBe(walletAddress)
    expect(fullMessage).toContain('message: Hello')
  })
})
