import axe, { type AxeResults } from 'axe-core'
import { playwrightPage } from '../support/engines/chromium.js'
import { connectWallet, goodWallet, shortAddress } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

export const openModal = (visit: TestPage) => visit.click('button', 'Wallet Connect')
const many = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, at: 'before' as const }))

/** Every view there is, and how a visitor comes to it. */
export const views: Readonly<Record<string, (visit: TestPage) => Promise<unknown>>> = {
  'the button': (visit) => visit.expectVisible('button', 'Wallet Connect'),
  'the default view': async (visit) => {
    await openModal(visit)
    await visit.expectVisible('dialog', 'Connect a Wallet')
  },
  'the wallets to get': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Get a Wallet')
    await visit.expectVisible('link', 'Get Petra')
  },
  'a wallet that is not installed': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Petra')
    await visit.expectVisible('link', 'Get Petra')
  },
  'the wait for a wallet': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').waitForRequest()
    await visit.advanceTime(8000)
  },
  'a failure': async (visit) => {
    await openModal(visit)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').reject()
    await visit.expectVisible('button', uiText('again'))
    await visit.expectConsole('warn: User rejected the connection request')
  },
  'the search that found nothing': async (visit) => {
    for (const setup of many) await visit.installWallet(setup)
    await openModal(visit)
    await visit.click('searchbox', uiText('search'))
    await visit.press('q')
    await visit.expectHidden('button', 'Petra')
  },
  'the info modal': async (visit) => {
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.expectVisible('dialog', shortAddress)
  },
  'a disconnect that failed': async (visit) => {
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.wallet('Good Wallet').fail('no', undefined, 'disconnect')
    await visit.expectVisible('button', uiText('forget'))
    await visit.expectConsole('error: Failed to disconnect: WalletKitError: no')
  },
}

/** A wallet that answers no request to disconnect by itself. */
export const holding = {
  ...goodWallet,
  prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'],
} as const

/** What axe finds, each with the elements it is about. */
export async function findings(visit: TestPage): Promise<string[]> {
  const page = playwrightPage(visit.tab)
  // Once a page: to read it in takes longer than to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // As text: a function would take this module's import along, which the page has not.
  const run = "axe.run(document, { resultTypes: ['violations'] })"
  const { violations }: AxeResults = await page.evaluate(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
}

/** When everything that comes in has come in and is laid out: colours are measured at rest. */
export const atRest = (visit: TestPage) =>
  visit.evaluate(async () => {
    // What waits for its first frame, by `content-visibility`, has no colours yet.
    await support.advanceTime(0)
    const hosts = [document.querySelector('aptos-wallet-button'), document.body.lastElementChild]
    const running = hosts.flatMap((host) => host?.shadowRoot?.getAnimations() ?? [])
    const finite = running.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
