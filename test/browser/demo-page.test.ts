import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import type {} from '../../src/script/global.js'
import { createFolder } from '../cli/support/files.js'
import { runOk } from '../cli/support/run.js'
import { findViolations } from '../support/axe.js'
import { root } from '../support/page-server.js'
import { openPage, visit } from '../support/visit.js'

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const expectLines = (page: Page, ...expected: unknown[]) =>
  expect.poll(() => page.getByRole('log').getByRole('paragraph').allTextContents()).toEqual(expected)

describe('npm start', () => {
  it('serves a page on which a user rejects, connects, signs, and disconnects', async () => {
    // A copy, because `npm start` builds, and other tests read the dist/ of the checkout.
    const checkout = createFolder()
    for (const part of ['bin', 'scripts', 'src', 'template', 'package.json', 'tsconfig.base.json'])
      cpSync(join(root, part), join(checkout, part), {
        recursive: true,
        filter: (path) => !path.includes('node_modules', root.length),
      })
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
    const server = spawn(process.execPath, ['scripts/start.js', '--port', '0'], {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    const [output] = await once(server.stdout, 'data')
    const port = Number(new URL(/http:\S+/.exec(`${output}`)?.[0] ?? '').port)
    const { page } = await openPage({ port }, { host: 'localhost', expected: /rejected/ })

    // Auto-connect prompts the preferred wallet on page load. The user rejects, and connects later.
    const prompt = page.getByRole('dialog', { name: 'Connect to this page?' })
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await click(page, 'Get Account')
    const lines: unknown[] = ['Error: Failed to get account - No wallet connected']
    await expectLines(page, ...lines)
    await click(page, 'Connect')
    await prompt.getByRole('button', { name: 'Reject' }).click()
    lines.push(expect.stringMatching(/^Error: Failed to connect - .+/))
    await expectLines(page, ...lines)
    await click(page, 'Connect')
    await prompt.getByRole('button', { name: 'Connect', exact: true }).click()
    await click(page, 'Connect')
    lines.push('Connected to Aptos wallet', 'Connected to Aptos wallet')
    await expectLines(page, ...lines)
    expect(await prompt.count()).toBe(0)

    await click(page, 'Get Account')
    const { address } = await page.evaluate(() => window.AptosWalletKit.getState())
    lines.push(address)
    await expectLines(page, ...lines)
    await click(page, 'Sign Message')
    await page.getByRole('region', { name: 'Text to sign' }).getByText('Hello, Aptos!').waitFor()
    await click(page, 'Sign')
    await expectLines(page, ...lines, expect.stringMatching(/^0x[\da-f]{128}$/))

    await page.getByRole('button', { name: `${address.slice(0, 6)}...${address.slice(-4)}` }).click()
    await click(page, 'Disconnect')
    await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
    server.kill('SIGINT')
    expect(await once(server, 'close')).toEqual([0, null])
  })
})

/** Creates a page and opens it, as a static host without headers serves it. */
async function openCreatedPage(...flags: readonly string[]) {
  const folder = createFolder()
  await runOk(['create', 'page', ...flags], folder)
  const readPage = (path: string) => readFile(join(folder, 'page', path === '/' ? 'index.html' : path))
  return visit((path) => readPage(path).catch(() => undefined), { host: 'localhost' })
}

describe('html template', () => {
  it('prints that the wallet is missing and shows how to get it', async () => {
    const { page, faults } = await openCreatedPage()
    await click(page, 'Connect')
    await page.getByRole('dialog').getByRole('link', { name: 'Get Petra' }).waitFor()
    await expectLines(page, 'Error: Failed to connect - Wallet not found: Petra')
    expect(faults.splice(0)).toEqual(['Wallet not found: Petra'])
  })

  it('starts the development wallet on the network of the page', async () => {
    const { page } = await openCreatedPage('--dev-wallet', '--network', 'testnet', '--no-auto-connect')
    await page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: true }))
    await click(page, 'Connect')
    await expectLines(page, 'Connected to Aptos wallet')
    expect(await page.evaluate(() => AptosWalletKit.getState().network)).toBe('testnet')
  })

  it('numbers the lines for the eye only, and marks the lines of errors', async () => {
    const { page } = await openCreatedPage('--wallet', 'Dev Wallet', '--dev-wallet', '--no-auto-connect')
    const log = page.getByRole('log')
    await click(page, 'Get Account')
    await page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: true }))
    await click(page, 'Connect')
    const lines = ['Error: Failed to get account - No wallet connected', 'Connected to Aptos wallet']
    await expectLines(page, ...lines)

    const readColors = () =>
      log.getByRole('paragraph').evaluateAll((all) => all.map((line) => getComputedStyle(line).color))
    expect(await readColors()).toEqual(['rgb(255, 157, 143)', 'rgb(236, 238, 241)'])
    const readNumbers = () =>
      log
        .getByRole('paragraph')
        .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content))
    expect(await readNumbers()).toEqual(Array(2).fill(expect.stringContaining('counter(line)')))

    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const texts = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value)
    expect(texts).toEqual(expect.arrayContaining(lines))
    expect(texts.filter((text) => /^\d+$/.test(text))).toEqual([])

    await log.evaluate((element) => getSelection()?.selectAllChildren(element))
    const selected = await page.evaluate(() => `${getSelection()}`.split(/\n+/))
    expect(selected).toEqual(lines)
  })

  it.each(['light', 'dark'] as const)('has no accessibility violations (%s)', async (colorScheme) => {
    const { page } = await openCreatedPage('--wallet', 'Dev Wallet', '--dev-wallet', '--no-auto-connect')
    await page.emulateMedia({ colorScheme })
    await click(page, 'Get Account')
    await page.getByRole('log').getByRole('paragraph').waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  it.each([
    ['rtl', 'Aptos wallet demo', 'right'],
    ['ltr', 'محفظتي الأولى', 'left'],
  ] as const)('has its title at the start edge: %s, %s', async (direction, title, edge) => {
    const css = readFileSync(join(root, 'template/html/style.css'), 'utf8')
    const html = `<!doctype html><html dir="${direction}"><meta charset="utf-8"><style>${css}</style>
      <main id="app"><header><h1>${title}</h1><button>A button</button></header></main>`
    const { page } = await visit({ '/': html })
    const gap = await page.locator('h1').evaluate((heading, side) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return Math.abs(text.getBoundingClientRect()[side] - heading.getBoundingClientRect()[side])
    }, edge)
    expect(gap).toBeLessThan(1)
  })
})
