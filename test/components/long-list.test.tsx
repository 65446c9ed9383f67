import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeWallet } from '../unit/support/fake-wallet.js'
import { click, doing, renderUi, waiting } from './support/render-ui.js'

const rowHeight = 48
const seenHeight = 480

const list = () => document.querySelector('aside') as HTMLElement
const row = (name: string) => screen.getByRole('button', { name, hidden: true })
const drawn = (title = 'installed') =>
  [...(document.getElementById(title)?.nextElementSibling?.children ?? [])].map((item) => ({
    name: item.querySelector('bdi')?.textContent,
    place: item.getAttribute('aria-posinset'),
    of: item.getAttribute('aria-setsize'),
    room: (item as HTMLElement).style.getPropertyValue('--room'),
  }))
const names = (title?: string) => drawn(title).map(({ name }) => name)
const wallets = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => `Wallet ${first + n}`)

/** The modal with wallets 1 to so many. */
async function openModal(count: number) {
  const rendered = await renderUi({}, ...wallets(1, count).map((name) => fakeWallet(name)))
  await click('button', 'Wallet Connect')
  return rendered
}

/** Scrolls until so many rows are above the upper edge. Nothing is laid out here, so it is said where things are. */
async function scrollBy(rows: number) {
  const rect = (top: number, height: number) => ({ top, height }) as DOMRect
  const frame = list().parentElement as HTMLElement
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(rect(100, seenHeight))
  const first = list().querySelector('li') as HTMLElement
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue(rect(100 - rows * rowHeight, rowHeight))
  await doing(() => fireEvent.scroll(list()))
}

