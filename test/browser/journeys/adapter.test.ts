import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { address, connectWallet, goodWallet, publicKey } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

/** Calls a member of the global object and returns its outcome as JSON. */
const call = (page: TestPage, name: string, ...args: unknown[]) =>
  page.evaluate(
    async (member, given) => {
      const adapter = window.AptosWalletKit as unknown as Record<string, (...args: unknown[]) => unknown>
      try {
        return { result: JSON.parse(JSON.stringify((await adapter[member]?.(...given)) ?? null)) }
      } catch (error) {
        return { error: JSON.parse(JSON.stringify(error)) }
      }
    },
    name,
    args,
  )

const walletCalls = {
  getAccount: address,
  getWalletInfo: { address, publicKey, ansName: 'alice.apt', name: 'Good Wallet' },
  getNetwokrInfo: { name: 'testnet', chainId: 2 },
  getNetworkInfo: { name: 'testnet', chainId: 2 },
  signMessage: { status: 'Approved', args: { fullMessage: 'APTOS\nmessage: m' } },
  signTransaction: { status: 'Approved', args: { authenticator: 'signed' } },
  signAndSubmitTransaction: { status: 'Approved', args: { hash: '0xabc' } },
  signIn: { status: 'Approved', args: { account: 'in' } },
  changeNetwork: { status: 'Approved', args: { success: true } },
  openInMobileApp: null,
}

describe('window.AptosWalletKit', () => {
  test('is a frozen object of plain functions that need no this', async ({ open }) => {
    const page = await open()
    const found = await page.evaluate(() => {
      const { AptosWalletKit: kit } = window
      const { isConnected, toHex, shortenAddress } = kit
      return {
        isFrozen: Object.isFrozen(kit),
        isConnected: isConnected(),
        isWritable: Object.getOwnPropertyDescriptor(window, 'AptosWalletKit')?.writable,
        members: Object.keys(kit).sort().join(' '),
        texts: [toHex(new Uint8Array([0, 171])), shortenAddress('0x1234567890abc')],
      }
    })
    const others =
      'close configure connect diagnose disconnect getState getWallets isConnected mount on open shortenAddress subscribe toHex version'
    expect(found).toEqual({
      isFrozen: true,
      isConnected: false,
      isWritable: false,
      members: [...Object.keys(walletCalls), ...others.split(' ')].sort().join(' '),
      texts: ['0x00ab', '0x1234...0abc'],
    })
  })

  test('passes calls to the connected wallet, and rejects them while none is connected', async ({ open }) => {
    const versions = { signIn: '1.0.0', changeNetwork: '1.0.0', openInMobileApp: '1.0.0' }
    const page = await open({ wallets: [{ ...goodWallet, ansName: 'alice.apt', versions }] })
    for (const name of Object.keys(walletCalls))
      expect(await call(page, name, {}), name).toMatchObject({
        error: { message: 'No wallet connected', reason: 'NOT_CONNECTED', code: 4100 },
      })
    await connectWallet(page)
    const wallet = page.wallet('Good Wallet')
    for (const [name, result] of Object.entries(walletCalls)) {
      const outcome = call(page, name, { message: 'Hello, Aptos!' })
      if (!name.startsWith('get')) await wallet.approve(name)
      expect.soft(await outcome, name).toMatchObject({ result })
    }
    expect(await wallet.calls('signMessage')).toEqual([[{ message: 'Hello, Aptos!' }]])
    const signed = call(page, 'signMessage', {})
    await wallet.fail('Locked', 4100, 'signMessage')
    expect(await signed).toMatchObject({ error: { message: 'Locked', reason: 'WALLET_FAILED', code: 4100 } })
  })
})

test('connect() without a name opens the modal, and resolves with what the user does in it', async ({
  open,
}) => {
  const page = await open({ wallets: [goodWallet] })
  const closed = call(page, 'connect')
  await page.expectVisible('dialog', 'Connect a Wallet')
  await page.press('Escape')
  expect(await closed).toEqual({ result: { status: 'Rejected' } })
  const approved = call(page, 'connect')
  await page.click('button', 'Good Wallet')
  await page.wallet('Good Wallet').approve()
  expect(await approved).toMatchObject({ result: { status: 'Approved', args: { address } } })
  await page.expectHidden('dialog')
})

test('open() and close() show and hide the modal that fits the state', async ({ open }) => {
  const page = await open({ wallets: [{ ...goodWallet, prompt: ['connect', 'network'] }] })
  for (const name of ['Connect a Wallet', 'Account 0x0123...cdef']) {
    await call(page, 'open')
    await page.expectVisible('dialog', name)
    await call(page, 'close')
    await page.expectHidden('dialog')
    await call(page, 'connect', 'Good Wallet')
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
