import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connectWallet, goodWallet, shortAddress } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

const dialogText = (visit: TestPage) => visit.evaluate(() => support.readText({ role: 'dialog' }))

describe('the connect modal', () => {
  test('opens from the button with its title, both lists and the default view', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog', 'Connect a Wallet')
    for (const heading of [
      'Connect a Wallet',
      'Installed',
      'Popular',
      'What is a Wallet?',
      'A Home for your Digital Assets',
      'A New Way to Log In',
    ])
      await visit.expectVisible('heading', heading)
    for (const button of [
      'Good Wallet',
      'Nightly',
      'Petra',
      'Pontem Wallet',
      'Rimosafe',
      'OKX Wallet',
      'Get a Wallet',
      'Close',
    ])
      await visit.expectVisible('button', button)
    expect(await visit.expectVisible('link', 'Learn More')).toMatchObject({
      target: '_blank',
      rel: 'noreferrer',
    })
  })

  test('is 680 x 500 px, in the middle of the window, a child of the body', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await expect
      .poll(() => visit.expectVisible('dialog'))
      .toMatchObject({ x: 300, y: 150, width: 680, height: 500 })
    expect(await visit.evaluate(() => document.body.lastElementChild?.shadowRoot?.mode)).toBe('open')
  })

  test('is whole in the first frame that shows it', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    const seen = await visit.evaluate(async () => {
      const dialog = await support.openModal()
      await support.nextFrame()
      return [...dialog.querySelectorAll('h2, h3, button, a')]
        .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ textContent }) => textContent)
    })
    expect(seen).toEqual([])
  })

  test('has no Installed list without wallets, and no Popular list once all are installed', async ({
    open,
  }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('heading', 'Popular')
    await visit.expectHidden('heading', 'Installed')
    for (const name of ['Nightly', 'Petra', 'Pontem', 'Rimosafe', 'OKX Wallet'])
      await visit.installWallet({ name })
    await visit.expectVisible('heading', 'Installed')
    await visit.expectHidden('heading', 'Popular')
    await visit.expectHidden('button', 'Get a Wallet')
  })

  test('shows how to get a wallet that is not installed', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Petra')
    await visit.expectVisible('heading', 'Petra')
    expect(await dialogText(visit)).toContain('This wallet is not installed yet. Click below to get it.')
    expect(await visit.expectVisible('link', 'Get Petra')).toMatchObject({
      href: 'https://chromewebstore.google.com/detail/petra-aptos-wallet/ejjladinnckdgjemekebdpeokbikhfci?hl=en',
      target: '_blank',
      rel: 'noreferrer',
    })
    expect(await visit.takeEvents()).toMatchObject([{ type: 'wallet-item-click', detail: { name: 'Petra' } }])
    expect((await visit.expectVisible('button', 'Petra')).current).toBe(true)
  })

  test('shows no more how to get a wallet that has come meanwhile', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Petra')
    await visit.expectVisible('link', 'Get Petra')
    await visit.installWallet({ name: 'Petra' })
    await visit.expectHidden('link', 'Get Petra')
    await visit.expectVisible('heading', 'What is a Wallet?')
    await visit.click('button', 'Petra')
    await visit.wallet('Petra').waitForRequest()
  })

  test('gives the second click of a double click to nothing that has come under the pointer', async ({
    open,
  }) => {
    const visit = await open()
    await visit.evaluate(() =>
      addEventListener(
        'click',
        (event) => {
          const isOnLink = event.composedPath().some((each) => each instanceof HTMLAnchorElement)
          if (isOnLink) setTimeout(() => console.warn(`a link, followed: ${!event.defaultPrevented}`))
        },
        { capture: true },
      ),
    )
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Get a Wallet', 2)
    await visit.expectVisible('heading', 'Get a Wallet')
    await visit.expectConsole('warn: a link, followed: false')
  })

  test('lists the wallets one can get behind Get a Wallet', async ({ open }) => {
    const visit = await open({ wallets: [{ name: 'Petra', at: 'before' }] })
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Get a Wallet')
    await visit.expectVisible('heading', 'Get a Wallet')
    for (const name of ['Nightly', 'Pontem Wallet', 'Rimosafe', 'OKX Wallet'])
      expect((await visit.expectVisible('link', `Get ${name}`)).target).toBe('_blank')
    await visit.expectHidden('link', 'Get Petra')
  })

  test('closes on the close button, on Escape and on the backdrop, not on a click inside', async ({
    open,
  }) => {
    const visit = await open()
    const open1 = async () => {
      await visit.click('button', 'Wallet Connect')
      await visit.expectVisible('dialog')
    }
    await open1()
    await visit.click('button', 'Close')
    await visit.expectHidden('dialog')
    await open1()
    await visit.press('Escape')
    await visit.expectHidden('dialog')
    await open1()
    await visit.click('heading', 'What is a Wallet?')
    await visit.expectVisible('dialog')
    await visit.tab.click(40, 400)
    await visit.expectHidden('dialog')
  })

  test('stays closed when something is drawn before the browser has told of it', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    await visit.evaluate(() => {
      document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.close()
      window.AptosWalletKit.configure({ theme: 'dark' })
    })
    await visit.advanceTime(0)
    await visit.expectHidden('dialog')
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
  })

  test('closes on Escape on a page that opens it with any key', async ({ open }) => {
    const visit = await open()
    await visit.evaluate(() => document.addEventListener('keydown', () => window.AptosWalletKit.open()))
    await visit.press('a')
    await visit.expectVisible('dialog', 'Connect a Wallet')
    await visit.press('Escape')
    await visit.advanceTime(0)
    await visit.expectHidden('dialog')
  })

  test('stays open when it is opened again in the moment it closes', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    const isOpen = await visit.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const dialog = document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
      window.AptosWalletKit.close()
      // Closed, but its close event has not come yet: that comes a task later.
      while (dialog?.open) await Promise.resolve()
      window.AptosWalletKit.open()
      for (let n = 0; n < 3; n++) await frame()
      return dialog?.open
    })
    expect(isOpen).toBe(true)
  })

  test('has a search field with more than eight wallets, which finds by any part of a name', async ({
    open,
  }) => {
    const wallets = ['One', 'Two', 'Three'].map((name) => ({ name, at: 'before' as const }))
    const visit = await open({ wallets })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Three')
    await visit.expectHidden('searchbox')
    await visit.installWallet({ name: 'Four' })
    await visit.click('searchbox', uiText('search'))
    await visit.press('W', 'o')
    await visit.expectHidden('button', 'Three')
    await visit.expectVisible('button', 'Two')
    await visit.press('x')
    await visit.expectHidden('button', 'Two')
    expect(await dialogText(visit)).toContain(uiText('noneFound'))
  })

  test('lies at the bottom of a window narrower than 480 px, over its whole width', async ({ open }) => {
    const visit = await open()
    await visit.tab.resize(479, 800)
    await visit.click('button', 'Wallet Connect')
    await expect
      .poll(async () => {
        const dialog = await visit.expectVisible('dialog')
        const page = await visit.evaluate(() => ({ width: innerWidth, height: innerHeight }))
        const below = page.height - Math.round(dialog.y + dialog.height)
        return { left: dialog.x, right: page.width - dialog.width, below }
      })
      .toEqual({ left: 0, right: 0, below: 0 })
  })

  test('lies in the middle of a window of 480 px', async ({ open }) => {
    const visit = await open()
    await visit.tab.resize(480, 800)
    await visit.click('button', 'Wallet Connect')
    const height = await visit.evaluate(() => innerHeight)
    await expect
      .poll(async () => {
        const { y, height: own } = await visit.expectVisible('dialog')
        return Math.abs(height - (2 * y + own)) < 2
      })
      .toBe(true)
  })
})

