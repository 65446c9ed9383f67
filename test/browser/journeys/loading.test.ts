import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, secondWallet } from '../../support/fixtures.js'

/** A page whose head loads the kit and calls it at once: there is no body yet. */
const inHead = (early: () => void) => ({
  '/early.js': `(${early})()`,
  '/': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,"><script src="support.js"></script>
<script src="aptos-wallet-kit.js"></script><script src="early.js"></script></head>
<body><h1>A page</h1><aptos-wallet-button></aptos-wallet-button></body></html>`,
})

describe('the script tag', () => {
  test('may stand in the head without defer: what is asked before there is a body is shown once there is', async ({
    open,
  }) => {
    const files = inHead(() => {
      window.AptosWalletKit.open()
      window.AptosWalletKit.connect().then(({ status }) => {
        document.title = status
      })
    })
    const visit = await open({ files })
    await visit.expectVisible('dialog', 'Connect a Wallet')
    await visit.evaluate(() => window.AptosWalletKit.open())
    await visit.advanceTime(0)
    await visit.expectVisible('dialog', 'Connect a Wallet')
    await visit.installWallet(goodWallet)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
    await expect.poll(() => visit.evaluate(() => document.title)).toBe('Approved')
    await visit.expectHidden('dialog')
  })

  test('shows no modal that was closed before there was a body', async ({ open }) => {
    const files = inHead(() => {
      window.AptosWalletKit.open()
      window.AptosWalletKit.close()
    })
    const visit = await open({ files })
    await visit.advanceTime(0)
    await visit.expectHidden('dialog')
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog', 'Connect a Wallet')
  })

  test('may come late, to a page that still waits for something that never comes', async ({ open }) => {
    const visit = await open({
      files: {
        '/waiting': `<!doctype html><title>Waiting</title><script async src="never.js"></script><script src="late-tag.js"></script>`,
        '/never.js': null,
        '/late-tag.js': `addEventListener('wallet-standard:app-ready', ({ detail }) => detail.register({
          name: 'Good Wallet',
          features: { 'aptos:connect': { connect: async () => { parent.document.title = 'Asked' } } },
        }))
        document.addEventListener('DOMContentLoaded', () => setTimeout(async () => {
          await import('./aptos-wallet-kit.js')
          AptosWalletKit.configure({ preferredWallet: 'Good Wallet' })
        }))`,
      },
    })
    await visit.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'waiting'
      document.querySelector('[data-page]')?.append(frame)
    })
    await expect.poll(() => visit.evaluate(() => document.title)).toBe('Asked')
  })

  test('may be a module: its options are read', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'type="module" data-preferred-wallet="Second Wallet" data-locale="ar"',
      // The package's folder in the address of another script is not the script's name.
      body: `<aptos-wallet-button></aptos-wallet-button>
        <div data-page><script src="/aptos-wallet-kit/other.js"></script></div>`,
      files: { '/aptos-wallet-kit/other.js': '' },
    })
    await visit.wallet('Second Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
    const language = () => document.querySelector('aptos-wallet-button')?.getAttribute('lang')
    await expect.poll(() => visit.evaluate(language)).toBe('ar')
  })
})
