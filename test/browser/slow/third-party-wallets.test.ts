import type { Frame, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type {} from '../../../src/script/global.js'
import { bundleScript } from '../../support/bundle.js'
import { visit } from '../../support/visit.js'

const html = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Third-party wallets</title>
   <body><aptos-wallet-button></aptos-wallet-button>
   ${scripts.map((src) => `<script src="/${src}.js"></script>`).join('\n')}`

/** Opens a page with a third-party wallet. Requests to other hosts fail, and are faults. */
async function openWallet(script: string, scripts: readonly string[], path = '/page') {
  const { page } = await visit(
    {
      '/page': html(...scripts),
      '/wallet.js': await bundleScript(`test/wallets/pages/${script}.js`),
      '/app': html('app'),
      '/app.js': await bundleScript('test/wallets/pages/msafe-app.js'),
    },
    { path, host: 'localhost' },
  )
  return page
}

async function connect(page: Page | Frame, name: string) {
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: /0x.{4}\.\.\..{4}/ }).waitFor()
}

/** Signs a message. Returns its text, and the signature as the kit and as the wallet's own class format it. */
const sign = (page: Page | Frame) =>
  page.evaluate(async () => {
    const { signMessage, toHex } = window.AptosWalletKit
    const response = await signMessage({ message: 'Hello, Aptos!', nonce: '1700000000' })
    const { fullMessage, signature } = (response as { args: { fullMessage: string; signature: object } }).args
    return { fullMessage, signature: toHex(signature), expected: String(signature) }
  })

/** Connects, signs and disconnects as a user does. */
async function expectWholeConnection(page: Page | Frame, name: string) {
  await connect(page, name)
  const { fullMessage, signature, expected } = await sign(page)
  expect(fullMessage).toContain('Hello, Aptos!')
  expect(signature).toMatch(/^0x[\da-f]{128,}$/)
  expect(signature).toBe(expected)

  await page.getByRole('button', { name: /0x.{4}\.\.\..{4}/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
}

/** Each script with its Aptos wallet, and the wallet of another chain that it uses, which must not be listed. */
const derivedWallets = [
  ['ethereum', 'Local Ether (Ethereum)', undefined],
  ['solana', 'Local Sol (Solana)', 'Local Sol'],
] as const

describe.each([[['wallet', 'aptos-wallet-kit']], [['aptos-wallet-kit', 'wallet']]])(
  'wallet library with scripts in the order %s',
  (scripts) => {
    test.each(derivedWallets)(
      'connects, signs, and disconnects with %s: %s',
      async (script, name, hidden) => {
        const page = await openWallet(script, scripts)
        const names = () => window.AptosWalletKit.getWallets().installed.map((wallet) => wallet.name)
        await expect.poll(() => page.evaluate(names)).toEqual([name])
        await expectWholeConnection(page, name)
        if (!hidden) return
        // The wallet of the other chain is not listed.
        const reason = expect.stringContaining('aptos:')
        expect(await page.evaluate(() => window.AptosWalletKit.diagnose())).toContainEqual(
          expect.objectContaining({ name: hidden, accepted: false, reason }),
        )
      },
    )
  },
)

describe('page inside MSafe', () => {
  async function openFramed() {
    const page = await openWallet('msafe', ['wallet', 'aptos-wallet-kit'], '/app')
    await page.frameLocator('iframe').getByRole('button', { name: 'Wallet Connect' }).waitFor()
    const [, frame] = page.frames()
    if (!frame) throw new Error('The app has no frame')
    return frame
  }

  test('connects, signs, and disconnects', async () => {
    await expectWholeConnection(await openFramed(), 'MSafe')
  })

  test('rejects signTransaction, which the wallet has in version 1.0.0 only', async () => {
    const frame = await openFramed()
    await connect(frame, 'MSafe')
    const rejection = frame.evaluate(() => window.AptosWalletKit.signTransaction({ payload: {} } as never))
    await expect(rejection).rejects.toThrow('Wallet does not support signTransaction feature')
  })
})
