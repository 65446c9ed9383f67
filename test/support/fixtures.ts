import { expect } from 'vitest'
import type { TestPage } from './test-page.js'

/** The account of a scripted wallet, unless its setup has another. */
export const address = `0x${'0123456789abcdef'.repeat(4)}`
export const publicKey = `0x${'efcdab8967452301'.repeat(4)}`
export const shortAddress = '0x0123...cdef'

/** The account of the second wallet. */
export const otherAddress = `0x${'f'.repeat(60)}7777`
export const otherShortAddress = '0xffff...7777'

export const goodWallet = { name: 'Good Wallet', at: 'before' } as const
export const secondWallet = { name: 'Second Wallet', at: 'before', address: otherAddress } as const

/** Waits until the page is connected to this wallet. */
export const expectConnectedTo = (page: TestPage, name: string): Promise<void> =>
  expect.poll(() => getState(page)).toMatchObject({ status: 'connected', wallet: { name } })

/** Opens the connect modal and selects a wallet. Waits until the wallet is called. */
export async function selectWallet(page: TestPage, name: string = goodWallet.name): Promise<void> {
  await page.click('button', 'Wallet Connect')
  await page.click('button', name)
  await page.wallet(name).waitForRequest()
}

/** Connects through the modal, from the button to the closed modal. */
export async function connectWallet(page: TestPage): Promise<void> {
  await selectWallet(page)
  await page.wallet(goodWallet.name).approve('connect')
  await page.expectVisible('button', shortAddress)
  await page.expectHidden('dialog')
}

/** Connects, then opens the account modal. */
export async function openAccountModal(page: TestPage): Promise<void> {
  await connectWallet(page)
  await page.click('button', shortAddress)
  await page.expectVisible('dialog')
}

/** Returns the content of `localStorage`. */
export const readStorage = (page: TestPage): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }))

export const getState = (page: TestPage) => page.evaluate(() => window.AptosWalletKit.getState())

/** Returns the text of the open modal, a line for each block. */
export const readDialog = (page: TestPage): Promise<string[]> =>
  page.evaluate(() => {
    const roots = [...document.body.children].map(({ shadowRoot }) => shadowRoot)
    const [dialog] = roots.flatMap((root) => root?.querySelector<HTMLElement>('dialog[open]') ?? [])
    return dialog?.innerText.split('\n').filter((line) => line.trim()) ?? []
  })
