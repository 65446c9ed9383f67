import { expect } from 'vitest'
import { bundleDialogs } from '../dialogs/bundle.js'
import { test } from '../support/browser-test.js'
import { openDevtools } from '../support/engines/chromium.js'

const wallets = Array.from({ length: 25 }, (_, n) => ({ name: `Wallet ${n}`, at: 'before' as const }))

// Radix locks the page with react-remove-scroll, which prevents each scroll outside of its dialog.
test.for(['mouse', 'touch'])(
  'the wallet list scrolls by %s above a dialog that locks the page',
  async (input, { open }) => {
    const page = await open({
      wallets,
      policy: "script-src 'self'",
      body: '<div id="root"></div>',
      before: `window.setup = { library: 'radix', kit: 'script' }`,
      after: await bundleDialogs(),
    })
    await page.click('button', 'Order')
    await page.click('button', 'Wallet Connect')
    const { x, y } = await page.expectVisible('button', 'Wallet 5')
    const devtools = await openDevtools(page.tab)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: input === 'touch' })
    await devtools.send('Input.synthesizeScrollGesture', {
      x: Math.round(x),
      y: Math.round(y),
      yDistance: -200,
      gestureSourceType: input as 'mouse' | 'touch',
    })
    const readScroll = () =>
      page.evaluate(() => {
        const hosts = [...document.body.children]
        return Math.max(
          ...hosts.map(({ shadowRoot }) => shadowRoot?.querySelector('[part=wallets]')?.scrollTop ?? 0),
        )
      })
    await expect.poll(readScroll).toBeGreaterThan(100)
    await page.expectVisible('textbox', 'Note')
  },
)
