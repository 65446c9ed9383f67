import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newContext, openPage, visit } from '../support/visit.js'
import { bundleWallet } from '../wallets/bundle.js'
import { callWallet, openDevWallet } from './dev-wallet-support.js'

/** What the test uses of the adapter. */
interface WalletCore {
  readonly account: { readonly address: object } | null
  connect(name: string): Promise<unknown>
  signMessage(input: { message: string; nonce: string }): Promise<{ fullMessage: string }>
}

const getNames = (page: Page) => page.evaluate(() => window.app.getNames())

/** Waits for the prompt of a connection and approves it with the keyboard. */
async function approveConnection(page: Page) {
  await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
  await page.keyboard.press('Enter')
}

describe('dev-wallet.js', () => {
  it('registers once although the page loads it twice', async () => {
    const { page } = await openDevWallet({ scripts: ['wallet', 'app', 'wallet'] })
    expect(await getNames(page)).toEqual(['Dev Wallet'])
    expect(await page.locator('aptos-dev-wallet').count()).toBe(1)
  })

  it('connects and signs with the keyboard, and stays connected in other tabs and after a reload', async () => {
    const { page, site, call } = await openDevWallet()
    const connecting = call('connect')
    await approveConnection(page)
    const { address, publicKey } = (await connecting).response.args
    const signing = call('signMessage', { message: 'Hello, Aptos!', nonce: '7' })
    const dialog = page.getByRole('dialog', { name: 'Sign this message?' })
    const shown = await dialog.getByRole('region', { name: 'Text to sign' }).textContent()
    await page.keyboard.press('Enter')
    const { fullMessage, signature } = (await signing).response.args
    expect(shown).toContain(fullMessage)
    const key = new Ed25519PublicKey(publicKey.text)
    const signed = { message: fullMessage, signature: new Ed25519Signature(signature.text) }
    expect(key.verifySignature(signed)).toBe(true)
    expect(key.authKey().derivedAddress().toString()).toBe(address.text)

    const tab = await openPage(site, { host: 'localhost', context: page.context() })
    expect((await callWallet(tab.page, 'account')).response.address).toEqual(address)
    await page.reload()
    expect((await call('connect', true)).response.args.address).toEqual(address)
    await call('disconnect')
    await page.reload()
    expect((await call('connect', true)).response).toEqual({ status: 'Rejected' })
  })

  it('rejects on Escape and keeps a modal dialog of the page open', async () => {
    const { page, call } = await openDevWallet()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal())
    const connecting = call('connect')
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    await dialog.getByRole('button', { name: 'Connect' }).click({ trial: true })
    await page.keyboard.press('Escape')
    expect((await connecting).response).toEqual({ status: 'Rejected' })
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.open)).toBe(true)
  })

  it('offers an account choice in the prompt and notifies the page of later changes', async () => {
    const { page, call } = await openDevWallet()
    const connecting = call('connect')
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    await dialog.getByRole('button', { name: 'Add account' }).click()
    await dialog.getByRole('button', { name: 'Connect' }).click()
    const connected = (await connecting).response.args.address.text
    const addresses = await page.evaluate(() =>
      window.AptosDevWallet?.accounts().map(({ address }) => address),
    )
    expect(addresses).toEqual([expect.any(String), connected])

    await page.evaluate(() => window.app.listen())
    await page.getByRole('button', { name: 'Dev Wallet' }).click()
    const panel = page.getByRole('dialog', { name: 'Dev Wallet settings' })
    await panel.getByLabel('Account', { exact: true }).selectOption({ index: 0 })
    await panel.getByLabel('Network').selectOption('testnet')
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    expect(await page.evaluate(() => window.app.getEvents())).toMatchObject([
      { account: { address: { text: addresses?.[0] } } },
      { network: { name: 'testnet', chainId: 2 } },
      { account: null },
    ])
  })
})

describe('dev-wallet.js on a hostile page', () => {
  it('shows its prompt if elements of the page have the names of its members of document', async () => {
    const names = [
      ...['AptosDevWallet', 'addEventListener', 'body', 'createElement', 'currentScript'],
      ...['dispatchEvent', 'documentElement', 'querySelectorAll'],
    ]
    const markup = names
      .map((name) => `<img name="${name}" id="${name}"><form name="${name}"></form>`)
      .join('')
    const { page, call } = await openDevWallet({ markup, scripts: ['wallet', 'app'] })
    const connecting = call('connect')
    await approveConnection(page)
    expect((await connecting).response.status).toBe('Approved')
  })

  it('signs without crypto.subtle, off localhost with data-allow-remote', async () => {
    const wallet = 'data-allow-remote data-auto-approve'
    const { page, call } = await openDevWallet({ host: 'wallet.example', wallet })
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await call('connect')
    expect((await call('signMessage', { message: 'm', nonce: '1' })).response.status).toBe('Approved')
  })

  it('connects if Object.prototype is polluted', async () => {
    const context = await newContext()
    await context.addInitScript(`Object.assign(Object.prototype,
      { get: 'x', set: 'x', network: 'mainnet', misbehave: 'hangs', panel: 'x' })`)
    const { page } = await openDevWallet({ context, scripts: ['wallet'], wallet: 'data-auto-approve' })
    const connect = `new Promise((resolve) => {
      const register = ({ features }) => resolve(features['aptos:connect'].connect())
      dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
    }).then(({ status }) => status)`
    expect(await page.evaluate(connect)).toBe('Approved')
  })

  it.each<[string, string, string]>([
    ['without data-allow-remote', '', ''],
    ['with an image named currentScript', '<img name="currentScript" data-allow-remote>', ''],
    ['with a form named currentScript', '<form name="currentScript" data-allow-remote></form>', ''],
    [
      'with two elements named currentScript',
      '<iframe name="currentScript" data-allow-remote></iframe><object id="currentScript"></object>',
      '',
    ],
    [
      'with a polluted Object.prototype',
      '',
      `Object.assign(Object.prototype, { allowRemote: '', 'data-allow-remote': '', canRunRemotely: true })`,
    ],
  ])('logs one error and does not run off localhost %s', async (_, markup, script) => {
    const context = await newContext()
    await context.addInitScript(script)
    const { page, faults } = await openDevWallet({
      host: 'wallet.example',
      context,
      markup,
      scripts: ['wallet'],
    })
    expect(await page.evaluate(() => Object.hasOwn(window, 'AptosDevWallet'))).toBe(false)
    expect(faults.splice(0)).toEqual([expect.stringContaining('does not run on wallet.example')])
  })
})

describe('dev-wallet.js with the Aptos wallet adapter', () => {
  it('connects and signs', async () => {
    const scripts = ['/adapter.js', '/dev-wallet.js']
    const tags = scripts.map((src) => `<script src="${src}" data-auto-approve></script>`).join('')
    const adapter = await bundleWallet('wallet-adapter')
    const html = `<!doctype html><title>Adapter</title><body>${tags}`
    const { page, faults } = await visit({ '/': html, '/adapter.js': adapter })
    const found = await page.evaluate(async () => {
      const { walletAdapter } = window as unknown as { walletAdapter: WalletCore }
      await walletAdapter.connect('Dev Wallet')
      const { fullMessage } = await walletAdapter.signMessage({ message: 'Hello', nonce: '1' })
      return { fullMessage, address: `${walletAdapter.account?.address}` }
    })
    const [account] = (await page.evaluate(() => window.AptosDevWallet?.accounts())) ?? []
    const fullMessage = expect.stringContaining('message: Hello')
    expect(found).toEqual({ fullMessage, address: account?.address })
    faults.splice(0) // The adapter sends requests to servers.
  })
})
