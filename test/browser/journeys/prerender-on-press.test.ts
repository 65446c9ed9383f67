import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet, pressWalletButton } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

/** How far the page scrolls, in pixels. */
const extent = (visit: TestPage) =>
  visit.evaluate(() =>
    [document.documentElement, document.body].map(({ scrollWidth, scrollHeight }) => [
      scrollWidth,
      scrollHeight,
    ]),
  )

describe('the modal that is drawn while the button is pressed', () => {
  test('is neither seen nor read nor reached nor in the way', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await pressWalletButton(visit)
    const found = await visit.evaluate(() => {
      const root = document.body.lastElementChild?.shadowRoot
      const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, input, [tabindex]') ?? [])]
      const focused = controls.filter((control) => {
        control.focus()
        return root?.activeElement
      })
      const places = Array.from({ length: 400 }, (_, n) =>
        document.elementFromPoint((n % 20) * (innerWidth / 20), Math.floor(n / 20) * (innerHeight / 20)),
      )
      return {
        controls: controls.length,
        focused: focused.length,
        covered: places.filter((element) => element?.shadowRoot === root).length,
        seen: [...support.find({ role: 'dialog' }), ...support.find({ role: 'button', name: 'Good Wallet' })],
      }
    })
    expect(found.controls).toBeGreaterThan(6)
    expect(found).toMatchObject({ focused: 0, covered: 0, seen: [] })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Good Wallet')
  })

  test.for<[string, string, string]>([
    ['is as its browser has it', '', ''],
    ['holds what is fixed', 'body { transform: translateZ(0) }', ''],
    [
      'holds what is fixed, and goes down to the edge',
      'body { contain: layout; margin: 0; height: 100vh }',
      '',
    ],
    ['holds what is fixed, and is narrow', 'body { filter: contrast(1); width: 200px }', ''],
    ['holds what is placed, from right to left', 'body { position: relative; width: 200px }', 'dir="rtl"'],
    ['is written downwards', 'html { writing-mode: vertical-rl }', ''],
    ['scrolls in its body', 'html, body { height: 100%; margin: 0; overflow: auto }', ''],
  ])('makes no page longer: one that %s', async ([, css, html], { open }) => {
    const visit = await open({ css, html: `lang="en" ${html}` })
    const before = await extent(visit)
    await pressWalletButton(visit)
    expect(await extent(visit)).toEqual(before)
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    await visit.press('Escape')
    await visit.expectHidden('dialog')
    expect(await extent(visit)).toEqual(before)
  })

  test('is put back when the page has thrown it away before the click', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await pressWalletButton(visit)
    await visit.evaluate(() => document.body.lastElementChild?.remove())
    await visit.click('button', 'Wallet Connect')
    await visit.expectFocused('heading', 'Connect a Wallet')
    await visit.expectVisible('button', 'Good Wallet')
  })

  test('shows itself at no press when the page has thrown it away while it was open', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet], css: 'main { min-height: 300vh }' })
    const throwAway = () => visit.evaluate(() => document.body.lastElementChild?.remove())
    const isShown = () =>
      visit.evaluate(() =>
        [...document.querySelectorAll('body > div')].some(({ shadowRoot }) =>
          shadowRoot?.querySelector('dialog[open]'),
        ),
      )
    for (const isClosed of [false, true]) {
      await visit.click('button', 'Wallet Connect')
      await visit.expectVisible('dialog')
      await throwAway()
      if (isClosed) await visit.evaluate(() => window.AptosWalletKit.close())
      await pressWalletButton(visit)
      expect(await isShown()).toBe(false)
      await visit.click('button', 'Wallet Connect')
      await visit.expectFocused('heading', 'Connect a Wallet')
      await visit.press('Escape')
      await visit.expectHidden('dialog')
    }
  })

  test('leaves the console alone on a page that takes it away each time', async ({ open }) => {
    const visit = await open()
    await visit.evaluate(() => {
      const own = new Set(document.body.children)
      new MutationObserver(() => {
        for (const child of document.body.children) if (!own.has(child)) child.remove()
      }).observe(document.body, { childList: true })
    })
    for (let turn = 0; turn < 2; turn++) {
      await visit.click('button', 'Wallet Connect')
      await visit.advanceTime(0)
    }
    await visit.expectConsole()
  })
})

describe('the modal that is shown by a click', () => {
  test('is in its place with the focus in it at once, on a page that lets everything move slowly', async ({
    open,
  }) => {
    const visit = await open({
      wallets: [goodWallet],
      css: '::part(dialog), ::part(wallet) { transition: all 60s }',
    })
    await pressWalletButton(visit)
    const shown = await visit.evaluate(async () => {
      const button = document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')
      button?.click()
      const root = document.body.lastElementChild?.shadowRoot
      await new Promise(requestAnimationFrame)
      const focused = root?.activeElement?.localName
      const { top = 0, bottom = 0 } = root?.querySelector('dialog')?.getBoundingClientRect() ?? {}
      const isLegible = root?.querySelector('bdi')?.checkVisibility({ visibilityProperty: true })
      return { focused, isLegible, offCentre: Math.abs(top + bottom - innerHeight) }
    })
    expect(shown).toMatchObject({ focused: 'h2', isLegible: true })
    expect(shown.offCentre).toBeLessThanOrEqual(1)
  })
})
