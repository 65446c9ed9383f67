import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet } from '../support/fixtures.js'
import type { PageSetup } from '../support/page-html.js'
import { uiText } from '../support/strings.js'
import { atRest, findings, holding, openModal, views } from './accessibility-support.js'

const manners: Readonly<Record<string, { setup?: PageSetup; width?: number }>> = {
  'in light': { setup: { script: 'data-theme="light"' } },
  'in dark': {
    setup: { script: 'data-theme="dark"', css: 'body { background: #111; color: #eee }' },
  },
  'from right to left': { setup: { script: 'data-locale="he"', html: 'lang="he" dir="rtl"' } },
  'in a window of 320 px': { width: 320 },
}

for (const [manner, { setup, width }] of Object.entries(manners))
  describe(`axe finds nothing ${manner}`, () => {
    test.for(Object.keys(views))('on %s', async (name, { open }) => {
      const visit = await open({ wallets: [holding], ...setup })
      if (width) await visit.tab.resize(width, 640)
      await views[name]?.(visit)
      await atRest(visit)
      expect(await findings(visit)).toEqual([])
    })
  })

describe('a window of 320 px', () => {
  test.for(Object.keys(views))(
    'scrolls %s in one direction only, with nothing cut off',
    async (name, { open }) => {
      const visit = await open({ wallets: [holding] })
      await visit.tab.resize(320, 640)
      await views[name]?.(visit)
      await atRest(visit)
      const overflows = await visit.evaluate(() => {
        const root = document.body.lastElementChild?.shadowRoot
        return [document.documentElement, ...(root?.querySelectorAll('*') ?? [])]
          .filter(
            ({ scrollWidth, clientWidth, localName }) => localName !== 'bdi' && scrollWidth > clientWidth + 1,
          )
          .filter((element) => !getComputedStyle(element).display.startsWith('inline'))
          .map((element) => element.outerHTML.slice(0, 120))
      })
      expect(overflows).toEqual([])
    },
  )
})

test.for([
  ['a phone', 320, 640],
  ['a phone on its side', 640, 360],
  ['a window at 400 %', 320, 256],
] as const)(
  '%s shows what came of an attempt without being scrolled',
  async ([, width, height], { open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.tab.resize(width, height)
    await openModal(visit)
    await visit.click('button', goodWallet.name)
    await visit.wallet(goodWallet.name).reject()
    await visit.expectConsole('warn: User rejected the connection request')
    await atRest(visit)
    const again = await visit.expectVisible('button', 'Try Again')
    expect(again).toMatchObject({ covered: '' })
    expect(again.y + again.height).toBeLessThan(height)
    const told = await visit.evaluate(() =>
      support.find({ role: 'status' }).filter((each) => each.height > 0),
    )
    expect(told).toMatchObject([{ covered: '' }])
    expect(told[0]?.y).toBeGreaterThan(0)
  },
)

test('the ring of the focus stands apart from a button of its colour', async ({ open }) => {
  const visit = await open()
  await visit.press('Tab')
  await visit.expectFocused('button', 'Wallet Connect')
  const ring = await visit.evaluate(() => {
    const button = document.querySelector('aptos-wallet-button')?.shadowRoot?.activeElement
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset, backgroundColor } = getComputedStyle(
      button as Element,
    )
    return { outlineStyle, isOfItsColour: outlineColor === backgroundColor, outlineWidth, outlineOffset }
  })
  expect(ring).toEqual({
    outlineStyle: 'solid',
    isOfItsColour: true,
    outlineWidth: '2px',
    outlineOffset: '2px',
  })
})

test.for(['light', 'dark'])('what a search field is for can be read in %s', async (theme, { open }) => {
  const wallets = Array.from({ length: 9 }, (_, n) => ({ name: `Wallet ${n}`, at: 'before' as const }))
  const visit = await open({ wallets, script: `data-theme="${theme}"` })
  await openModal(visit)
  await visit.expectVisible('searchbox')
  const [text, behind] = await visit.evaluate(() => {
    const field = document.body.lastElementChild?.shadowRoot?.querySelector('input') as HTMLInputElement
    const colours = [getComputedStyle(field, '::placeholder').color, getComputedStyle(field).backgroundColor]
    return colours.map((colour) => (colour.match(/[\d.]+/g) ?? []).map(Number))
  })
  expect(contrast(text ?? [], behind ?? [])).toBeGreaterThan(4.5)
})

/** WCAG 2.2's contrast ratio of two opaque colours, each of red, green and blue up to 255. */
function contrast(...colours: readonly number[][]): number {
  const [light = 0, dark = 0] = colours
    .map((colour) => {
      expect(colour).toHaveLength(3)
      const [red = 0, green = 0, blue = 0] = colour.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.for([1280, 320])(
  'the page behind a modal in a window of %i px stays where it is when the list is scrolled beyond its end',
  async (width, { open }) => {
    const visit = await open({ css: 'main { height: 5000px }', wallets: [goodWallet] })
    await visit.tab.resize(width, 480)
    await openModal(visit)
    await atRest(visit)
    const { mouse } = playwrightPage(visit.tab)
    const { x, y } = await visit.expectVisible('button', goodWallet.name)
    await mouse.move(x + 5, y + 5)
    for (let turn = 0; turn < 3; turn++) await mouse.wheel(0, 3000)
    // Beside the modal it scrolls: by that, and not by what came before.
    await mouse.move(5, 5)
    await mouse.wheel(0, 100)
    await expect.poll(() => visit.evaluate(() => scrollY)).toBe(100)
  },
)

test.for([
  ['the wait for a wallet', 'spinner'],
  ['the info modal', 'avatar'],
] as const)('a very low window leaves round what is round, in %s', async ([name, part], { open }) => {
  const visit = await open({ wallets: [holding] })
  await visit.tab.resize(800, 200)
  await views[name]?.(visit)
  const size = await visit.evaluate((wanted) => {
    const round = document.body.lastElementChild?.shadowRoot?.querySelector<HTMLElement>(`[part=${wanted}]`)
    return [round?.offsetWidth, round?.offsetHeight]
  }, part)
  expect(size[0]).toBeGreaterThan(20)
  expect(size[1]).toBe(size[0])
})

describe('a visitor who asked their system', () => {
  test('for high contrast sees the edge of every button', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await playwrightPage(visit.tab).emulateMedia({ forcedColors: 'active' })
    await openModal(visit)
    await visit.expectVisible('dialog')
    const edgeless = await visit.evaluate(() => {
      const root = document.body.lastElementChild?.shadowRoot
      return [...(root?.querySelectorAll('button') ?? [])]
        .filter((button) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(button)
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
        })
        .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)
    })
    expect(edgeless).toEqual([])
  })

  test.for([
    ['for less motion sees none', 'reduce', []],
    ['for nothing sees the wait turn', 'no-preference', ['turn']],
  ] as const)('%s', async ([, reducedMotion, expected], { open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await playwrightPage(visit.tab).emulateMedia({ reducedMotion })
    await openModal(visit)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').waitForRequest()
    await visit.expectVisible('button', uiText('cancel'))
    const moving = await visit.evaluate(() => {
      const root = document.body.lastElementChild?.shadowRoot
      const all = root?.getAnimations() ?? []
      return all.map((each) => (each instanceof CSSAnimation ? each.animationName : 'a transition'))
    })
    expect(moving.sort()).toEqual(expected)
  })
})
