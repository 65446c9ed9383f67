import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { FAULT_NAMES } from '../../src/dev-wallet/fault-names.js'
import type {} from '../../src/embed/global.js'
import { cli, openSite, openTab, remoteHost, serveFolder, temporaryFolder } from './docs-site-support.js'

const site = await openSite()
afterAll(site.close)

let page: Page
let faults: string[]
let preview: FrameLocator

beforeEach(async () => {
  const tab = await openTab(site.browser, { colorScheme: 'light', viewport: { width: 1280, height: 1000 } })
  page = tab.page
  faults = tab.faults
  onTestFinished(() => page.context().close())
  await open()
})

async function open(words = '', url = site.url) {
  await page.goto(`${url}playground.html${words}`)
  preview = page.frameLocator('#preview')
  await walletButton().waitFor()
}

const walletButton = () => preview.locator('aptos-wallet-button').getByRole('button').first()
const field = (label: string) =>
  page.locator('.playground').getByRole('combobox', { name: label, exact: true })
const choose = (label: string, option: string) => field(label).selectOption(option)
const entry = (kind: string, name: string) =>
  page
    .getByRole('log')
    .locator(`.${kind}`)
    .filter({ has: page.locator('p code', { hasText: name }) })
    .first()
const state = async () => JSON.parse((await page.locator('#state').textContent()) ?? '')
const approve = (name: string) =>
  preview.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function call(member: string, input?: string) {
  await choose('Member', member)
  if (input !== undefined) await page.getByLabel('Arguments, a list in JSON').fill(input)
  await page.getByRole('button', { name: 'Call it' }).click()
}

async function connect() {
  await call('connect', '["Dev Wallet"]')
  await approve('Connect')
  await entry('event', 'wallet-connected').waitFor()
}

/** What an answer in the stream says. */
const said = async (kind: string, name: string) =>
  JSON.parse((await entry(kind, name).locator('pre').textContent()) ?? '')

test('a reader chooses theme and language, connects, signs, and sees all of it', async () => {
  await choose('Theme', 'Dark')
  await choose('Language', 'de')
  await walletButton().filter({ hasText: 'Wallet verbinden' }).click()
  const modal = preview.getByRole('dialog', { name: 'Wallet verbinden' })
  expect(await modal.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe('rgb(23, 24, 28)')
  await modal.getByRole('button', { name: 'Dev Wallet' }).click()
  await approve('Connect')
  const { address, publicKey } = await said('event', 'wallet-connected')
  await expect.poll(state).toMatchObject({ status: 'connected', address, publicKey })
  await walletButton()
    .filter({ hasText: `${address.slice(0, 6)}...${address.slice(-4)}` })
    .waitFor()

  await call('signMessage')
  await approve('Sign')
  const { status, args } = await said('answer', 'signMessage')
  expect(status).toBe('Approved')
  const message = await page.frame({ url: /preview/ })?.evaluate(async () => {
    const wallet = window.AptosDevWallet
    await wallet?.configure({ autoApprove: true })
    const answer = await window.AptosWalletKit.signMessage({ message: 'Hello, Aptos!', nonce: '1' })
    return (answer as { args: { fullMessage: string } }).args.fullMessage
  })
  expect(message).toContain('Hello, Aptos!')
  const key = new Ed25519PublicKey(publicKey)
  const signature = new Ed25519Signature(args.signature)
  expect(key.verifySignature({ message: message ?? '', signature })).toBe(true)
  expect(key.verifySignature({ message: `${message}!`, signature })).toBe(false)
  expect(faults).toEqual([])
})

test('the wallet misbehaves as it is told to, without the page being loaded anew', async () => {
  await connect()
  await choose('Misbehaviour', 'Throws from every call')
  await call('signMessage')
  expect(await said('error', 'signMessage')).toMatchObject({ reason: 'WALLET_FAILED', code: -30001 })
  await entry('event', 'wallet-error').waitFor()
  await choose('Misbehaviour', 'Rejects every request')
  await call('signMessage')
  expect(await said('answer', 'signMessage')).toEqual({ status: 'Rejected' })
  expect((await state()).status).toBe('connected')
})

test('every misbehaviour the wallet has can be chosen', async () => {
  const values = await field('Misbehaviour')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value || 'none'))
  expect(values).toEqual(FAULT_NAMES)
})

