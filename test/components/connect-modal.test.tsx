import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type FakeWallet, fakeWallet } from '../unit/support/fake-wallet.js'
import {
  advanceTime,
  click,
  getButton,
  getHeading,
  getHref,
  getStatuses,
  perform,
  renderConnectModal,
  renderUi,
} from './support/render-ui.js'

const notInstalled = 'This wallet is not installed yet. Click below to get it.'
const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

const createWallets = (count: number) => Array.from({ length: count }, (_, n) => fakeWallet(`Wallet ${n}`))

/** Returns the names of the wallets by the title of their list. */
const getLists = () =>
  Object.fromEntries(
    screen.queryAllByRole('list').map((list) => {
      const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '')
      return [title?.textContent, [...list.querySelectorAll('li')].map(({ textContent }) => textContent)]
    }),
  )

/** Opens the modal with Petra, and selects it. */
async function selectPetra() {
  const petra = fakeWallet()
  const rendered = await renderConnectModal({}, petra)
  await click('button', 'Petra')
  return { ...rendered, petra }
}

describe('connect modal', () => {
  it('is empty while it is closed, then a dialog with the name of its title, which has the focus', async () => {
    const { dialog } = await renderUi()
    expect(dialog.textContent).toBe('')
    await click('button', 'Wallet Connect')
    const title = getHeading('Connect a Wallet')
    expect(dialog.getAttribute('aria-labelledby')).toBe(title.id)
    expect(document.activeElement).toBe(title)
  })

  it('lists the installed wallets and the popular ones that are not', async () => {
    await renderConnectModal({}, fakeWallet('Petra'), fakeWallet('Unknown'))
    expect(getLists()).toEqual({
      Installed: ['Petra', 'Unknown'],
      Popular: ['Nightly', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'],
    })
  })

  it('lists a wallet that registers while it is open, until it unregisters', async () => {
    const { page } = await renderConnectModal({ catalogue: [] })
    const petra = fakeWallet()
    let unregister = () => {}
    await perform(() => {
      unregister = page.register(petra)
    })
    expect(getLists()).toEqual({ Installed: ['Petra'] })
    expect(getStatuses()).toEqual(['Petra is now available.'])
    await perform(() => unregister())
    expect(getLists()).toEqual({})
  })

  it.each<[string, (dialog: HTMLDialogElement) => void]>([
    ['its close button', () => fireEvent.click(getButton('Close'))],
    ['a click on the backdrop', (dialog) => fireEvent.click(dialog)],
    ['Escape', (dialog) => dialog.close()],
  ])('closes by %s, and opens again', async (_, close) => {
    const { dialog, ui } = await renderConnectModal()
    await perform(() => close(dialog))
    expect(dialog.open).toBe(false)
    expect(ui.getSnapshot().view).toBeUndefined()
    await click('button', 'Wallet Connect')
    expect(dialog.open).toBe(true)
  })

  it('stays open for a click inside, and for a drag that ends on the backdrop', async () => {
    const { dialog } = await renderConnectModal()
    await perform(() => fireEvent.click(getHeading('What is a Wallet?')))
    for (const [element, isOpen] of [
      [getHeading('Connect a Wallet'), true],
      [dialog, false],
    ] as const) {
      await perform(() => {
        fireEvent.mouseDown(element)
        fireEvent.click(dialog)
      })
      expect(dialog.open).toBe(isOpen)
    }
  })

  it('opens again after the page removed it while open', async () => {
    const { dialog, ui } = await renderConnectModal()
    await perform(() => ui.close())
    dialog.setAttribute('open', '')
    await perform(() => ui.open())
    expect(dialog.matches(':modal')).toBe(true)
  })
})

describe('default view', () => {
  it('says what a wallet is, and where to learn more', async () => {
    await renderConnectModal()
    for (const name of ['What is a Wallet?', 'A Home for your Digital Assets', 'A New Way to Log In'])
      expect(getHeading(name)).toBeTruthy()
    expect(getHref('Learn More')).toMatch(/^https:/)
  })

  it('has the link of the page', async () => {
    await renderConnectModal({ links: { learnMore: 'https://page.example/wallets' } })
    expect(getHref('Learn More')).toBe('https://page.example/wallets')
  })

  it('leads to the available wallets, each with its install page', async () => {
    await renderConnectModal({}, fakeWallet())
    await click('button', 'Get a Wallet')
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Get Nightly', 'Get Pontem Wallet', 'Get Rimosafe', 'Get OKX Wallet'])
    expect(getHref('Get Nightly')).toBe('https://nightly.app/')
  })
})

describe('install view', () => {
  it('has a link to get the wallet, and marks its row', async () => {
    await renderConnectModal()
    await click('button', 'Nightly')
    expect(getStatuses()).toEqual([notInstalled])
    expect(getHeading('Nightly')).toBeTruthy()
    expect(getHref('Get Nightly')).toBe('https://nightly.app/')
    expect(screen.queryByRole('link', { name: /^Open / })).toBeNull()
    const isCurrent = (name: string) => getButton(name).getAttribute('aria-current')
    expect([isCurrent('Nightly'), isCurrent('Petra')]).toEqual(['true', 'false'])
  })

  it('starts at the top, also after another one', async () => {
    const { dialog } = await renderConnectModal()
    const frame = dialog.querySelector('[part=frame]') as HTMLElement
    for (const name of ['Nightly', 'Petra']) {
      frame.scrollTop = 200
      await click('button', name)
      expect(frame.scrollTop).toBe(0)
    }
  })

  it('opens the page in the wallet on a phone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
    await renderConnectModal()
    await click('button', 'Petra')
    const link = screen.getByRole('link', { name: 'Open Petra' }).getAttribute('href')
    expect(link).toBe(`https://petra.app/explore?link=${encodeURIComponent(location.href)}`)
    expect(getLists().Popular).not.toContain('Rimosafe') // Only an extension.
  })
})

