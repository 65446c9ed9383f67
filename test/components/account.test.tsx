import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountOf, addressOf, fakeWallet, pending } from '../unit/support/fake-wallet.js'
import { click, doing, renderAccount, waiting } from './support/render-ui.js'

const copyButton = () =>
  screen.getByRole('button', { name: /Copy Address|Copied!/, hidden: true }).textContent
const statuses = () =>
  screen
    .queryAllByRole('status', { hidden: true })
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)

describe('the info modal', () => {
  it('is a dialog named by the short address, with an avatar and no balance', async () => {
    const { dialog, inDialog } = await renderAccount(fakeWallet(), {
      ...accountOf(0xabcd),
      ansName: 'alice.apt',
    })
    const title = screen.getByRole('heading', { name: 'Account alice.apt', hidden: true })
    expect(dialog.getAttribute('aria-labelledby')).toBe(title.id)
    expect(document.activeElement).toBe(title)
    for (const text of ['0x0000...abcd', 'Petra', 'mainnet']) expect(inDialog.getByText(text)).toBeTruthy()
    expect(dialog.querySelector('[part=avatar]')).toBeTruthy()
    expect(dialog.textContent).not.toMatch(/balance|APT\b/)
  })

  it('draws the same avatar for the same address, another for another', async () => {
    const petra = fakeWallet()
    const { dialog } = await renderAccount(petra, accountOf(1))
    const avatar = () => dialog.querySelector('[part=avatar]')?.getAttribute('style')
    const first = avatar()
    await doing(() => petra.changeAccount({ address: `0x${'fedcba98'.repeat(8)}`, publicKey: '0x01' }))
    expect(avatar()).not.toBe(first)
    await doing(() => petra.changeAccount(accountOf(1)))
    expect(avatar()).toBe(first)
  })

  it.each([
    ['its close button', () => click('button', 'Close')],
    ['a click on the overlay', () => doing(() => document.querySelector('dialog')?.click())],
  ])('closes by %s', async (_, close) => {
    const { dialog, kit } = await renderAccount(fakeWallet(), accountOf(1))
    await close()
    expect(dialog.open).toBe(false)
    expect(kit.isConnected()).toBe(true)
  })

  it('follows the account', async () => {
    const petra = fakeWallet()
    await renderAccount(petra, accountOf(1))
    await doing(() => petra.changeAccount(accountOf(0xbeef)))
    expect(screen.getByRole('heading', { name: 'Account 0x0000...beef', hidden: true })).toBeTruthy()
  })
})

describe('Copy Address', () => {
  it('copies the whole address and says "Copied!" for two seconds', async () => {
    const written = clipboard(async () => {})
    await renderAccount(fakeWallet(), accountOf(1))
    expect(copyButton()).toBe('Copy Address')
    await click('button', 'Copy Address')
    expect(written).toHaveBeenCalledWith(addressOf(1))
    expect(copyButton()).toBe('Copied!')
    await waiting(1999)
    expect(copyButton()).toBe('Copied!')
    await waiting(1)
    expect(copyButton()).toBe('Copy Address')
  })

  it('says so for two seconds more when it is clicked again', async () => {
    clipboard(async () => {})
    await renderAccount(fakeWallet(), accountOf(1))
    await click('button', 'Copy Address')
    await waiting(1500)
    await click('button', 'Copied!')
    await waiting(1500)
    expect(copyButton()).toBe('Copied!')
    await waiting(500)
    expect(copyButton()).toBe('Copy Address')
  })

  it('says it of the address that was copied, not of the next', async () => {
    const petra = fakeWallet()
    clipboard(async () => {})
    await renderAccount(petra, accountOf(1))
    await click('button', 'Copy Address')
    await doing(() => petra.changeAccount(accountOf(2)))
    expect(copyButton()).toBe('Copy Address')
  })

  it('logs when it may not copy, and shows the address to copy by hand', async () => {
    const denied = new Error('denied')
    clipboard(() => Promise.reject(denied))
    const { console } = await renderAccount(fakeWallet(), accountOf(1))
    await click('button', 'Copy Address')
    expect(console.error.mock.calls).toEqual([['Failed to copy address:', denied]])
    expect(copyButton()).toBe('Copy Address')
    expect(statuses()).toEqual([`Couldn't copy. Your address: ${addressOf(1)}`])
  })

  it('logs when there is no clipboard at all', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    const { console } = await renderAccount(fakeWallet(), accountOf(1))
    await click('button', 'Copy Address')
    expect(console.error.mock.calls).toEqual([['Failed to copy address:', expect.any(TypeError)]])
  })
})

