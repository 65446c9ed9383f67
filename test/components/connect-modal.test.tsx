import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeWallet } from '../unit/support/fake-wallet.js'
import { makeVisible } from './support/intersection-observer.js'
import { click, doing, renderUi, waiting } from './support/render-ui.js'

const names = (list: HTMLElement) => [...list.querySelectorAll('li')].map((item) => item.textContent)
const lists = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('list', { hidden: true })
      .map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        names(list),
      ]),
  )
/** The texts of all status regions. */
const statuses = () =>
  screen
    .queryAllByRole('status', { hidden: true })
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)

async function openModal(...args: Parameters<typeof renderUi>) {
  const rendered = await renderUi(...args)
  await click('button', 'Wallet Connect')
  return rendered
}

describe('the connect modal', () => {
  it('is a dialog named after its title, with the focus on it', async () => {
    const { dialog } = await openModal()
    const title = screen.getByRole('heading', { name: 'Connect a Wallet', hidden: true })
    expect(dialog.getAttribute('aria-labelledby')).toBe(title.id)
    expect(document.activeElement).toBe(title)
  })

  it('has nothing in it as long as it is closed', async () => {
    const { dialog } = await renderUi()
    expect(dialog.textContent).toBe('')
  })

  it('lists the installed wallets and the popular ones that are not', async () => {
    await openModal({}, fakeWallet('Petra'), fakeWallet('Unheard Of'))
    expect(lists()).toEqual({
      Installed: ['Petra', 'Unheard Of'],
      Popular: ['Nightly', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    })
  })

  it('has no heading without a wallet under it', async () => {
    await openModal({ catalogue: [] }, fakeWallet())
    expect(Object.keys(lists())).toEqual(['Installed'])
  })

  it('lists a wallet that comes while it is open, and drops one that goes', async () => {
    const { page } = await openModal()
    let leave = () => {}
    await doing(() => {
      leave = page.register(fakeWallet())
    })
    expect(lists().Installed).toEqual(['Petra'])
    expect(statuses()).toEqual(['Petra is now available.'])
    await doing(() => leave())
    expect(lists().Installed).toBeUndefined()
  })

  it.each([
    ['its close button', () => click('button', 'Close')],
    [
      'a click on the backdrop',
      () => doing(() => fireEvent.click(document.querySelector('dialog') as Element)),
    ],
    ['Escape', () => doing(() => document.querySelector('dialog')?.close())],
  ])('closes by %s', async (_, close) => {
    const { dialog, ui } = await openModal()
    await close()
    expect(dialog.open).toBe(false)
    expect(ui.getSnapshot().view).toBeUndefined()
    await click('button', 'Wallet Connect')
    expect(dialog.open).toBe(true)
  })

  it('stays open when a drag that began inside ends on the backdrop', async () => {
    const { dialog } = await openModal()
    const title = screen.getByRole('heading', { name: 'Connect a Wallet', hidden: true })
    await doing(() => {
      fireEvent.mouseDown(title)
      fireEvent.click(dialog)
    })
    expect(dialog.open).toBe(true)
    await doing(() => {
      fireEvent.mouseDown(dialog)
      fireEvent.click(dialog)
    })
    expect(dialog.open).toBe(false)
  })

  it('stays open for a click inside', async () => {
    const { dialog } = await openModal()
    await doing(() =>
      fireEvent.click(screen.getByRole('heading', { name: 'What is a Wallet?', hidden: true })),
    )
    expect(dialog.open).toBe(true)
  })

  it('opens again after it was taken out of the page while open', async () => {
    const { dialog, ui } = await openModal()
    await doing(() => ui.close())
    dialog.setAttribute('open', '')
    await doing(() => ui.open())
    expect(dialog.matches(':modal')).toBe(true)
  })
})

describe('the default view', () => {
  it('says what a wallet is, and where to get one or learn more', async () => {
    await openModal()
    for (const name of ['What is a Wallet?', 'A Home for your Digital Assets', 'A New Way to Log In'])
      expect(screen.getByRole('heading', { name, hidden: true })).toBeTruthy()
    const more = screen.getByRole('link', { name: 'Learn More', hidden: true })
    expect(more.getAttribute('href')).toMatch(/^https:/)
    expect(more.getAttribute('target')).toBe('_blank')
    expect(more.getAttribute('rel')).toBe('noreferrer')
  })

  it("leads where the page's link leads", async () => {
    await openModal({ links: { learnMore: 'https://page.example/wallets' } })
    expect(screen.getByRole('link', { name: 'Learn More', hidden: true }).getAttribute('href')).toBe(
      'https://page.example/wallets',
    )
  })

  it('leads to the wallets to get, each with its install page', async () => {
    await openModal({}, fakeWallet())
    await click('button', 'Get a Wallet')
    const links = screen.getAllByRole('link', { hidden: true })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Get Nightly',
      'Get Pontem Wallet',
      'Get Rimosafe',
      'Get OKX Wallet',
    ])
    expect(links[0]?.getAttribute('href')).toBe('https://nightly.app/')
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })
})

