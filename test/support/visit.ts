import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { launchChromium } from './engines/chromium.js'
import { type FileReader, type Site, type SiteFiles, serveSite } from './page-server.js'

/** Opens a fresh profile, which ends with the test. Without motion, because Playwright waits until an element is at rest. */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await launchChromium()).newContext({ reducedMotion: 'reduce', ...options })
  onTestFinished(() => context.close())
  return context
}

export interface VisitOptions {
  readonly path?: string
  readonly host?: string
  /** A profile that is open, or the options of a new one. */
  readonly context?: BrowserContext | BrowserContextOptions
  /** Console messages that are not faults. */
  readonly expected?: RegExp
}

export interface Visit {
  readonly page: Page
  /** Uncaught errors, and warnings and errors on the console. If any are left at the end, the test fails. */
  readonly faults: string[]
}

/** Opens a page of a site. */
export async function openPage({ port }: Pick<Site, 'port'>, options: VisitOptions = {}): Promise<Visit> {
  const { path = '/', host = '127.0.0.1', context = {}, expected } = options
  const page = await ('newPage' in context ? context : await newContext(context)).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || expected?.test(text)) return
    faults.push(text.startsWith('Failed to load') ? `${text}: ${message.location().url}` : text)
  })
  onTestFinished(() => expect(faults, 'errors of the page').toEqual([]))
  await page.goto(`http://${host}:${port}${path}`)
  return { page, faults }
}

/** Serves files and opens a page of them. Both end with the test. */
export async function visit(
  files: SiteFiles | FileReader,
  options?: VisitOptions & { readonly policy?: string },
): Promise<Visit & { readonly site: Site }> {
  const site = await serveSite(files, options?.policy)
  onTestFinished(() => site.close())
  return { site, ...(await openPage(site, options)) }
}

const devWallet = '<script src="/dev-wallet.js" data-auto-approve data-panel="false"></script>'

/** Visits a folder. Each of its pages has the development wallet, which approves everything. */
export const visitFolder = (folder: string, options?: VisitOptions): Promise<Visit> =>
  visit(async (path) => {
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const body = await readFile(file).catch(() => undefined)
    return file.endsWith('.html') ? body?.toString().replace('</head>', `${devWallet}</head>`) : body
  }, options)
