import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, readStorage, secondWallet } from '../../support/fixtures.js'

describe('<aptos-wallet-button>', () => {
  test('overrides configure() and the script tag, before and after configure() is called', async ({
    open,
  }) => {
    const configure = () =>
      window.AptosWalletKit.configure({ preferredWallet: 'Second Wallet', autoConnect: true })
    const page = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="Second Wallet" data-auto-connect="true"',
      body: '<aptos-wallet-button preferred-wallet="Good Wallet" auto-connect="false"></aptos-wallet-button>',
      after: configure,
    })
    await page.advanceTime(0)
    await page.evaluate(configure)
    await page.advanceTime(0)
    for (const { name } of [goodWallet, secondWallet])
      expect(await page.wallet(name).calls('connect')).toEqual([])
    expect(await readStorage(page)).toMatchObject({ 'aptos-wallet-kit.auto-connect': 'false' })
    await page.evaluate(() => void window.AptosWalletKit.connect())
    await page.wallet('Good Wallet').approve('connect')
    await expectConnectedTo(page, 'Good Wallet')
  })

  test('is invisible while it has the hidden attribute', async ({ open }) => {
    const page = await open()
    await page.expectVisible('button', 'Wallet Connect')
    await page.evaluate(() => document.querySelector('aptos-wallet-button')?.toggleAttribute('hidden'))
    await page.expectHidden('button')
  })
})

test('button and modal are from left to right in English on a page from right to left', async ({ open }) => {
  const page = await open({ html: 'lang="ar" dir="rtl"' })
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('dialog')
  const found = await page.evaluate(() =>
    [document.querySelector('aptos-wallet-button'), document.body.lastElementChild].map((host) => {
      const control = host?.shadowRoot?.querySelector('dialog, button') as Element
      return `${control.closest('[lang]')?.getAttribute('lang')} ${getComputedStyle(control).direction}`
    }),
  )
  expect(found).toEqual(['en ltr', 'en ltr'])
})
