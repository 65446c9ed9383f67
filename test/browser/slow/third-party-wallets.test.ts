import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../../scripts/browsers.js'
import type {} from '../../../src/script/global.js'
import { bundleWallet } from '../../wallets/bundle.js'
import { type Proof, proofs } from '../../wallets/proofs.js'
import { openSite } from '../../wallets/site.js'

const html = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><title>Wallets of other authors</title>
   <body><aptos-wallet-button></aptos-wallet-button>
   ${scripts.map((src) => `<script src="${src}"></script>`).join('\n')}`

let browser: Browser
let kit: Buffer

beforeAll(async () => {
  kit = await readFile(new URL('../../../dist/aptos-wallet-kit.js', import.meta.url))
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})

afterAll(() => browser?.close())

/** A page with one wallet of another author, with all that went wrong in it and all it asked of the network. */
async function openWallet(script: string, scripts: string[], host = '/page') {
  const javascript = async (name: string) =>
    ({ type: 'text/javascript', body: await bundleWallet(name) }) as const
  const site = await openSite({
    '/page': { type: 'text/html', body: html(...scripts) },
    '/kit.js': { type: 'text/javascript', body: kit },
    '/wallet.js': await javascript(script),
    '/app': { type: 'text/html', body: html('/app.js') },
    '/app.js': await javascript('msafe-app'),
  })
  const page = await browser.newPage()
  onTestFinished(async () => {
    await page.close()
    await site.close()
  })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.origin && protocol !== 'data:') faults.push(`asked for ${request.url()}`)
  })
  await page.goto(site.origin + host)
  return { page, faults, host: new URL(site.origin).host }
}

const openModal = (page: Page | Frame) => page.getByRole('button', { name: 'Wallet Connect' }).click()

/** Connects as a visitor does, and waits until the button shows the account. */
async function connect(page: Page | Frame, name: string, address: string) {
  await openModal(page)
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: `${address.slice(0, 6)}...${address.slice(-4)}` }).waitFor()
}

/** Signs through the global adapter; what comes back is the wallet's own answer, with its signature as text. */
const sign = (page: Page | Frame, message: string) =>
  page.evaluate(async (text) => {
    const answer = await window.AptosWalletKit.signMessage({ message: text, nonce: '1700000000' })
    const { fullMessage, signature } = (answer as { args: { fullMessage: string; signature: unknown } }).args
    return { fullMessage, signature: window.AptosWalletKit.toHex(signature) }
  }, message)

async function disconnect(page: Page | Frame) {
  await page.getByRole('button', { name: /^0x.{4}\.\.\..{4}$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
}

const installedNames = (page: Page | Frame) =>
  page.evaluate(() => window.AptosWalletKit.getWallets().installed.map(({ name }) => name))

const state = (page: Page | Frame) =>
  page.evaluate(async () => {
    const { address, wallet } = window.AptosWalletKit.getState()
    return { address, wallet: wallet?.name ?? null, isConnected: window.AptosWalletKit.isConnected() }
  })

/** The whole way of a visitor: connect, sign, disconnect. */
async function goThrough(page: Page | Frame, { name, address, verifies }: Proof, host: string) {
  await connect(page, name, address(host))
  expect(await state(page)).toEqual({ address: address(host), wallet: name, isConnected: true })

  const signed = await sign(page, 'Hello, Aptos!')
  expect(signed.fullMessage).toContain('Hello, Aptos!')
  expect(verifies(signed)).toBe(true)
  expect(verifies({ ...signed, fullMessage: `${signed.fullMessage}!` })).toBe(false)

  await disconnect(page)
  expect(await state(page)).toEqual({ address: '', wallet: null, isConnected: false })
}

const overOtherChains = [proofs.ethereum, proofs.solana, proofs.sui]

describe.each([
  ['before the kit', ['/wallet.js', '/kit.js']],
  ['after the kit', ['/kit.js', '/wallet.js']],
])('wallet library that loads %s', (_when, scripts) => {
  test.each(overOtherChains)('connects, signs and disconnects with $name', async (proof) => {
    const { page, faults, host } = await openWallet(proof.script, scripts)
    await goThrough(page, proof, host)
    expect(faults).toEqual([])
  })
})

test.each(overOtherChains)(
  'only $name is listed, not the wallet of the other chain',
  async ({ script, name, hidden }) => {
    const { page } = await openWallet(script, ['/wallet.js', '/kit.js'])
    expect(await installedNames(page)).toEqual([name])

    await openModal(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name, exact: true }).waitFor()
    if (hidden) {
      expect(await dialog.getByRole('button', { name: hidden, exact: true }).count()).toBe(0)
      const diagnosis = await page.evaluate(() => window.AptosWalletKit.diagnose())
      expect(diagnosis).toContainEqual(
        expect.objectContaining({ name: hidden, accepted: false, reason: expect.stringContaining('aptos:') }),
      )
    }
  },
)

describe('page inside MSafe', () => {
  /** The SDK's wallet talks to the app that frames the page. */
  async function openFramed() {
    const opened = await openWallet(proofs.msafe.script, ['/wallet.js', '/kit.js'], '/app')
    await opened.page.frameLocator('iframe').getByRole('button', { name: 'Wallet Connect' }).waitFor()
    const [, frame] = opened.page.frames()
    if (!frame) throw new Error('The app framed no page.')
    return { ...opened, frame }
  }

  test('connects, signs and disconnects with the account of the app', async () => {
    const { frame, faults, host } = await openFramed()
    await goThrough(frame, proofs.msafe, host)
    expect(faults).toEqual([])
  })

  test('rejects signTransaction, which the wallet has in version 1.0.0 only', async () => {
    const { frame, host } = await openFramed()
    await connect(frame, proofs.msafe.name, proofs.msafe.address(host))
    const refusal = frame.evaluate(() => window.AptosWalletKit.signTransaction({ payload: {} } as never))
    await expect(refusal).rejects.toThrow('Wallet does not support signTransaction feature')
  })
})
