import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UiOptions } from '../../src/ui/options.js'
import type { Strings } from '../../src/ui/strings.js'
import { uiText } from '../support/strings.js'
import type { FakePage } from '../unit/support/fake-page.js'
import { fakeStorage, keys } from '../unit/support/fake-storage.js'
import { type FakeWallet, fakeWallet } from '../unit/support/fake-wallet.js'
import { catalogueEntry } from '../unit/support/wallet-entries.js'
import {
  advanceTime,
  catchTimerErrors,
  click,
  createWallets,
  getButton,
  getHeading,
  getHref,
  getStatuses,
  perform,
  renderAccountModal,
  renderConnectModal,
  renderUi,
} from './support/render-ui.js'

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const iPhoneApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const mockUserAgent = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

/** Returns the names of the wallets by the title of their list. */
const getLists = () =>
  Object.fromEntries(
    screen.queryAllByRole('list').map((list) => {
      const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '')
      return [title?.textContent, [...list.querySelectorAll('li')].map(({ textContent }) => textContent)]
    }),
  )

/** Registers a wallet while the modal is open. Returns a function that unregisters it. */
async function register(page: FakePage, wallet: FakeWallet) {
  const unregister = page.register(wallet)
  await perform(() => {})
  return () => perform(unregister)
}

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
    expect([dialog.getAttribute('aria-labelledby'), dialog.getAttribute('part')]).toEqual([
      title.id,
      'dialog',
    ])
    expect(document.activeElement).toBe(title)
    expect(title.tabIndex).toBe(-1)
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
    const unregister = await register(page, fakeWallet())
    expect(getLists()).toEqual({ Installed: ['Petra'] })
    await unregister()
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

  it('opens at its place after it was closed while the user pulled it', async () => {
    const { dialog } = await renderConnectModal()
    dialog.style.translate = '0 90px'
    await perform(() => dialog.close())
    await click('button', 'Wallet Connect')
    expect(dialog.style.translate).toBe('')
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

  it('closes when the page removes it', async () => {
    const { ui } = await renderConnectModal()
    await perform(() => document.body.replaceChildren())
    expect(ui.getSnapshot().view).toBeUndefined()
  })
})

describe('default view', () => {
  it('explains what a wallet is, and links to more', async () => {
    const { ui, dialog } = await renderConnectModal()
    const parts = [...dialog.querySelectorAll('[part~=blurb]')].map((blurb) => blurb.getAttribute('part'))
    expect(parts).toEqual(['blurb home', 'blurb login'])
    for (const key of ['what', 'home', 'login'] as const) expect(getHeading(uiText(key))).toBeTruthy()
    expect(getHref('Learn More')).toMatch(/^https:/)
    await perform(() => ui.configure({ links: { learnMore: 'https://page.example/wallets' } }))
    expect(getHref('Learn More')).toBe('https://page.example/wallets')
  })

  it('leads to the available wallets, each with its install page, and back', async () => {
    const { page } = await renderConnectModal({}, fakeWallet())
    await click('button', 'Get a Wallet')
    await register(page, fakeWallet('Unknown'))
    const names = ['Get Nightly', 'Get Pontem Wallet', 'Get Rimosafe', 'Get OKX Wallet']
    expect(getLists()['Get a Wallet']).toEqual(names)
    expect(getHref('Get Nightly')).toBe('https://nightly.app/')
    expect(
      screen.getByRole('list', { name: 'Get a Wallet' }).querySelectorAll('[part=icon] img'),
    ).toHaveLength(4)
    await click('button', 'Back')
    expect(getHeading('What is a Wallet?')).toBeTruthy()
  })

  it('offers to get a wallet before all else only if none is installed', async () => {
    const { page } = await renderConnectModal()
    const getPart = () => getButton('Get a Wallet').getAttribute('part')
    expect(getPart()).toBe('primary')
    const unregister = await register(page, fakeWallet('Unknown'))
    expect(getPart()).toBe('secondary')
    await unregister()
    expect(getPart()).toBe('primary')
  })

  it('leads to no wallets if none is available', async () => {
    await renderConnectModal({ catalogue: [] })
    expect(screen.queryByRole('button', { name: 'Get a Wallet' })).toBeNull()
    expect(getStatuses()).toEqual([uiText('noneOnDevice')])
    expect(screen.queryByRole('link', { name: uiText('newTab') })).toBeNull()
  })

  it('opens the page in a new tab from a frame', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window & typeof globalThis)
    await renderConnectModal({ lazyWallets: [{ name: 'Lazy', icon: '', load: async () => {} }] })
    expect(getStatuses()).toEqual([uiText('inFrame')])
    expect(getHref(uiText('newTab'))).toBe(location.href)
  })

  it('copies the URL for a browser from a web view, and shows it if that fails', async () => {
    mockUserAgent(iPhoneApp)
    const writeText = vi.fn(async () => {})
    const getClipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
    await renderConnectModal()
    expect(getStatuses()).toEqual([uiText('inWebView')])
    await click('button', 'Copy Link')
    expect(writeText.mock.calls).toEqual([[location.href]])
    const getOutcome = () => getButton('Copy Link').nextElementSibling?.textContent
    expect(getOutcome()).toBe(uiText('copied'))
    await advanceTime(2000)
    expect(getOutcome()).toBe('')
    const couldNotCopy = uiText('copyLinkFailed', location.href)
    writeText.mockRejectedValueOnce(new Error('denied'))
    await click('button', 'Copy Link')
    expect(getOutcome()).toBe(couldNotCopy)
    await advanceTime(2000)
    expect(getOutcome()).toBe(couldNotCopy)
    await click('button', 'Copy Link')
    expect(getOutcome()).toBe(uiText('copied'))
    getClipboard.mockReturnValue(undefined as never)
    await click('button', 'Copy Link')
    expect(getOutcome()).toBe(couldNotCopy)
  })
})

