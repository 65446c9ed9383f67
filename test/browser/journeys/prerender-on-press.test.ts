import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet, pressWalletButton } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

const measurePage = (page: TestPage) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map(({ scrollWidth, scrollHeight }) => [
      scrollWidth,
      scrollHeight,
    ]),
  )

const removeModal = (page: TestPage) => page.evaluate(() => document.body.lastElementChild?.remove())

describe('modal that is prerendered while the button is pressed', () => {
  test('is neither visible nor accessible, and covers nothing', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await pressWalletButton(page)
    const found = await page.evaluate(() => {
      const root = document.body.lastElementChild?.shadowRoot
      const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, input, [tabindex]') ?? [])]
      const focused = controls.filter((control) => {
        control.focus()
        return root?.activeElement
      })
      const elements = Array.from({ length: 400 }, (_, n) =>
        document.elementFromPoint((n % 20) * (innerWidth / 20), Math.floor(n / 20) * (innerHeight / 20)),
      )
      return {
        controls: controls.length,
        focused: focused.length,
        covered: elements.filter((element) => element?.shadowRoot === root).length,
        visible: [
          ...support.find({ role: 'dialog' }),
          ...support.find({ role: 'button', name: 'Good Wallet' }),
        ],
      }
    })
    expect(found.controls).toBeGreaterThan(6)
    expect(found).toMatchObject({ focused: 0, covered: 0, visible: [] })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Good Wallet')
  })

  test.for<[string, string, string]>([
    ['without styles', '', ''],
    ['whose body contains fixed elements', 'body { transform: translateZ(0) }', ''],
    [
      'whose body contains fixed elements and fills the window',
      'body { contain: layout; margin: 0; height: 100vh }',
      '',
    ],
    ['whose body is narrow', 'body { filter: contrast(1); width: 200px }', ''],
    ['whose body is positioned, right to left', 'body { position: relative; width: 200px }', 'dir="rtl"'],
    ['with vertical writing', 'html { writing-mode: vertical-rl }', ''],
    ['that scrolls in its body', 'html, body { height: 100%; margin: 0; overflow: auto }', ''],
  ])('does not change the size of a page %s', async ([, css, html], { open }) => {
    const page = await open({ css, html: `lang="en" ${html}` })
    const before = await measurePage(page)
    await pressWalletButton(page)
    expect(await measurePage(page)).toEqual(before)
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog')
    await page.press('Escape')
    await page.expectHidden('dialog')
    expect(await measurePage(page)).toEqual(before)
  })

  test('is added again if the page removes it before the click', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await pressWalletButton(page)
    await removeModal(page)
    await page.click('button', 'Wallet Connect')
    await page.expectFocused('heading', 'Connect a Wallet')
    await page.expectVisible('button', 'Good Wallet')
  })

  test('is not shown by a press after the page removed it while it was open', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], css: 'main { min-height: 300vh }' })
    const isShown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body > div')].some(({ shadowRoot }) =>
          shadowRoot?.querySelector('dialog[open]'),
        ),
      )
    for (const isClosed of [false, true]) {
      await page.click('button', 'Wallet Connect')
      await page.expectVisible('dialog')
      await removeModal(page)
      if (isClosed) await page.evaluate(() => window.AptosWalletKit.close())
      await pressWalletButton(page)
      expect(await isShown()).toBe(false)
      await page.click('button', 'Wallet Connect')
      await page.expectFocused('heading', 'Connect a Wallet')
      await page.press('Escape')
      await page.expectHidden('dialog')
    }
  })

  test('logs nothing on a page that removes it each time', async ({ open }) => {
    const page = await open()
    await page.evaluate(() => {
      const children = new Set(document.body.children)
      new MutationObserver(() => {
        for (const child of document.body.children) if (!children.has(child)) child.remove()
      }).observe(document.body, { childList: true })
    })
    for (let turn = 0; turn < 2; turn++) {
      await page.click('button', 'Wallet Connect')
      await page.advanceTime(0)
    }
    await page.expectConsole()
  })

  test('is in place with the focus in it in the first frame, on a page with slow transitions', async ({
    open,
  }) => {
    const page = await open({
      wallets: [goodWallet],
      css: '::part(dialog), ::part(wallet) { transition: all 60s }',
    })
    await pressWalletButton(page)
    const shown = await page.evaluate(async () => {
      document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')?.click()
      const root = document.body.lastElementChild?.shadowRoot
      await new Promise(requestAnimationFrame)
      const focused = root?.activeElement?.localName
      const { top = 0, bottom = 0 } = root?.querySelector('dialog')?.getBoundingClientRect() ?? {}
      const isLegible = root?.querySelector('bdi')?.checkVisibility({ visibilityProperty: true })
      return { focused, isLegible, distance: Math.abs(top + bottom - innerHeight) }
    })
    expect(shown).toMatchObject({ focused: 'h2', isLegible: true })
    expect(shown.distance).toBeLessThanOrEqual(1)
  })
})