describe('Disconnect', () => {
  it('disconnects and closes', async () => {
    const { dialog, kit } = await renderAccount(fakeWallet(), accountOf(1))
    await click('button', 'Disconnect')
    expect(kit.isConnected()).toBe(false)
    expect(dialog.open).toBe(false)
  })

  it.each([
    ['fails', { disconnect: () => Promise.reject(new Error('busy')) }],
    ['has no disconnect', undefined],
  ])('offers to forget a wallet that %s', async (_, feature) => {
    const { dialog, kit } = await renderAccount(
      fakeWallet('Petra', { 'aptos:disconnect': feature }),
      accountOf(1),
    )
    expect(screen.queryByRole('button', { name: 'Remove from This Site', hidden: true })).toBeNull()
    await click('button', 'Disconnect')
    expect(kit.isConnected()).toBe(true)
    expect(dialog.open).toBe(true)
    expect(statuses()).toEqual(["Couldn't disconnect from Petra."])
    await click('button', 'Remove from This Site')
    expect(kit.isConnected()).toBe(false)
    expect(dialog.open).toBe(false)
  })

  it('goes on offering it when the address could not be copied since', async () => {
    clipboard(() => Promise.reject(new Error('denied')))
    const wallet = fakeWallet('Petra', { 'aptos:disconnect': undefined })
    const { kit } = await renderAccount(wallet, accountOf(1))
    await click('button', 'Disconnect')
    await click('button', 'Copy Address')
    expect(statuses()).toEqual([`Couldn't copy. Your address: ${addressOf(1)}`])
    await click('button', 'Remove from This Site')
    expect(kit.isConnected()).toBe(false)
  })

  it('goes on saying so when the address was copied since, also on a page of another network', async () => {
    clipboard(async () => {})
    const wallet = fakeWallet('Petra', { 'aptos:disconnect': undefined })
    await renderAccount(wallet, accountOf(1), { network: 'testnet' })
    await click('button', 'Disconnect')
    await click('button', 'Copy Address')
    expect(statuses()).toEqual(["Couldn't disconnect from Petra."])
  })

  it('offers it for a wallet that does not answer within eight seconds', async () => {
    const silent = fakeWallet('Petra', { 'aptos:disconnect': { disconnect: () => pending([]) } })
    await renderAccount(silent, accountOf(1))
    await click('button', 'Disconnect')
    await waiting(7999)
    expect(statuses()).toEqual([])
    await waiting(1)
    expect(statuses()).toEqual(["Couldn't disconnect from Petra."])
  })

  it('says so anew when that happens again', async () => {
    const silent = fakeWallet('Petra', { 'aptos:disconnect': { disconnect: () => pending([]) } })
    await renderAccount(silent, accountOf(1))
    for (let attempt = 0; attempt < 2; attempt++) {
      await click('button', 'Disconnect')
      expect(statuses()).toEqual([])
      await waiting(8000)
      expect(statuses()).toEqual(["Couldn't disconnect from Petra."])
    }
  })
})

