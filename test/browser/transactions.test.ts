import { installDevWallet, type StubBehavior, type TransactionResponse } from 'aptos-wallet-kit/testing'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {} from '../../src/script/global.js'
import { findViolations } from '../support/axe.js'
import { type Site, serveSite, strictPolicy } from '../support/page-server.js'
import { newContext, openPage } from '../support/visit.js'

const TIMEOUT_MS = 60_000

let site: Site
beforeAll(async () => {
  const head =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
  const scripts = '<script src="aptos-wallet-kit.js"></script><script src="transactions.js"></script>'
  const files: Readonly<Record<string, string>> = {
    '/': `${head}<title>Shop</title><main><h1>Shop</h1><aptos-wallet-button></aptos-wallet-button></main>${scripts}`,
    '/long': `${head}<title>Shop</title><p style="height:2000px">A page</p><button id="buy">Buy</button>${scripts}`,
    '/bar': `${head}<title>Shop</title><link rel="stylesheet" href="bar.css"><nav><button id="buy">Buy</button></nav>${scripts}`,
    '/chat': `${head}<title>Shop</title><link rel="stylesheet" href="chat.css"><button id="buy">Chat</button>${scripts}`,
    '/sticky': `${head}<title>Shop</title><link rel="stylesheet" href="sticky.css"><p style="height:2000px">A page</p><nav><button id="buy">Buy</button></nav>${scripts}`,
    '/twice': `${head}<title>Shop</title>${scripts}<script src="transactions.js"></script>`,
    '/dialog': `${head}<title>Shop</title><dialog><button id="buy">Buy</button></dialog>${scripts}`,
    '/long-dialog': `${head}<title>Shop</title><dialog><p style="height:2000px">A dialog</p><button id="buy">Buy</button></dialog>${scripts}`,
    '/bar.css': 'nav { position: fixed; inset: auto 0 0; height: 56px; background: silver }',
    '/sticky.css': 'nav { position: sticky; bottom: 0; height: 56px; background: silver }',
    '/chat.css': 'button { position: fixed; inset: auto auto 16px 16px; width: 56px; height: 56px }',
  }
  const policy = strictPolicy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  const connections = 'https://api.testnet.aptoslabs.com https://api.mainnet.aptoslabs.com'
  site = await serveSite(async (path) => files[path], `${policy}; connect-src ${connections}`)
})
afterAll(() => site?.close())

const repeat = (response: TransactionResponse) => Array.from({ length: 200 }, () => response)

interface Setup {
  readonly node?: StubBehavior
  readonly path?: string
  readonly context?: BrowserContextOptions
}

/** Opens a page, whose wallet is connected. */
async function openShop({ node = {}, path = '/', context: contextOptions = {} }: Setup = {}) {
  const context = await newContext(contextOptions)
  const wallet = await installDevWallet(context, { network: 'testnet', node })
  const expected = /Failed to load resource/ // Responses such as 404, which the follower expects.
  const { page } = await openPage(site, { context, path, expected })
  await page.clock.install()
  await Promise.all([page.evaluate(() => AptosWalletKit.connect('Dev Wallet')), wallet.approve('connect')])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  const cards = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')
  /** Sends a transaction. Returns its hash. */
  const send = async () => {
    const [hash] = await Promise.all([
      page.evaluate(async () => {
        const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0xcafe', 100] }
        return (await AptosWalletKit.signAndSubmitTransaction({ payload })).args?.hash
      }),
      wallet.approve('signAndSubmitTransaction'),
    ])
    return hash ?? ''
  }
  return { context, wallet, page, cards, requests, send, ...createAssertions(page) }
}

function createAssertions(page: Page) {
  const card = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem').last()
  const log = page.locator('[role=log] p').last()
  return {
    card,
    /** Waits for a status on the screen and in the live region. */
    async expectStatus(...lines: readonly string[]) {
      await expect.poll(() => card.locator('[part=status]').innerText()).toBe(lines[0])
      if (lines[1]) expect(await card.locator('small').first().innerText()).toBe(lines[1])
      await expect.poll(() => log.textContent()).toBe(lines.join('. '))
    },
    passTime: (ms: number) => page.clock.fastForward(ms),
  }
}

