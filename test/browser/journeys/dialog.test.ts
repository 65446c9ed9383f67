import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  goodWallet,
  openAccountModal,
  secondWallet,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

async function openConnectModal(page: TestPage) {
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('dialog', 'Connect a Wallet')
}

/** Returns the text of the dialog, which can be closed. */
const readDialogText = () =>
  document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.textContent ?? ''

/** Waits until the closed dialog has its whole text. */
const expectPrepared = (page: TestPage) =>
  expect.poll(() => page.evaluate(readDialogText)).toContain('What is a Wallet?')

/** Waits until the icons of the closed dialog are loaded, which Firefox does in later tasks. */
const expectIconsLoaded = (page: TestPage) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const images = document.body.lastElementChild?.shadowRoot?.querySelectorAll('img') ?? []
        return [...images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      }),
    )
    .not.toContain(false)

/** Expects that a modal is open, and still open when everything pending is painted. */
async function expectStaysOpen(page: TestPage, name: string) {
  await page.expectVisible('dialog', name)
  await page.advanceTime(0)
  await page.expectVisible('dialog', name)
}

describe('connect modal', () => {
  test('is 680 x 500 px in the middle of a window, and at the bottom of one below 480 px', async ({
    open,
  }) => {
    const page = await open()
    const measure = async () => {
      const { x, y, width, height } = await page.expectVisible('dialog')
      const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
      const gaps = [x, window.width - x - width, window.height - y - height]
      const [left, right, below] = gaps.map((gap) => Math.round(Math.abs(gap)))
      return { left, right, below, isCentered: Math.abs(window.height - 2 * y - height) < 2 }
    }
    await openConnectModal(page)
    const box = { x: 300, y: 150, width: 680, height: 500 }
    await expect.poll(() => page.expectVisible('dialog')).toMatchObject(box)
    await page.tab.resize(480, 800)
    await expect.poll(measure).toMatchObject({ isCentered: true })
    await page.tab.resize(479, 800)
    await expect.poll(measure).toMatchObject({ left: 0, right: 0, below: 0 })
  })

  test.for(['before it is prepared', 'after it is prepared'])(
    'is complete in the first frame if it opens %s',
    async (moment, { open }) => {
      const page = await open({ wallets: [goodWallet] })
      const isPrepared = moment.startsWith('after')
      if (isPrepared) {
        await expectPrepared(page)
        await expectIconsLoaded(page)
      }
      const missing = await page.evaluate(async (hasImages) => {
        const { showModal } = HTMLDialogElement.prototype
        const dialog = await new Promise<HTMLDialogElement>((resolve) => {
          HTMLDialogElement.prototype.showModal = function () {
            showModal.call(this)
            resolve(this)
          }
          window.AptosWalletKit.open()
        })
        const { port1, port2 } = new MessageChannel()
        requestAnimationFrame(() => port2.postMessage('the task after the frame'))
        await new Promise((resolve) => {
          port1.onmessage = resolve
        })
        const icons = [...dialog.querySelectorAll('[part=icon]')]
        return [
          ...[...dialog.querySelectorAll('h2, h3, button, a')]
            .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
            .map(({ textContent }) => textContent),
          // Each has an image or a line icon, and no letter instead.
          ...icons.map(({ textContent }) => textContent).filter(Boolean),
          ...icons
            .map((icon) => icon.querySelector('img'))
            // Firefox loads images in later tasks.
            .filter((image) => hasImages && image && !(image.complete && image.naturalWidth))
            .map((image) => image?.src),
        ]
      }, isPrepared)
      expect(missing).toEqual([])
    },
  )

  test('closes when the browser closes it, opens again, and continues the attempt', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    // As the back gesture of a phone does.
    const closeByBrowser = async () => {
      await page.evaluate(() => {
        document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.close()
        // Rendering before the close event must not show the modal again.
        window.AptosWalletKit.configure({ theme: 'dark' })
      })
      await page.advanceTime(0)
      await page.expectHidden('dialog')
    }
    await page.evaluate(() => {
      window.AptosWalletKit.connect().then(({ status }) => {
        document.title = status
      })
    })
    await page.expectVisible('dialog', 'Connect a Wallet')
    await closeByBrowser()
    await expect.poll(() => page.evaluate(() => document.title)).toBe('Rejected')
    await openConnectModal(page)
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').waitForRequest()
    await closeByBrowser()
    expect((await page.expectVisible('button', 'Wallet Connect')).busy).toBe(true)
    await page.wallet('Good Wallet').approve('connect')
    await page.expectVisible('button', shortAddress)
  })

  test('moves the focus to a view that replaces the list on a phone, and back to the row', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.tab.resize(400, 800)
    const expectFocusedPart = (part: string) =>
      expect.poll(() => page.evaluate(() => support.getActiveElement()?.getAttribute('part'))).toBe(part)
    await page.press('Tab', 'Enter')
    await page.expectFocused('heading', 'Connect a Wallet')
    for (const [key, view, control] of [
      ['ArrowDown', 'panel connecting', uiText('cancel')],
      ['End', 'panel install', ''],
    ] as const) {
      await page.press(key, 'Enter')
      await expectFocusedPart(view)
      await page.expectHidden('button', goodWallet.name)
      await page.press('Tab')
      if (control) await page.expectFocused('button', control)
      else await page.expectFocused('link', 'Get OKX Wallet')
      if (!control) await page.press('Tab')
      await page.press('Enter')
      await page.expectFocused('button', control ? goodWallet.name : 'OKX Wallet')
    }
  })

  test('keeps the focus on the row of a wallet that registers', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.press('Tab', 'Enter', 'End')
    await page.expectFocused('button', 'OKX Wallet')
    await page.installWallet({ name: 'OKX Wallet' })
    await page.expectFocused('button', 'OKX Wallet')
    await page.press('Enter')
    await page.expectVisible('button', uiText('cancel'))
  })

  test('has the focus on a view that is open again on a phone, instead of on Close', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.tab.resize(400, 800)
    await page.press('Tab', 'Enter', 'ArrowDown', 'Enter')
    await page.wallet(goodWallet.name).waitForRequest()
    await page.press('Escape')
    await page.expectHidden('dialog')
    await page.press('Enter')
    await page.expectVisible('button', uiText('cancel'))
    expect(await page.evaluate(() => support.getActiveElement()?.getAttribute('part'))).toBe(
      'panel connecting',
    )
  })

  test('closes on Escape on a page that opens it with any key', async ({ open }) => {
    const page = await open()
    await page.evaluate(() => document.addEventListener('keydown', () => window.AptosWalletKit.open()))
    await page.press('a')
    await page.expectVisible('dialog')
    await page.press('Escape')
    await page.advanceTime(0)
    await page.expectHidden('dialog')
  })

  test('stays open for a click inside and a double click on the button, and closes on the backdrop', async ({
    open,
  }) => {
    const page = await open({ css: 'main { position: fixed; inset: auto 0 0 auto }' })
    await page.click('button', 'Wallet Connect', 2) // The second click hits the backdrop.
    await expectStaysOpen(page, 'Connect a Wallet')
    await page.click('heading', 'What is a Wallet?')
    await page.expectVisible('dialog')
    await page.tab.click(40, 400)
    await page.expectHidden('dialog')
  })

  test('ignores the second click of a double click on the view that has appeared', async ({ open }) => {
    const page = await open({
      // Before the kit, which stops its clicks.
      before: () =>
        addEventListener(
          'click',
          (event) => {
            const isOnLink = event.composedPath().some((target) => target instanceof HTMLAnchorElement)
            if (isOnLink) setTimeout(() => console.warn(`link followed: ${!event.defaultPrevented}`))
          },
          { capture: true },
        ),
    })
    // So many that a link appears where the button was, and so few that the list does not scroll: WebKit sometimes scrolls to a
    // link when it is pressed, and then the release hits another link.
    await page.evaluate(() => {
      const entry = { url: 'https://wallet.example/', icon: '', isAIP62Standard: true } as const
      const createEntry = (_: unknown, index: number) =>
        ({ ...entry, readyState: 'NotDetected', name: `Wallet ${index}` }) as const
      window.AptosWalletKit.configure({ catalogue: Array.from({ length: 7 }, createEntry) })
    })
    await openConnectModal(page)
    await page.click('button', 'Get a Wallet', 2)
    await page.expectVisible('heading', 'Get a Wallet')
    await page.expectConsole('warn: link followed: false')
  })
})

