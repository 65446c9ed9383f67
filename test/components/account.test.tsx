import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { uiText } from '../support/strings.js'
import { accountOf, addressOf, type PendingCall, pending } from '../unit/support/fake-wallet.js'
import {
  advanceTime,
  catchTimerErrors,
  click,
  getButton,
  getHeading,
  getHref,
  getStatuses,
  perform,
  renderAccountModal,
} from './support/render-ui.js'

const couldNotDisconnect = uiText('disconnectFailed', 'Petra')
const couldNotCopy = uiText('copyFailed', addressOf(1))
const neverDisconnects = { 'aptos:disconnect': { disconnect: () => new Promise(() => {}) } }
const withoutDisconnect = { 'aptos:disconnect': undefined }

const mockClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)

describe('account modal', () => {
  it('is a dialog named by the account, with an avatar and no balance', async () => {
    const account = { ...accountOf(0xabcd), ansName: 'alice.apt' }
    const { dialog } = await renderAccountModal({}, {}, account)
    const title = getHeading('Wallet alice.apt, connected')
    expect(dialog.getAttribute('aria-labelledby')).toBe(title.id)
    expect(dialog.getAttribute('part')).toBe('dialog info')
    expect(document.activeElement).toBe(title)
    expect(title.tabIndex).toBe(-1)
    for (const text of ['0x0000...abcd', 'Petra', 'mainnet']) expect(dialog.textContent).toContain(text)
    expect(dialog.textContent).not.toMatch(/balance|APT\b/)
  })

  it('follows the account, and has another avatar for each address', async () => {
    const { dialog, petra } = await renderAccountModal()
    const getAvatar = () => {
      const avatar = dialog.querySelector<HTMLElement>('[part=avatar]')
      return ['--a', '--h', '--d'].map((name) => avatar?.style.getPropertyValue(name)).join(' ')
    }
    const first = getAvatar()
    await perform(() => petra.changeAccount({ address: `0x${'fedcba98'.repeat(8)}`, publicKey: '0x01' }))
    expect(getHeading('Wallet 0xfedc...ba98, connected')).toBeTruthy()
    expect(screen.getAllByText('0xfedc...ba98')).toHaveLength(2) // With the wallet button.
    expect(first).toMatch(/^[\d.]+deg \d+ -\d+$/)
    expect(getAvatar()).not.toBe(first)
    await perform(() => petra.changeAccount(accountOf(1)))
    expect(getAvatar()).toBe(first)
  })

  it('shows the wrong network after the identity, before its actions', async () => {
    const { dialog } = await renderAccountModal({}, { network: 'testnet' })
    const parts = [...(dialog.querySelector('section')?.children ?? [])].map(
      (element) => element.getAttribute('part') ?? element.localName,
    )
    expect(parts).toEqual(['avatar', 'h2', 'details', 'warning', 'actions', 'status'])
    const actions = [...dialog.querySelectorAll('[part=actions] > *')].map(({ textContent }) => textContent)
    expect(actions).toEqual(['Copy Address', 'View on Explorer', 'Change Wallet', 'Disconnect'])
  })
})

describe('balance', () => {
  const getBalance = (dialog: Element) => dialog.querySelector('[part=balance]')?.textContent

  it('is the text of the function of the page, whose line is empty until then', async () => {
    let resolve = (_: string) => {}
    const balance = vi.fn(() => new Promise<string>((settle) => (resolve = settle)))
    const { dialog, kit, ui } = await renderAccountModal({}, { balance })
    expect(getBalance(dialog)).toBe('\u00a0')
    expect(balance.mock.calls).toEqual([[kit.getState()]])
    await perform(() => resolve('12.5 APT'))
    expect(getBalance(dialog)).toBe('12.5 APT')
    await perform(() => ui.configure({ theme: 'dark' }))
    expect(balance).toHaveBeenCalledTimes(1)
  })

  it('is loaded again on another network, and an older response is dropped', async () => {
    const responses: ((text: string) => void)[] = []
    const balance = () => new Promise<string>((resolve) => responses.push(resolve))
    const { dialog, petra } = await renderAccountModal({}, { balance })
    await perform(() => petra.changeNetwork({ name: 'testnet', chainId: 2 }))
    expect(responses).toHaveLength(2)
    await perform(() => responses[0]?.('of mainnet'))
    expect(getBalance(dialog)).toBe('\u00a0')
    await perform(() => responses[1]?.('of testnet'))
    expect(getBalance(dialog)).toBe('of testnet')
  })

  it.each<[string, () => Promise<string>]>([
    ['rejects', () => Promise.reject(new Error('of the page'))],
    [
      'throws',
      () => {
        throw new Error('of the page')
      },
    ],
  ])('is not there if the function %s, and the error is reported', async (_, balance) => {
    const { dialog, ui } = await renderAccountModal()
    const errors = catchTimerErrors()
    await perform(() => ui.configure({ balance }))
    expect(errors).toEqual([new Error('of the page')])
    expect(getBalance(dialog)).toBeUndefined()
  })

  it('is not there if the function of a page without types returns nothing', async () => {
    const { dialog } = await renderAccountModal({}, { balance: async () => undefined as never })
    expect(getBalance(dialog)).toBeUndefined()
  })

  it('is not there without the option', async () => {
    const { dialog } = await renderAccountModal()
    expect(getBalance(dialog)).toBeUndefined()
  })
})

