import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, secondWallet } from '../../support/fixtures.js'
import { root } from '../../support/page-server.js'

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
    const getLanguage = () =>
      document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector<HTMLElement>('[lang]')?.lang
    await expect.poll(() => page.evaluate(getLanguage)).toBe('ar')
  })

  test('that has another name, and that a loader runs, has its options', async ({ open }) => {
    /** Runs the scripts later, as Rocket Loader does: they have another type until then, and `currentScript` is null. */
    const runScripts = () => {
      Object.defineProperty(Document.prototype, 'currentScript', { get: () => null })
      addEventListener('DOMContentLoaded', () => {
        for (const tag of document.querySelectorAll<HTMLScriptElement>('script[type$="-text/javascript"]')) {
          const script = document.createElement('script')
          for (const { name, value } of tag.attributes) if (name !== 'type') script.setAttribute(name, value)
          tag.replaceWith(script)
        }
      })
    }
    const page = await open({
      wallets: [goodWallet, secondWallet],
      policy: "script-src 'self'",
      files: {
        '/wallets-1a2b.js': await readFile(join(root, 'dist/aptos-wallet-kit.js')),
        '/loader.js': `(${runScripts})()`,
        '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,"><script src="loader.js"></script>
<script src="wallets-1a2b.js?v=2" type="0f1e-text/javascript" data-preferred-wallet="Second Wallet"></script>
</head><body><aptos-wallet-button></aptos-wallet-button>
<div data-page><script type="application/json" id="setup">[]</script>
<script src="wallets" type="application/json" data-preferred-wallet="Good Wallet"></script>
<script src="support.js"></script></div></body></html>`,
      },
    })
    await page.installWallet(goodWallet)
    await page.installWallet(secondWallet)
    await page.wallet('Second Wallet').approve()
    await expectConnectedTo(page, 'Second Wallet')
  })
})
