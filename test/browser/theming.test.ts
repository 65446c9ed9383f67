import { describe, expect } from 'vitest'
import { driveWith, test } from '../support/browser-test.js'
import { chromium } from '../support/engines/chromium.js'
import type { Visit } from '../support/visit.js'

driveWith(chromium)

/** What a page author would measure of the button. */
const measured = (visit: Visit) =>
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

test('the modal has the space that the page sets', async ({ open }) => {
  const visit = await open({ css: ':root { --awk-space: 3px }' })
  await visit.click('button', 'Wallet Connect')
  const gap = await visit.evaluate(() => {
    const section = document.body.lastElementChild?.shadowRoot?.querySelector('section')
    return section && getComputedStyle(section).rowGap
  })
  expect(gap).toBe('12px')
})
