import axe, { type AxeResults } from 'axe-core'
import { playwrightPage } from '../support/engines/chromium.js'
import { connect, good, short } from '../support/people.js'
import type { Visit } from '../support/visit.js'
import { own } from '../support/words.js'

export const openModal = (visit: Visit) => visit.click('button', 'Wallet Connect')
const many = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, at: 'before' as const }))

/** Every view there is, and how a visitor comes to it. */
export const views: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'the button': (visit) => visit.see('button', 'Wallet Connect'),
  'the default view': async (visit) => {
    await openModal(visit)
    await visit.see('dialog', 'Connect a Wallet')
  },
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

/** A wallet that answers no request to disconnect by itself. */
export const holding = {
  ...good,
  prompt: ['account', 'network', 'onAccountChange', 'onNetworkChange'],
} as const

/** What axe finds, each with the elements it is about. */
export async function findings(visit: Visit): Promise<string[]> {
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
export const atRest = (visit: Visit) =>
  visit.evaluate(async () => {
    // What waits for its first frame, by `content-visibility`, has no colours yet.
    await support.advance(0)
    const hosts = [document.querySelector('aptos-wallet-button'), document.body.lastElementChild]
    const running = hosts.flatMap((host) => host?.shadowRoot?.getAnimations() ?? [])
    const finite = running.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