describe('the expected network', () => {
  const warning = () => screen.queryByRole('alert', { hidden: true })?.textContent
  const wrong = 'Wrong network. This site uses testnet.'
  const failed = "Couldn't switch the network. Change it to testnet in Petra."

  async function renderOnMainnet(changeNetwork?: (input: unknown) => Promise<unknown>) {
    let network: object = { name: 'mainnet', chainId: 1 }
    const petra = fakeWallet('Petra', {
      'aptos:changeNetwork': changeNetwork && { changeNetwork },
      'aptos:network': { network: async () => network },
    })
    await renderAccount(petra, accountOf(1), { network: 'testnet' })
    return {
      petra,
      setNetwork(next: object) {
        network = next
      },
    }
  }

  it('is named in a warning if the wallet is on another, and can be switched to', async () => {
    const inputs: unknown[] = []
    const rendered = await renderOnMainnet(async (input) => {
      inputs.push(input)
      rendered.setNetwork({ name: 'testnet', chainId: 2 })
      return { status: 'Approved', args: { success: true } }
    })
    expect(warning()).toBe(wrong)
    await click('button', 'Switch Network')
    expect(inputs).toEqual([{ name: 'testnet', chainId: 2 }])
    expect(statuses()).toEqual(['Switched to testnet.'])
    await doing(() => rendered.petra.changeNetwork({ name: 'Testnet', chainId: 2 }))
    expect(warning()).toBeUndefined()
  })

  it.each<[string, (() => Promise<unknown>) | undefined, string]>([
    ['rejects', async () => ({ status: 'Rejected' }), failed],
    ['fails', () => Promise.reject(new Error('no')), failed],
    [
      'approves and does not change it',
      async () => ({ status: 'Approved', args: { success: true } }),
      failed,
    ],
    ['returns nothing', async () => undefined, failed],
    [
      'does not support it',
      undefined,
      "Petra can't switch networks for a site. Change it to testnet in the wallet.",
    ],
  ])('says what to do if the wallet %s', async (_, changeNetwork, message) => {
    await renderOnMainnet(changeNetwork)
    await click('button', 'Switch Network')
    expect(warning()).toBe(message)
  })

  it.each([undefined, 'mainnet', 'MAINNET'])('is not mentioned if it is %s', async (network) => {
    await renderAccount(fakeWallet(), accountOf(1), { network })
    expect(warning()).toBeUndefined()
  })
})

describe('Change Wallet', () => {
  it('opens the connect modal and keeps the session until another wallet is connected', async () => {
    const petra = fakeWallet()
    const { kit, page, dialog } = await renderAccount(petra, accountOf(1))
    const nightly = fakeWallet('Nightly')
    await doing(() => page.register(nightly))
    await click('button', 'Change Wallet')
    expect(screen.getByRole('heading', { name: 'Connect a Wallet', hidden: true })).toBeTruthy()
    await click('button', /Nightly/)
    expect(kit.getState().wallet?.name).toBe('Petra')
    await doing(() => nightly.approve(accountOf(2)))
    expect(kit.getState().wallet?.name).toBe('Nightly')
    expect(dialog.open).toBe(false)
  })
})

describe('the explorer', () => {
  it('is linked for the address on the network of the wallet', async () => {
    await renderAccount(fakeWallet(), accountOf(1))
    const link = screen.getByRole('link', { name: 'View on Explorer', hidden: true })
    expect(link.getAttribute('href')).toBe(
      `https://explorer.aptoslabs.com/account/${addressOf(1)}?network=mainnet`,
    )
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })

  it("is the page's own where it names one, and its query cannot be broken out of", async () => {
    const petra = fakeWallet('Petra', {
      'aptos:network': { network: async () => ({ name: 'a&b=$&', chainId: 9 }) },
    })
    await renderAccount(petra, accountOf(1), { links: { explorer: 'https://x.example/{network}/{address}' } })
    expect(screen.getByRole('link', { name: 'View on Explorer', hidden: true }).getAttribute('href')).toBe(
      `https://x.example/a%26b%3D%24%26/${addressOf(1)}`,
    )
  })
})