describe('a wallet that is not installed', () => {
  it('is shown with a link to get it', async () => {
    await openModal()
    await click('button', 'Nightly')
    expect(statuses()).toEqual(['This wallet is not installed yet. Click below to get it.'])
    expect(screen.getByRole('heading', { name: 'Nightly', hidden: true })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Get Nightly', hidden: true })
    expect(link.getAttribute('href')).toBe('https://nightly.app/')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('button', { name: 'Nightly', hidden: true }).getAttribute('aria-current')).toBe(
      'true',
    )
    expect(screen.getByRole('button', { name: 'Petra', hidden: true }).getAttribute('aria-current')).toBe(
      'false',
    )
  })

  it('is shown with a QR code of its deep link, if it has one and a code can be created', async () => {
    const createQrCode = vi.fn((link: string): Element | undefined => {
      const code = document.createElement('output')
      code.textContent = link
      return link.startsWith('nightly:') ? code : undefined
    })
    const { dialog } = await openModal({ createQrCode })
    const readCode = () => dialog.querySelector('[part=qr] > output')?.textContent
    await click('button', 'Nightly')
    const link = `nightly://v1?network=aptos&url=${encodeURIComponent(location.href)}`
    expect(readCode()).toBe(link)
    expect(createQrCode).toHaveBeenLastCalledWith(link, 'Scan with your phone to open this page in Nightly.')
    await click('button', 'Petra')
    expect(createQrCode).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/petra/), expect.any(String))
    expect(readCode()).toBeUndefined()
    createQrCode.mockClear()
    await click('button', 'Pontem Wallet')
    expect(createQrCode).not.toHaveBeenCalled()
  })

  it('is shown from the top, also after another one', async () => {
    const { dialog } = await openModal()
    const frame = dialog.querySelector('[part=frame]') as HTMLElement
    for (const name of ['Nightly', 'Petra']) {
      frame.scrollTop = 200
      await click('button', name)
      expect(frame.scrollTop).toBe(0)
    }
  })

  it('offers to open the page in it on a phone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    )
    await openModal()
    await click('button', 'Petra')
    expect(screen.getByRole('link', { name: 'Open Petra', hidden: true }).getAttribute('href')).toBe(
      `https://petra.app/explore?link=${encodeURIComponent(location.href)}`,
    )
    expect(lists().Popular).not.toContain('Rimosafe') // Only an extension.
  })

  it('offers no app elsewhere', async () => {
    await openModal()
    await click('button', 'Petra')
    expect(screen.queryByRole('link', { name: /^Open /, hidden: true })).toBeNull()
  })
})

describe('a wallet that is asked to connect', () => {
  it('is shown as connecting, and can be called off', async () => {
    const petra = fakeWallet()
    const { kit } = await openModal({}, petra)
    await click('button', 'Petra')
    expect(statuses()).toEqual(['Connecting to Petra...', 'Approve the request in Petra.'])
    await click('button', 'Cancel')
    expect(kit.getState().status).toBe('disconnected')
    expect(statuses()).toEqual([])
    expect(screen.getByRole('heading', { name: 'What is a Wallet?', hidden: true })).toBeTruthy()
  })

  it('is asked once by a double click', async () => {
    const petra = fakeWallet()
    await openModal({}, petra)
    const row = screen.getByRole('button', { name: 'Petra', hidden: true })
    await doing(() => {
      fireEvent.click(row, { detail: 1 })
      fireEvent.click(row, { detail: 2 })
    })
    expect(petra.connects).toHaveLength(1)
  })

  it('closes the modal once it has connected', async () => {
    const petra = fakeWallet()
    const { dialog } = await openModal({}, petra)
    await click('button', 'Petra')
    await doing(() => petra.approve())
    expect(dialog.open).toBe(false)
  })

  it('is said to be locked or hidden, maybe, after eight seconds', async () => {
    const petra = fakeWallet()
    await openModal({}, petra)
    await click('button', 'Petra')
    await waiting(7999)
    expect(statuses()[1]).toBe('Approve the request in Petra.')
    await waiting(1)
    expect(statuses()[1]).toBe('Still waiting? Unlock Petra or look for its pop-up window.')
  })

  it('is given eight seconds anew when it is asked again', async () => {
    const petra = fakeWallet()
    await openModal({}, petra)
    await click('button', 'Petra')
    await waiting(8000)
    await click('button', 'Petra')
    expect(statuses()[1]).toBe('Approve the request in Petra.')
    await waiting(8000)
    expect(statuses()[1]).toMatch(/^Still waiting/)
  })

  it.each([
    [
      'refused',
      'You rejected the request in Petra.',
      (petra: ReturnType<typeof fakeWallet>) => petra.refuse(),
    ],
    [
      'failed',
      "Couldn't connect to Petra.",
      (petra: ReturnType<typeof fakeWallet>) => petra.fail(new Error('no')),
    ],
  ])('says so on the default view when it %s, and offers to try again', async (_, says, end) => {
    const petra = fakeWallet()
    const { dialog } = await openModal({}, petra)
    await click('button', 'Petra')
    const status = screen.getByText('Connecting to Petra...')
    await doing(() => end(petra))
    expect(dialog.open).toBe(true)
    expect(statuses()).toEqual([says])
    expect(screen.queryByRole('heading', { name: 'What is a Wallet?', hidden: true })).toBeNull()
    expect([status.isConnected, status.textContent]).toEqual([true, says])
    await click('button', 'Try Again')
    expect(petra.connects).toHaveLength(2)
  })

  it('says so to a visitor who went on to a wallet to get, and lets them go on again', async () => {
    const petra = fakeWallet()
    await openModal({}, petra)
    await click('button', 'Petra')
    await click('button', 'Rimosafe')
    await doing(() => petra.refuse())
    expect(statuses()).toEqual(['You rejected the request in Petra.'])
    await click('button', 'Rimosafe')
    expect(statuses()).toEqual(['This wallet is not installed yet. Click below to get it.'])
  })

  it('does not show the failure again when the wallet of the install view registers', async () => {
    const petra = fakeWallet()
    const { page } = await openModal({}, petra)
    await click('button', 'Petra')
    await doing(() => petra.refuse())
    await click('button', 'Rimosafe')
    await doing(() => page.register(fakeWallet('Rimosafe')))
    expect(statuses()).toEqual(['Rimosafe is now available.'])
  })
})

