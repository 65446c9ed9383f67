import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountOf, addressOf, fakeWallet } from '../unit/support/fake-wallet.js'
import {
  advanceTime,
  click,
  getButton,
  getHeading,
  getHref,
  getStatuses,
  perform,
  renderAccountModal,
} from './support/render-ui.js'

const couldNotDisconnect = "Couldn't disconnect from Petra."
const neverDisconnects = { 'aptos:disconnect': { disconnect: () => new Promise(() => {}) } }
const withoutDisconnect = { 'aptos:disconnect': undefined }

const mockClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
const getCopyText = () => getButton(/Copy Address|Copied!/).textContent

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
    const getAvatar = () =>
      Number(dialog.querySelector<HTMLElement>('[part=avatar]')?.style.getPropertyValue('--hue')) % 360
    const first = getAvatar()
    await perform(() => petra.changeAccount({ address: `0x${'fedcba98'.repeat(8)}`, publicKey: '0x01' }))
    expect(getHeading('Wallet 0xfedc...ba98, connected')).toBeTruthy()
    expect(screen.getAllByText('0xfedc...ba98')).toHaveLength(2) // With the wallet button.
    expect(getAvatar()).not.toBe(first)
    await perform(() => petra.changeAccount(accountOf(1)))
    expect(getAvatar()).toBe(first)
  })
})

describe('Copy Address', () => {
  it('copies the whole address and says so for two seconds after the last click', async () => {
    const writeText = mockClipboard(async () => {})
    await renderAccountModal()
    expect(getCopyText()).toBe('Copy Address')
    await click('button', 'Copy Address')
    expect(writeText).toHaveBeenCalledWith(addressOf(1))
    await advanceTime(1500)
    await click('button', 'Copied!')
    await advanceTime(1999)
    expect(getCopyText()).toBe('Copied!')
    await advanceTime(1)
    expect(getCopyText()).toBe('Copy Address')
  })

  it('says so of the address that was copied, not of the next', async () => {
    mockClipboard(async () => {})
    const { petra } = await renderAccountModal()
    await click('button', 'Copy Address')
    await perform(() => petra.changeAccount(accountOf(2)))
    expect(getCopyText()).toBe('Copy Address')
  })

  it('logs a failure, and shows the address', async () => {
    const denied = new Error('denied')
    mockClipboard(() => Promise.reject(denied))
    const { console } = await renderAccountModal()
    await click('button', 'Copy Address')
    expect(console.error.mock.calls).toEqual([['Failed to copy address:', denied]])
    expect(getCopyText()).toBe('Copy Address')
    await advanceTime(2000)
    expect(getStatuses()).toEqual([`Couldn't copy. Your address: ${addressOf(1)}`])
  })

  it('logs a missing clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    const { console } = await renderAccountModal()
    await click('button', 'Copy Address')
    expect(console.error.mock.calls).toEqual([['Failed to copy address:', expect.any(TypeError)]])
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
  ])('offers to remove a wallet that %s, also after a failed copy', async (_, features) => {
    mockClipboard(() => Promise.reject(new Error('denied')))
    const { dialog, kit } = await renderAccountModal(features)
    expect(screen.queryByRole('button', { name: 'Remove from This Site' })).toBeNull()
    await click('button', 'Disconnect')
    expect(kit.isConnected()).toBe(true)
    expect(dialog.open).toBe(true)
    expect(getStatuses()).toEqual([couldNotDisconnect])
    await click('button', 'Copy Address')
    expect(getStatuses()).toEqual([`Couldn't copy. Your address: ${addressOf(1)}`])
    await click('button', 'Remove from This Site')
    expect(kit.isConnected()).toBe(false)
    expect(dialog.open).toBe(false)
  })

  it('says so also after a copy, on a page of another network', async () => {
    mockClipboard(async () => {})
    await renderAccountModal(withoutDisconnect, { network: 'testnet' })
    await click('button', 'Disconnect')
    await click('button', 'Copy Address')
    expect(getStatuses()).toEqual([couldNotDisconnect])
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
  const getWarning = () => screen.queryByRole('alert')?.textContent
  const failed = "Couldn't switch the network. Change it to testnet in Petra."
  const unsupported = "Petra can't switch networks for a site. Change it to testnet in the wallet."

  it('is named in a warning if the wallet is on another, and can be switched to', async () => {
    let network = { name: 'mainnet', chainId: 1 }
    const inputs: unknown[] = []
    const changeNetwork = async (input: typeof network) => {
      inputs.push(input)
      network = input
      return { status: 'Approved', args: { success: true } }
    }
    const features = {
      'aptos:changeNetwork': { changeNetwork },
      'aptos:network': { network: async () => network },
    }
    const { petra } = await renderAccountModal(features, { network: 'testnet' })
    expect(getWarning()).toBe('Wrong network. This site uses testnet.')
    await click('button', 'Switch Network')
    expect(inputs).toEqual([{ name: 'testnet', chainId: 2 }])
    expect(getStatuses()).toEqual(['Switched to testnet.'])
    await perform(() => petra.changeNetwork({ name: 'Testnet', chainId: 2 }))
    expect(getWarning()).toBeUndefined()
  })

  it.each<[string, (() => Promise<unknown>) | undefined, string]>([
    ['rejects', async () => ({ status: 'Rejected' }), failed],
    ['fails', () => Promise.reject(new Error('no')), failed],
    ['approves and does not switch', async () => ({ status: 'Approved', args: { success: true } }), failed],
    ['returns nothing', async () => undefined, failed],
    ['lacks the feature', undefined, unsupported],
  ])('is named with what to do if the wallet %s', async (_, changeNetwork, message) => {
    await renderAccountModal(
      { 'aptos:changeNetwork': changeNetwork && { changeNetwork } },
      { network: 'testnet' },
    )
    await click('button', 'Switch Network')
    expect(getWarning()).toBe(message)
  })

  it.each([undefined, 'mainnet', 'MAINNET'])('is not mentioned if it is %s', async (network) => {
    await renderAccountModal({}, { network })
    expect(getWarning()).toBeUndefined()
  })
})

describe('Change Wallet', () => {
  it('opens the connect modal and keeps the session until another wallet is connected', async () => {
    const { kit, page, dialog } = await renderAccountModal()
    const nightly = fakeWallet('Nightly')
    await perform(() => page.register(nightly))
    await click('button', 'Change Wallet')
    expect(getHeading('Connect a Wallet')).toBeTruthy()
    await click('button', /Nightly/)
    expect(dialog.open).toBe(true)
    expect(kit.getState().wallet?.name).toBe('Petra')
    await perform(() => nightly.approve(accountOf(2)))
    expect(kit.getState().wallet?.name).toBe('Nightly')
    expect(dialog.open).toBe(false)
  })
})

describe('explorer link', () => {
  it('shows the address on the network of the wallet', async () => {
    await renderAccountModal()
    expect(getHref('View on Explorer')).toBe(
      `https://explorer.aptoslabs.com/account/${addressOf(1)}?network=mainnet`,
    )
  })

  it('is missing if the network is unknown', async () => {
    await renderAccountModal({ 'aptos:network': undefined })
    expect(screen.queryByText('View on Explorer')).toBeNull()
  })

  it('can be that of the page, with encoded values', async () => {
    const network = async () => ({ name: 'a&b=$&', chainId: 9 })
    const explorer = 'https://x.example/{network}/{address}'
    await renderAccountModal({ 'aptos:network': { network } }, { links: { explorer } })
    expect(getHref('View on Explorer')).toBe(`https://x.example/a%26b%3D%24%26/${addressOf(1)}`)
  })
})