describe('Copy Address', () => {
  it('copies the whole address, and confirms it for two seconds after the last click', async () => {
    const writeText = mockClipboard(async () => {})
    const { ui } = await renderAccountModal()
    await click('button', 'Copy Address')
    expect(writeText).toHaveBeenCalledWith(addressOf(1))
    await advanceTime(1500)
    expect(ui.getSnapshot().announcement).toBe(uiText('copied'))
    await click('button', 'Copied!')
    await advanceTime(1999)
    expect(getButton('Copied!').getAttribute('part')).toBe('secondary copied')
    await advanceTime(1)
    expect(getButton('Copy Address').getAttribute('part')).toBe('secondary')
  })

  it('confirms only the address that was copied, not the next one', async () => {
    mockClipboard(async () => {})
    const { petra } = await renderAccountModal()
    await click('button', 'Copy Address')
    await perform(() => petra.changeAccount(accountOf(2)))
    expect(getButton('Copy Address')).toBeTruthy()
  })

  it.each<[string, ErrorConstructor, () => void]>([
    ['is denied', Error, () => mockClipboard(() => Promise.reject(new Error('denied')))],
    [
      'is missing',
      TypeError,
      () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
    ],
  ])('logs that the clipboard %s, and shows the address', async (_, type, prepare) => {
    prepare()
    const { console } = await renderAccountModal()
    await click('button', 'Copy Address')
    expect(console.error.mock.calls).toEqual([[expect.any(String), expect.any(type)]])
    await advanceTime(2000)
    expect(getButton('Copy Address')).toBeTruthy()
    expect(getStatuses()).toEqual([couldNotCopy])
  })
})

describe('Disconnect', () => {
  it('disconnects and closes', async () => {
    const { dialog, kit } = await renderAccountModal()
    await click('button', 'Disconnect')
    expect(kit.isConnected()).toBe(false)
    expect(dialog.open).toBe(false)
  })

  it.each([
    ['fails', { 'aptos:disconnect': { disconnect: () => Promise.reject(new Error('busy')) } }],
    ['lacks the feature', withoutDisconnect],
  ])('offers to remove a wallet that %s, even after a failed copy', async (_, features) => {
    mockClipboard(() => Promise.reject(new Error('denied')))
    const { dialog, kit } = await renderAccountModal(features)
    expect(screen.queryByRole('button', { name: 'Remove from This Site' })).toBeNull()
    await click('button', 'Disconnect')
    expect(kit.isConnected()).toBe(true)
    expect(dialog.open).toBe(true)
    expect(getStatuses()).toEqual([couldNotDisconnect])
    await click('button', 'Copy Address')
    expect(getStatuses()).toEqual([couldNotCopy])
    await click('button', 'Remove from This Site')
    expect(kit.isConnected()).toBe(false)
    expect(dialog.open).toBe(false)
  })

  it('shows the failed disconnect after a copy, on a page that expects another network', async () => {
    mockClipboard(async () => {})
    await renderAccountModal(withoutDisconnect, { network: 'testnet' })
    await click('button', 'Disconnect')
    await click('button', 'Copy Address')
    expect(getStatuses()).toEqual([couldNotDisconnect])
  })

  it('shows the failed disconnect after a copy that failed while the wallet prompted', async () => {
    mockClipboard(() => Promise.reject(new Error('denied')))
    const disconnects: PendingCall[] = []
    await renderAccountModal({ 'aptos:disconnect': { disconnect: () => pending(disconnects) } })
    await click('button', 'Disconnect')
    await click('button', 'Copy Address')
    expect(getStatuses()).toEqual([couldNotCopy])
    await perform(() => disconnects[0]?.reject(new Error('busy')))
    expect(getStatuses()).toEqual([couldNotDisconnect])
  })

  it('calls the wallet once until it has responded', async () => {
    const disconnect = vi.fn(() => new Promise(() => {}))
    await renderAccountModal({ 'aptos:disconnect': { disconnect } })
    await click('button', 'Disconnect')
    await click('button', 'Disconnect')
    expect(disconnect).toHaveBeenCalledOnce()
    expect(getButton('Disconnect').getAttribute('aria-busy')).toBe('true')
  })

  it('fails each time after eight seconds without a response', async () => {
    await renderAccountModal(neverDisconnects)
    for (let attempt = 0; attempt < 2; attempt++) {
      await click('button', 'Disconnect')
      await advanceTime(7999)
      expect(getStatuses()).toEqual([])
      await advanceTime(1)
      expect(getStatuses()).toEqual([couldNotDisconnect])
    }
  })
})

