import { Ed25519Account, Ed25519PrivateKey, Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newContext, openPage, visit } from '../support/visit.js'
import { bundleWallet } from '../wallets/bundle.js'
import { callWallet, openDevWallet } from './dev-wallet-support.js'

const PRIVATE_KEY = `0x${'5a'.repeat(32)}`
const ADDRESS = new Ed25519Account({
  privateKey: new Ed25519PrivateKey(PRIVATE_KEY, false),
}).accountAddress.toString()

const getNames = (page: Page) => page.evaluate(() => window.walletPage.getNames())

/** Waits for the prompt of a connection and approves it with the keyboard. */
async function approveConnection(page: Page) {
  await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
  await page.keyboard.press('Enter')
}

describe('dev-wallet.js', () => {
  it.each([[['page', 'wallet']], [['wallet', 'page']], [['wallet', 'page', 'wallet']]] as const)(
    'registers once with scripts in the order %s',
    async (scripts) => {
      const { page } = await openDevWallet({ scripts, wallet: `data-private-key="${PRIVATE_KEY}"` })
      expect(await getNames(page)).toEqual(['Dev Wallet'])
      expect(await page.locator('aptos-dev-wallet').count()).toBe(1)
      expect(await page.evaluate(() => window.AptosDevWallet?.accounts())).toMatchObject([
        {},
        { address: ADDRESS },
      ])
    },
  )

  it('connects and signs a message with the keyboard, and ts-sdk verifies the signature', async () => {
    const { page, call, requests } = await openDevWallet()
    const connecting = call('connect')
    await approveConnection(page)
    const { address, publicKey } = (await connecting).response.args
    const signing = call('signMessage', { message: 'Hello, Aptos!', nonce: '7', chainId: true })
    const dialog = page.getByRole('dialog', { name: 'Sign this message?' })
    const shown = await dialog.getByRole('region', { name: 'Text to sign' }).textContent()
    await page.keyboard.press('Enter')
    const { fullMessage, signature } = (await signing).response.args
    expect(fullMessage).toBe('APTOS\nchainId: 4\nmessage: Hello, Aptos!\nnonce: 7')
    expect(shown).toContain('message: Hello, Aptos!')
    const key = new Ed25519PublicKey(publicKey.text)
    const signed = { message: fullMessage, signature: new Ed25519Signature(signature.text) }
    expect(key.verifySignature(signed)).toBe(true)
    expect(key.authKey().derivedAddress().toString()).toBe(address.text)
    expect(requests).toEqual([])
  })

  it('explains what to do if the full node cannot be reached', async () => {
    const { call, faults } = await openDevWallet({
      wallet: 'data-auto-approve data-node-url="http://127.0.0.1:1/v1"',
    })
    await call('connect')
    const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0xcafe', 1234] }
    const { rejected } = await call('signAndSubmitTransaction', { payload })
    const message = expect.stringContaining('aptos node run-localnet')
    expect(rejected).toMatchObject({ code: -30001, message })
    faults.splice(0) // The browser logs the failed request.
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

  it('restores the connection silently after a reload and in other tabs until the page disconnects', async () => {
    const { page, site, call } = await openDevWallet()
    const connecting = call('connect')
    await approveConnection(page)
    const { address } = (await connecting).response.args
    const tab = await openPage(site, { host: 'localhost', context: page.context() })
    expect((await callWallet(tab.page, 'account')).response.address).toEqual(address)
    await page.reload()
    expect((await call('connect', true)).response.args.address).toEqual(address)
    await call('disconnect')
    await page.reload()
    expect((await call('connect', true)).response).toEqual({ status: 'Rejected' })
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

    await page.evaluate(() => window.walletPage.listen())
    await page.getByRole('button', { name: 'Dev Wallet' }).click()
    const panel = page.getByRole('dialog', { name: 'Dev Wallet settings' })
    await panel.getByLabel('Account', { exact: true }).selectOption({ index: 0 })
    await panel.getByLabel('Network').selectOption('testnet')
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    expect(await page.evaluate(() => window.walletPage.getEvents())).toMatchObject([
      { account: { address: { text: addresses?.[0] } } },
      { network: { name: 'testnet', chainId: 2 } },
      { account: null },
    ])
  })
})

describe('dev-wallet.js on a hostile page', () => {
  it.each<[string, string]>([
    [
      'storage is blocked',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException() } })`,
    ],
    [
      'storage has invalid data',
      `localStorage['aptos-dev-wallet'] = '{"secrets":["0x12",7],"current":9,"network":{}'`,
    ],
    [
      'Object.prototype is polluted',
      `Object.assign(Object.prototype, { get: 'x', set: 'x', network: 'mainnet', misbehave: 'hangs', panel: 'x' })`,
    ],
  ])('connects if %s', async (_, script) => {
    const context = await newContext()
    await context.addInitScript(script)
    const { call } = await openDevWallet({ context, wallet: 'data-auto-approve' })
    expect((await call('connect')).response.status).toBe('Approved')
    expect((await call('network')).response).toMatchObject({ name: 'local', chainId: 4 })
  })

  it('shows its prompt if elements of the page have the names of its members of document', async () => {
    const names = [
      ...['AptosDevWallet', 'addEventListener', 'body', 'createElement', 'currentScript'],
      ...['dispatchEvent', 'documentElement', 'querySelectorAll'],
    ]
    const markup = names
      .map((name) => `<img name="${name}" id="${name}"><form name="${name}"></form>`)
      .join('')
    const { page, call } = await openDevWallet({ markup, scripts: ['wallet', 'page'] })
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

  it.each<[string, string, string]>([
    ['without data-allow-remote', '', ''],
    ['with an image named currentScript', '<img name="currentScript" data-allow-remote>', ''],
    ['with a form named currentScript', '<form name="currentScript" data-allow-remote></form>', ''],
    [
      'with two elements named currentScript',
      '<iframe name="currentScript" data-allow-remote></iframe><object id="currentScript"></object>',
      '',
    ],
    ['with images named location', '<img id="location"><img name="location">', ''],
    [
      'with a polluted Object.prototype',
      '',
      `Object.assign(Object.prototype, { allowRemote: '', 'data-allow-remote': '', canRunRemotely: true })`,
    ],
  ])('logs one error and does not run off localhost %s', async (_, markup, script) => {
    const context = await newContext()
    await context.addInitScript(script)
    const { page, faults } = await openDevWallet({ host: 'wallet.example', context, markup })
    expect(await page.evaluate(() => Object.hasOwn(window, 'AptosDevWallet'))).toBe(false)
    expect(await getNames(page)).toEqual([])
    expect(faults.splice(0)).toEqual([expect.stringContaining('does not run on wallet.example')])
  })
})

interface WalletAdapter {
  readonly wallets: readonly { readonly name: string; readonly readyState: string }[]
  readonly account: { readonly address: { toString(): string } } | null
  connect(name: string): Promise<unknown>
  signMessage(input: { message: string; nonce: string }): Promise<{ fullMessage: string }>
}

describe('dev-wallet.js with the Aptos wallet adapter', () => {
  it('connects and signs', async () => {
    const scripts = ['/adapter.js', '/dev-wallet.js']
    const tags = scripts.map((src) => `<script src="${src}" data-auto-approve></script>`).join('')
    const adapter = await bundleWallet('wallet-adapter')
    const html = `<!doctype html><title>Adapter</title><body>${tags}`
    const { page, faults } = await visit({ '/': html, '/adapter.js': adapter })
    const { wallets, address, fullMessage, addresses } = await page.evaluate(async () => {
      const { walletAdapter } = window as unknown as { walletAdapter: WalletAdapter }
      const wallets = walletAdapter.wallets.map(({ name, readyState }) => `${name}: ${readyState}`)
      await walletAdapter.connect('Dev Wallet')
      const { fullMessage } = await walletAdapter.signMessage({ message: 'Hello', nonce: '1' })
      const addresses = window.AptosDevWallet?.accounts().map(({ address }) => address)
      return { wallets, address: walletAdapter.account?.address.toString(), fullMessage, addresses }
    })
    expect(wallets).toContain('Dev Wallet: Installed')
    expect(addresses).toEqual([address])
    expect(fullMessage).toContain('message: Hello')
    faults.splice(0) // The adapter sends requests to servers.
  })
})