describe('the info modal', () => {
  test('shows the short address and its buttons, and no balance', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.expectVisible('dialog', shortAddress)
    await visit.expectText('dialog', [shortAddress, 'Copy Address', 'Disconnect', uiText('explorer')])
    await visit.expectVisible('button', 'Close')
    expect((await visit.expectVisible('dialog')).width).toBe(400)
  })

  test('shows the name of the account where the wallet gives one', async ({ open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, ansName: 'alice.apt' }] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.expectText('dialog', [
      shortAddress,
      'alice.apt',
      'Copy Address',
      'Disconnect',
      uiText('explorer'),
    ])
  })

  test('closes on the overlay, on Escape and on the close button', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    for (const close of [
      () => visit.tab.click(40, 400),
      () => visit.press('Escape'),
      () => visit.click('button', 'Close'),
    ]) {
      await visit.click('button', shortAddress)
      await visit.expectVisible('dialog')
      await close()
      await visit.expectHidden('dialog')
    }
  })

  test('copies the address, says Copied! for two seconds, and then offers it again', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Copy Address')
    await visit.expectVisible('button', 'Copied!')
    await visit.advanceTime(1999)
    await visit.expectVisible('button', 'Copied!')
    await visit.advanceTime(1)
    await visit.expectVisible('button', 'Copy Address')
    await visit.press('Escape')
    await visit.expectHidden('dialog')
    await visit.click('textbox', 'Notes')
    await visit.press('Control+v')
    await expect
      .poll(() => visit.evaluate(() => document.querySelector('input')?.value))
      .toBe(`0x${'0123456789abcdef'.repeat(4)}`)
  })

  test.for([1280, 320])(
    'moves no button when it says so, on a screen of %i px: who clicks again does not disconnect',
    async (width, { open }) => {
      const visit = await open({ wallets: [goodWallet] })
      await visit.tab.resize(width, 800)
      await connectWallet(visit)
      await visit.click('button', shortAddress)
      const rows = async (copy: string) => {
        await visit.evaluate(() => {
          const root = document.body.lastElementChild?.shadowRoot
          return Promise.all(root?.getAnimations().map(({ finished }) => finished) ?? []).then(() => {})
        })
        const seen = [
          await visit.expectVisible('button', copy),
          await visit.expectVisible('button', 'Disconnect'),
          await visit.expectVisible('dialog'),
        ]
        return seen.map(({ x, y, width: wide, height }) => [y, height, x, wide])
      }
      await visit.click('button', 'Copy Address')
      const copied = await rows('Copied!')
      const [[top = 0, height = 0] = [], [below = 0] = []] = copied
      expect(below).toBeGreaterThanOrEqual(top + height)
      await visit.advanceTime(2000)
      expect(await rows('Copy Address')).toEqual(copied)
    },
  )

  test('logs a copy that failed, and does not say that it was made', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.evaluate(() => {
      const clipboard = { writeText: () => Promise.reject(new Error('denied')) }
      Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    })
    await visit.click('button', shortAddress)
    await visit.click('button', 'Copy Address')
    await visit.expectConsole('error: Failed to copy address: Error: denied')
    await visit.expectVisible('button', 'Copy Address')
  })
})
