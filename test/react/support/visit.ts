import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../../scripts/browsers.js'
import { serveFolder } from './serve-folder.js'

let browser: Browser

/** Runs the tests of this file in one Chromium. */
export function inChromium(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  })
  afterAll(() => browser?.close())
}

export interface Visited {
  readonly page: Page
  /** Uncaught errors, and all that the console calls an error or a warning. */
  readonly faults: string[]
}

/** Opens a served folder's page in a fresh profile; both are gone after the test. */
export async function visitFolder(folder: string, prepare?: (page: Page) => Promise<void>): Promise<Visited> {
  const site = await serveFolder(folder)
  const context = await browser.newContext()
  onTestFinished(async () => {
    await context.close()
    await site.close()
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  await prepare?.(page)
  await page.goto(site.origin)
  return { page, faults }
}