/** Events of the page while a transaction is followed. The next `describe` tests a page without such an event. */
const events: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<unknown>>> = {
  'that is reloaded': (page) => page.reload(),
  'that is behind another tab': async (page, context) => {
    const other = await context.newPage()
    await other.bringToFront()
    await other.close()
    await page.bringToFront()
  },
}

/**
 * Responses of the node, the status that the card shows at the end, and the time after which the card shows this status. Every
 * other response is in `transaction-situations.test.ts`.
 */
const ends: readonly [string, StubBehavior, status: string, timeMs: number][] = [
  ['slowly', { delayMs: 300 }, 'Confirmed', 0],
  ['pending for ever', { transactionResponses: repeat('pending') }, 'Not confirmed yet', TIMEOUT_MS],
  [
    ...(['429 for ever', { transactionResponses: repeat('too-many-requests') }] as const),
    ...(["Couldn't check the status", TIMEOUT_MS] as const),
  ],
]

describe.each(Object.entries(events))('transactions.js on a page %s', (_, happen) => {
  it.each(ends)('ends in a true sentence if the node responds %s', async (_, node, status, timeMs) => {
    const { page, context, cards, requests, send, expectStatus, passTime } = await openShop({ node })
    await send()
    await happen(page, context)
    await expect.poll(() => cards.count()).toBe(1)
    const countChecks = () => requests.filter((url) => url.includes('wait_by_hash')).length
    const checks = countChecks()
    // Until the first response is read, the status is unknown. It has been read when the second request is sent.
    if (status === 'Not confirmed yet') await expect.poll(countChecks).toBeGreaterThan(checks + 1)
    await passTime(timeMs)
    await expectStatus(status)
  })
})

