// In a file of its own, because a renderer logs each warning once.
import { expect, it } from 'vitest'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { click, createWallets, perform, renderUi } from './support/render-ui.js'

it('the views of a connection and of an account render without a warning of the renderer', async () => {
  const petra = fakeWallet()
  const { console, kit, ui } = await renderUi({ network: 'testnet' }, petra, ...createWallets(8))
  for (const name of ['Wallet Connect', 'Nightly', 'Petra', 'Cancel', 'Get a Wallet', 'Close'])
    await click('button', name)
  await perform(() => {
    kit.connect('Petra')
    petra.approve(accountOf(1))
  })
  await perform(() => ui.actions.open())
  for (const name of ['Switch Network', 'Disconnect']) await click('button', name)
  expect([console.error.mock.calls, console.warn.mock.calls]).toEqual([[], []])
})
