import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { installPackage, temporaryFolder, writeFiles } from './support/package-root.js'
import { run } from './support/run.js'
import { startServing } from './support/serving.js'

/** Stands in for the kit: the page is tested alone, with every answer a wallet may give. */
const standIn = (members: string) => `
customElements.define('aptos-wallet-button', class extends HTMLElement {})
const calls = (globalThis.calls = [])
globalThis.AptosWalletKit = { toHex: (bytes) => '0x' + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), ${members} }
`

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
})
afterAll(() => browser.close())

async function open(
  kit: string,
  options: { width?: number; flags?: string[]; spoil?: string } = {},
): Promise<Page> {
  const cwd = temporaryFolder()
  const root = installPackage({ 'dist/aptos-wallet-kit.js': kit })
  const { code, stderr } = await run(['create', 'sub/page', ...(options.flags ?? [])], { cwd, root })
  expect(code, stderr).toBe(0)
  if (options.spoil) writeFiles(join(cwd, 'sub/page'), { [options.spoil]: '// changed, hash and all' })
  const { url } = await startServing([cwd, '--port', '0'])
  const page = await browser.newPage({ viewport: { width: options.width ?? 1000, height: 700 } })
  onTestFinished(() => page.close())
  await page.goto(new URL('sub/page/', url).href)
  return page
}

/** Clicks a button and gives the line it adds to the output. */
async function lineAfter(page: Page, button: string): Promise<string | null> {
  const lines = page.getByRole('log').locator('p')
  const before = await lines.count()
  await page.getByRole('button', { name: button, exact: true }).click()
  await lines.nth(before).waitFor()
  expect(await lines.count()).toBe(before + 1)
  return lines.nth(before).textContent()
}

const signature = `new Uint8Array([1, 2, 255])`

describe('the page', () => {
  it('prints what each call gives, from a sub-path, under its policy', async () => {
    const page = await open(
      standIn(`
        connect: async (...args) => { calls.push(args); return { status: 'Approved', args: { address: '0x1' } } },
        getAccount: async () => '0xabc',
        signMessage: async (input) => { calls.push(input); return { status: 'Approved', args: { signature: ${signature} } } },
      `),
    )
    const before = Math.floor(Date.now() / 1000)
    expect(await lineAfter(page, 'Connect')).toBe('Connected to Aptos wallet')
    expect(await lineAfter(page, 'Get Account')).toBe('0xabc')
    expect(await lineAfter(page, 'Sign Message')).toBe('0x0102ff')
    const [connect, sign] = await page.evaluate<[unknown, { message: string; nonce: string }]>('calls')
    expect(connect).toEqual([])
    expect(sign).toEqual({ message: 'Hello, Aptos!', nonce: expect.stringMatching(/^\d+$/) })
    expect(Number(sign.nonce)).toBeGreaterThanOrEqual(before)
    expect(Number(sign.nonce)).toBeLessThanOrEqual(Date.now() / 1000)
    expect(await page.locator('#notice').count()).toBe(0)
  })

  it('reads an answer that is not wrapped', async () => {
    const page = await open(standIn(`signMessage: async () => ({ signature: ${signature} })`))
    expect(await lineAfter(page, 'Sign Message')).toBe('0x0102ff')
  })

  it('says that the visitor said no', async () => {
    const no = `async () => ({ status: 'Rejected' })`
    const page = await open(standIn(`connect: ${no}, signMessage: ${no}`))
    expect(await lineAfter(page, 'Connect')).toBe('Error: Failed to connect - User rejected the request')
    expect(await lineAfter(page, 'Sign Message')).toBe(
      'Error: Failed to sign message - User rejected the request',
    )
  })

  it('says why a call failed, whatever was thrown, and keeps markup as text', async () => {
    const page = await open(
      standIn(`
        connect: async () => { throw new Error('<b>Wallet not found</b>') },
        getAccount: async () => { throw 'a string' },
        signMessage: async () => { throw { message: 'No wallet connected' } },
      `),
    )
    expect(await lineAfter(page, 'Connect')).toBe('Error: Failed to connect - <b>Wallet not found</b>')
    expect(await lineAfter(page, 'Get Account')).toBe('Error: Failed to get account - a string')
    expect(await lineAfter(page, 'Sign Message')).toBe('Error: Failed to sign message - No wallet connected')
  })

  it.each(['aptos-wallet-kit.js', 'main.js'])('says in words that %s was blocked', async (spoil) => {
    const page = await open(standIn(''), { spoil })
    const notice = page.getByText('The scripts of this page did not start.')
    await notice.waitFor()
    expect(await page.getByRole('button', { name: 'Connect', exact: true }).isDisabled()).toBe(true)
  })

  it('says in words that the kit did not load', async () => {
    const page = await open('throw new Error("broken")')
    await page.getByText('The scripts of this page did not start.').waitFor()
  })

  it.each(['html', 'module'])('of %s says in words that it does not start as a file', async (template) => {
    const cwd = temporaryFolder()
    await run(['create', 'page', '--template', template], { cwd })
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    await page.goto(pathToFileURL(join(cwd, 'page/index.html')).href)
    await page.getByText('If you opened it as a file, run npx aptos-wallet-kit serve').waitFor()
    expect(await page.evaluate(() => 'AptosWalletKit' in window)).toBe(false)
    expect(await page.getByRole('button', { name: 'Connect', exact: true }).isDisabled()).toBe(true)
  })

  it.each([[], ['--lang', 'ar', '--title', 'صفحة']])('fits into 320 pixels (%s)', async (...flags) => {
    const page = await open(standIn(`getAccount: async () => '0x' + 'a'.repeat(64)`), { width: 320, flags })
    await lineAfter(page, 'Get Account')
    const width = 'document.documentElement.scrollWidth'
    expect(await page.evaluate(width)).toBe(320)
  })
})
