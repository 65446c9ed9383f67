import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeWallet } from '../unit/support/fake-wallet.js'
import { click, doing, renderUi } from './support/render-ui.js'

const row = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (key: string, more: object = {}) =>
  doing(() => fireEvent.keyDown(document.activeElement as Element, { key, ...more }))
const focused = () =>
  (document.activeElement as HTMLInputElement | null)?.placeholder ||
  document.activeElement?.textContent?.trim()

async function openModal(count = 0) {
  const wallets = Array.from({ length: count }, (_, n) => fakeWallet(`Wallet ${n}`))
  const rendered = await renderUi({}, ...wallets)
  await click('button', 'Wallet Connect')
  return rendered
}

describe('the list of wallets by keyboard', () => {
  it('goes row by row with the arrow keys, and stops at its ends', async () => {
    await openModal()
    row('Nightly').focus()
    await press('ArrowDown')
    expect(focused()).toBe('Petra')
    await press('ArrowUp')
    await press('ArrowUp')
    expect(focused()).toBe('Nightly')
    row('OKX Wallet').focus()
    await press('ArrowDown')
    expect(focused()).toBe('OKX Wallet')
  })

  it('goes to its first and last row with Home and End', async () => {
    await openModal()
    row('Petra').focus()
    await press('End')
    expect(focused()).toBe('OKX Wallet')
    await press('Home')
    expect(focused()).toBe('Nightly')
  })

  it('goes from the title to the first row with the arrow key', async () => {
    await openModal()
    expect(focused()).toBe('Connect a Wallet')
    await press('ArrowDown')
    expect(focused()).toBe('Nightly')
  })

  it('goes to the next row that begins with a letter, round and round', async () => {
    await openModal()
    row('Nightly').focus()
    await press('p')
    expect(focused()).toBe('Petra')
    await press('P')
    expect(focused()).toBe('Pontem Wallet')
    await press('p')
    expect(focused()).toBe('Petra')
    await press('x')
    expect(focused()).toBe('Petra')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'leaves shortcuts of the browser alone (%j)',
    async (more) => {
      await openModal()
      row('Nightly').focus()
      await press('p', more)
      expect(focused()).toBe('Nightly')
    },
  )

  it.each(['Tab', 'Enter', ' ', 'Escape', 'constructor'])('leaves %j to the browser', async (key) => {
    await openModal()
    row('Nightly').focus()
    let wasLeft = true
    await doing(() => {
      wasLeft = fireEvent.keyDown(document.activeElement as Element, { key })
    })
    expect(wasLeft).toBe(true)
    expect(focused()).toBe('Nightly')
  })

  it('goes to the search field by a letter, and back to it from the first row', async () => {
    await openModal(8)
    row('Wallet 1').focus()
    await press('p')
    expect(focused()).toBe('Search wallets')
    await press('ArrowDown')
    expect(focused()).toBe('Wallet 0')
    await press('ArrowUp')
    expect(focused()).toBe('Search wallets')
  })

  it('leaves Home, End and letters in the search field to the field', async () => {
    await openModal(8)
    screen.getByRole('searchbox', { hidden: true }).focus()
    for (const key of ['Home', 'End', 'p']) {
      await press(key)
      expect(focused()).toBe('Search wallets')
    }
  })

  it('is one tab stop: the row that had the focus last', async () => {
    await openModal()
    const stops = () =>
      screen
        .getAllByRole('button', { hidden: true })
        .filter((button) => button.getAttribute('part') === 'wallet' && button.tabIndex === 0)
        .map(({ textContent }) => textContent)
    expect(stops()).toEqual(['Nightly'])
    row('Nightly').focus()
    await press('ArrowDown')
    expect(stops()).toEqual(['Petra'])
    await click('button', 'Rimosafe')
    expect(stops()).toEqual(['Petra'])
  })

  it('renders the rows up to the last one for End', async () => {
    await openModal(100)
    row('Wallet 0').focus()
    await press('End')
    expect(focused()).toBe('OKX Wallet')
    await press('Home')
    await press('End')
    expect(focused()).toBe('OKX Wallet')
  })
})
