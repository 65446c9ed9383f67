/** A file of its own: a renderer warns of each thing once. */
import { expect, it } from 'vitest'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { click, doing, renderUi } from './support/render-ui.js'

it('draws every view without a warning of the renderer', async () => {
  const petra = fakeWallet()
  const others = Array.from({ length: 8 }, (_, n) => fakeWallet(`Wallet ${n}`))
  const { console, kit, ui } = await renderUi({ network: 'testnet' }, petra, ...others)
  for (const name of ['Wallet Connect', 'Nightly', 'Petra', 'Cancel', 'Get a Wallet', 'Close'])
    await click('button', name)
  await doing(() => {
    kit.connect('Petra')
    petra.approve(accountOf(1))
  })
  await doing(() => ui.open())
  await click('button', 'Switch Network')
  await click('button', 'Disconnect')
  expect(console.error.mock.calls).toEqual([])
  expect(console.warn.mock.calls).toEqual([])
})
