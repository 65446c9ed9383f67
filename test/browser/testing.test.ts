import { Ed25519Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { type InstallOptions, installDevWallet } from 'aptos-wallet-kit/testing'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import puppeteer, { type Browser as PuppeteerBrowser } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../scripts/browsers.js'
import { type AppSite, isolatedFlags, serveApp } from './testing-support.js'

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`
const ADDRESS = new Ed25519Account({
  privateKey: new Ed25519PrivateKey(PRIVATE_KEY, false),
}).accountAddress.toString()

let site: AppSite
beforeAll(async () => {
  site = await serveApp()
})
afterAll(() => site?.close())

describe('installDevWallet with Playwright', () => {
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: isolatedFlags })
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    context = await browser.newContext()
  })
  afterEach(() => context.close())

  const openPage = async (host = 'app.example') => {
    const page = await context.newPage()
    await page.goto(site.getOrigin(host))
    return page
  }
  /** Installs the wallet in the context, opens a page and connects it. */
  const openConnected = async (options: InstallOptions = {}) => {
    const wallet = await installDevWallet(context, { network: 'testnet', node: 'stub', ...options })
    const page = await openPage()
    const [address] = await Promise.all([connect(page), wallet.approve('connect')])
    return { wallet, page, address }
  }
  const connect = (page: Page, isSilent = false) =>
    page.evaluate((silent) => window.app.connect(silent), isSilent)
  const signMessage = (page: Page, message = 'Hello') =>
    page.evaluate((text) => window.app.signMessage(text), message)

  it('connects and signs on a page with a strict policy that is not on localhost', async () => {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    const wallet = await installDevWallet(page, { privateKey: PRIVATE_KEY, network: 'testnet' })
    await page.goto(site.getOrigin('app.example'))
    const connecting = connect(page)
    await wallet.approve('connect')
    expect(await connecting).toBe(ADDRESS)
    const signing = signMessage(page)
    await wallet.approve('signMessage')
    expect(await signing).toContain('message: Hello')
    expect(await page.evaluate(() => window.app.getNetwork())).toMatchObject({ name: 'testnet', chainId: 2 })
    expect(errors).toEqual([])
  })

  it('registers in a page that is already open', async () => {
    const page = await openPage()
    expect(await page.evaluate(() => window.app.countWallets())).toBe(0)
    const wallet = await installDevWallet(page)
    const connecting = connect(page)
    await wallet.approve('connect')
    expect(await connecting).toBe(wallet.accounts()[0]?.address)
    await page.reload()
    expect(await page.evaluate(() => window.app.countWallets())).toBe(1)
  })

  it('reports an iframe of another origin with its own origin', async () => {
    const { wallet, page } = await openConnected()
    const frameUrl = site.getOrigin('other.example')
    await page.goto(`${site.getOrigin('app.example')}/?frame=${encodeURIComponent(frameUrl)}`)
    const frame = page.frames().find((candidate) => candidate.url().startsWith(frameUrl))
    await frame?.waitForFunction(() => window.app)
    const connecting = frame?.evaluate(() => window.app.connect())
    expect(await wallet.approve('connect')).toMatchObject({ origin: frameUrl })
    expect(await connecting).toBe(wallet.accounts()[0]?.address)
  })

  it('waits for a request that the page sends later', async () => {
    const { wallet, page } = await openConnected()
    const approval = wallet.approve('signMessage')
    const signing = signMessage(page)
    expect(await approval).toMatchObject({ kind: 'signMessage', outcome: 'approved' })
    expect(await signing).toContain('Hello')
  })

  it('rejects a request', async () => {
    const { wallet, page } = await openConnected()
    const signing = signMessage(page).catch(String)
    await wallet.reject()
    expect(await signing).toContain('Rejected')
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
    const origin = site.getOrigin('app.example')
    const signing = signMessage(page).catch(String)
    await wallet.reject('signMessage')
    await signing
    const transfer = page.evaluate(() => window.app.transfer())
    await wallet.approve('signAndSubmitTransaction')
    await transfer
    expect(wallet.requests()).toEqual([
      { kind: 'connect', origin, values: {}, outcome: 'approved' },
      {
        kind: 'signMessage',
        origin,
        values: {
          message: 'Hello',
          nonce: '1',
          fullMessage: 'APTOS\nmessage: Hello\nnonce: 1',
        },
        text: 'APTOS\nmessage: Hello\nnonce: 1',
        outcome: 'rejected',
      },
      {
        kind: 'signAndSubmitTransaction',
        origin,
        values: {
          function: '0x1::aptos_account::transfer',
          typeArguments: [],
          functionArguments: [`0x${'cafe'.padStart(64, '0')}`, 100],
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
    const [sameOrigin, otherOrigin] = [await openPage(), await openPage('other.example')]
    expect(await connect(sameOrigin, true)).toBe(address)
    await expect(connect(otherOrigin, true)).rejects.toThrow('Rejected')
    const connecting = connect(otherOrigin)
    expect(await wallet.approve('connect')).toMatchObject({ origin: site.getOrigin('other.example') })
    expect(await connecting).toBe(address)
  })

  it('notifies every connected tab of an account switch', async () => {
    const { wallet, page } = await openConnected({ privateKey: PRIVATE_KEY, accounts: 2 })
    const secondPage = await openPage()
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

  it('simulates the failure modes of the development wallet', async () => {
    const wallet = await installDevWallet(context, { misbehave: 'rejects' })
    const page = await openPage()
    await expect(connect(page)).rejects.toThrow('Rejected')
    await wallet.misbehave('none')
    const connecting = connect(page)
    await wallet.approve()
    expect(await connecting).toBe(wallet.accounts()[0]?.address)
  })

  it.each(['transfer', 'transferWithSdk'] as const)(
    'completes %s without a full node, and waitForTransaction returns it',
    async (method) => {
      const { wallet, page } = await openConnected()
      for (const _ of ['first', 'second']) {
        const sending = page.evaluate(async (name) => {
          const result = await window.app[name]()
          return typeof result === 'string' ? result : (result?.hash ?? '')
        }, method)
        await wallet.approve()
        const hash = await sending
        expect(await page.evaluate((it) => window.app.waitFor(it), hash)).toEqual({
          success: true,
          status: 'Executed successfully',
          hash,
        })
      }
    },
  )

  it('makes one transaction fail with an abort', async () => {
    const { wallet, page } = await openConnected()
    const send = async () => {
      const sending = page.evaluate(async () => window.app.waitFor((await window.app.transfer()) ?? ''))
      await wallet.approve('signAndSubmitTransaction')
      return sending
    }
    wallet.failNextTransaction({
      location: '0x1::coin',
      code: 0x10006,
      reason: 'EINSUFFICIENT_BALANCE',
      description: 'Not enough coins',
    })
    await expect(send()).rejects.toThrow(
      'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins',
    )
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
  let browser: PuppeteerBrowser
  beforeAll(async () => {
    browser = await puppeteer.launch({ executablePath: chromiumPath(), args: isolatedFlags })
  })
  afterAll(() => browser?.close())

  it('connects, signs, sends a transaction and keeps the connection after a reload', async () => {
    const page = await browser.newPage()
    const wallet = await installDevWallet(page, { network: 'testnet', node: 'stub' })
    await page.goto(site.getOrigin('app.example'))
    const connecting = page.evaluate(() => window.app.connect())
    await wallet.approve('connect')
    const address = await connecting
    expect(address).toBe(wallet.accounts()[0]?.address)
    const sending = page.evaluate(() => window.app.transferWithSdk())
    await wallet.approve('signTransaction')
    expect(await sending).toMatchObject({ success: true })
    await page.reload()
    expect(await page.evaluate(() => window.app.connect(true))).toBe(address)
    const signing = page.evaluate(() => window.app.signMessage('Hello').catch(String))
    await wallet.reject('signMessage')
    expect(await signing).toContain('Rejected')
  })
})
