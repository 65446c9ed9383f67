import { expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { address, goodWallet } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

/** Calls `connect` of the global object, and returns its result. */
const connect = (page: TestPage, name?: string) =>
  page.evaluate((wallet) => window.AptosWalletKit.connect(wallet || undefined), name ?? '')

test('connect() without a name opens the modal, and resolves with what the user does in it', async ({
  open,
}) => {
  const page = await open({ wallets: [goodWallet] })
  const closed = connect(page)
  await page.expectVisible('dialog', 'Connect a Wallet')
  await page.press('Escape')
  expect(await closed).toEqual({ status: 'Rejected' })
  const approved = connect(page)
  await page.click('button', 'Good Wallet')
  await page.wallet('Good Wallet').approve()
  expect(await approved).toMatchObject({ status: 'Approved', args: { address } })
  await page.expectHidden('dialog')
})

test('open() and close() show and hide the modal that fits the state', async ({ open }) => {
  const page = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
  for (const name of ['Connect a Wallet', uiText('buttonConnected', '0x0123...cdef')]) {
    await page.evaluate(() => window.AptosWalletKit.open())
    await page.expectVisible('dialog', name)
    await page.evaluate(() => window.AptosWalletKit.close())
    await page.expectHidden('dialog')
    await connect(page, 'Good Wallet')
  }
})

/** Error texts of the engines, and the names that a minifier gives. */
const engineText =
  /undefined|null\b|cannot (read|convert)|can't|is not (a function|an object|iterable)|Error|\b[b-z]\b/i

test('diagnose() gives for every rejected wallet a reason that is not an error text of the engine', async ({
  open,
}) => {
  const page = await open({
    wallets: [goodWallet],
    after: () => {
      const registerWallet = 'wallet-standard:register-wallet'
      const solana = { 'solana:connect': { version: '1.0.0' }, 'standard:events': { version: '2.1.0' } }
      support.registerWallet({ name: 'Solana', features: solana })
      support.registerWallet({ name: 'NoFeatures' })
      support.registerWallet({ name: 'NullFeatures', features: null })
      const { features } = support.createWallet({ name: 'x' }).standard
      for (const wallet of [{ features }, null, 'a wallet']) support.registerWallet(wallet)
      dispatchEvent(new CustomEvent(registerWallet, { detail: 'a wallet' }))
      dispatchEvent(new Event(registerWallet))
    },
  })
  const [accepted, ...rejected] = await page.evaluate(() => window.AptosWalletKit.diagnose())
  expect(accepted).toMatchObject({ name: 'Good Wallet', accepted: true })
  const names = ['', '', '', '', '', 'NoFeatures', 'NullFeatures', 'Solana']
  expect(rejected.map(({ name }) => name).sort()).toEqual(names)
  for (const { reason, accepted } of rejected) {
    expect(accepted).toBe(false)
    expect(reason).toMatch(/^\S+( \S+){2,}$/)
    expect(reason).not.toMatch(engineText)
  }
  // A registration that throws is also logged.
  await page.evaluate(() => void support.takeConsole())
})
