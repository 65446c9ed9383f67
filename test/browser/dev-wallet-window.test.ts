import { readFile } from 'node:fs/promises'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
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
  context = await browser.newContext({ reducedMotion: 'reduce' }) // Boxes are measured.
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

/** What axe finds wrong by WCAG 2.2 A and AA. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => {
    const { axe: engine } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    return engine.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test.each(['light', 'dark'] as const)('has nothing axe finds fault with (%s)', async (colorScheme) => {
  const { page, call } = await connected()
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const [feature, input] of [
    ['aptos:connect', false],
    ['aptos:signMessage', { message: 'm', nonce: '1' }],
    ['aptos:signTransaction', TRANSACTION],
  ] as const) {
    const asking = call(feature, input)
    await page.getByRole('button', { name: 'Reject' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await asking
  }
  await badgeOf(page).click()
  expect(await faults(page)).toEqual([])
})

test('shows a message as text, whatever is in it', async () => {
  const { page, call } = await connected()
  const message = '<img src=x onerror=alert(1)><b>bold</b>'
  const asking = call('aptos:signMessage', { message, nonce: '1' })
  const shown = page.getByRole('region', { name: 'Text to sign' })
  await shown.waitFor()
  expect(await shown.textContent()).toContain(message)
  expect(await shown.locator('*').count()).toBe(0)
  await page.keyboard.press('Escape')
  await asking
})

test('shows what a transaction calls, with what, and who signs', async () => {
  const { page, call } = await connected()
  const asking = call('aptos:signTransaction', TRANSACTION)
  const asked = page.getByRole('dialog', { name: 'Sign this transaction?' })
  await asked.waitFor()
  const shown = (await asked.getByRole('definition').allTextContents()).join('\n')
  for (const part of ['0x1::coin::transfer', '0x1::aptos_coin::AptosCoin', '"100000000"', 'Account 1 (0x']) {
    expect(shown).toContain(part)
  }
  await page.keyboard.press('Escape')
  await asking
})

test('asks one thing after the other', async () => {
  const { page, call } = await connected()
  const answers = [
    call('aptos:signMessage', { message: 'one', nonce: '1' }),
    call('aptos:signIn', { nonce: 'abcdefgh' }),
  ]
  await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Sign in to this page?' }).waitFor()
  await page.keyboard.press('Enter')
  const [first, second] = await Promise.all(answers)
  expect([first?.answer.status, second?.answer.status]).toEqual(['Rejected', 'Approved'])
})

test.each([
  ['a double click', (page: Page) => page.getByRole('button', { name: 'Sign' }).dblclick()],
  [
    'a held Enter',
    async (page: Page) => {
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ],
])('approves with %s only what was read', async (_, answer) => {
  const { page, call } = await connected()
  const first = call('aptos:signMessage', { message: 'one', nonce: '1' })
  const text = page.getByRole('region', { name: 'Text to sign' })
  await text.getByText('one').waitFor()
  const second = call('aptos:signMessage', { message: 'two', nonce: '2' })
  await page.waitForFunction(() => window.AptosDevWallet?.pending().length === 2)
  await answer(page)
  expect((await first).answer.status).toBe('Approved')
  expect(await page.evaluate(() => window.AptosDevWallet?.pending().length)).toBe(1)
  expect(await text.textContent()).toContain('two')
  await page.keyboard.press('Enter')
  expect((await second).answer.status).toBe('Approved')
})

test('asks anew when the page asks in the very moment it was answered', async () => {
  const { page } = await open()
  const chain = page.evaluate(async () => {
    const { call } = window.walletPage
    return [await call('aptos:connect'), await call('aptos:signMessage', { message: 'm', nonce: '1' })]
  })
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Sign' }).click()
  expect(await chain).toMatchObject([{ answer: { status: 'Approved' } }, { answer: { status: 'Approved' } }])
})

test('gives the focus back to where it was', async () => {
  const { page, call } = await connected()
  await page.locator('#first').focus()
  const asking = call('aptos:signMessage', { message: 'm', nonce: '1' })
  await page.getByRole('button', { name: 'Sign' }).click()
  await asking
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('first')
})

test('is answered by a script as by a person', async () => {
  const { page, call } = await connected()
  const asking = call('aptos:signMessage', { message: 'm', nonce: '1' })
  await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor()
  expect(await page.evaluate(() => window.AptosDevWallet?.pending())).toMatchObject([{ kind: 'signMessage' }])
  expect(await page.evaluate(() => window.AptosDevWallet?.approve())).toBe(true)
  expect((await asking).answer.status).toBe('Approved')
  await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor({ state: 'hidden' })
})

test('comes back to a page that emptied its body', async () => {
  const { page, call } = await connected()
  await page.evaluate(() => document.body.replaceChildren())
  const asking = call('aptos:signMessage', { message: 'm', nonce: '1' })
  await page.getByRole('dialog', { name: 'Sign this message?' }).waitFor()
  await page.keyboard.press('Escape')
  await asking
})

test.each([
  [320, 640],
  [320, 256],
])('can be read and answered in %i x %i', async (width, height) => {
  const { page, call } = await connected()
  await page.setViewportSize({ width, height })
  const asking = call('aptos:signTransaction', TRANSACTION)
  const asked = page.getByRole('dialog', { name: 'Sign this transaction?' })
  await asked.waitFor()
  expect(await asked.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const box = await asked.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(
    true,
  )
  await asked.getByRole('button', { name: 'Reject' }).click()
  expect((await asking).answer).toEqual({ status: 'Rejected' })
})

test('begins with the question on a low screen, where Enter signs nothing that was not seen', async () => {
  const { page, call } = await connected()
  await page.setViewportSize({ width: 740, height: 360 })
  const asking = call('aptos:signMessage', { message: 'One line', nonce: '1' })
  const asked = page.getByRole('dialog', { name: 'Sign this message?' })
  const question = asked.getByRole('heading', { name: 'Sign this message?' })
  await question.waitFor()
  expect(await question.evaluate((heading) => heading.matches(':focus'))).toBe(true)
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? -1
  expect(await top(question)).toBeGreaterThan(await top(asked))
  expect(await top(asked.getByRole('region', { name: 'Text to sign' }))).toBeLessThan(360)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => window.AptosDevWallet?.pending().length)).toBe(1)
  for (const _ of ['text', 'Reject', 'Sign']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect((await asking).answer.status).toBe('Approved')
})

test('shows an account to its last digit on a narrow screen', async () => {
  const { page, call } = await open()
  await page.setViewportSize({ width: 360, height: 640 })
  const asking = call('aptos:connect')
  const account = page
    .getByRole('dialog', { name: 'Connect to this page?' })
    .getByLabel('Account', { exact: true })
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add account' })
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(640)
  const [above, below] = [await account.boundingBox(), await add.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await page.keyboard.press('Escape')
  await asking
})

test('is set to misbehave in the panel, says so on its badge and remembers it', async () => {
  const { page, call } = await open()
  await badgeOf(page).press('Enter')
  await panelOf(page).getByLabel('Behaviour').selectOption({ label: 'Rejects: turns every request down' })
  expect((await call('aptos:connect')).answer).toEqual({ status: 'Rejected' })
  await panelOf(page).getByLabel('Behaviour').press('Escape')
  expect(await panelOf(page).isVisible()).toBe(false)
  expect(await badgeOf(page).evaluate((badge) => badge.matches(':focus'))).toBe(true)
  await page.reload()
  expect(await badgeOf(page).textContent()).toContain('rejects')
  expect((await call('aptos:connect')).answer).toEqual({ status: 'Rejected' })
})

test('puts a full node back that cannot be read, and does not remember the one of the script tag', async () => {
  const tagged = 'http://127.0.0.1:9/v1'
  const { page } = await open({ wallet: `data-node-url="${tagged}"` })
  await page.getByRole('button', { name: 'Dev Wallet' }).click()
  const node = panelOf(page).getByLabel('Full node')
  await node.fill('nonsense')
  await node.press('Tab')
  expect(await node.inputValue()).toBe(tagged)
  expect(await page.evaluate(() => localStorage['aptos-dev-wallet'])).not.toContain(tagged)
})

test('says in the panel why a network cannot be gone to, and stays', async () => {
  const { page } = await open()
  await page.route('https://api.devnet.aptoslabs.com/**', (route) => route.abort())
  await badgeOf(page).click()
  const network = panelOf(page).getByLabel('Network')
  await network.selectOption('devnet')
  await panelOf(page).getByRole('alert').getByText('cannot be reached').waitFor()
  expect(await network.inputValue()).toBe('local')
})

test('approves by itself when the panel says so, and forgets all on reset', async () => {
  const { page, call } = await open()
  await badgeOf(page).click()
  await panelOf(page).getByLabel('Approve everything without asking').check()
  const { address } = (await call('aptos:connect')).answer.args
  await panelOf(page).getByText('Connected to this page', { exact: true }).waitFor()
  await panelOf(page).getByRole('button', { name: 'Reset wallet' }).click()
  await panelOf(page).getByText('Not connected to this page').waitFor()
  expect(await panelOf(page).getByLabel('Approve everything').isChecked()).toBe(false)
  expect(await page.evaluate(() => window.AptosDevWallet?.accounts()[0]?.address)).not.toBe(address.text)
})

test('shows no badge when its script tag says so, and still asks', async () => {
  const { page, call } = await open({ wallet: 'data-panel="false"' })
  expect(await badgeOf(page).count()).toBe(0)
  const asking = call('aptos:connect')
  await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
  await page.keyboard.press('Escape')
  await asking
})
