// Sizes and places that the design of the modals fixes.
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet, openAccountModal, selectWallet, shortAddress } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'
import { openModal, slowWallet, views } from './views.js'

/** The views of the connect modal that a desktop shows, each with its steps. */
const connectViews = Object.entries(views).filter(
  ([name]) => !/^(wallet-button|.*-on-phone|account-.*|failed-disconnect)$/.test(name),
)

/** Returns the vertical middle of titles and corner buttons, the edges of the actions, and what has to scroll. */
const measureStage = (page: TestPage) =>
  playwrightPage(page.tab)
    .locator('dialog')
    .evaluate((dialog) => {
      const getBox = (element: Element) => element.getBoundingClientRect()
      /** Of a title, the first line: it can have two in a narrow window. */
      const getLine = (element: Element) => {
        if (element.localName === 'button') return getBox(element)
        const text = document.createRange()
        text.selectNodeContents(element)
        return text.getClientRects()[0] as DOMRect
      }
      const stage = dialog.querySelector('section') as Element
      const inBar = [...dialog.querySelectorAll('[part=close], [part=back], h2')]
        .map(getLine)
        .map(({ top, bottom }) => Math.round((top + bottom) / 2 - getBox(dialog).top))
      const lastAction = stage.querySelector('[part=actions] > :last-child')
      return {
        // The name of a wallet that is not installed stands under its icon.
        inBar: inBar.filter((middle) => middle < 100),
        spaceBelowActions: lastAction && Math.round(getBox(stage).bottom - getBox(lastAction).bottom),
        isLink: !!lastAction?.matches('[part=link]'),
        isHigherThanStage: stage.scrollHeight > stage.clientHeight,
      }
    })

test.for(connectViews)(
  '%s has title, Back and Close on one line, and its action at the bottom of the stage',
  async ([name, openView], { open }) => {
    const page = await open({ wallets: [slowWallet] })
    await openView(page)
    await page.advanceTime(0)
    for (const width of [1280, 480]) {
      await page.tab.resize(width, 800)
      await page.evaluate(() => support.finishMotion())
      const { inBar, spaceBelowActions, isLink, isHigherThanStage } = await measureStage(page)
      expect(inBar.length).toBeGreaterThan(1)
      expect(new Set(inBar)).toEqual(new Set([37]))
      // With the border. A link has no background, so its box is closer.
      const space = isLink ? 17 : 25
      // The list of wallets to get has no action below it.
      expect(spaceBelowActions).toBe(name === 'get-a-wallet-view' ? null : space)
      if (width === 1280) expect(isHigherThanStage).toBe(false)
    }
  },
)

test.for(['en', 'ar'])('the stage is 8 px from three edges of the modal in %s', async (locale, { open }) => {
  const page = await open()
  await page.evaluate((tag) => window.AptosWalletKit.configure({ locale: tag }), locale)
  await openModal(page)
  await page.expectVisible('dialog')
  const spaces = await playwrightPage(page.tab)
    .locator('dialog')
    .evaluate((dialog: HTMLElement) => {
      const stage = dialog.querySelector('section') as HTMLElement
      const list = dialog.querySelector('aside') as HTMLElement
      const right = dialog.clientWidth - stage.offsetLeft - stage.offsetWidth
      const bottom = dialog.clientHeight - stage.offsetTop - stage.offsetHeight
      const isListOnTheLeft = list.offsetLeft < stage.offsetLeft
      return [stage.offsetTop, bottom, isListOnTheLeft ? right : stage.offsetLeft]
    })
  expect(spaces).toEqual([8, 8, 8])
})

test('a caption is closer to its QR code than to the text below it, in a sheet without free space', async ({
  open,
}) => {
  const page = await open()
  await page.tab.resize(390, 844)
  await views['install-view-with-qr-code']?.(page)
  await page.evaluate(() => support.finishMotion())
  const [codeEnd = 0, captionStart = 0, captionEnd = 0, hintStart = 0] = await playwrightPage(page.tab)
    .locator('dialog section')
    .evaluate((section) => {
      const getBox = (selector: string) => section.querySelector(selector)?.getBoundingClientRect()
      const [code, caption] = [getBox('[part=qr] svg'), getBox('[part=qr] p')]
      return [code?.bottom, caption?.top, caption?.bottom, getBox('[part=hint]')?.top]
    })
  expect(captionStart - codeEnd).toBeLessThan(hintStart - captionEnd)
})

test('scrollbars have no track, which could be light in a dark modal', async ({ open }) => {
  const page = await open()
  await openModal(page)
  const colors = await playwrightPage(page.tab)
    .locator('[part=wallets], dialog section')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).scrollbarColor))
  expect(colors).toEqual(Array(2).fill(expect.stringMatching(/ rgba\(0, 0, 0, 0\)$/)))
})

test('a click on a dimmed wallet marks the checkbox of the terms', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  await views['default-view-with-terms']?.(page)
  const checkbox = playwrightPage(page.tab).locator('[part=terms] input')
  const readRing = () => checkbox.evaluate((input) => getComputedStyle(input).outlineStyle)
  expect(await readRing()).toBe('none')
  await page.click('button', 'Good Wallet')
  expect(await readRing()).toBe('solid')
})

