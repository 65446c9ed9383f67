import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runSite } from '../../../scripts/docs/site.js'
import { strings as german } from '../../../src/locales/de.js'
import { root } from '../../support/page-server.js'
import { visit } from '../../support/visit.js'

let page: Page
let preview: FrameLocator

/** The site shows the types of every code sample, which takes a minute on an idle machine. */
const BUILD_TIMEOUT_MS = 600_000

beforeAll(() => runSite('build'), BUILD_TIMEOUT_MS)
beforeEach(async () => {
  const readPage = (path: string) =>
    readFile(join(root, 'docs/.vitepress/dist', path === '/' ? 'index.html' : path)).catch(() => undefined)
  const context = { viewport: { width: 1280, height: 1000 } }
  page = (await visit(readPage, { context, host: 'localhost' })).page
})

const goTo = (path: string) => page.goto(new URL(path, page.url()).href)

async function openPlayground(query = '') {
  await goTo(`/playground.html${query}`)
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
  it('sends a transaction on its home page', async () => {
    await page.getByRole('button', { name: 'Wallet Connect' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Dev Wallet', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Connect to this page?' })
      .getByRole('button', { name: 'Connect' })
      .click()
    await page.getByRole('button', { name: 'Send 0.1 APT' }).click()
    await dialog.getByRole('button', { name: /^Sign/ }).click()
    await page.getByText(/^Confirmed: 0x/).waitFor()
  })

  it('finds a page by its text', async () => {
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('fee payer')
    await page.locator('a[href*="sponsored-transactions"]').first().click()
    await page.waitForURL('**/sponsored-transactions.html*')
  })

  it.each(['api.html', 'connecting.html', 'theming.html', 'playground.html'])(
    'fits %s into 320 pixels',
    async (path) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await goTo(`/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    },
  )
})

describe('the playground', () => {
  it('connects and signs in the preview, with the settings of the form', async () => {
    await openPlayground()
    await choose('Theme', 'dark')
    await choose('Language', 'de')
    await walletButton().filter({ hasText: german.button }).waitFor()
    await connect()
    const { address, publicKey } = await readLog('event', 'wallet-connected')
    await expect.poll(readState).toMatchObject({ status: 'connected', address })
    await call('signMessage')
    await approve('Sign')
    const { status, args } = await readLog('result', 'signMessage')
    expect(status).toBe('Approved')
    const signed = { message: args.fullMessage, signature: new Ed25519Signature(args.signature) }
    expect(new Ed25519PublicKey(publicKey).verifySignature(signed)).toBe(true)
  })

  it('simulates actions in the wallet and failure modes, without a reload', async () => {
    await openPlayground()
    await connect()
    const { address } = await readState()
    await click('Switch account')
    expect((await readLog('event', 'wallet-account-changed')).address).not.toBe(address)
    await click('Switch network')
    expect(await readLog('event', 'wallet-network-changed')).toMatchObject({ name: 'testnet' })
    await choose('Failure mode', 'throws')
    await call('signMessage')
    expect(await readLog('error', 'signMessage')).toMatchObject({ reason: 'WALLET_FAILED' })
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

  it('writes script tags that have the hashes of the files, and send a transaction without a network', async () => {
    await openPlayground()
    const tag = (await page.locator('.code').textContent()) ?? ''
    const body = `<!doctype html><title>Tried</title>${tag}`
    await page.route('**/tried.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await goTo('/kit/tried.html')
    await page.getByRole('button', { name: 'Wallet Connect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('button', { name: /^Wallet 0x/ }).waitFor()
    const submitted = page.evaluate(
      async (recipient) => {
        const payload = {
          function: '0x1::aptos_account::transfer',
          functionArguments: [recipient, 1],
        } as const
        return (await window.AptosWalletKit.signAndSubmitTransaction({ payload })).status
      },
      `0x${'5d'.repeat(32)}`,
    )
    await page.getByRole('dialog').getByRole('button', { name: /^Sign/ }).click()
    expect(await submitted).toBe('Approved')
  })
})
