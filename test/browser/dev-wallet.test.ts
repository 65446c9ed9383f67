import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type {} from '../../src/script/global.js'
import { openPage } from '../support/visit.js'
import { callWallet, openDevWallet } from './dev-wallet-support.js'

/** Waits for the prompt of a connection and approves it with the keyboard. */
async function approveConnection(page: Page) {
  await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
  await page.keyboard.press('Enter')
}

describe('dev-wallet.js', () => {
  it('registers once although the page loads it twice', async () => {
    const { page } = await openDevWallet({ markup: '<script src="/dev-wallet.js"></script>' })
    expect(await page.evaluate(() => window.app.getNames())).toEqual(['Dev Wallet'])
    expect(await page.locator('aptos-dev-wallet').count()).toBe(1)
  })

  it('connects and signs with the keyboard, and shares the connection with other tabs and after a reload', async () => {
    const { page, site, call } = await openDevWallet()
    const connecting = call('connect')
    await approveConnection(page)
    const { address } = await connecting
    const signing = call('signMessage', { message: 'Hello, Aptos!', nonce: '7' })
    const shown = await page.getByRole('region', { name: 'Text to sign' }).textContent()
    await page.keyboard.press('Enter')
    expect((await signing).fullMessage).toBe(shown)

    const tab = await openPage(site, { host: 'localhost', context: page.context() })
    expect(await callWallet(tab.page, 'connect', true)).toMatchObject({ status: 'Approved', address })
    await page.reload()
    expect(await call('connect', true)).toMatchObject({ status: 'Approved', address })
    await call('disconnect')
    const reconnect = () => callWallet(tab.page, 'connect', true)
    await expect.poll(reconnect).toEqual({ status: 'Rejected' })
  })

  it('rejects on Escape and keeps a modal dialog of the page open', async () => {
    const { page, call } = await openDevWallet()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal())
    const connecting = call('connect')
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    await dialog.getByRole('button', { name: 'Connect' }).click({ trial: true })
    await page.keyboard.press('Escape')
    expect(await connecting).toEqual({ status: 'Rejected' })
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator('#modal').isVisible()).toBe(true)
  })

  it('offers an account choice in the prompt and notifies the page of later changes', async () => {
    const { page, call } = await openDevWallet()
    const connecting = call('connect')
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    await dialog.getByRole('button', { name: 'Add account' }).click()
    await dialog.getByRole('button', { name: 'Connect' }).click()
    const { address } = await connecting
    const accounts = await page.evaluate(() => window.AptosDevWallet?.accounts())
    expect(accounts).toMatchObject([{ isCurrent: false }, { isCurrent: true, address }])

    await page.evaluate(() => window.app.listen())
    await page.getByRole('button', { name: 'Dev Wallet' }).click()
    const panel = page.getByRole('dialog', { name: 'Dev Wallet settings' })
    await panel.getByLabel('Account', { exact: true }).selectOption({ index: 0 })
    await panel.getByLabel('Network').selectOption('testnet')
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    const events = [accounts?.[0]?.address, 'testnet', null]
    expect(await page.evaluate(() => window.app.getEvents())).toEqual(events)
  })
})

describe('AptosDevWallet.failNextTransaction()', () => {
  it('fails the next transaction of the page, and needs the stub of a full node', async () => {
    const { page, call } = await openDevWallet({ wallet: 'data-node="stub" data-auto-approve' })
    const { address } = await call('connect')
    const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x2', 100] }
    await page.evaluate(() => window.AptosDevWallet?.failNextTransaction('Out of gas'))
    for (const _ of ['failed', 'successful']) await call('signAndSubmitTransaction', { payload })
    const readTransactions = async (address: string | undefined) =>
      (await fetch(`http://127.0.0.1:8080/v1/accounts/${address}/transactions`)).json()
    expect(await page.evaluate(readTransactions, address)).toMatchObject([
      { success: false, vm_status: 'Out of gas' },
      { success: true },
    ])
    await page.evaluate(() => window.AptosDevWallet?.configure({ node: 'live' }))
    const failing = page.evaluate(() => window.AptosDevWallet?.failNextTransaction('Out of gas'))
    await expect(failing).rejects.toThrow("configure({ node: 'stub' })")
  })

  it.each([1280, 375])('leaves the badge and the panel usable in a window of %i pixels', async (width) => {
    const markup = '<script src="/aptos-wallet-kit.js"></script><script src="/transactions.js"></script>'
    const { page } = await openDevWallet({ wallet: 'data-node="stub" data-auto-approve', markup })
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(async () => {
      await AptosWalletKit.connect('Dev Wallet')
      window.AptosDevWallet?.failNextTransaction('Out of gas')
      const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x2', 100] } as const
      await AptosWalletKit.signAndSubmitTransaction({ payload })
    })
    await page.getByRole('region', { name: 'Transactions' }).getByText('Failed', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Dev Wallet', exact: true }).click()
    await page.getByRole('button', { name: 'Reset wallet' }).click({ trial: true })
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
    const { page, call } = await openDevWallet({ markup })
    const connecting = call('connect')
    await approveConnection(page)
    expect((await connecting).status).toBe('Approved')
  })

  it('signs without crypto.subtle, off localhost with data-allow-remote', async () => {
    const wallet = 'data-allow-remote data-auto-approve'
    const { page, faults, call } = await openDevWallet({ host: 'wallet.example', wallet })
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    expect(faults.splice(0)).toEqual([expect.stringContaining('secure context')])
    await call('connect')
    expect((await call('signMessage', { message: 'm', nonce: '1' })).status).toBe('Approved')
  })

  it.each([
    ['without data-allow-remote', ''],
    ['with an image named currentScript', '<img name="currentScript" data-allow-remote>'],
  ])('logs one error and does not run off localhost %s', async (_, markup) => {
    const { page, faults } = await openDevWallet({ host: 'wallet.example', markup })
    const readTraces = () => ({
      hasGlobal: Object.hasOwn(window, 'AptosDevWallet'),
      wallets: window.app.getNames(),
      storedKeys: localStorage.length,
    })
    expect(await page.evaluate(readTraces)).toEqual({ hasGlobal: false, wallets: [], storedKeys: 0 })
    expect(faults.splice(0)).toEqual([expect.stringContaining('does not run on wallet.example')])
  })
})
