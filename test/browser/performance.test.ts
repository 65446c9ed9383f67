import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'

declare global {
  /** How often each property of wallets was read. Nothing is timed, so nothing depends on the machine. */
  var reads: Record<string, number>
}

/** Registers wallets that count how often they are read, one by one in one task. */
function registerWallets(first: number, end: number): void {
  globalThis.reads ??= {}
  for (let n = first; n < end; n++) {
    const wallet = {
      name: `Wallet ${n}`,
      icon: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' id='w${n}'/>`,
      features: { 'aptos:connect': { version: '1.0.0', connect: () => new Promise(() => {}) } },
    }
    support.registerWallet(
      new Proxy(wallet, {
        get(target, key) {
          reads[String(key)] = (reads[String(key)] ?? 0) + 1
          return Reflect.get(target, key)
        },
      }),
    )
  }
}

// The property is inherited. If it changed in the click, every element of the modal would get new styles.
test('the closed modal has the text selection of an open one', async ({ open }) => {
  const page = await open()
  const dialog = playwrightPage(page.tab).locator('dialog')
  const readUserSelect = () => dialog.evaluate((element) => getComputedStyle(element).userSelect)
  await dialog.waitFor({ state: 'attached' })
  const closed = await readUserSelect()
  await page.click('button', 'Wallet Connect')
  expect(await readUserSelect()).toBe(closed)
})

test('a wallet is read as often among 2,000 as among ten, and its icon only if it has a row', async ({
  open,
}) => {
  // The modal is not prepared, which would read the icons, while no button is visible.
  const page = await open({ body: '<aptos-wallet-button hidden></aptos-wallet-button>' })
  const countReads = async (first: number, end: number) => {
    await page.evaluate(registerWallets, first, end)
    await page.advanceTime(0)
    return page.evaluate(() => reads)
  }
  const few = await countReads(0, 10)
  const many = Object.fromEntries(Object.entries(few).map(([key, count]) => [key, count * 201]))
  expect(few).not.toHaveProperty('icon')
  expect(await countReads(10, 2010)).toEqual(many)
  await page.evaluate(() => document.querySelector('aptos-wallet-button')?.removeAttribute('hidden'))
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('button', 'Wallet 0')
  const rowCount = await playwrightPage(page.tab).locator('li').count()
  expect(await page.evaluate(() => reads.icon)).toBeLessThanOrEqual(rowCount)
})

test('localStorage is not loaded while the script is evaluated', async ({ open }) => {
  await open({
    before: () => {
      const get = () => console.error('localStorage was read')
      Object.defineProperty(window, 'localStorage', { get, configurable: true })
      // A listener for storage events also loads the storage.
      const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (...args) {
        if (args[0] === 'storage') console.error('storage events were subscribed to')
        addEventListener.apply(this, args)
      }
      Object.assign(window, {
        endEvaluation: () => {
          Reflect.deleteProperty(window, 'localStorage')
          EventTarget.prototype.addEventListener = addEventListener
        },
      })
    },
    after: 'endEvaluation()',
  })
})
