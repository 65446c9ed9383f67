import { expect } from 'vitest'
import { test } from '../support/browser-test.js'

/** Wallets that count how often they are read. Nothing is timed, so nothing depends on the machine. */
interface Crowd {
  names: number
  features: number
  icons: number
  /** Registers more wallets, one by one in one task. */
  register(count: number): void
}

declare global {
  var crowd: Crowd
}

const countingWallets = () => {
  const connect = { version: '1.0.0', connect: () => new Promise(() => {}) }
  let last = 0
  window.crowd = {
    names: 0,
    features: 0,
    icons: 0,
    register(count) {
      for (let end = last + count; last < end; last++) {
        const name = `Wallet ${last}`
        support.registerWallet({
          get name() {
            crowd.names++
            return name
          },
          get features() {
            crowd.features++
            return { 'aptos:connect': connect }
          },
          get icon() {
            crowd.icons++
            return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' id='${name}'/>`
          },
        })
      }
    },
  }
}

test('100 wallets that register in one task render the open modal once, and notify listeners once', async ({
  open,
}) => {
  const page = await open({ before: countingWallets })
  await page.click('button', 'Wallet Connect')
  const counts = await page.evaluate(async () => {
    const counts = { renders: 0, notifications: 0 }
    window.AptosWalletKit.configure({
      // Each render of the list reads its title.
      strings: {
        get title() {
          counts.renders++
          return 'Connect a Wallet'
        },
      },
    })
    crowd.register(20) // Enough for a search field.
    await support.advanceTime(0)
    counts.renders = 0
    window.AptosWalletKit.subscribe(() => counts.notifications++)
    crowd.register(100)
    await support.advanceTime(0)
    return counts
  })
  expect(counts).toEqual({ renders: 1, notifications: 1 })
  expect(await page.evaluate(() => window.AptosWalletKit.getWallets().installed.length)).toBe(120)
})

test('a wallet is read as often among 2,000 as among ten, and its icon only if it has a row', async ({
  open,
}) => {
  const page = await open({ before: countingWallets })
  const countReads = (count: number) =>
    page.evaluate(async (more) => {
      const { names, features } = crowd
      crowd.register(more)
      await support.advanceTime(0)
      return { names: (crowd.names - names) / more, features: (crowd.features - features) / more }
    }, count)
  const countIcons = () => page.evaluate(() => crowd.icons)
  const few = await countReads(10)
  expect(await countReads(2000)).toEqual(few)
  expect(await countIcons()).toBe(0)
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('button', 'Wallet 0')
  const rows = () => document.body.lastElementChild?.shadowRoot?.querySelectorAll('li').length ?? 0
  expect(await countIcons()).toBeLessThanOrEqual(await page.evaluate(rows))
})

test('localStorage is read after the page has loaded, and not while the script is evaluated', async ({
  open,
}) => {
  const page = await open({
    before: () => {
      const { localStorage, addEventListener } = window
      const storage = { reads: 0, readsByEnd: 0 }
      Object.defineProperty(window, 'localStorage', { get: () => ++storage.reads && localStorage })
      // A listener for storage events also loads the storage.
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === 'storage') storage.reads++
        addEventListener.apply(window, args)
      }
      Object.assign(window, { storage })
    },
    after: 'storage.readsByEnd = storage.reads',
  })
  type TestWindow = Record<'storage', { reads: number; readsByEnd: number }>
  const getReads = () => page.evaluate(() => (window as unknown as TestWindow).storage)
  await expect.poll(async () => (await getReads()).reads).toBeGreaterThan(1)
  expect((await getReads()).readsByEnd).toBe(0)
})
