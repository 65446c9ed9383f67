import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { openDevtools, playwrightPage } from '../../support/engines/chromium.js'
import type { TestPage } from '../../support/test-page.js'

/** Growth of the heap by compiled code and counters of the browser, in a whole run. */
const HEAP_TOLERANCE_BYTES = 250_000

/** Registers a wallet that does not record its calls. */
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

/**
 * Expects that ten rounds leave less than one node and one listener behind, and all rounds less memory than the tolerance.
 *
 * @param round runs in the page
 */
async function expectNoGrowth(page: TestPage, round: () => Promise<void>, count: number) {
  const runRounds = async (times: number) => {
    await playwrightPage(page.tab).evaluate(
      `(async () => { for (let n = 0; n < ${times}; n++) await (${round})() })()`,
    )
    await page.advanceTime(60_000)
  }
  const devtools = await openDevtools(page.tab)
  await devtools.send('Performance.enable')
  const measure = async () => {
    // Twice: what the finalizers of the first collection release is collected by the second.
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') }
  }
  await runRounds(count / 5) // Compiles what the rounds call.
  const few = await measure()
  await runRounds(count)
  // A leak grows with each round. The state of the modal, such as an announcement, adds a few nodes and listeners once.
  const isGrowing = (before: number, after: number) => after - before >= count / 10
  const getGrowth = async () => {
    const many = await measure()
    return {
      nodes: isGrowing(few.nodes, many.nodes),
      listeners: isGrowing(few.listeners, many.listeners),
      heap: many.heap - few.heap >= HEAP_TOLERANCE_BYTES,
    }
  }
  // The browser may collect what the last round released a little later.
  const noGrowth = { nodes: false, listeners: false, heap: false }
  await expect.poll(getGrowth, { timeout: 20_000, interval: 200 }).toEqual(noGrowth)
}

describe('nodes, listeners, and heap', () => {
  test('do not grow by 500 mounts and unmounts of a button', async ({ open }) => {
    const page = await open({ body: '<div id="place"></div>' })
    const mountAndUnmount = async () => {
      const unmount = window.AptosWalletKit.mount('#place')
      await new Promise((resolve) => setTimeout(resolve))
      unmount()
    }
    await expectNoGrowth(page, mountAndUnmount, 500)
  })

  test('do not grow by 1,000 connections', async ({ open }) => {
    const page = await open({ before: plainWallet })
    // The kit renders the modal when the page is idle.
    await page.advanceTime(1000)
    await playwrightPage(page.tab).locator('dialog h2').first().waitFor({ state: 'attached' })
    const connectAndDisconnect = async () => {
      await window.AptosWalletKit.connect('Plain Wallet')
      await window.AptosWalletKit.disconnect()
      support.takeEvents()
    }
    await expectNoGrowth(page, connectAndDisconnect, 1000)
  })

  test('do not grow by 200 openings of the modal', async ({ open }) => {
    const page = await open()
    // GIF icons, because the browser counts the nodes of an SVG as long as it keeps the image.
    await page.evaluate(() => {
      const icon = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
      const { popular } = window.AptosWalletKit.getWallets()
      const catalogue = popular.map((wallet) => ({ ...wallet, readyState: 'NotDetected' as const, icon }))
      window.AptosWalletKit.configure({ catalogue })
    })
    const openAndClose = async () => {
      window.AptosWalletKit.open()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      window.AptosWalletKit.close()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await expectNoGrowth(page, openAndClose, 200)
  })
})