describe('a long list', () => {
  it('begins with ten rows, and with no more than the first of the popular wallets after them', async () => {
    await openModal(10)
    expect(names()).toEqual(wallets(1, 10))
    expect(names('popular')).toEqual(['Nightly'])
    expect(new Set(drawn().map(({ room }) => room))).toEqual(new Set(['']))
  })

  it('begins on a phone with fifteen, as many as are seen over its whole height', async () => {
    vi.stubGlobal('innerWidth', 479)
    await openModal(15)
    expect(names()).toEqual(wallets(1, 15))
    expect(names('popular')).toEqual(['Nightly'])
  })

  it('draws a row of the popular wallets for each that is left of the ten', async () => {
    await openModal(7)
    expect(names('popular')).toEqual(['Nightly', 'Petra', 'Pontem Wallet'])
  })

  it.each([
    [0, 1, 17],
    [3, 1, 17],
    [4, 1, 24],
    [14, 8, 31],
    [100, 92, 115],
    [190, 183, 200],
  ])('scrolled by %i rows draws those from %i to %i, and the first', async (rows, first, last) => {
    await openModal(200)
    await scrollBy(rows)
    expect(names()).toEqual([...(first > 1 ? ['Wallet 1'] : []), ...wallets(first, last)])
    for (const { name, place, of } of drawn()) expect([name, of]).toEqual([`Wallet ${place}`, '200'])
    const rooms = drawn().map(({ room }) => room)
    // Below the first row, and below the last: elsewhere nothing is missing.
    const below = last < 200 ? `${(200 - last) * rowHeight}px` : ''
    const above = `${(first - 2) * rowHeight}px`
    expect(rooms.at(-1)).toBe(below)
    expect(rooms[0]).toBe(first > 1 ? above : '')
    expect(new Set(rooms.slice(1, -1))).toEqual(new Set(['']))
  })

  it('is followed as well when it was short at first, and grows while it is open', async () => {
    const { page } = await openModal(3)
    await doing(() => {
      for (const name of wallets(4, 200)) page.register(fakeWallet(name))
    })
    await scrollBy(100)
    expect(names()).toEqual(['Wallet 1', ...wallets(92, 115)])
  })

  it('draws the popular wallets when its end is near', async () => {
    await openModal(200)
    await scrollBy(180)
    expect(names('popular')).toEqual(['Nightly'])
    expect(drawn('popular')[0]?.room).toBe(`${4 * rowHeight}px`)
    await scrollBy(190)
    expect(names('popular')).toHaveLength(5)
  })

  it('touches no icon of a row that is gone before its turn came', async () => {
    const touched = vi.fn(() => '')
    const named = (name: string) => Object.defineProperty(fakeWallet(name), 'icon', { get: touched })
    await renderUi({ catalogue: [] }, ...wallets(1, 9).map(named))
    await click('button', 'Wallet Connect')
    const search = screen.getByRole('searchbox', { hidden: true })
    await doing(() => fireEvent.input(search, { target: { value: 'Wallet 9' } }))
    await waiting(20)
    expect(touched).toHaveBeenCalledOnce()
  })

  it('is a list to Safari too, which takes one without bullets for none', async () => {
    await openModal(1)
    for (const title of ['installed', 'popular'])
      expect(document.getElementById(title)?.nextElementSibling?.getAttribute('role')).toBe('list')
  })

  it('is drawn from its first row while it is still below what is seen', async () => {
    await openModal(200)
    await scrollBy(-20)
    expect(names()).toEqual(wallets(1, 17))
  })

  it('is drawn whole when a search has made it short, wherever it was scrolled to', async () => {
    await openModal(200)
    await scrollBy(100)
    const search = screen.getByRole('searchbox', { hidden: true })
    await doing(() => fireEvent.input(search, { target: { value: 'Wallet 20' } }))
    expect(names()).toEqual(['Wallet 20', 'Wallet 200'])
  })

  it('is the list that there is when one wallet takes the place of another', async () => {
    const { page } = await openModal(2)
    let leave = () => {}
    await doing(() => {
      leave = page.register(fakeWallet('Wallet 3'))
    })
    await doing(() => {
      leave()
      page.register(fakeWallet('Wallet 4'))
    })
    expect(names()).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 4'])
  })

  it('keeps the row with the focus and the two beside it', async () => {
    await openModal(200)
    row('Wallet 5').focus()
    await scrollBy(100)
    expect(document.activeElement).toBe(row('Wallet 5'))
    expect(names().slice(0, 5)).toEqual(['Wallet 1', 'Wallet 4', 'Wallet 5', 'Wallet 6', 'Wallet 92'])
    expect(drawn()[3]?.room).toBe(`${(92 - 6 - 1) * rowHeight}px`)
    await doing(() => screen.getByRole('searchbox', { hidden: true }).focus())
    expect(names().slice(0, 2)).toEqual(['Wallet 1', 'Wallet 92'])
  })

  it('keeps a popular wallet with the focus, however far it is from what is seen', async () => {
    await openModal(200)
    await scrollBy(190)
    row('Petra').focus()
    await scrollBy(0)
    expect(document.activeElement).toBe(row('Petra'))
  })

  it('draws its last row for the key that goes there, and for those that go on from it', async () => {
    await openModal(200)
    await doing(() => row('Wallet 3').focus())
    const press = (key: string) => doing(() => fireEvent.keyDown(document.activeElement as Element, { key }))
    await press('End')
    expect(document.activeElement).toBe(row('Wallet 3')) // It is not known yet how long the list is.
    await scrollBy(0)
    expect(document.activeElement).toBe(row('OKX Wallet'))
    await press('ArrowUp')
    expect(document.activeElement).toBe(row('Rimosafe'))
    await press('End')
    expect(document.activeElement).toBe(row('OKX Wallet'))
  })
})

describe('what the page filters and orders', () => {
  it('is asked for once an opening, and again for other options and other wallets', async () => {
    const filter = vi.fn(() => true)
    const { page, ui } = await renderUi({ filter, catalogue: [] }, fakeWallet('One'), fakeWallet('Two'))
    await doing(() => ui.open())
    expect(filter).toHaveBeenCalledTimes(2)
    await doing(() => ui.showAvailableWallets())
    expect(filter).toHaveBeenCalledTimes(2)
    await doing(() => page.register(fakeWallet('Three')))
    expect(filter).toHaveBeenCalledTimes(5)
    await doing(() => ui.configure({ filter }))
    expect(filter).toHaveBeenCalledTimes(8)
    await doing(() => ui.close())
    await doing(() => ui.open())
    expect(filter).toHaveBeenCalledTimes(11)
  })
})
