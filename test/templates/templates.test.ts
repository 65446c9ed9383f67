// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { pack, root } from '../react/support/packed.js'
import { npm, serveScript } from './support/npm.js'

interface Template {
  readonly name: string
  readonly settingsFile: string
  /** Folders that a host serves after the production build. */
  readonly outputs: readonly string[]
  readonly previewScript: string
}

const templates: readonly Template[] = [
  { name: 'react', settingsFile: 'src/settings.ts', outputs: ['dist'], previewScript: 'preview' },
  {
    name: 'next',
    settingsFile: 'app/settings.ts',
    outputs: ['.next/static', '.next/server'],
    previewScript: 'start',
  },
]

/** Text that every build of the development wallet contains: its global and its name. */
const DEV_WALLET_MARKERS = ['AptosDevWallet', 'Dev Wallet']

const CONNECTED = 'Connected to Aptos wallet'

let browser: Browser
let workFolder: string
let tarball: string
beforeAll(async () => {
  workFolder = mkdtempSync(join(tmpdir(), 'templates-'))
  tarball = await pack(workFolder)
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})
afterAll(async () => {
  await browser?.close()
  rmSync(workFolder, { recursive: true, force: true })
})

/** Copies a template as `create` does and installs it with the packed kit. */
async function installTemplate(name: string): Promise<string> {
  const folder = join(workFolder, name)
  cpSync(join(root, 'template', name), folder, { recursive: true })
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))
  await npm(folder, ['install', '--no-audit', '--no-fund', tarball])
  return folder
}

/** Changes the settings as `create --wallet "Dev Wallet" --lang de` does. */
function preferDevWalletInGerman(path: string): void {
  const settings = readFileSync(path, 'utf8')
    .replace("preferredWallet: 'Petra'", "preferredWallet: 'Dev Wallet'")
    .replace("locale: 'en'", "locale: 'de',\n  strings")
  writeFileSync(path, `import { strings } from 'aptos-wallet-kit/locales/de'\n\n${settings}`)
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

describe.sequential.each(templates)('template $name', ({ name, settingsFile, outputs, previewScript }) => {
  let folder: string
  beforeAll(async () => {
    folder = await installTemplate(name)
  }, 600_000)

  it('passes its own lint', () => npm(folder, ['run', 'lint']))

  it('type checks and builds for production', async () => {
    await npm(folder, ['run', 'build'])
    for (const output of outputs) expect(existsSync(join(folder, output))).toBe(true)
  })

  it('contains no development wallet in its production build', () => {
    const devWallet = readFileSync(join(root, 'dist/dev-wallet.js'), 'utf8')
    for (const marker of DEV_WALLET_MARKERS) {
      expect(devWallet).toContain(marker)
      expect(outputs.flatMap((output) => findFilesWith(join(folder, output), marker))).toEqual([])
    }
  })

  it('opens the modal when the preferred wallet is not installed', async () => {
    const { page, faults, clickButton } = await openPage(await serveScript(folder, previewScript))
    await clickButton('Get Account')
    await clickButton('Connect')
    await page.getByRole('dialog', { name: 'Connect a Wallet' }).waitFor()
    await expectOutput(page, [
      'Error: Failed to get account - No wallet connected',
      'Error: Failed to connect - Wallet not found: Petra',
    ])
    expect(faults).toEqual([])
  })

  it('connects and signs with the development wallet during development', async () => {
    preferDevWalletInGerman(join(folder, settingsFile))
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

  it('passes its own lint and build with strings of another language', async () => {
    await npm(folder, ['run', 'lint'])
    await npm(folder, ['run', 'build'])
  })
})

/** Returns the paths of the files below a folder that contain a text. */
function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(text))
}
