// @vitest-environment node
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDevWallet } from 'aptos-wallet-kit/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, runOk } from '../cli/support/run.js'
import { newContext, openPage } from '../support/visit.js'
import { npm, serveScript } from './support/npm.js'

/** The templates, with the folders that their production builds write. */
const templates = [
  { name: 'react', outputs: ['dist'], previewScript: 'preview' },
  { name: 'next', outputs: ['.next/static', '.next/server'], previewScript: 'start' },
]

/** The storage key of the development wallet, which every build of it contains. The apps contain its name and its global. */
const DEV_WALLET_MARKER = 'aptos-dev-wallet'

const connected = expect.stringMatching(/^Connected/)

/** The preferred wallet of the created apps can be missing. */
const visitor = { host: 'localhost', expected: /^Wallet .*not found/ }

const workFolder = mkdtempSync(join(tmpdir(), 'templates-'))
// As in a folder in which the kit is installed: Next.js warns if it finds a lockfile above that of the app.
writeFileSync(join(workFolder, 'package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }')
afterAll(() => rmSync(workFolder, { recursive: true, force: true }))

/** Creates an app with other settings than the defaults, and installs the kit of this checkout. */
async function installApp(template: string, name = template, ...moreFlags: string[]): Promise<string> {
  const flags = ['--template', template, '--dev-wallet', '--lang', 'de', ...moreFlags]
  await runOk(['create', name, ...flags], workFolder)
  const folder = join(workFolder, name)
  await npm(folder, ['install', '--no-audit', '--no-fund'])
  return folder
}

/** Runs a script of an app, and opens the page that it serves. */
async function open(folder: string, script: string) {
  const port = Number(new URL(await serveScript(folder, script)).port)
  const { page } = await openPage({ port }, { host: 'localhost', expected: /^Wallet not found/ })
  const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { page, clickButton }
}

const expectOutput = (page: Page, lines: readonly unknown[]) =>
  expect.poll(() => page.getByRole('log').locator('p').allTextContents(), { timeout: 60_000 }).toEqual(lines)

/** Approves the next request of the development wallet. */
const approve = (page: Page) =>
  page.waitForFunction(() =>
    (window as never as { AptosDevWallet?: { approve(): boolean } }).AptosDevWallet?.approve(),
  )

/** Builds an app. Returns the warnings, except the one of Next.js on CI. */
async function buildAndListWarnings(folder: string): Promise<readonly string[]> {
  const output = await npm(folder, ['run', 'build'])
  return (output.match(/⚠.*/g) ?? []).filter((line) => !line.includes('No build cache found'))
}

it('an app on Next.js 15 builds with the tsconfig that Next.js writes', async () => {
  const folder = await installApp('next', 'next-15')
  rmSync(join(folder, 'tsconfig.json'))
  await npm(folder, ['install', '--no-audit', '--no-fund', '--no-save', 'next@15', 'typescript@5'])
  expect(await buildAndListWarnings(folder)).toEqual([])
  expect(existsSync(join(folder, '.next/static'))).toBe(true)
}, 600_000)

describe('a route guard in an app on Next.js', () => {
  it('shows a placeholder from the server on, never redirects a returning user, and redirects a new one', async () => {
    const folder = await installApp('next', 'route-guard', '--wallet', 'Dev Wallet')
    cpSync(join(root, 'test/templates/route-guard'), join(folder, 'app'), { recursive: true })
    writeFileSync(join(folder, 'app/require-wallet.tsx'), readRouteGuard())
    await npm(folder, ['run', 'build'])
    const url = await serveScript(folder, 'start')
    expect(await (await fetch(`${url}/members`)).text()).toContain('<p>Loading…</p>')

    const context = await newContext()
    const wallet = await installDevWallet(context)
    await context.addInitScript(recordTexts)
    // A warning about hydration fails the test, as every error on the console does.
    const { page } = await openPage(
      { port: Number(new URL(url).port) },
      { ...visitor, context, path: '/members' },
    )
    await page.waitForURL('**/login')
    await wallet.approve('connect') // The app prompts for its preferred wallet.
    const address = `${await page.getByText(/^0x[\da-f]{64}$/).textContent()}`

    await page.goto(`${url}/members`)
    await page.getByText(address).waitFor()
    expect(await page.evaluate(() => (window as never as { texts: string[] }).texts)).toEqual([
      'Loading…',
      address,
    ])
    expect(page.url()).toBe(`${url}/members`)
  }, 600_000)
})

/** Returns the component in the guide. */
function readRouteGuard(): string {
  const guide = readFileSync(join(root, 'docs/next.md'), 'utf8')
  const [, code = ''] = guide.match(/```tsx\n(\/\/ app\/require-wallet\.tsx\n[\s\S]*?)```/) ?? []
  return code
}

/** Records the texts that the guarded page shows, from the first paint on. */
function recordTexts() {
  const texts: string[] = []
  Object.assign(window, { texts })
  new MutationObserver(() => {
    const text = document.querySelector('p')?.textContent
    if (text && text !== texts.at(-1)) texts.push(text)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

describe.sequential.each(templates)('template $name', ({ name, outputs, previewScript }) => {
  let folder: string
  beforeAll(async () => {
    folder = await installApp(name)
  }, 600_000)

  it('passes its own lint', async () => {
    await npm(folder, ['run', 'lint'])
  })

  it('type checks, and builds for production without the development wallet', async () => {
    expect(await buildAndListWarnings(folder)).toEqual([])
    for (const output of outputs) expect(existsSync(join(folder, output))).toBe(true)
    const devWallet = readFileSync(join(root, 'dist/dev-wallet.js'), 'utf8')
    expect(devWallet).toContain(DEV_WALLET_MARKER)
    expect(outputs.flatMap((output) => findFilesWith(join(folder, output), DEV_WALLET_MARKER))).toEqual([])
  })

  it('opens the modal when the preferred wallet is not installed', async () => {
    const { page, clickButton } = await open(folder, previewScript)
    await clickButton('Get Account')
    await clickButton('Connect')
    await page.getByRole('dialog', { name: 'Wallet verbinden' }).waitFor()
    await expectOutput(page, [expect.stringMatching(/^Error: /), expect.stringMatching(/^Error: .*Petra/)])
    expect(await page.getByRole('log').locator('.error').count()).toBe(2)
  })

  it('connects and signs with the development wallet during development', async () => {
    const { page, clickButton } = await open(folder, 'dev')
    await page.getByRole('button', { name: 'Wallet verbinden' }).waitFor()
    await approve(page)
    await expectOutput(page, [connected])

    await clickButton('Connect')
    await expectOutput(page, [connected, connected])
    await clickButton('Get Account')
    const account = expect.stringMatching(/^0x[\da-f]{64}$/)
    await expectOutput(page, [connected, connected, account])
    await clickButton('Sign Message')
    await approve(page)
    await expectOutput(page, [connected, connected, account, expect.stringMatching(/^0x[\da-f]{128}$/)])

    await page.reload()
    await expectOutput(page, [connected])
    const readStatus = () => fetch('http://127.0.0.1:8080/v1').then(({ status }) => status)
    expect(await page.evaluate(readStatus)).toBe(200)
  })
})

/** Returns the paths of the files below a folder that contain a text. */
function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(text))
}
