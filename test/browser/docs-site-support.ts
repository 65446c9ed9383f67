import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { buildDocs } from '../../scripts/docs.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const cli = join(root, 'bin/aptos-wallet-kit.js')
/** A name that is not this machine's own, as the development wallet sees it. */
export const remoteHost = 'docs.example'

/** The site as it is published: built anew, and served from a sub-path by the command line. */
export interface DocsSite {
  readonly pages: readonly string[]
  /** What the build said it left out. */
  readonly told: readonly string[]
  readonly folder: string
  /** With a slash at its end. */
  readonly url: string
  readonly browser: Browser
  close(): Promise<void>
}

/** A folder that is gone once the tests are. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'awk-docs-'))

/** Serves a folder with `aptos-wallet-kit serve`. */
export async function serveFolder(
  folder: string,
  ...flags: string[]
): Promise<{ origin: string; stop(): void }> {
  const child = spawn(process.execPath, [cli, 'serve', folder, '--port', '0', ...flags])
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const [found] = /http:\/\/[^/]+:\d+/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('close', (code) => reject(new Error(`serve ended with ${code}: ${said}`)))
  })
  return { origin, stop: () => void child.kill('SIGKILL') }
}

export async function openSite(): Promise<DocsSite> {
  const parent = temporaryFolder()
  const folder = join(parent, 'some/path')
  const told: string[] = []
  const pages = await buildDocs({ out: folder, tell: (line) => told.push(line) })
  const { origin, stop } = await serveFolder(parent, '--host', '0.0.0.0') // By remoteHost, too.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${remoteHost} 127.0.0.1`],
  })
  return {
    pages,
    told,
    folder,
    url: `${origin}/some/path/`,
    browser,
    async close() {
      await browser.close()
      stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** A tab that remembers what went wrong in it: complaints of the console, errors, requests to others, files that are not there. */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304) faults.push(`${response.status()} ${response.url()}`)
  })
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin)
    if (origins.size > 1) faults.push(`a request to ${request.url()}`)
  })
  return { page, faults }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Colours that are on their way to others, after a change of scheme, arrive first; and the page's observers of sizes
 * are told of the new ones, which is done once per frame.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const animations = [document, ...shadows].flatMap((root) => root.getAnimations())
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })

/** What axe finds wrong by WCAG 2.2 A and AA and by good practice. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settle(page)
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => {
    const { axe: engine } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    return engine.run({
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
