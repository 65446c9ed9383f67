import type { Frame, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type {} from '../../../src/script/global.js'
import { visit } from '../../support/visit.js'
import { bundleWallet } from '../../wallets/bundle.js'
import { type Proof, proofs } from '../../wallets/proofs.js'

const html = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Third-party wallets</title>
   <body><aptos-wallet-button></aptos-wallet-button>
   ${scripts.map((src) => `<script src="/${src}.js"></script>`).join('\n')}`

/** Opens a page with a third-party wallet. Requests to other hosts fail, and are faults. */
async function openWallet(script: string, scripts: readonly string[], path = '/page') {
  const { page, site } = await visit(
    {
      '/page': html(...scripts),
      '/wallet.js': await bundleWallet(script),
      '/app': html('app'),
      '/app.js': await bundleWallet('msafe-app'),
    },
    { path, host: 'localhost' },
  )
  return { page, host: `localhost:${site.port}` }
}

async function connect(page: Page | Frame, name: string, address: string) {
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: `${address.slice(0, 6)}...${address.slice(-4)}` }).waitFor()
}

/** Returns the response of the wallet, with its signature as text. */
const sign = (page: Page | Frame) =>
  page.evaluate(async () => {
    const { signMessage, toHex } = window.AptosWalletKit
    const response = await signMessage({ message: 'Hello, Aptos!', nonce: '1700000000' })
    const { fullMessage, signature } = (response as { args: { fullMessage: string; signature: unknown } })
      .args
    return { fullMessage, signature: toHex(signature) }
  })

const readState = (page: Page | Frame) =>
  page.evaluate(() => {
    const { address, wallet } = window.AptosWalletKit.getState()
    return { address, wallet: wallet?.name }
  })

/** Connects, signs and disconnects as a user does. */
async function expectWholeConnection(page: Page | Frame, { name, address, verifies }: Proof, host: string) {
  await connect(page, name, address(host))
  expect(await readState(page)).toEqual({ address: address(host), wallet: name })

  const signed = await sign(page)
  expect(signed.fullMessage).toContain('Hello, Aptos!')
  expect(verifies(signed)).toBe(true)
  expect(verifies({ ...signed, fullMessage: `${signed.fullMessage}!` })).toBe(false)

  await page.getByRole('button', { name: /0x.{4}\.\.\..{4}/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
  expect(await readState(page)).toEqual({ address: '' })
}

const derivedWallets = [proofs.ethereum, proofs.solana, proofs.sui]

describe.each([[['wallet', 'aptos-wallet-kit']], [['aptos-wallet-kit', 'wallet']]])(
  'wallet library with scripts in the order %s',
  (scripts) => {
    test.each(derivedWallets)('connects, signs and disconnects with $name', async (proof) => {
      const { page, host } = await openWallet(proof.script, scripts)
      const names = () => window.AptosWalletKit.getWallets().installed.map(({ name }) => name)
      await expect.poll(() => page.evaluate(names)).toEqual([proof.name])
      await expectWholeConnection(page, proof, host)
      if (!proof.hidden) return
      // The wallet of the other chain is not listed.
      const reason = expect.stringContaining('aptos:')
      expect(await page.evaluate(() => window.AptosWalletKit.diagnose())).toContainEqual(
        expect.objectContaining({ name: proof.hidden, accepted: false, reason }),
      )
    })
  },
)

describe('page inside MSafe', () => {
  async function openFramed() {
    const { page, host } = await openWallet(proofs.msafe.script, ['wallet', 'aptos-wallet-kit'], '/app')
    await page.frameLocator('iframe').getByRole('button', { name: 'Wallet Connect' }).waitFor()
    const [, frame] = page.frames()
    if (!frame) throw new Error('The app has no frame')
    return { frame, host }
  }

  test('connects, signs and disconnects', async () => {
    const { frame, host } = await openFramed()
    await expectWholeConnection(frame, proofs.msafe, host)
  })

  test('rejects signTransaction, which the wallet has in version 1.0.0 only', async () => {
    const { frame, host } = await openFramed()
    await connect(frame, proofs.msafe.name, proofs.msafe.address(host))
    const rejection = frame.evaluate(() => window.AptosWalletKit.signTransaction({ payload: {} } as never))
    await expect(rejection).rejects.toThrow('Wallet does not support signTransaction feature')
  })
})
