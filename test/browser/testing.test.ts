import { Ed25519Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { type InstallOptions, installDevWallet } from 'aptos-wallet-kit/testing'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import puppeteer from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumPath } from '../../scripts/browsers.js'
import { isolatedFlags } from '../support/engines/chromium.js'
import { type Site, serveSite } from '../support/page-server.js'
import { newContext, openPage } from '../support/visit.js'
import type { TestingApp } from './testing-app.js'

declare global {
  interface Window {
    app: TestingApp
  }
}

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`
const ADDRESS = new Ed25519Account({
  privateKey: new Ed25519PrivateKey(PRIVATE_KEY, false),
}).accountAddress.toString()

/** The strictest policy under which the requests of the application to testnet are allowed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'frame-src http://other.example:*',
  'connect-src https://api.testnet.aptoslabs.com',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

let site: Site
const originOf = (host: string) => `http://${host}:${site.port}`
const HTML = '<!doctype html><title>App</title><script src="/app.js"></script>'

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['test/browser/testing-app.ts'],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  const files: Readonly<Record<string, () => string>> = {
    '/': () => HTML,
    '/app.js': () => script,
    '/framing': () => `<!doctype html><iframe src="${originOf('other.example')}"></iframe>`,
  }
  site = await serveSite(async (path) => files[path]?.(), POLICY)
})
afterAll(() => site?.close())