test('what is done in the wallet reaches the page', async () => {
  await connect()
  const { address } = await state()
  const deed = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await deed('Switch account')
  expect((await said('event', 'wallet-account-changed')).address).not.toBe(address)
  await deed('Switch network')
  expect(await said('event', 'wallet-network-changed')).toMatchObject({ name: 'testnet', chainId: 2 })
  await deed('Disconnect the page')
  await entry('event', 'wallet-disconnected').waitFor()
  await deed('Switch the wallet off')
  await expect.poll(async () => (await state()).installed_wallets).toEqual([])
  await deed('On again')
  await expect.poll(async () => (await state()).installed_wallets.length).toBe(1)
  expect(faults).toEqual([])
})

test('every member of the adapter can be called with what stands there', async () => {
  await page.getByLabel('Approves without asking').check()
  await call('connect')
  await entry('event', 'wallet-connected').waitFor()
  const offered = await field('Member').locator('option').allTextContents()
  const members = await page.frame({ url: /preview/ })?.evaluate(() => Object.keys(window.AptosWalletKit))
  expect(offered).toEqual([...(members ?? [])].sort())
  // Its modal covers the page that is called; close comes right after open, and disconnect last.
  const last = ['open', 'close', 'disconnect']
  const outcomes: Record<string, string> = {}
  for (const name of [...offered.filter((one) => !last.includes(one)), ...last]) {
    await page.getByRole('button', { name: 'Clear' }).click()
    await call(name)
    const outcome = page.getByRole('log').locator('.answer, .error').filter({ hasText: name }).first()
    outcomes[name] = (await outcome.getAttribute('class')) ?? ''
  }
  const failed = Object.keys(outcomes).filter((name) => outcomes[name] === 'error')
  // No phone has this wallet, and no node runs here.
  expect(failed.sort()).toEqual(['openInMobileApp', 'signAndSubmitTransaction'])
})

test('arguments that are no list in JSON are told so', async () => {
  await call('toHex', '{')
  expect((await said('error', 'toHex')).name).toBe('SyntaxError')
  await call('toHex', '7')
  await expect.poll(async () => (await said('error', 'toHex')).message).toContain('a list in JSON')
})

test('a variable is seen at once, and one that CSS does not know is said to be wrong', async () => {
  await page.getByText('Variables', { exact: true }).click()
  const accent = page.getByLabel('--awk-accent')
  await accent.fill('rebeccapurple')
  await accent.press('Tab')
  const ground = () => walletButton().evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(ground).toBe('rgb(102, 51, 153)')
  expect(await page.locator('#css').textContent()).toBe(':root {\n  --awk-accent: rebeccapurple;\n}')
  await accent.fill('purplish')
  await accent.press('Tab')
  expect(await accent.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain('#1d4ed8')
  await expect.poll(ground).toBe('rgb(29, 78, 216)')
  expect(await page.locator('#css').textContent()).not.toContain('purplish')
})

test('the address keeps what was chosen, and starting afresh forgets it', async () => {
  await connect()
  await choose('Language', 'he')
  await walletButton().filter({ hasText: '0x' }).waitFor({ state: 'detached' })
  await page.reload()
  expect(await field('Language').inputValue()).toBe('he')
  await walletButton().click()
  await preview.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).waitFor()
  const direction = (dialog: Element) => getComputedStyle(dialog).direction
  expect(await preview.getByRole('dialog').evaluate(direction)).toBe('rtl')
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await walletButton().filter({ hasText: 'Wallet Connect' }).waitFor()
  expect(new URL(page.url()).search).not.toContain('lang')
  expect(await page.evaluate(() => localStorage.getItem('aptos-wallet-kit.wallet-name'))).toBe(null)
})

test('starting afresh forgets the keys of a wallet that is not on the page', async () => {
  const keys = () => page.evaluate(() => localStorage.getItem('aptos-dev-wallet'))
  const before = await keys()
  expect(before).toContain('secrets')
  await choose('Wallets on the page', 'own')
  await expect.poll(async () => (await state()).installed_wallets).toEqual([])
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await expect.poll(keys).not.toBe(before)
})

