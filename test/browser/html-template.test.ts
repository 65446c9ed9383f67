import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { runCli } from '../cli/support/run.js'

const folder = mkdtempSync(join(tmpdir(), 'template-'))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  for (const [name, ...flags] of [['plain'], ['dev', '--dev-wallet', '--wallet', 'Dev Wallet']])
    expect(await runCli(['create', join(folder, name ?? ''), ...flags])).toMatchObject({ code: 0 })
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a created page as a static host without headers would serve it, with files edited. */
async function open(name: string, edits: Readonly<Record<string, (source: string) => string>> = {}) {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  await page.route('http://localhost/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/\/$/, '/index.html')
    const source = readFileSync(join(folder, name, path), 'utf8')
    return route.fulfill({
      contentType: TYPES[extname(path)] ?? '',
      body: edits[path.slice(1)]?.(source) ?? source,
    })
  })
  await page.goto('http://localhost/')
  return { page, problems, lines: page.getByRole('log').getByRole('paragraph') }
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const approve = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()

describe('the html template', () => {
  it('prints that the wallet is missing and shows how to get it', async () => {
    const { page, lines, problems } = await open('plain')
    await click(page, 'Connect')
    await page.getByRole('dialog').getByRole('link', { name: 'Get Petra' }).waitFor()
    expect(await lines.allTextContents()).toEqual(['Error: Failed to connect - Wallet not found: Petra'])
    expect(problems).toEqual([])
  })

  it('prints that it connected on page load, and does not prompt again on Connect', async () => {
    const { page, lines, problems } = await open('dev')
    await approve(page)
    await expect.poll(() => lines.allTextContents()).toEqual(['Connected to Aptos wallet'])
    await click(page, 'Connect')
    await expect.poll(() => lines.allTextContents()).toEqual(Array(2).fill('Connected to Aptos wallet'))
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('prints a rejection and errors of the other calls as one line each', async () => {
    const { page, lines } = await open('dev', {
      'index.html': (html) => html.replace('auto-connect="true"', 'auto-connect="false"'),
    })
    await click(page, 'Get Account')
    await click(page, 'Sign Message')
    await click(page, 'Connect')
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
    await expect
      .poll(() => lines.allTextContents())
      .toEqual([
        'Error: Failed to get account - No wallet connected',
        'Error: Failed to sign message - No wallet connected',
        expect.stringMatching(/^Error: Failed to connect - .+/),
      ])
  })

  it('loads an edited script and style sheet, but no other kit', async () => {
    const edits = {
      'main.js': (source: string) => `${source}\nprint('edited')`,
      'style.css': (source: string) => `${source}\nbody { background: rgb(1, 2, 3) }`,
    }
    const { page, lines } = await open('plain', edits)
    await expect.poll(() => lines.allTextContents()).toEqual(['edited'])
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(1, 2, 3)')
    const changed = await open('plain', { 'aptos-wallet-kit.js': (source) => `${source} ` })
    await changed.page.getByText('The scripts of this page did not start').waitFor()
    expect(changed.problems.join()).toContain('integrity')
  })
})
