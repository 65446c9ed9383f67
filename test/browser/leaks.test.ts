import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import type { TestPage } from '../support/test-page.js'

/** What the engine's own counters say after a forced collection. */
interface Counts {
  readonly nodes: number
  readonly listeners: number
  /** Bytes. */
  readonly heap: number
}

/** A counter of the browser's own, and code that each piece keeps a little of, is no leak: bytes for a whole run. */
const slack = 250_000

/** A wallet that keeps no list of what it was asked. */
const plainWallet = () => {
  const account = { address: '0x1', publicKey: '0xab' }
  support.installFaultyWallet(
    {
      connect: async () => ({ status: 'Approved', args: account }),
      network: async () => ({ name: 'testnet', chainId: 2 }),
      disconnect: async () => {},
    },
    { name: 'Plain Wallet' },
  )
}

async function counter(visit: TestPage): Promise<() => Promise<Counts>> {
  const page = playwrightPage(visit.tab)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    // Twice: what the first collection's finalizers let go of is collected by the second.
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') }
  }
}

/** Many rounds leave no more behind than a few did. */
async function leavesNothing(visit: TestPage, round: (times: number) => Promise<void>, times: number) {
  const count = await counter(visit)
  await round(5)
  const few = await count()
  await round(times)
  // What the last round let go of is collected when the browser comes to it; what leaks never is.
  const growth = async () => {
    const many = await count()
    return {
      nodes: Math.max(0, many.nodes - few.nodes),
      listeners: Math.max(0, many.listeners - few.listeners),
      isHeapLarger: many.heap - few.heap >= slack,
    }
  }
  await expect
    .poll(growth, { timeout: 20_000, interval: 200 })
    .toEqual({ nodes: 0, listeners: 0, isHeapLarger: false })
}

describe('memory', () => {
  test('is as before after 500 buttons were mounted and taken away', async ({ open }) => {
    const visit = await open({ body: '<div id="place"></div>' })
    const mountAndRemove = (times: number) =>
      visit.evaluate(async (rounds) => {
        for (let n = 0; n < rounds; n++) {
          const remove = window.AptosWalletKit.mount('#place')
          await new Promise((resolve) => setTimeout(resolve))
          remove()
        }
      }, times)
    await leavesNothing(visit, mountAndRemove, 500)
  })

  test('is as before after 1,000 connections were made and ended', async ({ open }) => {
    const visit = await open({ before: plainWallet })
    const connectAndLeave = (times: number) =>
      visit.evaluate(async (rounds) => {
        for (let n = 0; n < rounds; n++) {
          await window.AptosWalletKit.connect('Plain Wallet')
          await window.AptosWalletKit.disconnect()
          support.takeEvents()
        }
        await support.advanceTime(60_000)
      }, times)
    await leavesNothing(visit, connectAndLeave, 1000)
  })

  test('is as before after the modal was opened and closed 200 times', async ({ open }) => {
    const visit = await open()
    // Pictures of dots: of an SVG the browser makes a document, and counts its nodes for as long as it keeps it.
    await visit.evaluate(() => {
      const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
      const { popular } = window.AptosWalletKit.getWallets()
      const readyState = 'NotDetected'
      window.AptosWalletKit.configure({
        catalogue: popular.map((wallet) => ({ ...wallet, readyState, icon: dot })),
      })
    })
    const openAndClose = (times: number) =>
      visit.evaluate(async (rounds) => {
        for (let n = 0; n < rounds; n++) {
          window.AptosWalletKit.open()
          await new Promise((resolve) => requestAnimationFrame(resolve))
          window.AptosWalletKit.close()
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, times)
    await leavesNothing(visit, openAndClose, 200)
  })
})
