import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { goodWallet } from '../support/fixtures.js'

const dist = new URL('../../dist/', import.meta.url)
const chunks = readdirSync(new URL('core/', dist)).map((name) => `core/${name}`)
const files = Object.fromEntries(
  ['index.js', ...chunks].map((path) => [`/${path}`, readFileSync(new URL(path, dist), 'utf8')]),
)

test('two kits of one document cause one prompt, and a disconnect in one ends both sessions', async ({
  open,
}) => {
  const page = await open({
    wallets: [goodWallet],
    files,
    script: 'data-preferred-wallet="Good Wallet"',
    before: `window.secondKit = import('/index.js').then(({ createWalletKit }) => {
      const kit = createWalletKit({ preferredWallet: 'Good Wallet' })
      kit.start()
      return kit
    })`,
  })
  const readStatus = () =>
    page.evaluate(async () => {
      const { secondKit } = window as unknown as { secondKit: Promise<typeof window.AptosWalletKit> }
      return [window.AptosWalletKit, await secondKit].map((kit) => kit.getState().status)
    })
  const wallet = page.wallet('Good Wallet')
  await expect.poll(async () => (await wallet.calls('connect')).length).toBe(1)
  expect((await readStatus()).toSorted()).toEqual(['connecting', 'disconnected'])
  await wallet.approve()
  // The other kit reconnects silently.
  await expect
    .poll(async () => (await wallet.calls('connect')).map(([silent]) => silent))
    .toEqual([false, true])
  await wallet.approve()
  await expect.poll(readStatus).toEqual(['connected', 'connected'])

  await page.evaluate(() => window.AptosWalletKit.disconnect())
  expect(await readStatus()).toEqual(['disconnected', 'disconnected'])
})