describe('install view', () => {
  it('has a link to get the wallet, and marks its row', async () => {
    await renderConnectModal()
    await click('button', 'Nightly')
    expect(getStatuses()).toEqual([uiText('notInstalled')])
    expect(getHeading('Nightly')).toBeTruthy()
    expect(getHref('Get Nightly')).toBe('https://nightly.app/')
    const link = screen.getByRole('link', { name: 'Get Nightly' })
    expect([link.querySelector('img'), link.getAttribute('part')]).toEqual([null, 'primary'])
    expect(link.closest('section')?.getAttribute('part')).toBe('panel install')
    expect(screen.queryByRole('link', { name: /^Open / })).toBeNull()
    const isCurrent = (name: string) => getButton(name).getAttribute('aria-current')
    expect([isCurrent('Nightly'), isCurrent('Petra')]).toEqual(['true', 'false'])
  })

  it('starts at the top, even after another one', async () => {
    const { dialog } = await renderConnectModal()
    const frame = dialog.querySelector('[part=frame]') as HTMLElement
    for (const name of ['Nightly', 'Petra']) {
      frame.scrollTop = 200
      await click('button', name)
      expect(frame.scrollTop).toBe(0)
    }
  })

  it('opens the page in the wallet on a phone', async () => {
    mockUserAgent(android)
    const createQrCode = vi.fn()
    await renderConnectModal({ createQrCode })
    await click('button', 'Petra')
    const link = screen.getByRole('link', { name: 'Open Petra' }).getAttribute('href')
    expect(link).toBe(`https://petra.app/explore?link=${encodeURIComponent(location.href)}`)
    expect(getStatuses()).toEqual([uiText('openInText', 'Petra')])
    expect(getHref('Get Petra')).toBe('https://petra.app/')
    expect(screen.getByRole('link', { name: 'Get Petra' }).getAttribute('part')).toBe('secondary')
    expect(getLists().Popular).not.toContain('Rimosafe') // Only an extension.
    expect(createQrCode).not.toHaveBeenCalled()
  })

  it('shows a QR code on a computer that opens the page in the wallet', async () => {
    const createQrCode = (link: string, label: string) =>
      Object.assign(document.createElement('img'), { src: link, alt: label })
    await renderConnectModal({ createQrCode })
    await click('button', 'Petra')
    const code = screen.getByRole('img', { name: uiText('openInText', 'Petra') })
    expect(code.getAttribute('src')).toBe(
      `https://petra.app/explore?link=${encodeURIComponent(location.href)}`,
    )
    await click('button', 'Rimosafe')
    expect(code.isConnected).toBe(false)
    expect(screen.queryByRole('img', { name: /^Open/ })).toBeNull()
  })

  it('creates the QR code once for each link and label', async () => {
    const createQrCode = vi.fn((_link: string, _label: string) => document.createElement('img'))
    const { ui, page } = await renderConnectModal({ createQrCode })
    await click('button', 'Petra')
    await register(page, fakeWallet('Unknown'))
    await perform(() => ui.configure({ theme: 'dark' }))
    expect(createQrCode).toHaveBeenCalledTimes(1)
    await click('button', 'Nightly')
    await perform(() => ui.configure({ strings: { openInText: '{} öffnen' } }))
    const labels = createQrCode.mock.calls.map(([, label]) => label)
    expect(labels).toEqual([uiText('openInText', 'Petra'), uiText('openInText', 'Nightly'), 'Nightly öffnen'])
  })

  it('shows the QR code that a script of the page can create later', async () => {
    const { ui } = await renderConnectModal()
    await click('button', 'Petra')
    const createQrCode = () => Object.assign(document.createElement('img'), { alt: 'code' })
    await perform(() => ui.configure({ createQrCode }))
    expect(screen.getByRole('img', { name: 'code' })).toBeTruthy()
  })

  it('stays when the page replaces its catalogue, with its focus', async () => {
    const createCatalogue = () => [catalogueEntry('Custom', { url: 'https://custom.example/' })]
    const { ui } = await renderConnectModal({ catalogue: createCatalogue() })
    await click('button', 'Custom')
    const link = screen.getByRole('link', { name: 'Get Custom' })
    link.focus()
    const frame = document.querySelector('[part=frame]') as HTMLElement
    frame.scrollTop = 50
    await perform(() => ui.configure({ catalogue: createCatalogue() }))
    expect(document.activeElement).toBe(link)
    expect(frame.scrollTop).toBe(50)
  })
})

