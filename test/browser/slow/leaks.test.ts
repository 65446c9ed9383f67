import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { openDevtools } from '../../support/engines/chromium.js'
import type { TestPage } from '../../support/test-page.js'

/** The counters of the engine after a forced garbage collection. */
interface Counts {
  readonly nodes: number
  readonly listeners: number
  /** Bytes. */
  readonly heap: number
}

/** Growth of the heap by compiled code and counters of the browser, in a whole run. */
const HEAP_TOLERANCE_BYTES = 250_000

/** A wallet that does not record its calls. */
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

async function counter(page: TestPage): Promise<() => Promise<Counts>> {
  const devtools = await openDevtools(page.tab)
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
async function leavesNothing(page: TestPage, round: (times: number) => Promise<void>, times: number) {
  const count = await counter(page)
  await round(5)
  const few = await count()
  await round(times)
  // What the last round let go of is collected when the browser comes to it; what leaks never is.
  const growth = async () => {
    const many = await count()
    return {
      nodes: Math.max(0, many.nodes - few.nodes),
      listeners: Math.max(0, many.listeners - few.listeners),
      isHeapLarger: many.heap - few.heap >= HEAP_TOLERANCE_BYTES,
    }
  }
  await expect
    .poll(growth, { timeout: 20_000, interval: 200 })
    .toEqual({ nodes: 0, listeners: 0, isHeapLarger: false })
}

describe('nodes, listeners and heap', () => {
  test('do not grow by 500 mounts and unmounts of a button', async ({ open }) => {
    const page = await open({ body: '<div id="place"></div>' })
    const mountAndUnmount = (times: number) =>
      page.evaluate(async (rounds) => {
        for (let n = 0; n < rounds; n++) {
          const unmount = window.AptosWalletKit.mount('#place')
          await new Promise((resolve) => setTimeout(resolve))
          unmount()
        }
      }, times)
    await leavesNothing(page, mountAndUnmount, 500)
  })

  test('do not grow by 1,000 connections', async ({ open }) => {
    const page = await open({ before: plainWallet })
    const connectAndDisconnect = (times: number) =>
      page.evaluate(async (rounds) => {
        for (let n = 0; n < rounds; n++) {
          await window.AptosWalletKit.connect('Plain Wallet')
          await window.AptosWalletKit.disconnect()
          support.takeEvents()
        }
        await support.advanceTime(60_000)
      }, times)
    await leavesNothing(page, connectAndDisconnect, 1000)
  })

  test('do not grow by 200 openings of the modal', async ({ open }) => {
    const page = await open()
    // GIF icons, because the browser counts the nodes of an SVG as long as it keeps the image.
    await page.evaluate(() => {
      const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
      const { popular } = window.AptosWalletKit.getWallets()
      const readyState = 'NotDetected'
      window.AptosWalletKit.configure({
        catalogue: popular.map((wallet) => ({ ...wallet, readyState, icon: dot })),
      })
    })
    const openAndClose = (times: number) =>
      page.evaluate(async (rounds) => {
        for (let n = 0; n < rounds; n++) {
          window.AptosWalletKit.open()
          await new Promise((resolve) => requestAnimationFrame(resolve))
          window.AptosWalletKit.close()
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, times)
    await leavesNothing(page, openAndClose, 200)
  })
})
