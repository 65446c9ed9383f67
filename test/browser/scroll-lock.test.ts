import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { bundleScript } from '../support/bundle.js'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'

const wallets = Array.from({ length: 25 }, (_, n) => ({ name: `Wallet ${n}`, at: 'before' as const }))

async function scrollByTouch(devtools: CDPSession, x: number, y: number) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let moved = 0; moved <= 150; moved += 15)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

// Radix locks the page with react-remove-scroll, which prevents each scroll outside of its dialog. Public reports:
// theKashey/react-remove-scroll#45, radix-ui/primitives#3353.
test.for(['wheel', 'touch'])(
  'wallet list scrolls by %s above a dialog that locks the page',
  async (input, { open }) => {
    const page = await open({
      wallets,
      policy: "script-src 'self'",
      body: '<div id="root"></div>',
      before: `window.setup = { library: 'radix', kit: 'script' }`,
      after: await bundleScript('test/dialogs/page/index.jsx'),
    })
    await page.click('button', 'Order')
    await page.click('button', 'Wallet Connect')
    const { x, y } = await page.expectVisible('button', 'Wallet 5')
    const { mouse } = playwrightPage(page.tab)
    await mouse.move(x + 9, y + 9)
    if (input === 'wheel') await mouse.wheel(0, 150)
    else await scrollByTouch(await openDevtools(page.tab), x + 9, y + 9)
    const list = playwrightPage(page.tab).locator('[part=wallets]')
    const readScroll = () => list.evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(readScroll).toBeGreaterThan(50)
    await page.expectVisible('textbox', 'Note')
  },
)
