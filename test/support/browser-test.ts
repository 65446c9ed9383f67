import { test as base } from 'vitest'
import { findBrowser } from '../../scripts/browsers.js'
import { chromium } from './engines/chromium.js'
import type { OpenTab, Tab } from './engines/engine.js'
import { firefox } from './engines/firefox.js'
import { webkit } from './engines/webkit.js'
import type { PageSetup } from './page-html.js'
import { openTestPage, type TestPage } from './test-page.js'

const launchers = { chromium, firefox, webkit }

/** The browser of this project, as `vitest.config.ts` names it. */
const browserName = (process.env.TEST_BROWSER ?? 'chromium') as keyof typeof launchers

/** Whether this run has every case. In Firefox and WebKit, `npm test` runs one case of each mechanism that an engine can change. */
export const hasEveryCase = browserName === 'chromium' || process.env.TEST_ALL === '1'

/** One browser for all files of a worker, because the browser projects run without isolation. The browser ends with the worker. */
let launched: Promise<OpenTab> | undefined

/** A tab that no test uses at the moment. Opening a page in it is several times faster than opening a tab. */
let idleTab: Tab | undefined

async function takeTab(openTab: OpenTab): Promise<Tab> {
  const tab = idleTab ?? (await openTab())
  idleTab = undefined
  return tab
}

interface Fixtures {
  /** Opens a page of an origin of its own. After the test, `expectNoFaults()` of the page can fail the test. */
  readonly open: (setup?: PageSetup, path?: string) => Promise<TestPage>
}

export const test = base.extend<Fixtures>({
  async open({ skip }, use) {
    const program = findBrowser(browserName)
    if (!program && process.env.CI)
      throw new Error(`${browserName} was not found. Run: node scripts/browsers.js ${browserName}`)
    if (!program) return skip(`${browserName} is not installed`)
    launched ??= launchers[browserName](program)
    const openTab = await launched
    const pages: TestPage[] = []
    await use(async (setup, path) => {
      const page = await openTestPage(openTab, await takeTab(openTab), setup, path)
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