describe('account modal', () => {
  test('is 380 px wide, and closes on the overlay, on Escape, and on its Close button', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    for (const close of [
      () => page.tab.click(40, 400),
      () => page.press('Escape'),
      () => page.click('button', 'Close'),
    ]) {
      await page.click('button', shortAddress)
      expect((await page.expectVisible('dialog')).width).toBe(380)
      await close()
      await page.expectHidden('dialog')
    }
  })

  test('opens when the page opens it as soon as the user has connected', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.evaluate(() => void window.AptosWalletKit.connect().then(window.AptosWalletKit.open))
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve()
    await expectStaysOpen(page, uiText('buttonConnected', shortAddress))
  })

  test('gives way to the connect modal when the page opens it as soon as it has disconnected', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet] })
    await openAccountModal(page)
    await page.evaluate(() => void window.AptosWalletKit.disconnect().then(window.AptosWalletKit.open))
    await expectStaysOpen(page, 'Connect a Wallet')
  })

  test.for([1280, 320])(
    'moves no button when the address is copied, in a window of %i px',
    async (width, { open }) => {
      const page = await open({ wallets: [goodWallet] })
      await page.tab.resize(width, 800)
      await openAccountModal(page)
      const measure = async (copy: string) => {
        const elements = [
          await page.expectVisible('button', copy),
          await page.expectVisible('button', 'Disconnect'),
          await page.expectVisible('dialog'),
        ]
        return elements.map(({ x, y, width, height }) => [x, y, width, height])
      }
      await page.click('button', 'Copy Address')
      const copied = await measure('Copied!')
      await page.advanceTime(2000)
      expect(await measure('Copy Address')).toEqual(copied)
    },
  )
})