describe('wallet button', () => {
  test('has one size while it connects', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    const getSize = async () => {
      const { width, height } = await page.expectVisible('button', 'Wallet Connect')
      return { width, height }
    }
    const size = await getSize()
    await selectWallet(page)
    await page.press('Escape')
    expect((await page.expectVisible('button', 'Wallet Connect')).busy).toBe(true)
    expect(await getSize()).toEqual(size)
  })

  test('keeps its baseline when it shows the address', async ({ open }) => {
    const body = '<aptos-wallet-button></aptos-wallet-button> <span id="beside">Beside</span>'
    const page = await open({ body, wallets: [goodWallet] })
    const readTop = () => page.evaluate(() => document.querySelector('#beside')?.getBoundingClientRect().top)
    const top = await readTop()
    await selectWallet(page)
    await page.wallet('Good Wallet').approve('connect')
    await page.expectVisible('button', shortAddress)
    expect(Math.abs(((await readTop()) ?? 0) - (top ?? 0))).toBeLessThan(1)
  })

  test('has the color of --awk-button, and nothing else has it', async ({ open }) => {
    const page = await open({
      css: ':root { --awk-button: rgb(255, 0, 0); --awk-on-button: rgb(0, 0, 255) }',
    })
    await openModal(page)
    await page.expectVisible('dialog')
    const findRed = () =>
      [...document.querySelectorAll('*')]
        .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])
        .filter((element) => /rgb\((255, 0, 0|0, 0, 255)\)/.test(Object.values(getColors(element)).join()))
        .map((element) => element.getAttribute('part'))
    const getColors = (element: Element) => {
      const { color, backgroundColor, outlineColor } = getComputedStyle(element)
      return { color, backgroundColor, outlineColor }
    }
    const script = `(() => { const getColors = ${getColors}; return (${findRed})() })()`
    expect(await playwrightPage(page.tab).evaluate(script)).toEqual(['button'])
  })
})

describe('account modal', () => {
  const measureTiles = async (page: TestPage) => {
    await page.evaluate(() => support.finishMotion())
    return playwrightPage(page.tab)
      .locator('[part=actions] > *')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect))
  }

  test('has four tiles of one size, or three of which the first spans two columns', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await openAccountModal(page)
    const getWidths = async () => (await measureTiles(page)).map(({ width }) => width)
    expect(await getWidths()).toEqual([161, 161, 161, 161])
    await page.evaluate(() => window.AptosWalletKit.configure({ links: { explorer: '' } }))
    await page.advanceTime(0)
    expect(await getWidths()).toEqual([330, 161, 161])
  })

  test.for([1280, 390])('ends 24 px below its last button, in a window of %i px', async (width, { open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.tab.resize(width, 844)
    await openAccountModal(page)
    const tiles = await measureTiles(page)
    const section = await playwrightPage(page.tab).locator('dialog section').boundingBox()
    expect((section?.y ?? 0) + (section?.height ?? 0) - (tiles.at(-1)?.bottom ?? 0)).toBeCloseTo(24, 0)
  })

  test('has digits of one width, also in the address below a name', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await openAccountModal(page)
    const lines = playwrightPage(page.tab).locator('dialog section > :is(h2, p:not(:empty))')
    const variants = await lines.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).fontVariantNumeric),
    )
    expect(variants).toEqual(['tabular-nums', 'tabular-nums'])
  })

  test.for([
    ['Coinbase Wallet (Ethereum)', 2],
    ['OK', 1],
  ] as const)(
    'breaks only a long name of the wallet, and not that of the network: %s',
    async ([name, lines], { open }) => {
      const network = { name: 'mainnet', chainId: 1 }
      const page = await open({ wallets: [{ ...goodWallet, name, network }] })
      await selectWallet(page, name)
      await page.wallet(name).approve('connect')
      await page.click('button', shortAddress)
      await page.expectVisible('dialog')
      const countLines = (selector: string) =>
        playwrightPage(page.tab)
          .locator(selector)
          .evaluate((element) => {
            const { height } = element.getBoundingClientRect()
            return Math.floor(height / Number.parseFloat(getComputedStyle(element).lineHeight))
          })
      expect(await countLines('[part=details] bdi')).toBe(lines)
      expect(await countLines('[part=network]')).toBe(1)
    },
  )

  test.for([
    ['a low window', 760, 400],
    ['a small phone', 320, 400],
  ] as const)('keeps the status that follows an action in %s', async ([_, width, height], { open }) => {
    const page = await open({ wallets: [slowWallet] })
    await page.tab.resize(width, height)
    await openAccountModal(page)
    const isInWindow = (selector: string) =>
      playwrightPage(page.tab)
        .locator(selector)
        .evaluate((element) => {
          const { bottom } = element.getBoundingClientRect()
          return bottom <= innerHeight
        })
    expect(await isInWindow('[part=actions] > :last-child')).toBe(false)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.click('button', 'Copy Address')
    await page.expectConsole('error: Failed to copy address: Error: denied')
    await page.advanceTime(0)
    expect(await isInWindow('[part=status]')).toBe(true)
  })

  test('moves no tile when copying or disconnecting fails', async ({ open }) => {
    const page = await open({ wallets: [slowWallet] })
    await openAccountModal(page)
    const tiles = await measureTiles(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.click('button', 'Copy Address')
    await page.expectConsole('error: Failed to copy address: Error: denied')
    await page.advanceTime(0)
    expect(await measureTiles(page)).toEqual(tiles)
    await page.click('button', 'Disconnect')
    await page.wallet('Good Wallet').fail('no', 'disconnect')
    await page.expectVisible('button', uiText('forget'))
    await page.expectConsole('error: Failed to disconnect: WalletKitError: no')
    expect(await measureTiles(page)).toEqual(tiles)
  })
})
