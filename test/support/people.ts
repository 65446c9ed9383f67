import { expect } from 'vitest'
import type { Visit } from './visit.js'

/** What a scripted wallet hands out unless told otherwise. */
export const address = `0x${'0123456789abcdef'.repeat(4)}`
export const publicKey = `0x${'efcdab8967452301'.repeat(4)}`
export const short = '0x0123...cdef'

/** The account of the second wallet. */
export const other = `0x${'f'.repeat(60)}7777`
export const otherShort = '0xffff...7777'

export const good = { name: 'Good Wallet', at: 'before' } as const
export const second = { name: 'Second Wallet', at: 'before', address: other } as const

/** Waits until the page is connected to this wallet, and to no other. */
export const isConnectedTo = (visit: Visit, name: string): Promise<void> =>
  expect
    .poll(() => visit.evaluate(() => window.AptosWalletKit.getState()))
    .toMatchObject({ status: 'connected', wallet: { name } })

/** Connects through the modal, from the button to the closed modal. */
export async function connect(visit: Visit, name: string = good.name, button = short): Promise<void> {
  await visit.click('button', 'Wallet Connect')
  await visit.click('button', name)
  await visit.wallet(name).approve('connect')
  await visit.see('button', button)
  await visit.gone('dialog')
}

/** A finger lies on the button, and what that leads to is done. */
export const press = (visit: Visit): Promise<void> =>
  visit.evaluate(async () => {
    const button = document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await support.advance(0)
  })

/** What the kit remembers on the visitor's machine. */
export const remembered = (visit: Visit): Promise<Record<string, string>> =>
  visit.evaluate(() => ({ ...localStorage }))
