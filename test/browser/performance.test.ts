import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'

/** How often wallets were read. Nothing is timed, so nothing depends on the machine. */
interface Reads {
  names: number
  features: number
  icons: number
}

declare global {
  var reads: Reads
}

/** Registers wallets that count how often they are read, one by one in one task. */
function registerWallets(first: number, end: number): void {
  globalThis.reads ??= { names: 0, features: 0, icons: 0 }
  for (let n = first; n < end; n++)
    support.registerWallet({
      get name() {
        reads.names++
        return `Wallet ${n}`
      },
      get features() {
        reads.features++
        return { 'aptos:connect': { version: '1.0.0', connect: () => new Promise(() => {}) } }
      },
      get icon() {
        reads.icons++
        return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' id='w${n}'/>`
      },
    })
}

test('a wallet is read as often among 2,000 as among ten, and its icon only if it has a row', async ({
  open,
}) => {
  const page = await open()
  const countReads = async (first: number, end: number): Promise<Reads> => {
    await page.evaluate(registerWallets, first, end)
    await page.advanceTime(0)
    return page.evaluate(() => reads)
  }
  const { names, features } = await countReads(0, 10)
  const expected = { names: names * 201, features: features * 201, icons: 0 }
  expect(await countReads(10, 2010)).toEqual(expected)
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('button', 'Wallet 0')
  const rowCount = await playwrightPage(page.tab).locator('li').count()
  expect(await page.evaluate(() => reads.icons)).toBeLessThanOrEqual(rowCount)
})

test('localStorage is not loaded while the script is evaluated', async ({ open }) => {
  await open({
    before: () => {
      const { addEventListener } = window
      const get = () => console.error('localStorage was read')
      Object.defineProperty(window, 'localStorage', { get, configurable: true })
      // A listener for storage events also loads the storage.
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === 'storage') console.error('storage events were subscribed to')
        addEventListener.apply(window, args)
      }
    },
    after: 'delete window.localStorage; delete window.addEventListener',
  })
})
