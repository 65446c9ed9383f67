import { expect, vi } from 'vitest'
import type {} from '../../src/script/global.js'
import type { RunningBrowser, Tab } from './engines/engine.js'
import type { ElementInfo, Query } from './in-page/elements.js'
import type {} from './in-page/index.js'
import type { RecordedEvent } from './in-page/record.js'
import type { WalletSetup } from './in-page/scripted-wallet.js'
import { type PageSetup, pageFiles } from './page-html.js'
import { type Site, serveSite, strictPolicy } from './page-server.js'
import { controlWallet, type WalletControl } from './wallet-control.js'

/** How long to wait for a change of the page, in milliseconds. A change is quick, but the machine can be busy. */
const waitOptions = { timeout: 20_000, interval: 20 }

/** An open page. Finds elements by role and accessible name, and acts with real pointer and keyboard input. */
export interface TestPage {
  readonly tab: Tab
  readonly site: Site
  evaluate: Tab['evaluate']
  /** Waits until exactly one such element is visible. */
  expectVisible(role: string, name?: string): Promise<ElementInfo>
  /** Waits until no such element is visible. */
  expectHidden(role: string, name?: string): Promise<void>
  /** Waits until the element with this role and name has the focus. */
  expectFocused(role: string, name: string): Promise<void>
  /** Waits for exactly these warnings and errors on the console, and removes them from the record. */
  expectConsole(...expected: string[]): Promise<void>
  /** Waits until the element is visible, at rest and uncovered, then clicks its center. */
  click(role: string, name?: string, count?: number): Promise<void>
  press(...chords: string[]): Promise<void>
  /** Returns the events of the kit since the last call. */
  takeEvents(): Promise<RecordedEvent[]>
  /** Moves the long timers of the page forward. */
  advanceTime(milliseconds: number): Promise<void>
  installWallet(setup: WalletSetup): Promise<void>
  wallet(name: string): WalletControl
  reload(): Promise<void>
  /** Opens another page of the site, then comes back with the Back button. */
  navigateAwayAndBack(path: string): Promise<void>
  /** Opens the same page in another tab. */
  openTab(): Promise<TestPage>
  /** Closes the site. Throws if an error, a warning or a policy violation was not expected. */
  close(): Promise<void>
}

const describeQuery = ({ role, name }: Query) => (name === undefined ? role : `${role} "${name}"`)

const createQuery = (role: string, name: string | undefined): Query => ({
  role,
  ...(name !== undefined && { name }),
})

/** Opens a page of an origin of its own. */
export async function openTestPage(
  browser: RunningBrowser,
  tab: Tab,
  setup: PageSetup = {},
  path = '/',
): Promise<TestPage> {
  const site = await serveSite(await pageFiles(setup), setup.policy ?? strictPolicy)
  await tab.open(site.origin + path)
  return createTestPage(browser, tab, site, path, true)
}

function createTestPage(
  browser: RunningBrowser,
  tab: Tab,
  site: Site,
  path: string,
  isMainTab: boolean,
): TestPage {
  const evaluate: Tab['evaluate'] = (script, ...args) => tab.evaluate(script, ...args)
  const faults: string[] = []
  const collectFaults = async () => faults.push(...(await evaluate(() => support.takeFaults())))
  return {
    tab,
    site,
    evaluate,
    ...createAssertions(evaluate),
    click: (role, name, count) => clickElement(tab, createQuery(role, name), count),
    async press(...chords) {
      for (const chord of chords) await tab.press(chord)
    },
    takeEvents: () => evaluate(() => support.takeEvents()),
    advanceTime: (milliseconds) => evaluate((by) => support.advanceTime(by), milliseconds),
    installWallet: (setup) => evaluate((wallet) => support.installWallet(wallet), setup),
    wallet: (name) => controlWallet(evaluate, name),
    async reload() {
      await collectFaults()
      await tab.reload()
    },
    async navigateAwayAndBack(elsewhere) {
      await collectFaults()
      await tab.open(site.origin + elsewhere)
      await tab.back()
      await vi.waitFor(() => evaluate(() => void support.find({ role: 'button' })), waitOptions)
    },
    async openTab() {
      const another = await browser.newTab()
      await another.open(site.origin + path)
      return createTestPage(browser, another, site, path, false)
    },
    async close() {
      await collectFaults()
      if (isMainTab) await site.close()
      else await tab.close()
      faults.push(...site.missed.map((missed) => `file not found: ${missed}`))
      expect(faults, 'errors of the page').toEqual([])
    },
  }
}

type Assertions = Pick<TestPage, 'expectVisible' | 'expectHidden' | 'expectFocused' | 'expectConsole'>

function createAssertions(evaluate: Tab['evaluate']): Assertions {
  const find = (query: Query) => evaluate((wanted) => support.find(wanted), query)
  return {
    expectVisible: (role, name) =>
      vi.waitFor(async () => {
        const query = createQuery(role, name)
        const found = await find(query)
        const [first] = found
        if (first && found.length === 1) return first
        const shown = await evaluate((wanted) => support.find({ role: wanted }).map(({ name }) => name), role)
        throw new Error(`Visible: ${found.length} × ${describeQuery(query)}. All of this role: ${shown}`)
      }, waitOptions),
    expectHidden: (role, name) =>
      vi.waitFor(async () => {
        const query = createQuery(role, name)
        if ((await find(query)).length > 0) throw new Error(`Still visible: ${describeQuery(query)}`)
      }, waitOptions),
    async expectFocused(role, name) {
      const findFocused = async () => {
        const focused = await evaluate(() => support.findFocused())
        return focused && { role: focused.role, name: focused.label === name ? name : focused.name }
      }
      await expect.poll(findFocused).toEqual({ role, name })
    },
    async expectConsole(...expected) {
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
  let lastPlace = ''
  const target = await vi.waitFor(async () => {
    const found = await tab.evaluate((wanted) => support.scrollTo(wanted), query)
    const [first] = found
    if (!first || found.length > 1) throw new Error(`Visible: ${found.length} × ${describeQuery(query)}`)
    const place = [first.x, first.y, first.width, first.height].join()
    const isAtRest = place === lastPlace
    lastPlace = place
    if (!isAtRest) throw new Error(`Still moving: ${describeQuery(query)}`)
    if (first.covered) throw new Error(`Covered by ${first.covered}: ${describeQuery(query)}`)
    return first
  }, waitOptions)
  await tab.click(target.x + target.width / 2, target.y + target.height / 2, count)
}