describe('connecting view', () => {
  const waiting = uiText('waiting', 'Petra')
  const slow = uiText('slow', 'Petra')

  it('can be canceled', async () => {
    const { kit } = await selectPetra()
    expect(getStatuses()).toEqual([uiText('connecting', 'Petra'), waiting])
    await click('button', 'Cancel')
    expect(kit.getState().status).toBe('disconnected')
    expect(getStatuses()).toEqual([])
    expect(getHeading('What is a Wallet?')).toBeTruthy()
  })

  it('shows a hint after eight seconds of each attempt', async () => {
    await selectPetra()
    await advanceTime(7999)
    expect(getStatuses()[1]).toBe(waiting)
    await advanceTime(1)
    expect(getStatuses()[1]).toBe(slow)
    for (const name of ['Cancel', 'Petra']) await click('button', name)
    expect(getStatuses()[1]).toBe(waiting)
    await advanceTime(8000)
    expect(getStatuses()[1]).toBe(slow)
  })

  it.each<[string, string, (petra: FakeWallet) => void]>([
    [uiText('rejected', 'Petra'), 'panel failed rejected', (petra) => petra.refuse()],
    [uiText('failed', 'Petra'), 'panel failed', (petra) => petra.fail(new Error('no'))],
  ])('ends with "%s", and can be tried again, or left', async (message, part, end) => {
    const { dialog, petra } = await selectPetra()
    const status = screen.getByText(uiText('connecting', 'Petra'))
    const hasSpinner = () => !!dialog.querySelector('[part=spinner]')
    expect(hasSpinner()).toBe(true)
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await perform(() => end(petra))
    expect(hasSpinner()).toBe(false)
    expect(dialog.open).toBe(true)
    expect(getStatuses()).toEqual([message])
    for (const name of ['What is a Wallet?', 'Petra'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
    expect([status.isConnected, status.textContent]).toEqual([true, message])
    expect(status.closest('section')?.getAttribute('part')).toBe(part)
    await click('button', 'Try Again')
    expect(petra.connects).toHaveLength(2)
    await perform(() => end(petra))
    await click('button', 'Back')
    expect(getHeading('What is a Wallet?')).toBeTruthy()
  })

  it('gives way to the install view of another wallet, even when its own wallet rejects later', async () => {
    const { petra } = await selectPetra()
    await click('button', 'Rimosafe')
    await perform(() => petra.refuse())
    expect(getStatuses()).toEqual([uiText('notInstalled')])
    await click('button', 'Back')
    expect(getHeading('What is a Wallet?')).toBeTruthy()
  })
})

describe('the only wallet of a phone', () => {
  beforeEach(() => void mockUserAgent(android))

  it('is called in the task of the click that opens the modal', async () => {
    const petra = fakeWallet()
    await renderUi({}, petra)
    getButton('Wallet Connect').click()
    expect(petra.connects).toHaveLength(1)
    await perform(() => {})
    expect(getStatuses()).toEqual([uiText('connecting', 'Petra'), uiText('waiting', 'Petra')])
  })

  it('is called once in an opening: not after the user cancels, and again in the next one', async () => {
    const petra = fakeWallet()
    const { ui } = await renderConnectModal({}, petra)
    await click('button', 'Cancel')
    expect(getHeading('What is a Wallet?')).toBeTruthy()
    expect(petra.connects).toHaveLength(1)
    await perform(() => ui.actions.close())
    await click('button', 'Wallet Connect')
    expect(petra.connects).toHaveLength(2)
  })

  it('is not called by Change Wallet, or in the account modal', async () => {
    const { petra } = await renderAccountModal()
    await click('button', 'Change Wallet')
    expect(petra.connects).toHaveLength(1)
  })

  it.each<[string, UiOptions, FakeWallet[]]>([
    ['there is another', {}, [fakeWallet('Other')]],
    ['the page hides it', { filter: ({ name }) => name !== 'Petra' }, []],
  ])('is not called if %s', async (_, options, others) => {
    const petra = fakeWallet()
    await renderConnectModal(options, petra, ...others)
    expect(petra.connects).toEqual([])
  })

  it('is not called over the install view that the page opens', async () => {
    const petra = fakeWallet()
    const { ui } = await renderUi({}, petra)
    await perform(() => ui.actions.open(undefined, 'Nightly'))
    expect(getStatuses()).toEqual([uiText('openInText', 'Nightly')])
    expect(petra.connects).toEqual([])
  })

  it('is one that has registered: lazy wallets do not count', async () => {
    const lazyWallets = [{ name: 'Lazy', icon: '', load: async () => {} }]
    const petra = fakeWallet()
    const { page, ui } = await renderConnectModal({ lazyWallets })
    expect(ui.kit.getState().status).toBe('disconnected')
    await register(page, petra)
    await perform(() => ui.actions.open())
    expect(petra.connects).toHaveLength(1)
  })
})

describe('wallet row', () => {
  it('has the icon of the wallet, or the first letter of its name if it has none or fails', async () => {
    const { page } = await renderConnectModal({ catalogue: [] }, fakeWallet())
    await register(page, { ...fakeWallet('Ünknown'), icon: 'https://tracker.example/' })
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

  it('is first and marked if its wallet was used last, even after the user disconnected', async () => {
    await renderConnectModal({ storage: fakeStorage({ [keys.disconnected]: 'OKX Wallet' }) })
    expect(getLists().Popular?.slice(0, 2)).toEqual(['OKX WalletLast used', 'Nightly'])
  })

  it('has a line icon if its wallet is not installed', async () => {
    await renderConnectModal({}, fakeWallet())
    const countGlyphs = (name: string) => getButton(name).querySelectorAll('[part=glyph]').length
    expect([countGlyphs('Petra'), countGlyphs('Nightly')]).toEqual([0, 1])
  })

  it('is one of at most fifty', async () => {
    await renderConnectModal({ catalogue: [] }, ...createWallets(100))
    expect(screen.getAllByRole('listitem')).toHaveLength(50)
  })
})

describe('search field', () => {
  const getSearch = () => screen.queryByRole('searchbox', { name: uiText('search') })
  const search = (value: string) =>
    perform(() => fireEvent.input(getSearch() as Element, { target: { value } }))

  it('appears with nine wallets, and stays while it has a text', async () => {
    const { page } = await renderConnectModal({ catalogue: [] }, ...createWallets(8))
    expect(getSearch()).toBeNull()
    const unregister = await register(page, fakeWallet('Ninth'))
    await search('Wallet 7')
    await unregister()
    expect(getLists()).toEqual({ Installed: ['Wallet 7'] })
    await search('')
    expect(getSearch()).toBeNull()
    expect(getLists().Installed).toHaveLength(8)
  })

  it('filters both lists regardless of case, and announces each result', async () => {
    const { ui } = await renderConnectModal({}, ...createWallets(60))
    const getAnnouncement = async () => {
      await advanceTime(100)
      return ui.getSnapshot().announcement
    }
    await perform(() => getButton('Wallet 0').focus())
    await search(' PETRA ')
    expect(getButton('Petra').tabIndex).toBe(0)
    expect(getLists()).toEqual({ Popular: ['Petra'] })
    expect(getStatuses()).toEqual([])
    expect(await getAnnouncement()).toBe(uiText('resultCount', '1'))
    await search('nobody')
    expect(getLists()).toEqual({})
    expect(await getAnnouncement()).toBe(uiText('noneFound'))
    expect(getStatuses()).toEqual([uiText('noneFound')])
    await search('Wallet 59') // Has no row without the search.
    expect(getLists()).toEqual({ Installed: ['Wallet 59'] })
  })

  it('announces no result, but the view, of a selected wallet', async () => {
    const { ui, page } = await renderConnectModal({}, ...createWallets(9))
    await search('wallet')
    await advanceTime(100)
    await click('button', 'Wallet 1')
    await register(page, fakeWallet('Wallet 10'))
    await advanceTime(100)
    expect(ui.getSnapshot().announcement).toContain(uiText('waiting', 'Wallet 1'))
  })

  it('announces the result again when a wallet that matches registers or unregisters', async () => {
    const { ui, page } = await renderConnectModal({}, ...createWallets(9))
    const texts: string[] = []
    ui.subscribe(() => {
      const { announcement } = ui.getSnapshot()
      if (announcement !== (texts.at(-1) ?? '')) texts.push(announcement)
    })
    await search('zeta')
    await advanceTime(100)
    const unregister = await register(page, fakeWallet('Zeta'))
    await advanceTime(100)
    await register(page, fakeWallet('Other'))
    await advanceTime(100)
    await unregister()
    await advanceTime(100)
    const [none, one] = [uiText('noneFound'), uiText('resultCount', '1')]
    expect(texts).toEqual([none, '', one, '', none])
  })
})

describe('functions and strings of the page', () => {
  const fail = (): never => {
    throw new Error('of the page')
  }

  it.each<[string, UiOptions, string]>([
    ['filter', { filter: fail }, 'Petra'],
    ['order', { order: fail }, 'Petra'],
    ['createQrCode', { createQrCode: fail }, 'Get Petra'],
  ])('cost only their own effect if %s throws, and report the error once', async (_, options, text) => {
    const { dialog } = await renderUi(options)
    const errors = catchTimerErrors()
    await click('button', 'Wallet Connect')
    if (options.createQrCode) await click('button', 'Petra')
    expect(errors).toEqual([new Error('of the page')])
    expect(dialog.textContent).toContain(text)
    expect(dialog.querySelector('[part=qr]')).toBeNull()
  })

  it('are replaced by English if a string is not text', async () => {
    const strings = { title: 5, close: null, installed: () => {} } as unknown as Partial<Strings>
    await renderConnectModal({ strings }, fakeWallet())
    expect(getHeading('Connect a Wallet')).toBeTruthy()
    expect(getLists()).toHaveProperty('Installed')
  })
})
