import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { chromiumFlags, getChromiumPath } from '../../../scripts/browsers.js'
import { type Launch, type Tab, windowSize } from './engine.js'

/** The list replaces Playwright's, so it also has the entries of that list that change how a page loads. */
const disabledFeatures = [
  // Each window would load two pages of the address bar, and each page would start a process for the next site.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // Playwright's.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/** Only local hosts are reachable, so that a request to a real server fails. Hosts of `example` are local. */
export const isolatedFlags = [
  ...chromiumFlags,
  '--host-resolver-rules=MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  `--disable-features=${disabledFeatures.join(',')}`,
]

let running: Promise<Browser> | undefined

/** Launches Chromium once for all files of a worker. It ends with the worker. */
export const launchChromium = (): Promise<Browser> =>
  (running ??= playwright.launch({ executablePath: getChromiumPath(), args: isolatedFlags }))

const pages = new WeakMap<Tab, Page>()

/** Returns the Playwright page of a tab, for features that `Tab` lacks. */
export function playwrightPage(tab: Tab): Page {
  const page = pages.get(tab)
  if (!page) throw new TypeError('This tab does not belong to Chromium')
  return page
}

/** Opens a DevTools session, which ends with the test. */
export async function openDevtools(tab: Tab): Promise<CDPSession> {
  const page = playwrightPage(tab)
  const session = await page.context().newCDPSession(page)
  onTestFinished(() => session.detach())
  return session
}

export const chromium: Launch = async () => {
  const context = await (await launchChromium()).newContext({ viewport: windowSize })
  return () => openTab(context)
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const tab: Tab = {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (script, ...args) =>
      // Playwright passes one argument only. Text is not subject to the policy of the page.
      page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<unknown> as Promise<never>,
    click: (x, y, count = 1) => page.mouse.click(x, y, { clickCount: count }),
    press: (chord) => page.keyboard.press(chord),
    async isFocusOn(role, name) {
      const session = await context.newCDPSession(page)
      const { result } = await session.send('Runtime.evaluate', { expression: 'support.getActiveElement()' })
      const { objectId = '' } = result
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        objectId,
        fetchRelatives: false,
      })
      await session.detach()
      const [node] = nodes
      return node?.role?.value.toLowerCase() === role && node?.name?.value === name
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    reset: () => reset(page),
    close: () => page.close(),
  }
  pages.set(tab, page)
  return tab
}

/** Undoes what a test changed, so that the next test can use the page. */
async function reset(page: Page): Promise<void> {
  page.removeAllListeners('request')
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null })
  await page.setViewportSize(windowSize)
}
