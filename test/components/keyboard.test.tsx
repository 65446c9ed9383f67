import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uiText } from '../support/strings.js'
import { click, createWallets, getButton, perform, renderConnectModal } from './support/render-ui.js'

/** Presses a key. Returns whether the browser may act on it, too. */
async function press(key: string, modifiers: object = {}) {
  let isDefaultAllowed = false
  await perform(() => {
    isDefaultAllowed = fireEvent.keyDown(document.activeElement as Element, { key, ...modifiers })
  })
  return isDefaultAllowed
}
const getFocused = () =>
  (document.activeElement as HTMLInputElement | null)?.placeholder ||
  document.activeElement?.textContent?.trim()

const search = uiText('search')

describe('wallet list by keyboard', () => {
  it.each<[string, string[], string, string]>([
    ['from the title', ['ArrowDown'], 'Connect a Wallet', 'Nightly'],
    ['up a row', ['ArrowUp'], 'Petra', 'Nightly'],
    ['no further than the first row', ['ArrowUp'], 'Nightly', 'Nightly'],
    ['no further than the last row', ['ArrowDown'], 'OKX Wallet', 'OKX Wallet'],
    ['to the last row', ['End'], 'Petra', 'OKX Wallet'],
    ['to the first row', ['Home'], 'Petra', 'Nightly'],
    ['to the next row of a letter', ['p'], 'Nightly', 'Petra'],
    ['to the row after it', ['p', 'P'], 'Nightly', 'Pontem Wallet'],
    ['around to the first row of a letter', ['p'], 'Pontem Wallet', 'Petra'],
    ['nowhere for an unknown letter', ['x'], 'Petra', 'Petra'],
  ])('moves the focus %s: %j', async (_, keys, start, expected) => {
    await renderConnectModal()
    if (start !== 'Connect a Wallet') getButton(start).focus()
    for (const key of keys) await press(key)
    expect(getFocused()).toBe(expected)
  })

  it.each<[string, string[], string, string]>([
    ['from a row by a letter', ['p'], 'Wallet 1', search],
    ['from the first row', ['ArrowUp'], 'Wallet 0', search],
    ['and stays there for the keys of a field', ['Home', 'p', 'ArrowUp', 'End'], search, search],
    ['and back to the first row', ['ArrowDown'], search, 'Wallet 0'],
  ])('moves the focus to the search field %s', async (_, keys, start, expected) => {
    await renderConnectModal({}, ...createWallets(8))
    if (start === search) screen.getByRole('searchbox').focus()
    else getButton(start).focus()
    for (const key of keys) await press(key)
    expect(getFocused()).toBe(expected)
  })

  it.each([
    { key: 'p', ctrlKey: true },
    { key: 'p', metaKey: true },
    { key: 'p', altKey: true },
    ...['Tab', 'Enter', ' ', 'Escape', 'constructor'].map((key) => ({ key })),
  ])('leaves %j to the browser', async ({ key, ...modifiers }) => {
    await renderConnectModal({}, ...createWallets(8))
    getButton('Nightly').focus()
    expect(await press(key, modifiers)).toBe(true)
    expect(getFocused()).toBe('Nightly')
  })

  it.each(['Home', 'End', 'p', 'Enter'])('leaves %s in the search field to the browser', async (key) => {
    const { dialog } = await renderConnectModal({}, ...createWallets(8))
    const field = screen.getByRole('searchbox') as HTMLInputElement
    field.focus()
    expect([await press(key), dialog.open]).toEqual([true, true])
    await perform(() => fireEvent.input(field, { target: { value: 'Petra' } }))
    expect([await press(key), field.value]).toEqual([true, 'Petra'])
  })

  it('clears the search field by the first Escape, and closes the modal by the second', async () => {
    const { dialog } = await renderConnectModal({}, ...createWallets(8))
    const field = screen.getByRole('searchbox') as HTMLInputElement
    field.focus()
    await perform(() => fireEvent.input(field, { target: { value: 'Petra' } }))
    expect(screen.queryByRole('button', { name: 'Nightly' })).toBeNull()
    expect(await press('Escape')).toBe(false) // Otherwise, the browser would close the modal.
    expect([field.value, dialog.open]).toEqual(['', true])
    expect(getButton('Nightly')).toBeTruthy()
    expect(await press('Escape')).toBe(false)
    expect(dialog.open).toBe(false)
  })

  it('is one tab stop: the row that had the focus last, else the selected one', async () => {
    await renderConnectModal()
    const getTabStops = () =>
      [...document.querySelectorAll<HTMLElement>('[part=wallet]')]
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ textContent }) => textContent)
    expect(getTabStops()).toEqual(['Nightly'])
    await click('button', 'Rimosafe')
    expect(getTabStops()).toEqual(['Rimosafe'])
    getButton('Nightly').focus()
    expect(await press('ArrowDown')).toBe(false)
    expect(getTabStops()).toEqual(['Petra'])
    await click('button', 'Rimosafe')
    expect(getTabStops()).toEqual(['Petra'])
  })
})
