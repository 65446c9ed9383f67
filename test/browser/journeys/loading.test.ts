import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, secondWallet } from '../../support/fixtures.js'

describe('script tag', () => {
  test('in the head without defer opens a modal that was requested before the page had a body', async ({
    open,
  }) => {
    const callKit = () => {
      window.AptosWalletKit.open()
      window.AptosWalletKit.connect().then(({ status }) => {
        document.title = status
      })
    }
    const page = await open({
      files: {
        '/early.js': `(${callKit})()`,
        '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,"><script src="support.js"></script>
<script src="aptos-wallet-kit.js"></script><script src="early.js"></script></head>
<body><h1>A page</h1><aptos-wallet-button></aptos-wallet-button></body></html>`,
      },
    })
    await page.expectVisible('dialog', 'Connect a Wallet')
    await page.evaluate(() => window.AptosWalletKit.open())
    await page.advanceTime(0)
    await page.expectVisible('dialog', 'Connect a Wallet')
    await page.installWallet(goodWallet)
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Good Wallet')
    await expect.poll(() => page.evaluate(() => document.title)).toBe('Approved')
    await page.expectHidden('dialog')
  })

  test('that loads late connects on a page that still waits for another script', async ({ open }) => {
    const page = await open({
      files: {
        '/waiting': `<!doctype html><title>Waiting</title><script async src="never.js"></script><script src="late-tag.js"></script>`,
        '/never.js': null,
        '/late-tag.js': `addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register({
          name: 'Good Wallet',
          features: { 'aptos:connect': { connect: async () => { parent.document.title = 'Called' } } },
        }))
        document.addEventListener('DOMContentLoaded', () => setTimeout(async () => {
          await import('./aptos-wallet-kit.js')
          AptosWalletKit.configure({ preferredWallet: 'Good Wallet' })
        }))`,
      },
    })
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'waiting'
      document.querySelector('[data-page]')?.append(frame)
    })
    await expect.poll(() => page.evaluate(() => document.title)).toBe('Called')
  })

  test('that is a module has its options', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet, secondWallet],
      script: 'type="module" data-preferred-wallet="Second Wallet" data-locale="ar"',
      // Another script, whose folder has the name of the package.
      body: `<aptos-wallet-button></aptos-wallet-button>
        <div data-page><script src="/aptos-wallet-kit/other.js"></script></div>`,
      files: { '/aptos-wallet-kit/other.js': '' },
    })
    await page.wallet('Second Wallet').approve()
    await expectConnectedTo(page, 'Second Wallet')
    const getLanguage = () => document.querySelector('aptos-wallet-button')?.getAttribute('lang')
    await expect.poll(() => page.evaluate(getLanguage)).toBe('ar')
  })
})
