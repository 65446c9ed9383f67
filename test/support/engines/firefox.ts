import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { type Launch, parseChord, type Tab, windowSize } from './engine.js'

export const firefox: Launch = async (executablePath) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: windowSize,
    handleSIGTERM: false,
  })
  // Vitest ends its workers with SIGTERM, and half a second later with SIGKILL. Closing Firefox would take longer, so it would
  // keep running. Puppeteer kills it when the process exits.
  process.once('SIGTERM', () => process.exit())
  return async () => toTab(await browser.newPage())
}

const toTab = (page: Page): Tab => ({
  // Over BiDi, Puppeteer sometimes misses the load event of a page that is complete, and `goto` never settles.
  async open(url) {
    const load = page.goto(url)
    const isComplete = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`
    await Promise.race([load, page.waitForFunction(isComplete, { timeout: 0 })])
    load.catch(() => {})
  },
  reload: async () => void (await page.reload()),
  // `page.goBack()` waits for a load event, which a page from the back/forward cache does not emit. The call may be
  // interrupted by the navigation.
  async back() {
    await page.evaluate('void setTimeout(() => history.back())').catch(() => {})
  },
  evaluate: (script, ...args) =>
    page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<unknown> as Promise<never>,
  click: (x, y, count = 1) => page.mouse.click(x, y, { count }),
  async press(chord) {
    const { modifiers, key } = parseChord(chord)
    for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput)
    await page.keyboard.press(key as KeyInput)
    for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput)
  },
  async isFocusOn(role, name) {
    // The protocol finds elements by role and name, in one tree of nodes.
    const focused = (await page.evaluateHandle('support.getActiveElement()')) as ElementHandle
    const found = await focused.$$(`aria/${name}[role="${role}"]`)
    const matches = found.map((element) => element.evaluate((a, b) => a === b, focused))
    return (await Promise.all(matches)).includes(true)
  },
  resize: (width, height) => page.setViewport({ width, height }),
  async reset() {
    await page.mouse.move(0, 0)
    await page.setViewport(windowSize)
    // If a test pressed Tab past the last element, the focus stays in the toolbar, also on the next page. A tab that closes
    // returns it.
    if (!(await page.evaluate(() => document.hasFocus()))) await (await page.browser().newPage()).close()
  },
  close: () => page.close(),
})
