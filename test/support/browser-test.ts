import { test as base } from 'vitest'
import { findBrowser } from '../../scripts/browsers.js'
import type { Engine, RunningBrowser, Tab } from './engines/engine.js'
import type { PageSetup } from './page-html.js'
import { openTestPage, type TestPage } from './test-page.js'

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: async () => (await import('./engines/chromium.js')).chromium,
  firefox: async () => (await import('./engines/firefox.js')).firefox,
  webkit: async () => (await import('./engines/webkit.js')).webkit,
}

/** The browser of this project, as `vitest.config.ts` names it. */
const browserName = process.env.TEST_BROWSER ?? 'chromium'

/** One browser for all files of a worker: the browser projects run without isolation. It ends with the worker. */
let running: Promise<RunningBrowser> | undefined

async function launchBrowser(program: string): Promise<RunningBrowser> {
  const engine = await engines[browserName]?.()
  if (!engine) throw new Error(`Unknown browser: ${browserName}`)
  return engine.launch(program)
}

/** A tab that no test uses at the moment. Opening a page in it is several times faster than opening a tab. */
let idleTab: Tab | undefined

async function takeTab(browser: RunningBrowser): Promise<Tab> {
  const tab = idleTab ?? (await browser.newTab())
  idleTab = undefined
  return tab
}

interface Fixtures {
  /** Opens a page of an origin of its own. After the test, every error on the page fails the test. */
  readonly open: (setup?: PageSetup, path?: string) => Promise<TestPage>
}

export const test = base.extend<Fixtures>({
  async open({ skip }, use) {
    const program = findBrowser(browserName)
    if (!program && process.env.CI)
      throw new Error(`${browserName} was not found. Run: node scripts/browsers.js ${browserName}`)
    if (!program) return skip(`${browserName} is not installed`)
    running ??= launchBrowser(program)
    const browser = await running
    const pages: TestPage[] = []
    await use(async (setup, path) => {
      const page = await openTestPage(browser, await takeTab(browser), setup, path)
      pages.push(page)
      return page
    })
    for (const { site, expectNoFaults } of pages) {
      await expectNoFaults()
      await site.close()
    }
    // A failed test does not come this far: its tab may be in any state, and is not used again.
    for (const { tab } of pages)
      if (idleTab) await tab.close()
      else {
        await tab.reset()
        idleTab = tab
      }
  },
})