describe('expected network', () => {
  const getWarning = () => document.querySelector('[part=warning] p')?.textContent
  const names = { network: 'testnet', wallet: 'Petra' }
  const failed = uiText('switchFailed', names)

  /** The features of a wallet that switches its network when the page requests it, and emits no event. */
  function createSwitchFeatures() {
    let current: unknown = { name: 'mainnet', chainId: 1 }
    const changeNetwork = vi.fn(async (network: unknown) => {
      current = network
      return { status: 'Approved', args: { success: true } }
    })
    const features = {
      'aptos:changeNetwork': { changeNetwork },
      'aptos:network': { network: async () => current },
    }
    return { features, changeNetwork }
  }

  it('is named in a warning if the wallet is on another, and can be switched to', async () => {
    const { features, changeNetwork } = createSwitchFeatures()
    const { petra } = await renderAccountModal(features, { network: 'TestNet' })
    expect(getWarning()).toBe(uiText('wrongNetwork', 'TestNet'))
    await click('button', 'Switch Network')
    expect(changeNetwork.mock.calls).toEqual([[{ name: 'testnet', chainId: 2 }]])
    expect(getStatuses()).toEqual([uiText('switched', 'TestNet')])
    expect(getWarning()).toBeUndefined() // Although the wallet has not reported it.
    await perform(() => petra.changeNetwork({ name: 'Testnet', chainId: 2 }))
    expect(getStatuses()).toEqual([uiText('switched', 'TestNet')])
  })

  it('stops confirming the switch after the wallet has left the network', async () => {
    const { petra } = await renderAccountModal(createSwitchFeatures().features, { network: 'testnet' })
    await click('button', 'Switch Network')
    await perform(() => petra.changeNetwork({ name: 'testnet', chainId: 2 }))
    expect(getStatuses()).toEqual([uiText('switched', 'testnet')])
    await perform(() => petra.changeNetwork({ name: 'mainnet', chainId: 1 }))
    expect(getWarning()).toBe(uiText('wrongNetwork', 'testnet'))
    expect(getStatuses()).toEqual([])
  })

  it('prompts once while a switch is pending, and again after it', async () => {
    const calls: PendingCall[] = []
    const changeNetwork = () => pending(calls)
    await renderAccountModal({ 'aptos:changeNetwork': { changeNetwork } }, { network: 'testnet' })
    const isBusy = () => getButton('Switch Network').getAttribute('aria-busy')
    await click('button', 'Switch Network')
    await click('button', 'Switch Network')
    expect([calls.length, isBusy()]).toEqual([1, 'true'])
    await perform(() => calls[0]?.resolve({ status: 'Rejected' }))
    expect(isBusy()).toBe('false')
    await click('button', 'Switch Network')
    expect(calls).toHaveLength(2)
  })

  it.each<[string, (() => Promise<unknown>) | undefined, string]>([
    ['rejects', async () => ({ status: 'Rejected' }), failed],
    ['fails', () => Promise.reject(new Error('no')), failed],
    ['lacks the feature', undefined, uiText('switchUnsupported', names)],
  ])('is named with what to do if the wallet %s', async (_, changeNetwork, message) => {
    await renderAccountModal(
      { 'aptos:changeNetwork': changeNetwork && { changeNetwork } },
      { network: 'testnet' },
    )
    await click('button', 'Switch Network')
    expect(getWarning()).toBe(message)
  })
})

describe('explorer link', () => {
  const unusual = { 'aptos:network': { network: async () => ({ name: 'a&b=$&', chainId: 9 }) } }
  const links = { explorer: 'https://x.example/{network}/{address}' }

  it.each([
    [
      'on the network of the wallet',
      {},
      {},
      `explorer.aptoslabs.com/account/${addressOf(1)}?network=mainnet`,
    ],
    ['of the page, with encoded values', unusual, { links }, `x.example/a%26b%3D%24%26/${addressOf(1)}`],
  ])('shows the address %s', async (_, features, options, expected) => {
    await renderAccountModal(features, options)
    expect(getHref('View on Explorer')).toBe(`https://${expected}`)
  })

  it('is missing if the network is unknown', async () => {
    await renderAccountModal({ 'aptos:network': undefined })
    expect(screen.queryByText('View on Explorer')).toBeNull()
  })
})
