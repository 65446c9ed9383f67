import { type BrowserContext, type Page, chromium as playwright } from 'playwright-core'
import { chromiumFlags } from '../../../scripts/browsers.js'
import { type Engine, type Tab, windowSize } from './engine.js'

const pages = new WeakMap<Tab, Page>()

/** Playwright's own page of a tab, for what Chromium alone can be asked. */
export function playwrightPage(tab: Tab): Page {
  const page = pages.get(tab)
  if (!page) throw new TypeError('This tab is not one of Chromium')
  return page
}

export const chromium: Engine = {
  name: 'chromium',
  async launch(executablePath) {
    const browser = await playwright.launch({ executablePath, args: chromiumFlags })
    const context = await browser.newContext({ viewport: windowSize })
    return { newTab: () => newTab(context), close: () => browser.close() }
  },
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const tab: Tab = {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (script, ...args) =>
      // One argument is all that Playwright hands over; the policy of the page forbids no such call.
      page.evaluate(`(${script})(...${JSON.stringify(args)})`) as ReturnType<
        Tab['evaluate']
      > as Promise<never>,
    click: (x, y, count = 1) => page.mouse.click(x, y, { clickCount: count }),
    press: (chord) => page.keyboard.press(chord),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.close(),
  }
  pages.set(tab, page)
  return tab
}
