// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { root, runCli } from '../cli/support/run.js'
import { npm, serveScript } from './support/npm.js'

interface Template {
  readonly name: string
  /** Folders that a host serves after the production build. */
  readonly outputs: readonly string[]
  readonly previewScript: string
}

const templates: readonly Template[] = [
  { name: 'react', outputs: ['dist'], previewScript: 'preview' },
  { name: 'next', outputs: ['.next/static', '.next/server'], previewScript: 'start' },
]

/** The global of the development wallet, which every build of it contains. Its name is also one of the settings. */
const DEV_WALLET_MARKER = 'AptosDevWallet'

const CONNECTED = 'Connected to Aptos wallet'

let browser: Browser
let workFolder: string
beforeAll(async () => {
  workFolder = mkdtempSync(join(tmpdir(), 'templates-'))
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})
afterAll(async () => {
  await browser?.close()
  rmSync(workFolder, { recursive: true, force: true })
})

/** Creates an app with other settings than the defaults, and installs the kit of this checkout. */
async function installApp(template: string): Promise<string> {
  const flags = ['--template', template, '--wallet', 'Dev Wallet', '--lang', 'de']
  expect(await runCli(['create', template, ...flags], { cwd: workFolder })).toMatchObject({ code: 0 })
  const folder = join(workFolder, template)
  await npm(folder, ['install', '--no-audit', '--no-fund'])
  return folder
}

async function openPage(url: string) {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(url)
  return {
    page,
    faults,
    clickButton: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  }
}

const expectOutput = (page: Page, lines: readonly unknown[]) =>
  expect.poll(() => page.getByRole('log').locator('p').allTextContents(), { timeout: 60_000 }).toEqual(lines)

/** Approves the next request of the development wallet. */
const approve = (page: Page) =>
  page.waitForFunction(() =>
    (window as never as { AptosDevWallet?: { approve(): boolean } }).AptosDevWallet?.approve(),
  )

describe.sequential.each(templates)('template $name', ({ name, outputs, previewScript }) => {
  let folder: string
  beforeAll(async () => {
    folder = await installApp(name)
  }, 600_000)

  it('passes its own lint', () => npm(folder, ['run', 'lint']))

  it('type checks and builds for production', async () => {
    await npm(folder, ['run', 'build'])
    for (const output of outputs) expect(existsSync(join(folder, output))).toBe(true)
  })

  it('contains no development wallet in its production build', () => {
    const devWallet = readFileSync(join(root, 'dist/dev-wallet.js'), 'utf8')
    expect(devWallet).toContain(DEV_WALLET_MARKER)
    expect(outputs.flatMap((output) => findFilesWith(join(folder, output), DEV_WALLET_MARKER))).toEqual([])
  })

  it('opens the modal when the preferred wallet is not installed', async () => {
    const { page, faults, clickButton } = await openPage(await serveScript(folder, previewScript))
    await clickButton('Get Account')
    await clickButton('Connect')
    await page.getByRole('dialog', { name: 'Wallet verbinden' }).waitFor()
    await expectOutput(page, [
      'Error: Failed to get account - No wallet connected',
      'Error: Failed to connect - Wallet not found: Dev Wallet',
    ])
    expect(faults).toEqual([])
  })

  it('connects and signs with the development wallet during development', async () => {
    const { page, faults, clickButton } = await openPage(await serveScript(folder, 'dev'))
    await page.getByRole('button', { name: 'Wallet verbinden' }).waitFor()
    await approve(page)
    await expectOutput(page, [CONNECTED])

    await clickButton('Connect')
    await expectOutput(page, [CONNECTED, CONNECTED])
    await clickButton('Get Account')
    const account = expect.stringMatching(/^0x[\da-f]{64}$/)
    await expectOutput(page, [CONNECTED, CONNECTED, account])
    await clickButton('Sign Message')
    await approve(page)
    await expectOutput(page, [CONNECTED, CONNECTED, account, expect.stringMatching(/^0x[\da-f]{128}$/)])

    await page.reload()
    await expectOutput(page, [CONNECTED])
    expect(faults).toEqual([])
  })
})

/** Returns the paths of the files below a folder that contain a text. */
function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(text))
}
