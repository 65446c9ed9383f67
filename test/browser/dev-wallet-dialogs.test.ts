import { devices, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.js'
import { visit } from '../support/visit.js'
import { openConnected, openDevWallet } from './dev-wallet-support.js'

const PHONE = { ...devices['Pixel 7'], reducedMotion: 'reduce' } as const

const badgeOf = (page: Page) => page.getByRole('button', { name: /^Dev Wallet/ })
const countPending = (page: Page) => page.evaluate(() => window.AptosDevWallet?.pending().length)

const MESSAGE = { message: 'm', nonce: '1' }
const TRANSACTION = {
  payload: {
    function: '0x1::coin::transfer',
    typeArguments: ['0x1::aptos_coin::AptosCoin'],
    functionArguments: [`0x${'5d'.repeat(32)}`, '100000000'],
    abi: { parameters: ['address', 'u64'] },
  },
}

/** Opens the prompt of a request. */
async function openPrompt(feature: string, input: object, title: string) {
  const opened = await openConnected()
  const outcome = opened.call(feature, input)
  const dialog = opened.page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  return { ...opened, dialog, outcome }
}
const openMessagePrompt = (input: object = MESSAGE) => openPrompt('signMessage', input, 'Sign this message?')

describe('approval dialog', () => {
  it('is above the modal of the kit that calls the wallet when it opens on a phone', async () => {
    const html = `<!doctype html><title>A page</title><meta name="viewport" content="width=device-width">
<aptos-wallet-button></aptos-wallet-button><script src="/aptos-wallet-kit.js"></script><script src="/dev-wallet.js"></script>`
    const { page } = await visit({ '/': html }, { host: 'localhost', context: PHONE })
    await page.getByRole('button', { name: 'Wallet Connect' }).tap()
    await page
      .getByRole('dialog', { name: 'Connect to this page?' })
      .getByRole('button', { name: 'Connect' })
      .tap()
    await expect.poll(() => page.evaluate(() => window.AptosWalletKit.getState().status)).toBe('connected')
  })

  it.each(['light', 'dark'] as const)('has no accessibility violations (%s)', async (colorScheme) => {
    const { page, call } = await openConnected()
    await page.emulateMedia({ colorScheme })
    const found: string[] = []
    for (const [feature, input] of [
      ['connect', false],
      ['signMessage', MESSAGE],
      ['signTransaction', TRANSACTION],
    ] as const) {
      const outcome = call(feature, input)
      await page.getByRole('button', { name: 'Reject' }).waitFor()
      found.push(...(await findViolations(page)))
      await page.keyboard.press('Escape')
      await outcome
    }
    await badgeOf(page).click()
    await page.getByText('More settings').click()
    found.push(...(await findViolations(page)))
    expect(found).toEqual([])
  })

  it('is labeled for development only, as is the panel', async () => {
    const { page, dialog } = await openMessagePrompt()
    const getLabel = () => page.getByRole('dialog').filter({ hasText: 'Development only' })
    expect(await dialog.and(getLabel()).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await badgeOf(page).click()
    await getLabel().waitFor()
  })

  it('shows markup in a message as text, and restores the focus when it closes', async () => {
    const message = '<img src=x onerror=alert(1)><b>bold</b>'
    const { page, call } = await openConnected()
    await page.locator('#first').focus()
    const outcome = call('signMessage', { message, nonce: '1' })
    const shown = page.getByRole('region', { name: 'Text to sign' })
    expect(await shown.textContent()).toContain(message)
    expect(await shown.locator('*').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign' }).click()
    await outcome
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('first')
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
  ])('approves one request only with %s, and shows the next one', async (_, approve) => {
    const { page, call, outcome } = await openMessagePrompt()
    const next = call('signMessage', { message: 'Next', nonce: '2' })
    await expect.poll(() => countPending(page)).toBe(2)
    await approve(page)
    expect((await outcome).status).toBe('Approved')
    expect(await countPending(page)).toBe(1)
    await page.getByRole('region', { name: 'Text to sign' }).getByText('Next').waitFor()
    await page.keyboard.press('Enter')
    expect((await next).status).toBe('Approved')
  })

  it('opens again if the page sends a request in the task of the response', async () => {
    const { page } = await openDevWallet()
    const chain = page.evaluate(async () => {
      const { app } = window
      return [await app.call('connect'), await app.call('signMessage', { message: 'm', nonce: '1' })]
    })
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByRole('button', { name: 'Sign' }).click()
    expect(await chain).toMatchObject(Array(2).fill({ status: 'Approved' }))
  })

  it('closes when a script approves the request, and opens after the page emptied its body', async () => {
    const { page, call, dialog, outcome } = await openMessagePrompt()
    expect(await page.evaluate(() => window.AptosDevWallet?.approve())).toBe(true)
    expect((await outcome).status).toBe('Approved')
    await dialog.waitFor({ state: 'hidden' })
    await page.evaluate(() => document.body.replaceChildren())
    const next = call('signMessage', MESSAGE)
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    expect((await next).status).toBe('Rejected')
  })

  it('stays open after the page replaced its body, with the badge', async () => {
    const { page, dialog, outcome } = await openMessagePrompt()
    await page.evaluate(() => {
      document.body.replaceWith(document.createElement('body'))
    })
    await dialog.and(page.locator(':modal')).waitFor()
    await page.keyboard.press('Enter')
    expect((await outcome).status).toBe('Approved')
    await badgeOf(page).waitFor()
  })

  // htmx restores a copy of the body when the user goes back.
  it('is in the only element of its kind after the page restored a copy of its body', async () => {
    const { page, dialog, outcome } = await openMessagePrompt()
    await page.evaluate(() => {
      document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    })
    await dialog.and(page.locator(':modal')).waitFor()
    expect(await page.locator('aptos-dev-wallet').count()).toBe(1)
    await page.keyboard.press('Enter')
    expect((await outcome).status).toBe('Approved')
  })

  it('neither closes a dialog of the page nor is hidden by it', async () => {
    const { page, dialog, outcome } = await openMessagePrompt()
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () =>
        document.body.append('The dialog of the page has closed'),
      )
      document.querySelector('aptos-dev-wallet')?.setAttribute('aria-hidden', 'true')
    })
    await dialog.getByRole('button', { name: 'Sign' }).click()
    expect(await outcome).toMatchObject({ status: 'Approved' })
    expect(await page.getByText('has closed').count()).toBe(0)
  })

  it('wraps the name of a function between its words, and never wraps the label of a button', async () => {
    const { page, call } = await openDevWallet({ wallet: 'data-node="stub" data-auto-approve' })
    await call('connect')
    await page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: false }))
    const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x2', 100] }
    const outcome = call('signAndSubmitTransaction', { payload })
    const countLines = (name: string) =>
      page.getByText(name, { exact: true }).evaluate((element) => {
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        return texts.map((text) => {
          const range = document.createRange()
          range.selectNode(text)
          return range.getClientRects().length
        })
      })
    expect(await countLines('0x1::aptos_account::transfer')).toEqual([1, 1, 1, 1])
    expect(await countLines('Sign and submit')).toEqual([1])
    await page.keyboard.press('Escape')
    await outcome
  })

  it('fits windows of 320 x 640 and 320 x 256', async () => {
    const { page, dialog, outcome } = await openPrompt(
      'signTransaction',
      TRANSACTION,
      'Sign this transaction?',
    )
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height })
      const measureExcess = () =>
        dialog.evaluate((element, height) => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const inside = element.scrollWidth - element.clientWidth
          return Math.max(-left, -top, right - 320, bottom - height, inside)
        }, height)
      await expect.poll(measureExcess).toBeLessThanOrEqual(0)
    }
    await dialog.getByRole('button', { name: 'Reject' }).click()
    expect(await outcome).toEqual({ status: 'Rejected' })
  })

  it('focuses its title on a low screen, so that Enter does not approve a hidden request', async () => {
    const { page, call } = await openConnected()
    await page.setViewportSize({ width: 740, height: 360 })
    const outcome = call('signMessage', MESSAGE)
    const dialog = page.getByRole('dialog', { name: 'Sign this message?' })
    const hasTitleFocus = () => dialog.getByRole('heading').evaluate((title) => title.matches(':focus'))
    await expect.poll(hasTitleFocus).toBe(true)
    expect(await dialog.locator('.scroller').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await page.keyboard.press('Enter')
    expect(await countPending(page)).toBe(1)
    for (const _ of ['text', 'Reject', 'Sign']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect((await outcome).status).toBe('Approved')
  })

  it.each([
    ['light', 'dark', 'rgb(255, 255, 255)'],
    ['dark', 'light', 'rgb(29, 30, 34)'],
    ['auto', 'dark', 'rgb(29, 30, 34)'],
    ['auto', 'light', 'rgb(255, 255, 255)'],
  ] as const)('follows the kit with theme %s on a %s system', async (theme, colorScheme, background) => {
    const kit = `<script src="/aptos-wallet-kit.js" data-theme="${theme}"></script>`
    const { page, call } = await openDevWallet({
      markup: `<aptos-wallet-button></aptos-wallet-button>${kit}`,
    })
    await page.emulateMedia({ colorScheme })
    void call('connect').catch(() => {})
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    const getBackground = () => dialog.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect.poll(getBackground).toBe(background)
  })
})

