import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.js'

const KIT = '<script src="/aptos-wallet-kit.js" data-prefered-wallet="Petra" data-locale="de" defer></script>'
const DEV_WALLET = '<script src="/dev-wallet.js" data-nod="stub" defer></script>'
const MAIN = '<script src="/main.js" defer></script>'

/** Opens a page with wrong names, and returns what its console says. The script of the page runs last. */
async function readWarnings(scripts: string, main: string, host = 'localhost') {
  const html = `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,">
${scripts}</head><body><aptos-wallet-button autoconnect></aptos-wallet-button></body></html>`
  const { page, faults } = await visit({ '/': html, '/main.js': main }, { host })
  await page.waitForLoadState()
  return { page, warnings: faults.splice(0) }
}

describe('the development wallet', () => {
  it.each([
    ['after the kit', KIT + DEV_WALLET + MAIN],
    ['before the kit', DEV_WALLET + KIT + MAIN],
  ])('warns once about each wrong name of the page if it is loaded %s', async (_name, scripts) => {
    const { warnings } = await readWarnings(scripts, '')
    expect(warnings).toEqual([
      expect.stringMatching(/data-nod\..* data-node/),
      expect.stringMatching(/autoconnect.* auto-connect/),
      expect.stringMatching(/data-prefered-wallet.* data-preferred-wallet/),
      expect.stringMatching(/locales\/de\.js/),
    ])
  })

  it('warns about wrong options and events, and passes the calls on', async () => {
    const main = `
      AptosWalletKit.configure({ preferedWallet: 'Petra', network: 'testnet' })
      AptosWalletKit.configure({ preferedWallet: 'Petra', preferredWallet: 'DevWallet', strings: {} })
      const unmount = AptosWalletKit.mount('body', { theme: 'blue' })
      window.results = [AptosWalletKit.on('connect', () => {}), unmount].map((result) => typeof result)`
    const { page, warnings } = await readWarnings(KIT + DEV_WALLET + MAIN, main)
    expect(warnings).toEqual([
      expect.stringMatching(/preferedWallet.* preferredWallet/),
      expect.stringMatching(/"DevWallet".* Dev Wallet/),
      expect.stringMatching(/theme "blue"/),
      expect.stringMatching(/connect\b.* wallet-connected/),
      expect.stringMatching(/data-nod\./),
      expect.stringMatching(/autoconnect/),
      expect.stringMatching(/data-prefered-wallet/),
    ])
    expect(await page.evaluate(() => Reflect.get(window, 'results'))).toEqual(['function', 'function'])
    expect(await page.locator('aptos-wallet-button').count()).toBe(2)
    expect(await page.evaluate(() => Object.isFrozen(AptosWalletKit))).toBe(true)
  })

  it.each([
    ['', /does not run on page\.example.* secure context/],
    ['data-allow-remote', /secure context/],
  ])('says on a remote host over HTTP with "%s" what wallets need', async (attribute, expected) => {
    const scripts = `<script src="/dev-wallet.js" ${attribute}></script>`
    const { warnings } = await readWarnings(scripts, '', 'page.example')
    expect(warnings[0]).toMatch(expected)
  })
})
