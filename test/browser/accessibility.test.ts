import axe, { type AxeResults } from 'axe-core'
import { describe, expect } from 'vitest'
import { driveWith, test } from '../support/browser-test.js'
import { chromium, playwrightPage } from '../support/engines/chromium.js'
import type { PageSetup } from '../support/page-html.js'
import { connect, good, short } from '../support/people.js'
import type { Visit } from '../support/visit.js'
import { own } from '../support/words.js'

driveWith(chromium)

const openModal = (visit: Visit) => visit.click('button', 'Wallet Connect')
const many = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, at: 'before' as const }))

/** Every view there is, and how a visitor comes to it. */
const views: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'the button': (visit) => visit.see('button', 'Wallet Connect'),
  'the default view': openModal,
  'the wallets to get': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Get a Wallet')
    await visit.see('link', 'Get Petra')
  },
  'a wallet that is not installed': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Petra')
    await visit.see('link', 'Get Petra')
  },
  'the wait for a wallet': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').asked()
    await visit.advance(8000)
  },
  'a failure': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').reject()
    await visit.see('button', own('again'))
    await visit.said('warn: User rejected the connection request')
  },
  'the search that found nothing': async (visit) => {
    for (const setup of many) await visit.install(setup)
    await openModal(visit)
    await visit.click('searchbox', own('search'))
    await visit.press('q')
    await visit.gone('button', 'Petra')
  },
  'the info modal': async (visit) => {
    await connect(visit)
    await visit.click('button', short)
    await visit.see('dialog', short)
  },
  'a disconnect that failed': async (visit) => {
    await connect(visit)
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.wallet('Good Wallet').fail('no', undefined, 'disconnect')
    await visit.see('button', own('forget'))
    await visit.said('error: Failed to disconnect: WalletKitError: no')
  },
}

const manners: Readonly<Record<string, { setup?: PageSetup; width?: number }>> = {
  'in light': { setup: { script: 'data-theme="light"' } },
  'in dark': {
    setup: { script: 'data-theme="dark"', css: 'body { background: #111; color: #eee }' },
  },
  'from right to left': { setup: { script: 'data-locale="he"', html: 'lang="he" dir="rtl"' } },
  'in a window of 320 px': { width: 320 },
}

const holding = { ...good, prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'] } as const

/** What axe finds, each with the elements it is about. */
async function findings(visit: Visit): Promise<string[]> {
  const page = playwrightPage(visit.tab)
  await page.evaluate(axe.source)
  // As text: a function would take this module's import along, which the page has not.
  const run = "axe.run(document, { resultTypes: ['violations'] })"
  const { violations }: AxeResults = await page.evaluate(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
}

/** When everything that comes in has come in: colours are measured at rest. */
const atRest = (visit: Visit) =>
  visit.evaluate(async () => {
    const dialog = document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
    const running = dialog?.getAnimations({ subtree: true }) ?? []
    const finite = running.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

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
})