describe('installDevWallet with Playwright', () => {
  let context: BrowserContext
  beforeEach(async () => {
    context = await newContext()
  })

  const open = async (host = 'app.example') => (await openPage(site, { host, context })).page
  /** Installs the wallet in the context, opens a page and connects it. */
  async function openConnected(options: InstallOptions = {}) {
    const wallet = await installDevWallet(context, { network: 'testnet', node: 'stub', ...options })
    const page = await open()
    const [address] = await Promise.all([connect(page), wallet.approve('connect')])
    return { wallet, page, address }
  }
  const connect = (page: Page, isSilent = false) =>
    page.evaluate((silent) => window.app.connect(silent), isSilent)
  const signMessage = (page: Page, message = 'Hello') =>
    page.evaluate((text) => window.app.signMessage(text), message)

  it('connects and signs on a page with a strict policy that is not on localhost', async () => {
    const { wallet, page, address } = await openConnected({ privateKey: PRIVATE_KEY })
    expect(address).toBe(ADDRESS)
    const approval = wallet.approve('signMessage') // Waits for the request.
    expect(await signMessage(page)).toContain('message: Hello')
    expect(await approval).toMatchObject({ kind: 'signMessage', outcome: 'approved' })
    expect(await page.evaluate(() => window.app.getNetwork())).toMatchObject({ name: 'testnet', chainId: 2 })
  })

  it('registers in a page that is already open, and after a reload', async () => {
    const page = await open()
    expect(await page.evaluate(() => window.app.countWallets())).toBe(0)
    const wallet = await installDevWallet(page)
    const [address] = await Promise.all([connect(page), wallet.approve('connect')])
    expect(address).toBe(wallet.accounts()[0]?.address)
    await page.reload()
    expect(await page.evaluate(() => window.app.countWallets())).toBe(1)
  })

  it('reports an iframe of another origin with its own origin', async () => {
    const { wallet, page } = await openConnected()
    await page.goto(`${originOf('app.example')}/framing`)
    const origin = originOf('other.example')
    const frame = page.frames().find((candidate) => candidate.url().startsWith(origin))
    await frame?.waitForFunction(() => window.app)
    const connecting = frame?.evaluate(() => window.app.connect())
    expect(await wallet.approve('connect')).toMatchObject({ origin })
    expect(await connecting).toBe(wallet.accounts()[0]?.address)
  })

  it('names the pending requests if the expected one does not arrive', async () => {
    const { wallet, page } = await openConnected()
    const signing = signMessage(page)
    const approval = wallet.approve('signAndSubmitTransaction', { timeout: 300 })
    await expect(approval).rejects.toThrow(
      /no signAndSubmitTransaction request within 300 ms[\s\S]*Pending requests: signMessage from http:\/\/app\.example/,
    )
    await wallet.approve('signMessage')
    await signing
  })

  it('lists the requests with kind, origin, values and outcome', async () => {
    const { wallet, page } = await openConnected()
    const origin = originOf('app.example')
    const signing = signMessage(page).catch(String)
    await wallet.reject('signMessage')
    expect(await signing).toContain('Rejected')
    const transfer = page.evaluate(() => window.app.transfer())
    await wallet.approve('signAndSubmitTransaction')
    await transfer
    const fullMessage = 'APTOS\nmessage: Hello\nnonce: 1'
    const functionArguments = [`0x${'cafe'.padStart(64, '0')}`, 100]
    expect(wallet.requests()).toEqual([
      { kind: 'connect', origin, values: {}, outcome: 'approved' },
      {
        kind: 'signMessage',
        origin,
        values: { message: 'Hello', nonce: '1', fullMessage },
        text: fullMessage,
        outcome: 'rejected',
      },
      {
        kind: 'signAndSubmitTransaction',
        origin,
        values: {
          function: '0x1::aptos_account::transfer',
          typeArguments: [],
          functionArguments,
          maxGasAmount: 200_000,
        },
        outcome: 'approved',
      },
    ])
  })

  it('keeps accounts and connection after a reload and after localStorage.clear()', async () => {
    const { page, address } = await openConnected()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    expect(await connect(page, true)).toBe(address)
    await page.evaluate(() => window.app.disconnect())
    await page.reload()
    await expect(connect(page, true)).rejects.toThrow('Rejected')
  })

  it('marks the pending request of a page that reloads as abandoned', async () => {
    const { wallet, page } = await openConnected()
    void signMessage(page).catch(() => {})
    await expect.poll(() => wallet.requests().at(-1)?.outcome).toBe('pending')
    await page.reload()
    await expect.poll(() => wallet.requests().at(-1)?.outcome).toBe('abandoned')
    const signing = signMessage(page, 'Again')
    expect((await wallet.approve('signMessage')).values.message).toBe('Again')
    await signing
  })

  it('shares the connection with the tabs of one origin, and the accounts with every origin', async () => {
    const { wallet, address } = await openConnected()
    expect(await connect(await open(), true)).toBe(address)
    const otherOrigin = await open('other.example')
    await expect(connect(otherOrigin, true)).rejects.toThrow('Rejected')
    const connecting = connect(otherOrigin)
    expect(await wallet.approve('connect')).toMatchObject({ origin: originOf('other.example') })
    expect(await connecting).toBe(address)
  })

  it('notifies every connected tab of an account switch', async () => {
    const { wallet, page } = await openConnected({ privateKey: PRIVATE_KEY, accounts: 2 })
    const secondPage = await open()
    await connect(secondPage, true)
    await Promise.all([page, secondPage].map((tab) => tab.evaluate(() => window.app.listen())))
    await wallet.switchAccount(1)
    const second = wallet.accounts()[1]?.address
    expect(wallet.accounts()).toMatchObject([{ address: ADDRESS, isCurrent: false }, { isCurrent: true }])
    for (const tab of [page, secondPage])
      expect(await tab.evaluate(() => window.app.accountChanges)).toEqual([second])
    await page.reload()
    expect(await connect(page, true)).toBe(second)
  })

  it('switches the network, adds an account and ends the sessions', async () => {
    const { wallet, page } = await openConnected()
    await page.evaluate(() => window.app.listen())
    await wallet.switchNetwork('mainnet')
    expect(await page.evaluate(() => window.app.getNetwork())).toMatchObject({ name: 'mainnet', chainId: 1 })
    expect(await wallet.addAccount(PRIVATE_KEY)).toMatchObject({ address: ADDRESS, isCurrent: false })
    await expect(wallet.switchAccount(2)).rejects.toThrow(RangeError)
    await wallet.revoke()
    expect(await page.evaluate(() => window.app.accountChanges)).toEqual(['none'])
  })

  it('works while the test controls the clock of the page', async () => {
    await context.clock.install({ time: new Date('2020-01-01') })
    await context.clock.pauseAt(new Date('2020-01-02'))
    const { wallet, page } = await openConnected()
    const sending = page.evaluate(() => window.app.transfer())
    await wallet.approve('signAndSubmitTransaction')
    expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('simulates the failure modes of the development wallet', async () => {
    const wallet = await installDevWallet(context, { misbehave: 'rejects' })
    const page = await open()
    await expect(connect(page)).rejects.toThrow('Rejected')
    await wallet.misbehave('none')
    const [address] = await Promise.all([connect(page), wallet.approve()])
    expect(address).toBe(wallet.accounts()[0]?.address)
  })

  it.each(['transfer', 'transferWithSdk'] as const)(
    'completes %s without a full node, and waitForTransaction returns it',
    async (method) => {
      const { wallet, page } = await openConnected()
      for (const _ of ['first', 'second']) {
        const sending = page.evaluate((name) => window.app[name](), method)
        await wallet.approve()
        const hash = await sending
        const result = await page.evaluate((it) => window.app.waitFor(it), hash)
        expect(result).toEqual({ success: true, status: 'Executed successfully', hash })
      }
    },
  )

  it('makes one transaction fail with an abort', async () => {
    const { wallet, page } = await openConnected()
    const send = async () => {
      const sending = page.evaluate(async () => window.app.waitFor(await window.app.transfer()))
      await wallet.approve('signAndSubmitTransaction')
      return sending
    }
    const description = 'Not enough coins'
    const reason = 'EINSUFFICIENT_BALANCE'
    wallet.failNextTransaction({ location: '0x1::coin', code: 0x10006, reason, description })
    await expect(send()).rejects.toThrow(`Move abort in 0x1::coin: ${reason}(0x10006): ${description}`)
    expect(await send()).toMatchObject({ success: true })
  })

  it.each([
    { privateKey: '0x12' },
    { accounts: -1 },
    { network: 'moonnet' },
    { misbehave: 'dances' },
    { node: 'fake' },
    { nodeUrl: 'ftp://x' },
  ])('rejects an invalid option: %o', async (options) => {
    await expect(installDevWallet(context, options as InstallOptions)).rejects.toThrow(TypeError)
  })
})

describe('installDevWallet with Puppeteer', () => {
  it('connects, sends a transaction and keeps the connection after a reload', async () => {
    const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: isolatedFlags })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const wallet = await installDevWallet(page, { network: 'testnet', node: 'stub' })
    await page.goto(originOf('app.example'))
    const connecting = page.evaluate(() => window.app.connect())
    await wallet.approve('connect')
    const address = await connecting
    expect(address).toBe(wallet.accounts()[0]?.address)
    const sending = page.evaluate(() => window.app.transferWithSdk())
    await wallet.approve('signTransaction')
    const result = await page.evaluate((hash) => window.app.waitFor(hash), await sending)
    expect(result).toMatchObject({ success: true })
    await page.reload()
    expect(await page.evaluate(() => window.app.connect(true))).toBe(address)
    const signing = page.evaluate(() => window.app.signMessage('Hello').catch(String))
    await wallet.reject('signMessage')
    expect(await signing).toContain('Rejected')
  })
})