describe('a wallet', () => {
  const showIcons = () => doing(() => makeVisible('[part=icon]'))

  it('is drawn with its own mark, or with the first letter of its name', async () => {
    const { page } = await openModal({ catalogue: [] }, fakeWallet())
    await doing(() => page.register({ ...fakeWallet('Ünknown'), icon: 'https://tracker.example/' }))
    const [petra, unknown] = screen.getAllByRole('button', { name: /Petra|Ünknown/, hidden: true })
    await showIcons()
    expect(petra?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\//)
    expect(petra?.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(unknown?.querySelector('img')).toBeNull()
    expect(unknown?.querySelector('[part=icon]')?.textContent).toBe('Ü')
  })

  it('whose mark cannot be drawn is drawn with its first letter', async () => {
    await openModal({ catalogue: [] }, fakeWallet())
    const row = screen.getByRole('button', { name: 'Petra', hidden: true })
    await showIcons()
    await doing(() => fireEvent.error(row.querySelector('img') as Element))
    expect(row.querySelector('img')).toBeNull()
    expect(row.firstElementChild?.textContent).toBe('P')
  })

  it('with markup for a name is shown as text', async () => {
    await openModal({ catalogue: [] }, fakeWallet('<b>Bold</b>'))
    expect(screen.getByRole('button', { name: '<b>Bold</b>', hidden: true })).toBeTruthy()
    expect(document.querySelector('b')).toBeNull()
  })
})

describe('the search field', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => fakeWallet(`Wallet ${n}`))
  const search = () => screen.queryByRole('searchbox', { name: 'Search wallets', hidden: true })
  const type = (value: string) => doing(() => fireEvent.input(search() as Element, { target: { value } }))

  it('is there from nine wallets on', async () => {
    const { page } = await openModal({ catalogue: [] }, ...many(8))
    expect(search()).toBeNull()
    await doing(() => page.register(fakeWallet('Ninth')))
    expect(search()).toBeTruthy()
  })

  it('narrows the list, whatever the case, and says when nothing is left', async () => {
    await openModal({}, ...many(8))
    await type(' PETRA ')
    expect(lists()).toEqual({ Popular: ['Petra'] })
    expect(statuses()).toEqual(['Wallets found: 1'])
    await type('nobody')
    expect(lists()).toEqual({})
    expect(statuses()).toEqual(['No wallets found.'])
    await type('')
    expect(lists().Installed).toHaveLength(8)
  })

  it('stays once it was used, however few wallets are left', async () => {
    const { page } = await openModal({ catalogue: [] }, ...many(8))
    let leave = () => {}
    await doing(() => {
      leave = page.register(fakeWallet('Ninth'))
    })
    await type('Wallet 7')
    await doing(leave)
    expect(lists().Installed).toEqual(['Wallet 7'])
    await type('')
    expect(search()).toBeTruthy()
    expect(lists().Installed).toHaveLength(8)
  })

  it('finds a wallet beyond the rows that are drawn', async () => {
    await openModal({ catalogue: [] }, ...many(2000))
    expect(lists().Installed).toHaveLength(50)
    await type('Wallet 1999')
    expect(lists().Installed).toEqual(['Wallet 1999'])
  })
})

describe('a long list', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => fakeWallet(`Wallet ${n}`))
  const rows = () => screen.getAllByRole('listitem', { hidden: true })

  it('tells screen readers its whole size', async () => {
    await openModal({ catalogue: [] }, ...many(100))
    const [first] = rows()
    expect([first?.getAttribute('aria-setsize'), rows().at(-1)?.getAttribute('aria-posinset')]).toEqual([
      '100',
      '50',
    ])
  })
})
