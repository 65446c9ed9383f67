import { describe, expect } from 'vitest'
import { driveWith, test } from '../support/browser-test.js'
import { chromium, playwrightPage } from '../support/engines/chromium.js'
import type { PageSetup } from '../support/page-html.js'
import { good } from '../support/people.js'
import type { Visit } from '../support/visit.js'
import { own } from '../support/words.js'
import { atRest, findings, holding, openModal, views } from './accessibility-support.js'

driveWith(chromium)

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

test('a window of 320 px shows what came of an attempt without being scrolled', async ({ open }) => {
  const visit = await open({ wallets: [good] })
  await visit.tab.resize(320, 640)
  await openModal(visit)
  await visit.click('button', good.name)
  await visit.wallet(good.name).reject()
  await visit.see('button', 'Try again')
  await visit.said('warn: User rejected the connection request')
  const told = () => visit.evaluate(() => support.find({ role: 'status' }).filter(({ height }) => height > 0))
  await expect.poll(told).toMatchObject([{ covered: '' }])
  for (const { y, height } of await told()) expect(y + height).toBeLessThan(640)
})

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
    const visit = await open({ wallets: [good] })
    await playwrightPage(visit.tab).emulateMedia({ forcedColors: 'active' })
    await openModal(visit)
    await visit.see('dialog')
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

  const moving = (visit: Visit) =>
    visit.evaluate(() => {
      const root = document.body.lastElementChild?.shadowRoot
      return root?.getAnimations().filter((each) => each instanceof CSSAnimation).length
    })

  test.for([
    ['for less motion sees none', 'reduce', 0],
    ['for nothing sees the wait turn', 'no-preference', 1],
  ] as const)('%s', async ([, reducedMotion, count], { open }) => {
    const visit = await open({ wallets: [good] })
    await playwrightPage(visit.tab).emulateMedia({ reducedMotion })
    await openModal(visit)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').asked()
    await visit.see('button', own('cancel'))
    expect(await moving(visit)).toBe(count)
  })

  test.for([
    ['for less motion is told at once that a button is pressed', 'reduce', '0s'],
    ['for nothing sees it sink', 'no-preference', '0.2s'],
  ] as const)('%s', async ([, reducedMotion, duration], { open }) => {
    const visit = await open()
    await playwrightPage(visit.tab).emulateMedia({ reducedMotion })
    await openModal(visit)
    const durations = await visit.evaluate(() => {
      const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
      const pressed = roots.flatMap((root) => [...(root?.querySelectorAll('button, a') ?? [])])
      return pressed.map((each) => getComputedStyle(each).transitionDuration)
    })
    expect(durations.length).toBeGreaterThan(5)
    expect(new Set(durations)).toEqual(new Set([duration]))
  })
})
