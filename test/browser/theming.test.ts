import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

/** What a page author would measure of the button. */
const measured = (visit: TestPage) =>
  visit.evaluate(() => {
    const button = document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')
    if (!button) throw new Error('No button')
    const { paddingTop, paddingLeft, fontSize } = getComputedStyle(button)
    return { padding: `${paddingTop} ${paddingLeft}`, fontSize, height: button.offsetHeight }
  })

describe('the wallet button', () => {
  test('has the space and the size of text that the page sets', async ({ open }) => {
    const visit = await open({ css: ':root { --awk-space: 6px; --awk-font-size: 20px }' })
    expect(await measured(visit)).toEqual({ padding: '12px 24px', fontSize: '20px', height: 55 })
  })

  test('is smaller when it is compact, and large enough for a finger', async ({ open }) => {
    const { height } = await measured(await open())
    const body = '<aptos-wallet-button compact></aptos-wallet-button>'
    const compact = await measured(await open({ body }))
    expect(compact).toMatchObject({ padding: '4px 12px', fontSize: '13.05px' })
    expect(compact.height).toBeLessThan(height)
    expect(compact.height).toBeGreaterThanOrEqual(24)
  })
})

test('the page behind the modal holds still with the rule that the documentation gives', async ({ open }) => {
  const text = await readFile(new URL('../../docs/theming.md', import.meta.url), 'utf8')
  const [, rule = ''] = /## The page behind a modal[^#]+?```css\n([^`]+)```/.exec(text) ?? []
  const visit = await open({ css: `main { height: 5000px } ${rule}`, wallets: [goodWallet] })
  await visit.click('button', 'Wallet Connect')
  const panel = await visit.expectVisible('heading', uiText('home'))
  await visit.advanceTime(0) // Sooner, the wheel turns the page.
  const { mouse } = playwrightPage(visit.tab)
  for (const [x, y] of [
    [5, 5],
    [panel.x + 5, panel.y + 5],
  ] as const) {
    await mouse.move(x, y)
    await mouse.wheel(0, 1000)
  }
  await visit.press('Escape')
  await visit.expectHidden('dialog')
  await mouse.wheel(0, 100)
  // By that, and not by what came before.
  await expect.poll(() => visit.evaluate(() => scrollY)).toBe(100)
})

test('the modal has the space that the page sets', async ({ open }) => {
  const visit = await open({ css: ':root { --awk-space: 3px }' })
  await visit.click('button', 'Wallet Connect')
  const gap = await visit.evaluate(() => {
    const section = document.body.lastElementChild?.shadowRoot?.querySelector('section')
    return section && getComputedStyle(section).rowGap
  })
  expect(gap).toBe('12px')
})
