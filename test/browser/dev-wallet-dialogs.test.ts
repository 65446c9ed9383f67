import { readFile } from 'node:fs/promises'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launch, type Site, serveSite, type VisitOptions, visit } from './dev-wallet-support.js'

let browser: Browser
let site: Site
let context: BrowserContext
let axe: string

beforeAll(async () => {
  axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8')
  ;[browser, site] = await Promise.all([launch(), serveSite('http://127.0.0.1:1/v1')])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' }) // Some tests measure boxes.
})
afterEach(() => context.close())

const open = (options?: VisitOptions) => visit(context, site.port, options)
const connected = async () => {
  const opened = await open({ wallet: 'data-auto-approve' })
  await opened.call('aptos:connect')
  await opened.page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: false }))
  return opened
}
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Dev Wallet settings' })
const badgeOf = (page: Page) => page.getByRole('button', { name: /^Dev Wallet/ })

const TRANSACTION = {
  payload: {
    function: '0x1::coin::transfer',
    typeArguments: ['0x1::aptos_coin::AptosCoin'],
    functionArguments: [`0x${'5d'.repeat(32)}`, '100000000'],
    abi: { parameters: ['address', 'u64'] },
  },
}

/** Returns the violations of WCAG 2.2 A and AA that axe finds. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => {
    const { axe: engine } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    return engine.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe('approval dialog', () => {
  it.each(['light', 'dark'] as const)('has no accessibility violations (%s)', async (colorScheme) => {
    const { page, call } = await connected()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [feature, input] of [
      ['aptos:connect', false],
      ['aptos:signMessage', { message: 'm', nonce: '1' }],
      ['aptos:signTransaction', TRANSACTION],
    ] as const) {
      const pendingCall = call(feature, input)
      await page.getByRole('button', { name: 'Reject' }).waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await pendingCall
    }
    await badgeOf(page).click()
    expect(await findViolations(page)).toEqual([])
  })

  it('shows markup in a message as text', async () => {
    const { page, call } = await connected()
    const message = '<img src=x onerror=alert(1)><b>bold</b>'
    const pendingCall = call('aptos:signMessage', { message, nonce: '1' })
    const shown = page.getByRole('region', { name: 'Text to sign' })
    await shown.waitFor()
    expect(await shown.textContent()).toContain(message)
    expect(await shown.locator('*').count()).toBe(0)
    await page.keyboard.press('Escape')
    await pendingCall
  })

  it('shows the function, the arguments and the signer of a transaction', async () => {
    const { page, call } = await connected()
    const pendingCall = call('aptos:signTransaction', TRANSACTION)
    const dialog = page.getByRole('dialog', { name: 'Sign this transaction?' })
    await dialog.waitFor()
    const shown = (await dialog.getByRole('definition').allTextContents()).join('\n')
    for (const part of [
      '0x1::coin::transfer',
      '0x1::aptos_coin::AptosCoin',
      '"100000000"',
      'Account 1 (0x',
    ]) {
      expect(shown).toContain(part)
    }
    await page.keyboard.press('Escape')
    await pendingCall
  })

  it('shows pending requests one after the other', async () => {
    const { page, call } = await connected()
    const calls = [
      call('aptos:signMessage', { message: 'one', nonce: '1' }),
      call('aptos:signIn', { nonce: 'abcdefgh' }),
    ]
    await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Sign in to this page?' }).waitFor()
    await page.keyboard.press('Enter')
    const [first, second] = await Promise.all(calls)
    expect([first?.response.status, second?.response.status]).toEqual(['Rejected', 'Approved'])
  })

  it.each([
    ['a double click', (page: Page) => page.getByRole('button', { name: 'Sign' }).dblclick()],
    [
      'a held Enter',
      async (page: Page) => {
        for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
        await page.keyboard.up('Enter')
      },
    ],
  ])('approves one request only with %s', async (_, approve) => {
    const { page, call } = await connected()
    const first = call('aptos:signMessage', { message: 'one', nonce: '1' })
    const text = page.getByRole('region', { name: 'Text to sign' })
    await text.getByText('one').waitFor()
    const second = call('aptos:signMessage', { message: 'two', nonce: '2' })
    await page.waitForFunction(() => window.AptosDevWallet?.pending().length === 2)
    await approve(page)
    expect((await first).response.status).toBe('Approved')
    expect(await page.evaluate(() => window.AptosDevWallet?.pending().length)).toBe(1)
    expect(await text.textContent()).toContain('two')
    await page.keyboard.press('Enter')
    expect((await second).response.status).toBe('Approved')
  })

  it('opens again if the page sends a request in the task of the response', async () => {
    const { page } = await open()
    const chain = page.evaluate(async () => {
      const { call } = window.walletPage
      return [await call('aptos:connect'), await call('aptos:signMessage', { message: 'm', nonce: '1' })]
    })
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByRole('button', { name: 'Sign' }).click()
    expect(await chain).toMatchObject([
      { response: { status: 'Approved' } },
      { response: { status: 'Approved' } },
    ])
  })

  it('restores the focus when it closes', async () => {
    const { page, call } = await connected()
    await page.locator('#first').focus()
    const pendingCall = call('aptos:signMessage', { message: 'm', nonce: '1' })
    await page.getByRole('button', { name: 'Sign' }).click()
    await pendingCall
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('first')
  })

  it('closes when a script approves the request', async () => {
    const { page, call } = await connected()
    const pendingCall = call('aptos:signMessage', { message: 'm', nonce: '1' })
    await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor()
    expect(await page.evaluate(() => window.AptosDevWallet?.pending())).toMatchObject([
      { kind: 'signMessage' },
    ])
    expect(await page.evaluate(() => window.AptosDevWallet?.approve())).toBe(true)
    expect((await pendingCall).response.status).toBe('Approved')
    await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor({ state: 'hidden' })
  })

  it('opens after the page emptied its body', async () => {
    const { page, call } = await connected()
    await page.evaluate(() => document.body.replaceChildren())
    const pendingCall = call('aptos:signMessage', { message: 'm', nonce: '1' })
    await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor()
    await page.keyboard.press('Escape')
    await pendingCall
  })

  it.each([
    [320, 640],
    [320, 256],
  ])('fits a window of %i x %i', async (width, height) => {
    const { page, call } = await connected()
    await page.setViewportSize({ width, height })
    const pendingCall = call('aptos:signTransaction', TRANSACTION)
    const dialog = page.getByRole('dialog', { name: 'Sign this transaction?' })
    await dialog.waitFor()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const box = await dialog.boundingBox()
    expect(
      box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height,
    ).toBe(true)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    expect((await pendingCall).response).toEqual({ status: 'Rejected' })
  })

  it('focuses its title on a low screen, so that Enter does not approve a hidden request', async () => {
    const { page, call } = await connected()
    await page.setViewportSize({ width: 740, height: 360 })
    const pendingCall = call('aptos:signMessage', { message: 'One line', nonce: '1' })
    const dialog = page.getByRole('dialog', { name: 'Sign this message?' })
    const question = dialog.getByRole('heading', { name: 'Sign this message?' })
    await question.waitFor()
    expect(await question.evaluate((heading) => heading.matches(':focus'))).toBe(true)
    const getTop = async (part: Locator) => (await part.boundingBox())?.y ?? -1
    expect(await getTop(question)).toBeGreaterThan(await getTop(dialog))
    expect(await getTop(dialog.getByRole('region', { name: 'Text to sign' }))).toBeLessThan(360)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => window.AptosDevWallet?.pending().length)).toBe(1)
    for (const _ of ['text', 'Reject', 'Sign']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect((await pendingCall).response.status).toBe('Approved')
  })

  it('shows a complete account name on a narrow screen', async () => {
    const { page, call } = await open()
    await page.setViewportSize({ width: 360, height: 640 })
    const pendingCall = call('aptos:connect')
    const account = page
      .getByRole('dialog', { name: 'Connect to this page?' })
      .getByLabel('Account', { exact: true })
    const add = page.getByRole('dialog').getByRole('button', { name: 'Add account' })
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(640)
    const [above, below] = [await account.boundingBox(), await add.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    await page.keyboard.press('Escape')
    await pendingCall
  })
})

describe('theme of the dialogs', () => {
  const getBackground = (page: Page) =>
    page
      .getByRole('dialog', { name: 'Connect to this page?' })
      .evaluate((dialog) => getComputedStyle(dialog).backgroundColor)

  it.each([
    ['light', 'dark', 'rgb(255, 255, 255)'],
    ['dark', 'light', 'rgb(33, 31, 27)'],
    ['auto', 'dark', 'rgb(33, 31, 27)'],
    ['auto', 'light', 'rgb(255, 255, 255)'],
  ] as const)('follows the kit with theme %s on a %s system', async (theme, colorScheme, background) => {
    const kit = `<script src="/aptos-wallet-kit.js" data-theme="${theme}"></script>`
    const { page, call } = await open({ markup: `<aptos-wallet-button></aptos-wallet-button>${kit}` })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const pendingCall = call('aptos:connect')
    await expect.poll(() => getBackground(page)).toBe(background)
    await page.keyboard.press('Escape')
    await pendingCall
  })
})

describe('settings panel', () => {
  it('imports a private key and rejects an invalid one', async () => {
    const { page } = await open()
    await badgeOf(page).click()
    const input = panelOf(page).getByLabel('Import private key')
    await input.fill('0x12')
    await input.press('Tab')
    await panelOf(page).getByRole('alert').getByText('64 hex digits').waitFor()
    await input.fill('5a'.repeat(32))
    await input.press('Tab')
    await expect.poll(() => input.inputValue()).toBe('')
    const accounts = await page.evaluate(() => window.AptosDevWallet?.accounts())
    expect(accounts?.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  it('sets a failure mode, shows it on the badge and keeps it after a reload', async () => {
    const { page, call } = await open()
    await badgeOf(page).press('Enter')
    await panelOf(page).getByLabel('Failure mode').selectOption({ label: 'Rejects: rejects every request' })
    expect((await call('aptos:connect')).response).toEqual({ status: 'Rejected' })
    await panelOf(page).getByLabel('Failure mode').press('Escape')
    expect(await panelOf(page).isVisible()).toBe(false)
    expect(await badgeOf(page).evaluate((badge) => badge.matches(':focus'))).toBe(true)
    await page.reload()
    expect(await badgeOf(page).textContent()).toContain('rejects')
    expect((await call('aptos:connect')).response).toEqual({ status: 'Rejected' })
  })

  it('restores a valid node address, and does not store the address of the script tag', async () => {
    const nodeUrl = 'http://127.0.0.1:9/v1'
    const { page } = await open({ wallet: `data-node-url="${nodeUrl}"` })
    await page.getByRole('button', { name: 'Dev Wallet' }).click()
    const node = panelOf(page).getByLabel('Full node')
    await node.fill('nonsense')
    await node.press('Tab')
    expect(await node.inputValue()).toBe(nodeUrl)
    expect(await page.evaluate(() => localStorage['aptos-dev-wallet'])).not.toContain(nodeUrl)
  })

  it('shows why a network switch failed and keeps the network', async () => {
    const { page } = await open()
    await page.route('https://api.devnet.aptoslabs.com/**', (route) => route.abort())
    await badgeOf(page).click()
    const network = panelOf(page).getByLabel('Network')
    await network.selectOption('devnet')
    await panelOf(page).getByRole('alert').getByText('cannot be reached').waitFor()
    expect(await network.inputValue()).toBe('local')
  })

  it('turns on automatic approval, and clears everything on reset', async () => {
    const { page, call } = await open()
    await badgeOf(page).click()
    await panelOf(page).getByLabel('Approve all requests automatically').check()
    const { address } = (await call('aptos:connect')).response.args
    await panelOf(page).getByText('Connected to this page', { exact: true }).waitFor()
    await panelOf(page).getByRole('button', { name: 'Reset wallet' }).click()
    await panelOf(page).getByText('Not connected to this page').waitFor()
    expect(await panelOf(page).getByLabel('Approve all requests').isChecked()).toBe(false)
    expect(await page.evaluate(() => window.AptosDevWallet?.accounts()[0]?.address)).not.toBe(address.text)
  })

  it('has no badge with data-panel="false", while prompts still open', async () => {
    const { page, call } = await open({ wallet: 'data-panel="false"' })
    expect(await badgeOf(page).count()).toBe(0)
    const pendingCall = call('aptos:connect')
    await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
    await page.keyboard.press('Escape')
    await pendingCall
  })
})
