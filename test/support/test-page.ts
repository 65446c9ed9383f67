import { expect, vi } from 'vitest'
import type {} from '../../src/script/global.js'
import type { OpenTab, Tab } from './engines/engine.js'
import type { Query } from './in-page/elements.js'
import type {} from './in-page/index.js'
import type { WalletSetup } from './in-page/scripted-wallet.js'
import { type PageSetup, pageFiles } from './page-html.js'
import { type Site, serveSite, strictPolicy } from './page-server.js'
import { controlWallet } from './wallet-control.js'

/** How long to wait for a change of the page, in milliseconds. A change is quick, but the machine can be busy. */
const waitOptions = { timeout: 20_000, interval: 20 }

/** An open page. Finds elements by role and accessible name, and acts with real pointer and keyboard input. */
export interface TestPage extends ReturnType<typeof createPageActions> {
  /** Opens the same page in another tab. */
  openTab(): Promise<TestPage>
}

const describeQuery = ({ role, name }: Query) => (name === undefined ? role : `${role} "${name}"`)

/** Opens a page of an origin of its own. */
export async function openTestPage(
  openTab: OpenTab,
  tab: Tab,
  setup: PageSetup = {},
  path = '/',
): Promise<TestPage> {
  const site = await serveSite(await pageFiles(setup), setup.policy ?? strictPolicy, setup.server)
  await tab.open(site.origin + path)
  return createTestPage(openTab, tab, site, path)
}

const createTestPage = (openTab: OpenTab, tab: Tab, site: Site, path: string): TestPage => ({
  ...createPageActions(tab, site),
  async openTab() {
    const another = await openTab()
    await another.open(site.origin + path)
    return createTestPage(openTab, another, site, path)
  },
})

function createPageActions(tab: Tab, site: Site) {
  const { evaluate } = tab
  const faults: string[] = []
  const collectFaults = async () => faults.push(...(await evaluate(() => support.takeFaults())))
  return {
    tab,
    site,
    evaluate,
    ...createAssertions(evaluate),
    /** Waits until the element is visible, at rest and uncovered, then clicks its center. */
    click: (role: string, name?: string, count?: number) => clickElement(tab, { role, name }, count),
    async press(...chords: string[]) {
      for (const chord of chords) await tab.press(chord)
    },
    /** Returns the events of the kit since the last call. */
    takeEvents: () => evaluate(() => support.takeEvents()),
    /** Moves the long timers of the page forward. */
    advanceTime: (milliseconds: number) => evaluate((by) => support.advanceTime(by), milliseconds),
    installWallet: (setup: WalletSetup) => evaluate((wallet) => support.installWallet(wallet), setup),
    wallet: (name: string) => controlWallet(evaluate, name),
    async reload() {
      await collectFaults()
      await tab.reload()
    },
    /** Opens another page of the site, then comes back with the Back button. */
    async navigateAwayAndBack(elsewhere: string) {
      await collectFaults()
      await tab.open(site.origin + elsewhere)
      await tab.back()
      await vi.waitFor(() => evaluate(() => void support.find({ role: 'button' })), waitOptions)
    },
    /** Throws if the page has a fault of `takeFaults()`, or requested a file that does not exist. */
    async expectNoFaults() {
      await collectFaults()
      faults.push(...site.missed.map((missed) => `file not found: ${missed}`))
      expect(faults, 'errors of the page').toEqual([])
    },
  }
}

function createAssertions(evaluate: Tab['evaluate']) {
  const find = (query: Query) => evaluate((wanted) => support.find(wanted), query)
  return {
    /** Ends motion, and waits until exactly one such element is visible. Returns the element. */
    expectVisible: (role: string, name?: string) =>
      vi.waitFor(async () => {
        const query = { role, name }
        await evaluate(() => support.finishMotion())
        const found = await find(query)
        const [first] = found
        if (first && found.length === 1) return first
        const shown = (await find({ role })).map((each) => each.name)
        throw new Error(`Visible: ${found.length} × ${describeQuery(query)}. All of this role: ${shown}`)
      }, waitOptions),
    /** Waits until no such element is visible. */
    expectHidden: (role: string, name?: string) => expect.poll(() => find({ role, name })).toEqual([]),
    /** Waits until the element with this role and name has the focus. */
    async expectFocused(role: string, name: string) {
      const findFocused = async () => {
        const focused = await evaluate(() => support.findFocused())
        return focused && { role: focused.role, name: focused.label === name ? name : focused.name }
      }
      await expect.poll(findFocused).toEqual({ role, name })
    },
    /** Waits for exactly these warnings and errors on the console, and removes them from the record. */
    async expectConsole(...expected: string[]) {
      const lines: string[] = []
      const read = async () => {
        lines.push(...(await evaluate(() => support.takeConsole())))
        return lines
      }
      await expect.poll(read).toEqual(expected)
    },
  }
}

async function clickElement(tab: Tab, query: Query, count = 1): Promise<void> {
  const target = await vi.waitFor(async () => {
    const { found, isAtRest } = await tab.evaluate((wanted) => support.scrollTo(wanted), query)
    const [first] = found
    if (!first || found.length > 1) throw new Error(`Visible: ${found.length} × ${describeQuery(query)}`)
    if (!isAtRest) throw new Error(`Still moving: ${describeQuery(query)}`)
    if (first.covered) throw new Error(`Covered by ${first.covered}: ${describeQuery(query)}`)
    return first
  }, waitOptions)
  await tab.click(target.x + target.width / 2, target.y + target.height / 2, count)
}
