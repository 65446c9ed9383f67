import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../../scripts/browsers.js'
import { runSite } from '../../../scripts/docs/site.js'
import { root } from '../../architecture/documents.js'

const folder = join(root, 'docs/.vitepress/dist')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end()
  response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
  return response.end(readFileSync(path))
})

let browser: Browser
let site: string
let page: Page
let preview: FrameLocator
let faults: string[]

beforeAll(async () => {
  await runSite('build')
  server.listen(0, 'localhost')
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
  site = `http://localhost:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await browser?.close()
  server.close()
})
beforeEach(async () => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  page = await context.newPage()
  faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on(
    'response',
    (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
  )
})

async function openPlayground(query = '') {
  await page.goto(`${site}playground.html${query}`)
  preview = page.frameLocator('iframe')
  await walletButton().waitFor()
}

const walletButton = () => preview.locator('aptos-wallet-button').getByRole('button').first()
const choose = (label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
const approve = (name: string) =>
  preview.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const logEntry = (kind: string, name: string) =>
  page.getByRole('log').locator(`.${kind}`).filter({ hasText: name }).first()
const readLog = async (kind: string, name: string) =>
  JSON.parse((await logEntry(kind, name).locator('pre').textContent()) ?? '')
const readState = async () => JSON.parse((await page.locator('.state').textContent()) ?? '')

async function call(name: string, input?: string) {
  await choose('Function', name)
  if (input !== undefined) await page.getByLabel('Arguments (JSON array)').fill(input)
  await click('Run')
}

async function connect() {
  await call('connect', '["Dev Wallet"]')
  await approve('Connect')
  await logEntry('event', 'wallet-connected').waitFor()
}

describe('the documentation site', () => {
  it('finds a page by its text', async () => {
    await page.goto(site)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('fee payer')
    await page
      .getByRole('option', { name: /Sponsored transactions/ })
      .first()
      .click()
    await page.waitForURL('**/sponsored-transactions.html*')
    expect(faults).toEqual([])
  })

  it.each(['api.html', 'theming.html', 'playground.html'])('fits %s into 320 pixels', async (path) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(site + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

describe('the playground', () => {
  it('connects and signs in the preview, with the settings of the form', async () => {
    await openPlayground()
    await choose('Theme', 'dark')
    await choose('Language', 'de')
    await walletButton().filter({ hasText: 'Wallet verbinden' }).waitFor()
    await connect()
    const { address, publicKey } = await readLog('event', 'wallet-connected')
    await expect.poll(readState).toMatchObject({ status: 'connected', address })
    await call('signMessage')
    await approve('Sign')
    const { status, args } = await readLog('result', 'signMessage')
    expect(status).toBe('Approved')
    const signature = new Ed25519Signature(args.signature)
    expect(new Ed25519PublicKey(publicKey).verifySignature({ message: args.fullMessage, signature })).toBe(
      true,
    )
    expect(faults).toEqual([])
  })

  it('applies a failure mode without a reload', async () => {
    await openPlayground()
    await connect()
    await choose('Failure mode', 'throws')
    await call('signMessage')
    expect(await readLog('error', 'signMessage')).toMatchObject({ reason: 'WALLET_FAILED' })
    await choose('Failure mode', 'rejects')
    await call('signMessage')
    await expect.poll(() => readLog('result', 'signMessage')).toEqual({ status: 'Rejected' })
    expect((await readState()).status).toBe('connected')
  })

  it('simulates actions in the wallet', async () => {
    await openPlayground()
    await connect()
    const { address } = await readState()
    await click('Switch account')
    expect((await readLog('event', 'wallet-account-changed')).address).not.toBe(address)
    await click('Switch network')
    expect(await readLog('event', 'wallet-network-changed')).toMatchObject({ name: 'testnet' })
    await click('Unregister wallet')
    await expect.poll(async () => (await readState()).installed_wallets).toEqual([])
  })

  it('keeps the settings in the URL until they are reset', async () => {
    await openPlayground('?locale=he&autoApprove=true')
    expect(await page.getByLabel('Approve automatically').isChecked()).toBe(true)
    await call('connect')
    await logEntry('event', 'wallet-connected').waitFor()
    await click('Reset')
    await walletButton().filter({ hasText: 'Wallet Connect' }).waitFor()
    expect(new URL(page.url()).search).not.toContain('locale')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key === 'aptos-wallet-kit.wallet-name')).toEqual([])
  })

  it('writes a script tag whose hashes are those of the files', async () => {
    await openPlayground()
    const tag = (await page.locator('.code').textContent()) ?? ''
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    const other = await context.newPage()
    await other.route('**/tried.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Tried</title>${tag}` }),
    )
    await other.goto(`${site}kit/tried.html`)
    await other.getByRole('button', { name: 'Wallet Connect' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).waitFor()
  })
})
