import { type InstallOptions, installDevWallet } from 'aptos-wallet-kit/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createExampleServer } from '../examples/support.js'
import { closeServer, findFreePort } from '../support/listen.js'
import { newContext, openPage } from '../support/visit.js'
import { network } from '../unit/verify/signing.js'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {}) // The server logs rejected logins.
  return () => vi.restoreAllMocks()
})

/** Opens the page of `examples/sign-in-server`, whose users have accounts that do not exist on the network. */
async function openExample(options: InstallOptions = {}) {
  const port = await findFreePort()
  const application = `http://127.0.0.1:${port}`
  const server = await createExampleServer('sign-in-server', { application, aptos: network() })
  server.listen(port, '127.0.0.1')
  onTestFinished(() => closeServer(server))
  const context = await newContext()
  const wallet = await installDevWallet(context as never, { accounts: 2, ...options })
  const { page } = await openPage({ port }, { context, expected: /rejected|\b401\b/ })
  await page.getByText('Not logged in').waitFor()
  const prompts = () => wallet.requests().map(({ kind, outcome }) => `${kind} ${outcome}`)
  const signedIn = (index: number) => `Logged in as ${wallet.accounts()[index]?.address}`
  return { page, wallet, prompts, signedIn }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Opens the modal, and selects the wallet when the server has issued the nonce. */
async function selectWallet(page: Page) {
  const nonce = page.waitForResponse('**/nonce')
  await button(page, 'Wallet Connect').click()
  await (await nonce).finished()
  await button(page, /^Dev Wallet/).click()
}

describe('a new user', () => {
  test('gets two prompts from a wallet without aptos:signIn', async () => {
    const { page, wallet, prompts, signedIn } = await openExample({ signIn: false })
    await selectWallet(page)
    await wallet.approve('connect')
    await button(page, 'Sign In').click()
    await wallet.approve('signMessage')
    await page.getByText(signedIn(0)).waitFor()
    expect(prompts()).toEqual(['connect approved', 'signMessage approved'])
  })

  test('gets two prompts if the server is slow', async () => {
    const { page, wallet, prompts, signedIn } = await openExample()
    let respond = () => {}
    const response = new Promise<void>((resolve) => {
      respond = resolve
    })
    await page.route('**/nonce', async (route) => {
      await response
      await route.continue()
    })
    await button(page, 'Wallet Connect').click()
    await button(page, /^Dev Wallet/).click()
    await wallet.approve('connect')
    expect(await button(page, 'Sign In').isDisabled()).toBe(true)
    respond()
    await button(page, 'Sign In').click()
    await wallet.approve('signIn')
    await page.getByText(signedIn(0)).waitFor()
    expect(prompts()).toEqual(['connect approved', 'signIn approved'])
  })

  test('who rejects, or whom the server rejects, can try again with one approval, or cancel', async () => {
    const { page, wallet, prompts, signedIn } = await openExample()
    await page.route('**/login', (route) => route.fulfill({ status: 401, json: {} }), { times: 2 })
    await selectWallet(page)
    await wallet.reject('signIn')
    await button(page, 'Try Again').click()
    await wallet.approve('signIn')
    await button(page, 'Try Again').click()
    await wallet.approve('signIn')
    await button(page, 'Try Again').waitFor()
    await button(page, 'Cancel').click()
    await button(page, 'Close').click()
    await selectWallet(page)
    await wallet.approve('signIn')
    await page.getByText(signedIn(0)).waitFor()
    expect(prompts()).toEqual(['signIn rejected', 'signIn approved', 'signIn approved', 'signIn approved'])
  })
})

describe('a user who is logged in', () => {
  test('is not logged in as another account of the wallet, and is logged out by disconnecting', async () => {
    const { page, wallet, prompts, signedIn } = await openExample()
    await selectWallet(page)
    await wallet.approve('signIn')
    await page.getByText(signedIn(0)).waitFor()
    await wallet.switchAccount(1)
    await page.getByText('Not logged in').waitFor()
    await button(page, /connected/).click()
    await button(page, 'Sign In').click()
    await wallet.approve('signIn')
    await page.getByText(signedIn(1)).waitFor()
    expect(prompts()).toEqual(['signIn approved', 'signIn approved'])
    const logout = page.waitForResponse('**/logout')
    await button(page, /connected/).click()
    await button(page, 'Disconnect').click()
    await (await logout).finished()
    expect(await page.evaluate(async () => (await fetch('/session')).json())).toBeNull()
  })

  test('gets a message if the server does not log the user out, and can try again', async () => {
    const { page, wallet, signedIn } = await openExample()
    await selectWallet(page)
    await wallet.approve('signIn')
    await page.getByText(signedIn(0)).waitFor()
    await page.route('**/logout', (route) => route.fulfill({ status: 401 }))
    const message = page.waitForEvent('dialog')
    const clicking = button(page, 'Log Out').click()
    await (await message).dismiss()
    await clicking
    await page.unroute('**/logout')
    await button(page, 'Log Out').click()
    await page.getByText('Not logged in').waitFor()
  })
})