describe('transactions.js', () => {
  it('announces a failure, and keeps its raw text', async () => {
    const vmStatus = 'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins'
    const { card, send, expectStatus, passTime } = await openShop({ node: { failNext: vmStatus } })
    await send()
    await expectStatus('Failed', 'Not enough coins')
    await passTime(10 * TIMEOUT_MS)
    expect(await card.count()).toBe(1) // It stays.
    await card.getByText('Details').click()
    const rawText = card.getByText(vmStatus, { exact: true }).filter({ visible: true })
    expect(await rawText.count()).toBe(1)
  })

  it('follows a transaction whose event the page dispatches, once', async () => {
    const { page, card, cards, send, expectStatus } = await openShop()
    const hash = await send()
    await expectStatus('Confirmed')
    await card.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => cards.count()).toBe(0)
    await page.evaluate((submitted) => {
      const { network: name, chainId, url, wallet } = AptosWalletKit.getState()
      const detail = { hash: submitted, network: { name, chainId, url }, wallet }
      for (let count = 0; count < 2; count++)
        document.dispatchEvent(new CustomEvent('wallet-transaction', { detail }))
    }, hash)
    await expectStatus('Confirmed')
    expect(await cards.count()).toBe(1)
  })

  it('shows one card if the page runs the script twice', async () => {
    const { cards, send, expectStatus } = await openShop({ path: '/twice' })
    await send()
    await expectStatus('Confirmed')
    expect(await cards.count()).toBe(1)
  })

  it('contacts only the full node of the transaction, and nothing before one is sent', async () => {
    const { page, requests, send, expectStatus, wallet } = await openShop()
    await page.clock.fastForward(TIMEOUT_MS)
    expect(requests).toEqual([])
    const hash = await send()
    await wallet.switchNetwork('mainnet')
    await expectStatus('Confirmed')
    expect(requests).toEqual([`https://api.testnet.aptoslabs.com/v1/transactions/wait_by_hash/${hash}`])
  })

  it('removes a confirmed transaction after 6 seconds, unless the pointer or the focus is on it', async () => {
    const { page, card, send, expectStatus, passTime } = await openShop()
    await send()
    await expectStatus('Confirmed')
    await card.hover()
    await passTime(6000)
    await passTime(1000)
    expect(await card.count()).toBe(1)
    await page.mouse.move(0, 0)
    await passTime(1000)
    await expect.poll(() => card.count()).toBe(0)
  })

  it('removes the other confirmed transaction after the user has dismissed one', async () => {
    const { page, cards, send, expectStatus, passTime } = await openShop()
    await send()
    await send()
    await expect.poll(() => cards.count()).toBe(2)
    await expectStatus('Confirmed')
    await cards.last().getByRole('button', { name: 'Dismiss' }).click()
    await page.mouse.move(0, 0)
    await passTime(6000)
    await passTime(1000)
    await expect.poll(() => cards.count()).toBe(0)
  })

  it('takes a press during which the card changes, and keeps its details open', async () => {
    const { page, wallet, card, cards, send, expectStatus } = await openShop()
    wallet.failNextTransaction('Out of gas')
    await send()
    await expectStatus('Failed', 'The transaction ran out of gas.')
    await card.getByText('Details').click()
    await card.getByRole('button', { name: 'Dismiss' }).hover()
    await page.mouse.down()
    await page.evaluate(() => AptosWalletKit.configure({ theme: 'dark' }))
    expect(await card.locator('details').evaluate(({ open }: HTMLDetailsElement) => open)).toBe(true)
    await page.mouse.up()
    await page.clock.runFor(1000)
    await expect.poll(() => cards.count()).toBe(0)
  })

  it('announces the status and removes the card after the user has closed a modal of the kit', async () => {
    const { page, cards, send, passTime } = await openShop({ node: { delayMs: 300 } })
    await send()
    await page.getByRole('button', { name: /connected$/ }).click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.locator('.confirmed').count()).toBe(1)
    await passTime(7000)
    expect(await page.locator('.confirmed').count()).toBe(1)
    const log = page.locator('[role=log]')
    expect(await log.innerText()).not.toContain('Confirmed')
    await page.keyboard.press('Escape')
    await passTime(1000)
    await expect.poll(() => log.innerText()).toContain('Confirmed')
    await passTime(1000)
    await expect.poll(() => cards.count()).toBe(0)
  })

  it('keeps the card that the pointer is on in its place', async () => {
    const { page, card, cards, send, expectStatus, passTime } = await openShop({
      node: { failNext: 'Out of gas' },
    })
    await send()
    await expect.poll(() => page.locator('.failed').count()).toBe(1)
    await send()
    await expectStatus('Confirmed')
    await page.locator('.failed').hover()
    await passTime(6000)
    await passTime(1000)
    expect(await cards.count()).toBe(2)
    expect(await page.locator('li[inert]').count()).toBe(0) // None leaves.
    await page.mouse.move(0, 0)
    await passTime(1000)
    await expect.poll(() => card.locator('[part=status]').innerText()).toBe('Failed')
  })

  it('shows at most three cards, and all again as they leave', async () => {
    const { page, cards, send } = await openShop({ node: { transactionResponses: repeat('pending') } })
    for (let index = 0; index < 4; index++) await send()
    const shown = page.locator('li:visible')
    await expect.poll(() => shown.count()).toBe(3)
    await cards.last().getByRole('button', { name: 'Dismiss' }).click()
    await page.clock.runFor(1000)
    await expect.poll(() => cards.count()).toBe(3)
    await expect.poll(() => shown.count()).toBe(3)
  })

  it('shows the newest card in a window that is too low for three', async () => {
    const height = 300
    const { page, card, cards, send } = await openShop({
      node: { transactionResponses: repeat('pending') },
      context: { viewport: { width: 844, height } },
    })
    for (let index = 0; index < 3; index++) await send()
    await expect.poll(() => cards.count()).toBe(3)
    await page.clock.runFor(1000)
    const padding = 16
    await expect
      .poll(() => card.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeCloseTo(height - padding, 0)
  })

  it('keeps the focus in the cards while there are some', async () => {
    const { page, cards, send, passTime } = await openShop({
      node: { transactionResponses: repeat('pending') },
    })
    await send()
    await send()
    await expect.poll(() => cards.count()).toBe(2)
    await passTime(TIMEOUT_MS)
    const checkAgain = cards.last().getByRole('button', { name: 'Check Again' })
    await checkAgain.focus()
    await page.keyboard.press('Enter')
    const isFocused = (index: number) =>
      cards
        .nth(index)
        .getByRole('button', { name: 'Dismiss' })
        .evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)
    await expect.poll(() => isFocused(1)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(0)).toBe(true)
  })

  it('returns the focus to the page when the user has dismissed the last card', async () => {
    const { page, cards, send } = await openShop({ path: '/chat' })
    await send()
    await expect.poll(() => cards.count()).toBe(1)
    const buy = page.locator('#buy')
    await buy.focus()
    await page.keyboard.press('Tab') // View on Explorer
    await page.keyboard.press('Tab') // Dismiss
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await expect.poll(() => cards.count()).toBe(0)
    expect(await buy.evaluate((button) => document.activeElement === button)).toBe(true)
  })

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in %s colors', async (colorScheme) => {
    const { page, wallet, send, expectStatus, passTime } = await openShop({ context: { colorScheme } })
    wallet.failNextTransaction('Out of gas')
    await send()
    await expectStatus('Failed', 'The transaction ran out of gas.')
    wallet.setNodeBehavior({ transactionResponses: repeat('pending') })
    await send()
    await expectStatus('Waiting for confirmation')
    await passTime(TIMEOUT_MS)
    await expectStatus('Not confirmed yet')
    await page.locator('.failed').getByText('Details').click()
    expect(await findViolations(page)).toEqual([])
  })

  it('aligns the link with the text above, with space around it for its background', async () => {
    const { card, send } = await openShop()
    await send()
    const [title, link] = await Promise.all(
      [card.locator('[part=status]'), card.getByRole('link')].map((element) =>
        element.evaluate((node) => {
          const text = document.createRange()
          text.selectNodeContents(node)
          return { text: text.getBoundingClientRect().left, box: node.getBoundingClientRect().left }
        }),
      ),
    )
    expect(link?.text).toBe(title?.text)
    expect(link?.box).toBeLessThanOrEqual((link?.text ?? 0) - 8)
  })

  it('follows theme and writing direction of the kit', async () => {
    const { page, send } = await openShop({ node: { transactionResponses: repeat('pending') } })
    await send()
    await page.evaluate(() => AptosWalletKit.configure({ theme: 'dark', locale: 'he' }))
    await page.clock.runFor(1000)
    const list = page.getByRole('region', { name: 'Transactions' }).getByRole('list')
    const style = await list.evaluate((element) => {
      const { direction, colorScheme } = getComputedStyle(element)
      return { direction, colorScheme, isLeft: element.getBoundingClientRect().left === 0 }
    })
    expect(style).toEqual({ direction: 'rtl', colorScheme: 'dark', isLeft: true })
  })

  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  it.each(['/long', '/bar', '/sticky', '/chat', '/dialog', '/long-dialog'])(
    'keeps a button at the bottom of the page %s reachable on a phone',
    async (path) => {
      const node = { transactionResponses: repeat('pending') }
      const { page, cards, send } = await openShop({ path, context: phone, node })
      await page.evaluate(() => document.querySelector('dialog')?.showModal())
      for (let index = 0; index < 3; index++) await send()
      await expect.poll(() => cards.count()).toBe(3)
      await page.clock.runFor(1000)
      await page.evaluate(() => {
        for (const element of [window, document.querySelector('dialog')]) element?.scrollTo(0, 100_000)
      })
      const isReachable = () =>
        page.locator('#buy').evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === button
        })
      await expect.poll(isReachable).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      for (let index = 3; index > 0; index--) {
        await cards.first().getByRole('button', { name: 'Dismiss' }).click()
        await expect.poll(() => cards.count()).toBe(index - 1)
      }
      await expect.poll(() => page.locator('[style*="padding"]').count()).toBe(0)
    },
  )
})
