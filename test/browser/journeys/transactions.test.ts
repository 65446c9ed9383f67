import { describe, expect } from 'vitest'
import { englishTransactions as text } from '../../../src/ui/transaction-strings.js'
import { test } from '../../support/browser-test.js'
import { goodWallet } from '../../support/fixtures.js'
import type { WalletSetup } from '../../support/in-page/scripted-wallet.js'
import type { PageSetup } from '../../support/page-html.js'
import type { TestPage } from '../../support/test-page.js'

const HASH = `0x${'ab'.repeat(32)}`

declare global {
  interface Window {
    requests: string[]
    showDialog: () => void
  }
}

/** A page with `transactions.js`. The full node responds that it has executed every transaction. */
const createSetup = (network: WalletSetup['network']): PageSetup => ({
  wallets: [{ ...goodWallet, ...(network && { network }), extraMethods: ['signAndSubmitTransaction'] }],
  script: 'data-auto-connect="false"',
  body:
    '<h1>A page</h1><aptos-wallet-button></aptos-wallet-button>' +
    '<div data-page hidden><script src="transactions.js" defer></script></div>',
  before: () => {
    support.recordAnnouncements()
    window.requests = []
    window.fetch = async (url) => {
      window.requests.push(String(url))
      return new Response(JSON.stringify({ success: true, vm_status: 'Executed successfully' }))
    }
  },
})

/** A network with a known full node, and one without. Every other form is in `transaction-situations.test.ts`. */
const forms: readonly [string, WalletSetup['network'], node: string | undefined][] = [
  ['on a public network', { name: 'testnet', chainId: 2 }, 'https://api.testnet.aptoslabs.com/v1'],
  ['on an unknown network', { name: 'custom', chainId: 9 }, undefined],
]

/** Sends a transaction, which the wallet approves. */
async function send(page: TestPage) {
  await page.evaluate(() => {
    AptosWalletKit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' } })
  })
  await page.wallet(goodWallet.name).approve('signAndSubmitTransaction')
}

/** Waits until a screen reader has announced a text. */
async function expectAnnounced(page: TestPage, announcement: string) {
  const announced: string[] = []
  await expect
    .poll(async () => {
      announced.push(...(await page.evaluate(() => support.takeAnnouncements())))
      return announced.at(-1)
    })
    .toBe(announcement)
}

type Open = (setup: PageSetup) => Promise<TestPage>

/** A page whose wallet is connected. No full node is known, so that a card stays. */
async function openConnectedPage(open: Open, setup: PageSetup = {}) {
  const page = await open({ ...createSetup({ name: 'custom', chainId: 9 }), ...setup })
  await page.evaluate((name) => void AptosWalletKit.connect(name), goodWallet.name)
  await page.wallet(goodWallet.name).approve()
  await page.expectVisible('button', 'Wallet 0x0123...cdef, connected')
  return page
}

/** A page with a modal dialog that would clip and move a fixed element in it. Its wallet is connected. */
async function openDialogPage(open: Open) {
  const page = await openConnectedPage(open, {
    css: 'dialog { width: 99px; height: 99px; overflow: hidden; transform: none; backdrop-filter: blur(1px) }',
    after: () => {
      const dialog = document.querySelector('main')?.appendChild(document.createElement('dialog'))
      dialog?.append('A dialog')
      window.showDialog = () => dialog?.showModal()
    },
  })
  return page
}

/** How a modal dialog of a page disappears. */
const ends: readonly [string, () => void][] = [
  ['is closed', () => document.querySelector<HTMLDialogElement>('dialog:modal')?.close()],
  ['is removed', () => document.querySelector('dialog:modal')?.remove()],
  ['loses its content', () => document.querySelector('dialog:modal')?.replaceChildren()],
]

describe('transactions.js', () => {
  test.for(forms)('ends in a true sentence with a wallet %s', async ([, network, node], { open }) => {
    const page = await open(createSetup(network))
    const wallet = page.wallet(goodWallet.name)
    await page.evaluate((name) => void AptosWalletKit.connect(name), goodWallet.name)
    await wallet.approve()
    await page.expectVisible('button', 'Wallet 0x0123...cdef, connected')
    await page.evaluate(() => support.takeAnnouncements())

    await send(page)
    await page.expectVisible('button', text.dismiss)
    await expectAnnounced(page, node ? text.confirmed : text.unknown)
    await page.expectVisible('link', text.explorer)
    const url = node && `${node}/transactions/wait_by_hash/${HASH}`
    expect(await page.evaluate(() => window.requests)).toEqual(url ? [url] : [])
    await page.click('button', text.dismiss)
    await page.expectHidden('button', text.dismiss)
  })

  test.for(ends)(
    'works above a modal dialog of the page, and after the dialog %s',
    async ([, end], { open }) => {
      const page = await openDialogPage(open)
      await page.evaluate(() => window.showDialog())
      await send(page)
      await expectAnnounced(page, text.unknown)
      const { x, y } = await page.expectVisible('button', text.dismiss)
      await page.click('button', text.checkAgain)

      await page.evaluate(end)
      await expect.poll(() => page.expectVisible('button', text.dismiss)).toMatchObject({ x, y })
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close())
      await page.click('button', text.dismiss)
      await page.expectHidden('button', text.dismiss)
    },
  )

  test('shows the card if the page closes its dialog as soon as the wallet has responded', async ({
    open,
  }) => {
    const page = await openDialogPage(open)
    await page.evaluate(() => window.showDialog())
    await page.evaluate(() => {
      AptosWalletKit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' } }).then(() =>
        document.querySelector<HTMLDialogElement>('dialog:modal')?.close(),
      )
    })
    await page.wallet(goodWallet.name).approve('signAndSubmitTransaction')
    await page.click('button', text.dismiss)
    await page.expectHidden('button', text.dismiss)
  })

  test('works above a modal dialog that the page opens after the card', async ({ open }) => {
    const page = await openDialogPage(open)
    await send(page)
    await page.expectVisible('button', text.dismiss)
    await page.evaluate(() => window.showDialog())
    await page.click('button', text.dismiss)
    await page.expectHidden('button', text.dismiss)
  })

  test('works above an element that the page shows in full screen after the card', async ({ open }) => {
    const page = await openConnectedPage(open, {
      after: () => {
        const main = document.querySelector('main')
        const button = main?.appendChild(document.createElement('button'))
        button?.append('Full screen')
        button?.addEventListener('click', () => main?.requestFullscreen())
      },
    })
    await send(page)
    await page.expectVisible('button', text.dismiss)
    await page.click('button', 'Full screen')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('main')
    await page.click('button', text.dismiss)
    await page.expectHidden('button', text.dismiss)
    await page.evaluate(() => document.exitFullscreen())
  })

  test('moves above a bar that the page adds after the card', async ({ open }) => {
    const page = await openConnectedPage(open, {
      css: 'nav { position: fixed; inset: auto 0 0; height: 56px }',
    })
    await send(page)
    await expectAnnounced(page, text.unknown)
    const { y } = await page.expectVisible('button', text.dismiss)
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('nav')))
    await expect.poll(async () => (await page.expectVisible('button', text.dismiss)).y).toBe(y - 56)
    await page.evaluate(() => document.querySelector('nav')?.remove())
    await expect.poll(async () => (await page.expectVisible('button', text.dismiss)).y).toBe(y)
  })
})
