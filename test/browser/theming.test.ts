import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

/** Returns the padding, the font size and the height of the button. */
const measureButton = (page: TestPage) =>
  playwrightPage(page.tab)
    .locator('aptos-wallet-button button')
    .evaluate((button: HTMLElement) => {
      const { padding, fontSize } = getComputedStyle(button)
      return { padding, fontSize, height: button.offsetHeight }
    })

test('--awk-space and --awk-font-size set the space and the font size of button and modal', async ({
  open,
}) => {
  const page = await open({ css: ':root { --awk-space: 6px; --awk-font-size: 20px }' })
  expect(await measureButton(page)).toEqual({ padding: '12px 24px', fontSize: '20px', height: 55 })
  await page.click('button', 'Wallet Connect')
  const section = playwrightPage(page.tab).locator('dialog section')
  expect(await section.evaluate((element) => getComputedStyle(element).rowGap)).toBe('24px')
})

test('wallet button is smaller with the compact attribute, but at least 24 px high', async ({ open }) => {
  const { height } = await measureButton(await open())
  const compact = await measureButton(
    await open({ body: '<aptos-wallet-button compact></aptos-wallet-button>' }),
  )
  expect(compact).toMatchObject({ padding: '4px 12px', fontSize: '13.05px' })
  expect(compact.height).toBeLessThan(height)
  expect(compact.height).toBeGreaterThanOrEqual(24)
})

test('the page does not scroll behind the modal with the CSS of docs/theming.md', async ({ open }) => {
  const text = await readFile(new URL('../../docs/theming.md', import.meta.url), 'utf8')
  const rules = [...text.matchAll(/^```css\n(.+?)^```$/gms)].map(([, rule]) => rule)
  const page = await open({ css: `main { height: 5000px } ${rules.join('')}`, wallets: [goodWallet] })
  await page.click('button', 'Wallet Connect')
  const panel = await page.expectVisible('heading', uiText('home'))
  await page.advanceTime(0) // Before that, the wheel scrolls the page.
  const { mouse } = playwrightPage(page.tab)
  for (const [x, y] of [
    [5, 5],
    [panel.x + 5, panel.y + 5],
  ] as const) {
    await mouse.move(x, y)
    await mouse.wheel(0, 1000)
  }
  await page.press('Escape')
  await page.expectHidden('dialog')
  await mouse.wheel(0, 100)
  // By this turn, and not by the turns before.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
})
