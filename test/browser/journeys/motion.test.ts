import { expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import type { TestPage } from '../../support/test-page.js'

declare global {
  /** Returns the dialog of the modals. */
  var getDialog: () => HTMLDialogElement
  /** The upper edge of the dialog at the start of each motion, in pixels from the top of the window. */
  var startTops: number[]
}

/** A page with a button behind the modal. */
const setup = {
  body: '<aptos-wallet-button></aptos-wallet-button><button class="behind">Behind</button>',
  css: '.behind { position: fixed; inset: 200px 100px 100px }',
  before: () => {
    globalThis.getDialog = () => {
      const dialogs = [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
      return dialogs.find(Boolean) as HTMLDialogElement
    }
  },
} as const

/** Waits until the modal is open, at rest, and as visible as without motion. */
const expectWhole = (page: TestPage) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { visibility, opacity, scale, translate } = getComputedStyle(getDialog())
        return { isOpen: getDialog().open, visibility, opacity, scale, translate }
      }),
    )
    .toEqual({ isOpen: true, visibility: 'visible', opacity: '1', scale: 'none', translate: 'none' })

/** Closes the modal and holds its motion, if the browser has any. Returns whether the dialog is still painted. */
const closeAndHold = (page: TestPage) =>
  page.evaluate(async () => {
    support.clickElement({ role: 'button', name: 'Close' })
    while (getDialog().open) await new Promise((resolve) => setTimeout(resolve))
    for (const animation of getDialog().getAnimations()) animation.pause()
    return getComputedStyle(getDialog()).visibility === 'visible'
  })

test.for([1280, 450])('the modal opens and closes whole, in a window of %i px', async (width, { open }) => {
  const page = await open(setup)
  await page.tab.resize(width, 800)
  for (let count = 0; count < 2; count++) {
    await page.click('button', 'Wallet Connect')
    await expectWhole(page)
    await page.press('Escape')
    await page.expectHidden('dialog')
    await page.expectFocused('button', 'Wallet Connect')
    await expect.poll(() => page.evaluate(() => getComputedStyle(getDialog()).visibility)).toBe('hidden')
  }
})

test('a sheet moves from its old height to the new one when the view changes', async ({ open }) => {
  const page = await open(setup)
  await page.tab.resize(450, 800)
  await page.click('button', 'Wallet Connect')
  await expectWhole(page)
  // Records where each motion begins.
  await page.evaluate(() => {
    globalThis.startTops = []
    const dialog = getDialog()
    dialog.animate = (...motion) => {
      const animation = Element.prototype.animate.apply(dialog, motion)
      animation.currentTime = 0
      startTops.push(Math.round(dialog.getBoundingClientRect().top))
      return animation
    }
  })
  const readTop = () => page.evaluate(() => Math.round(getDialog().getBoundingClientRect().top))
  const readStartTops = () => page.evaluate(() => startTops)

  const topOfList = await readTop()
  await page.click('button', 'Nightly')
  await expect.poll(readStartTops).toEqual([topOfList])
  await expectWhole(page)
  const topOfView = await readTop()
  expect(topOfView).toBeGreaterThan(topOfList)
  await page.click('button', 'Back')
  await expect.poll(readStartTops).toEqual([topOfList, topOfView])
  await expectWhole(page)
  expect(await readTop()).toBe(topOfList)

  // The lower edge of the window moves the sheet at once.
  await page.tab.resize(450, 600)
  await expect.poll(readTop).toBeLessThan(topOfList)
  await page.evaluate(async () => {
    // A motion begins between the layout and the paint of a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await readStartTops()).toEqual([topOfList, topOfView])
})

test('the page gets clicks while the modal disappears, and a second opening shows the first view', async ({
  open,
}) => {
  const page = await open(setup)
  await page.click('button', 'Wallet Connect')
  await page.click('button', 'Get a Wallet')
  await expectWhole(page)
  // Only browsers that keep a closed dialog in the top layer paint it while it fades.
  expect(await closeAndHold(page)).toBe(await page.evaluate(() => CSS.supports('overlay', 'auto')))
  const behind = await page.evaluate(() => support.find({ role: 'button', name: 'Behind' }))
  expect(behind).toMatchObject([{ covered: '' }])
  await page.expectFocused('button', 'Wallet Connect')
  await page.evaluate(() => window.AptosWalletKit.open())
  await page.expectVisible('heading', 'What is a Wallet?')
  await expectWhole(page)
  await page.press('Escape')
  await page.expectHidden('dialog')
})