describe('closed dialog', () => {
  test('is prepared, and neither seen nor reached nor announced', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], before: () => support.recordAnnouncements() })
    const measurePage = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        const boxes = Array.from(document.querySelectorAll('body > main *'), (element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y, width, height]
        })
        return { scrollWidth, scrollHeight, boxes }
      })
    await page.expectVisible('button', 'Wallet Connect')
    const before = await measurePage()
    await expectPrepared(page)
    expect(await measurePage()).toEqual(before)
    await page.expectHidden('dialog')
    await page.expectHidden('heading', 'Connect a Wallet')
    // The field is after the button, and the dialog after both.
    await page.press('Tab', 'Tab')
    await page.expectFocused('textbox', 'Notes')
    await page.press('Tab')
    const isInside = () => document.activeElement === document.body.lastElementChild
    expect(await page.evaluate(isInside)).toBe(false)
    // The search of the browser. It is in no standard.
    const findInPage = () => (window as unknown as { find(text: string): boolean }).find('Connect a Wallet')
    expect(await page.evaluate(findInPage)).toBe(false)
    expect(await page.evaluate(() => support.takeAnnouncements())).toEqual([])
  })

  // A transform makes the body the containing block of fixed elements, so that they can lengthen the page.
  test('does not lengthen a page whose body has a transform, below 480 px', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], css: 'body { transform: translateZ(0) }' })
    await page.tab.resize(390, 800)
    const measure = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.expectVisible('button', 'Wallet Connect')
    const height = await measure()
    await expectPrepared(page)
    expect(await measure()).toBe(height)
    await openConnectModal(page)
    await page.press('Escape')
    await page.expectHidden('dialog')
    await expect.poll(measure).toBe(height)
  })

  test('does not exist on a page without a button', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], body: '<h1>A page</h1>' })
    const countHosts = () => [...document.body.children].filter(({ shadowRoot }) => shadowRoot).length
    for (let round = 0; round < 5; round++) await page.advanceTime(0)
    expect(await page.evaluate(countHosts)).toBe(0)
  })

  test('gets a wallet that registers later, and the account of one that connects', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await expectPrepared(page)
    await page.installWallet(secondWallet)
    await expect.poll(() => page.evaluate(readDialogText)).toContain(secondWallet.name)
    await connectWallet(page)
    await expect.poll(() => page.evaluate(readDialogText)).toContain('Copy Address')
    await page.expectHidden('dialog')
  })
})
