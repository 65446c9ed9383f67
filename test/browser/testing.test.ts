import { Ed25519Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { type InstallOptions, installDevWallet } from 'aptos-wallet-kit/testing'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import puppeteer from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { getChromiumPath } from '../../scripts/browsers.js'
import { isolatedFlags } from '../support/engines/chromium.js'
import { type Site, serveSite, strictPolicy } from '../support/page-server.js'
import { newContext, openPage } from '../support/visit.js'
import { appScript, callWallet } from './dev-wallet-support.js'

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`
const privateKey = new Ed25519PrivateKey(PRIVATE_KEY, false)
const ADDRESS = new Ed25519Account({ privateKey }).accountAddress.toString()

let site: Site
const originOf = (host: string) => `http://${host}:${site.port}`

beforeAll(async () => {
  const files: Readonly<Record<string, () => string>> = {
    '/': () => '<!doctype html><title>App</title><script src="/app.js"></script>',
    '/app.js': () => appScript,
    '/framing': () => `<!doctype html><iframe src="${originOf('other.example')}"></iframe>`,
  }
  const policy = strictPolicy.replace("frame-src 'self'", 'frame-src http://other.example:*')
  site = await serveSite(async (path) => files[path]?.(), policy)
})
afterAll(() => site?.close())

/** Connects, and returns the address or the status of a rejection. */
async function connect(page: Page | Frame, isSilent = false) {
  const { status, address } = await callWallet(page, 'connect', isSilent)
  return address ?? status
}
const signMessage = (page: Page, message = 'Hello') =>
  callWallet(page, 'signMessage', { message, nonce: '1' })

/** A transaction whose ABI the wallet reads from the full node, which receives it then. */
const transfer = {
  payload: { function: '0x1::aptos_account::transfer', functionArguments: ['0xcafe', 100] },
}

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

  it('connects and signs on a page with a strict policy that is not on localhost', async () => {
    const { wallet, page, address } = await openConnected({ privateKey: PRIVATE_KEY })
    expect(address).toBe(ADDRESS)
    const approval = wallet.approve('signMessage') // Waits for the request.
    const { fullMessage } = await signMessage(page)
    expect(await approval).toMatchObject({ kind: 'signMessage', outcome: 'approved' })
    const origin = originOf('app.example')
    const values = { message: 'Hello', nonce: '1', fullMessage }
    expect(wallet.requests()).toEqual([
      { kind: 'connect', origin, values: {}, outcome: 'approved' },
      { kind: 'signMessage', origin, values, text: fullMessage, outcome: 'approved' },
    ])
  })

  it('registers in a page that is already open, and after a reload', async () => {
    const page = await open()
    expect(await page.evaluate(() => window.app.getNames())).toEqual([])
    const wallet = await installDevWallet(page)
    const [address] = await Promise.all([connect(page), wallet.approve('connect')])
    expect(address).toBe(wallet.accounts()[0]?.address)
    await page.reload()
    expect(await page.evaluate(() => window.app.getNames())).toEqual(['Dev Wallet'])
  })

  it('says that a page has a wallet already, also that of its context', async () => {
    const page = await context.newPage()
    await installDevWallet(context)
    for (const target of [page, context])
      await expect(installDevWallet(target)).rejects.toThrow('The page already has a wallet.')
  })

  it('reports an iframe of another origin with its own origin', async () => {
    const { wallet, page } = await openConnected()
    await page.goto(`${originOf('app.example')}/framing`)
    const origin = originOf('other.example')
    const frame = page.frames().find((candidate) => candidate.url().startsWith(origin)) as Frame
    await frame.waitForFunction(() => window.app)
    const connecting = connect(frame)
    expect(await wallet.approve('connect')).toMatchObject({ origin })
    expect(await connecting).toBe(wallet.accounts()[0]?.address)
  })

  it('names the pending requests if the expected one does not arrive', async () => {
    const { wallet, page } = await openConnected()
    const signing = signMessage(page)
    await expect.poll(() => wallet.requests().at(-1)?.outcome).toBe('pending')
    const approval = wallet.approve('signAndSubmitTransaction', { timeout: 300 })
    await expect(approval).rejects.toThrow(/signMessage from http:\/\/app\.example/)
    await wallet.approve('signMessage')
    await signing
  })

  it('keeps accounts and connection after a reload and after localStorage.clear()', async () => {
    const { page, address } = await openConnected()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    expect(await connect(page, true)).toBe(address)
    await callWallet(page, 'disconnect')
    await page.reload()
    expect(await connect(page, true)).toBe('Rejected')
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
    expect(await connect(otherOrigin, true)).toBe('Rejected')
    const connecting = connect(otherOrigin)
    expect(await wallet.approve('connect')).toMatchObject({ origin: originOf('other.example') })
    expect(await connecting).toBe(address)
  })

  it('shares the connection with a window that the page opens', async () => {
    const { page, address } = await openConnected()
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/')),
    ])
    await popup.waitForFunction(() => window.app)
    expect(await connect(popup, true)).toBe(address)
  })

  it('notifies every connected tab of changes', async () => {
    const { wallet, page } = await openConnected({ privateKey: PRIVATE_KEY, accounts: 2 })
    const secondPage = await open()
    await connect(secondPage, true)
    await Promise.all([page, secondPage].map((tab) => tab.evaluate(() => window.app.listen())))
    await wallet.switchAccount(1)
    await wallet.switchNetwork('mainnet')
    await wallet.revoke()
    const [first, second] = wallet.accounts()
    expect([first, second]).toMatchObject([{ address: ADDRESS, isCurrent: false }, { isCurrent: true }])
    for (const tab of [page, secondPage])
      expect(await tab.evaluate(() => window.app.getEvents())).toEqual([second?.address, 'mainnet', null])
  })

  it('adds accounts, and rejects a switch to an unknown one', async () => {
    const { wallet } = await openConnected()
    expect(await wallet.addAccount(PRIVATE_KEY)).toMatchObject({ address: ADDRESS, isCurrent: false })
    await expect(wallet.switchAccount(2)).rejects.toThrow(RangeError)
  })

  it('completes a transaction while the test controls the clock of the page', async () => {
    await context.clock.install({ time: new Date('2020-01-01') })
    await context.clock.pauseAt(new Date('2020-01-02'))
    const { wallet, page } = await openConnected()
    const sending = callWallet(page, 'signAndSubmitTransaction', transfer)
    await wallet.approve('signAndSubmitTransaction')
    expect((await sending).status).toBe('Approved')
  })

  it('simulates the failure modes of the development wallet', async () => {
    const wallet = await installDevWallet(context, { misbehave: 'rejects' })
    const page = await open()
    expect(await connect(page)).toBe('Rejected')
    await wallet.misbehave('none')
    const [address] = await Promise.all([connect(page), wallet.approve()])
    expect(address).toBe(wallet.accounts()[0]?.address)
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

  it('names the option if the number of accounts is a string', async () => {
    const accounts = '2' as unknown as number
    await expect(installDevWallet(context, { accounts })).rejects.toThrow('The option accounts is invalid.')
  })
})

describe('installDevWallet with Puppeteer', () => {
  it('connects, sends a transaction, and keeps the connection after a reload', async () => {
    const browser = await puppeteer.launch({ executablePath: getChromiumPath(), args: isolatedFlags })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const wallet = await installDevWallet(page, { network: 'testnet', node: 'stub' })
    await expect(installDevWallet(page)).rejects.toThrow('The page already has a wallet.')
    await page.goto(originOf('app.example'))
    const call = (...input: Parameters<typeof window.app.call>) =>
      page.evaluate((args) => window.app.call(...args), input)
    const connecting = call('connect')
    await wallet.approve('connect')
    const { address } = await connecting
    expect(address).toBe(wallet.accounts()[0]?.address)
    const sending = call('signAndSubmitTransaction', transfer)
    await wallet.approve('signAndSubmitTransaction')
    expect((await sending).status).toBe('Approved')
    await page.reload()
    expect(await call('connect', true)).toMatchObject({ address })
    const signing = call('signMessage', { message: 'Hello', nonce: '1' })
    await wallet.reject('signMessage')
    expect(await signing).toEqual({ status: 'Rejected' })
  })
})