describe('connecting view', () => {
  it('can be canceled', async () => {
    const { kit } = await selectPetra()
    expect(getStatuses()).toEqual(['Connecting to Petra...', 'Approve the request in Petra.'])
    await click('button', 'Cancel')
    expect(kit.getState().status).toBe('disconnected')
    expect(getStatuses()).toEqual([])
    expect(getHeading('What is a Wallet?')).toBeTruthy()
  })

  it('closes the modal after an approval', async () => {
    const { dialog, petra } = await selectPetra()
    await perform(() => petra.approve())
    expect(dialog.open).toBe(false)
  })

  it('says after eight seconds of each attempt what may be wrong', async () => {
    await selectPetra()
    await advanceTime(7999)
    expect(getStatuses()[1]).toBe('Approve the request in Petra.')
    await advanceTime(1)
    expect(getStatuses()[1]).toBe('Still waiting? Unlock Petra or look for its pop-up window.')
    await click('button', 'Petra')
    expect(getStatuses()[1]).toBe('Approve the request in Petra.')
    await advanceTime(8000)
    expect(getStatuses()[1]).toMatch(/^Still waiting/)
  })

  it.each<[string, (petra: FakeWallet) => void]>([
    ['You rejected the request in Petra.', (petra) => petra.refuse()],
    ["Couldn't connect to Petra.", (petra) => petra.fail(new Error('no'))],
  ])('ends with the message "%s", and can be tried again', async (message, end) => {
    const { dialog, petra } = await selectPetra()
    const status = screen.getByText('Connecting to Petra...')
    await perform(() => end(petra))
    expect(dialog.open).toBe(true)
    expect(getStatuses()).toEqual([message])
    expect(screen.queryByRole('heading', { name: 'What is a Wallet?' })).toBeNull()
    expect([status.isConnected, status.textContent]).toEqual([true, message])
    await click('button', 'Try Again')
    expect(petra.connects).toHaveLength(2)
  })

  it('shows a rejection also over the install view, once', async () => {
    const { petra, page } = await selectPetra()
    await click('button', 'Rimosafe')
    await perform(() => petra.refuse())
    expect(getStatuses()).toEqual(['You rejected the request in Petra.'])
    await click('button', 'Rimosafe')
    expect(getStatuses()).toEqual([notInstalled])
    await perform(() => page.register(fakeWallet('Rimosafe')))
    expect(getStatuses()).toEqual(['Rimosafe is now available.'])
  })
})

describe('wallet row', () => {
  it('has the icon of the wallet, or the first letter of its name if it has none or fails', async () => {
    const { page } = await renderConnectModal({ catalogue: [] }, fakeWallet())
    await perform(() => page.register({ ...fakeWallet('Ünknown'), icon: 'https://tracker.example/' }))
    const [petra, unknown] = [getButton('Petra'), getButton('Ünknown')]
    const image = petra.querySelector('img') as HTMLImageElement
    expect(image.getAttribute('src')).toMatch(/^data:image\//)
    expect(image.alt).toBe('')
    expect(unknown.querySelector('img')).toBeNull()
    expect(unknown.querySelector('[part=icon]')?.textContent).toBe('Ü')
    await perform(() => fireEvent.error(image))
    expect(petra.querySelector('img')).toBeNull()
    expect(petra.querySelector('[part=icon]')?.textContent).toBe('P')
  })

  it('shows markup in a name as text', async () => {
    await renderConnectModal({ catalogue: [] }, fakeWallet('<b>Bold</b>'))
    expect(getButton('<b>Bold</b>')).toBeTruthy()
    expect(document.querySelector('b')).toBeNull()
  })

  it('is one of at most fifty', async () => {
    await renderConnectModal({ catalogue: [] }, ...createWallets(100))
    expect(screen.getAllByRole('listitem')).toHaveLength(50)
  })
})

describe('search field', () => {
  const getSearch = () => screen.queryByRole('searchbox', { name: 'Search wallets' })
  const search = (value: string) =>
    perform(() => fireEvent.input(getSearch() as Element, { target: { value } }))

  it('appears with nine wallets, and stays after it was used', async () => {
    const { page } = await renderConnectModal({ catalogue: [] }, ...createWallets(8))
    expect(getSearch()).toBeNull()
    let unregister = () => {}
    await perform(() => {
      unregister = page.register(fakeWallet('Ninth'))
    })
    await search('Wallet 7')
    await perform(() => unregister())
    expect(getLists()).toEqual({ Installed: ['Wallet 7'] })
    await search('')
    expect(getSearch()).toBeTruthy()
    expect(getLists().Installed).toHaveLength(8)
  })

  it('filters both lists in any case, and announces the result', async () => {
    await renderConnectModal({}, ...createWallets(60))
    await search(' PETRA ')
    expect(getLists()).toEqual({ Popular: ['Petra'] })
    expect(getStatuses()).toEqual(['Wallets found: 1'])
    await search('nobody')
    expect(getLists()).toEqual({})
    expect(getStatuses()).toEqual(['No wallets found.'])
    await search('Wallet 59') // Has no row without the search.
    expect(getLists()).toEqual({ Installed: ['Wallet 59'] })
  })
})