describe('settings panel', () => {
  /** Opens a page and its panel. */
  async function openPanel() {
    const opened = await openDevWallet()
    await badgeOf(opened.page).press('Enter')
    return { ...opened, panel: opened.page.getByRole('dialog', { name: 'Dev Wallet settings' }) }
  }

  it('leaves the header of the page visible in a window of 1280 x 800', async () => {
    const { page, panel } = await openPanel()
    await page.setViewportSize({ width: 1280, height: 800 })
    const { y = 0 } = (await panel.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(200)
  })

  it('imports a private key and rejects an invalid one', async () => {
    const { page, panel } = await openPanel()
    await panel.getByText('More settings').click()
    const input = panel.getByLabel('Import private key')
    await input.fill('0x12')
    await input.press('Tab')
    await panel.getByRole('alert').getByText('64 hex digits').waitFor()
    await input.fill('5a'.repeat(32))
    await input.press('Tab')
    await expect.poll(() => input.inputValue()).toBe('')
    const accounts = await page.evaluate(() => window.AptosDevWallet?.accounts())
    expect(accounts?.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  it('sets a failure mode, shows it on the badge, and keeps it after a reload', async () => {
    const { page, panel, call } = await openPanel()
    await panel.getByText('More settings').click()
    await panel.getByLabel('Failure mode').selectOption({ label: 'Rejects: rejects every request' })
    expect(await call('connect')).toEqual({ status: 'Rejected' })
    await panel.getByLabel('Failure mode').press('Escape')
    expect(await panel.isVisible()).toBe(false)
    expect(await badgeOf(page).evaluate((badge) => badge.matches(':focus'))).toBe(true)
    await page.reload()
    expect(await badgeOf(page).textContent()).toContain('rejects')
    await badgeOf(page).click()
    expect(await panel.getByLabel('Failure mode').isVisible()).toBe(true)
    expect(await call('connect')).toEqual({ status: 'Rejected' })
  })

  it('shows why a network switch failed and keeps the network', async () => {
    const { panel, faults } = await openPanel()
    const network = panel.getByLabel('Network')
    await network.selectOption('devnet')
    await panel.getByRole('alert').getByText('cannot be reached').waitFor()
    expect(await network.inputValue()).toBe('local')
    faults.splice(0) // The policy of the page forbids the request, which the browser logs.
  })

  it('keeps a full node that is not a URL in the field, and shows what is wrong with it', async () => {
    const { panel } = await openPanel()
    await panel.getByText('More settings').click()
    const input = panel.getByLabel('Full node')
    await input.fill('localhost:8080/v1')
    await input.press('Enter')
    await panel.getByRole('alert').getByText('http:').waitFor()
    expect(await input.inputValue()).toBe('localhost:8080/v1')
    await input.fill('http://localhost:8080/v1')
    await input.press('Enter')
    await panel.getByRole('alert').getByText('http:').waitFor({ state: 'detached' })
  })

  it('turns on automatic approval, and clears everything on reset', async () => {
    const { page, panel, call } = await openPanel()
    await panel.getByLabel('Approve all requests automatically').check()
    const { address } = await call('connect')
    await panel.getByText('Connected to this page', { exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Reset wallet' }).click()
    await panel.getByText('Not connected to this page').waitFor()
    expect(await panel.getByLabel('Approve all requests').isChecked()).toBe(false)
    expect(await page.evaluate(() => window.AptosDevWallet?.accounts()[0]?.address)).not.toBe(address)
  })

  it('has no badge with data-panel="false", while prompts still open', async () => {
    const { page, call } = await openDevWallet({ wallet: 'data-panel="false"' })
    expect(await badgeOf(page).count()).toBe(0)
    void call('connect').catch(() => {})
    await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
  })
})