test('starting afresh does without storage', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await open('?lang=de')
  await call('toHex')
  await entry('answer', 'toHex').waitFor()
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await walletButton().filter({ hasText: 'Wallet Connect' }).waitFor()
  expect(await page.getByRole('log').locator('> *').count()).toBe(0)
})

test('the network is switched for a connected page alone', async () => {
  const deed = page.getByRole('button', { name: 'Switch network' })
  expect(await deed.isDisabled()).toBe(true)
  await connect()
  expect(await deed.isEnabled()).toBe(true)
})

test('an address can say no', async () => {
  await open('?auto-connect=false&auto-approve=true')
  expect(await page.getByLabel('Auto-connect').isChecked()).toBe(false)
  expect(await page.getByLabel('Approves without asking').isChecked()).toBe(true)
})

test('the development wallet is left out when the reader says so, and runs on a host that is not their own', async () => {
  await choose('Wallets on the page', 'own')
  await expect.poll(async () => (await state()).installed_wallets).toEqual([])
  expect(await page.locator('#tag').textContent()).not.toContain('dev-wallet')
  await open('', site.url.replace('localhost', remoteHost))
  await connect()
  expect(await page.locator('#tag').textContent()).not.toContain('allow-remote')
})

/** A page as strict as can be, with what was copied from the playground, served with the kit's files. */
async function servePage(tag: string, spoil = false) {
  const folder = temporaryFolder()
  const policy =
    "default-src 'none'; script-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'"
  const [, ...files] = tag.split('src="./').map((part) => part.slice(0, part.indexOf('"')))
  for (const file of files) {
    const bytes = readFileSync(join(site.folder, 'kit', file))
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), spoil ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes)
  }
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="${policy}">\n${tag}`
  writeFileSync(join(folder, 'index.html'), html)
  const { origin, stop } = await serveFolder(folder)
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return `${origin}/`
}

test('the tag that is copied works on a page of its own, and lets no other file run', async () => {
  await choose('Language', 'fr')
  await choose('Misbehaviour', 'Switches account by itself')
  await page.getByLabel('Approves without asking').check()
  const tag = (await page.locator('#tag').textContent()) ?? ''
  const tab = await openTab(site.browser)
  onTestFinished(() => tab.page.context().close())
  await tab.page.goto(await servePage(tag))
  await tab.page.evaluate(() => {
    document.addEventListener('wallet-account-changed', ({ detail }) => {
      document.title = detail.address
    })
  })
  await tab.page.getByRole('button', { name: 'Connecter un portefeuille' }).click()
  await tab.page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet' }).click()
  await expect.poll(() => tab.page.title()).toMatch(/^0x[0-9a-f]{64}$/)
  expect(tab.faults).toEqual([])

  const other = await openTab(site.browser)
  onTestFinished(() => other.page.context().close())
  await other.page.goto(await servePage(tag, true))
  expect(await other.page.evaluate(() => 'AptosWalletKit' in window)).toBe(false)
  expect(other.faults.join()).toContain('integrity')
})

test('the command that is copied makes such a page', async () => {
  await choose('Preferred wallet', 'OKX Wallet')
  await choose('Theme', 'Light')
  await choose('Language', 'ja')
  await choose('Network of the page', 'testnet')
  const command = (await page.locator('#command').textContent()) ?? ''
  expect(command).toBe(
    'npx aptos-wallet-kit create my-page --wallet "OKX Wallet" --no-auto-connect --theme light --lang ja --network testnet --dev-wallet',
  )
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [, words = ''] = command.split('npx aptos-wallet-kit ')
  execFileSync('sh', ['-c', `"${process.execPath}" "${cli}" ${words}`], { cwd: folder })
  const html = readFileSync(join(folder, 'my-page/index.html'), 'utf8')
  for (const said of [
    'data-preferred-wallet="OKX Wallet"',
    'data-auto-connect="false"',
    'data-theme="light"',
    'lang="ja"',
    'data-network="testnet"',
  ])
    expect(html).toContain(said)
})
