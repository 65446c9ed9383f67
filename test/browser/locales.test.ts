import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { strings as japanese } from '../../src/locales/ja.js'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { expectConnectedTo, goodWallet } from '../support/fixtures.js'
import { pageFiles } from '../support/page-html.js'

test('the modal is mirrored in Arabic', async ({ open }) => {
  const after = readFileSync(new URL('../../dist/locales/ar.js', import.meta.url), 'utf8')
  const page = await open({ after, wallets: [goodWallet] })
  await page.evaluate(() => window.AptosWalletKit.open())
  await page.expectVisible('dialog')
  const found = await playwrightPage(page.tab)
    .locator('dialog')
    .evaluate((dialog) => {
      const getCenter = (selector: string) => {
        const { left, right } = (dialog.querySelector(selector) as Element).getBoundingClientRect()
        return (left + right) / 2
      }
      return {
        isCloseLeft: getCenter('[part=close]') < getCenter('[part=frame]'),
        isListRight: getCenter('aside') > getCenter('section'),
        isIconRight: getCenter('[part=wallet] > :first-child') > getCenter('[part=wallet] > :last-child'),
      }
    })
  expect(found).toEqual({ isCloseLeft: true, isListRight: true, isIconRight: true })
})

test('the amount of a balance is before its currency in Arabic', async ({ open }) => {
  const after = `${readFileSync(new URL('../../dist/locales/ar.js', import.meta.url), 'utf8')}
    AptosWalletKit.configure({ balance: async () => '12.5 APT' })`
  const page = await open({ after, wallets: [goodWallet] })
  await page.evaluate(() => void window.AptosWalletKit.connect('Good Wallet'))
  await page.wallet('Good Wallet').approve('connect')
  await expectConnectedTo(page, 'Good Wallet')
  await page.evaluate(() => window.AptosWalletKit.open())
  const balance = playwrightPage(page.tab).locator('[part=balance]', { hasText: 'APT' })
  const [amount = 0, currency = 0] = await balance.evaluate(({ firstChild }) =>
    [0, 5].map((start) => {
      const range = document.createRange()
      range.setStart(firstChild as Text, start)
      range.setEnd(firstChild as Text, start + 1)
      return range.getBoundingClientRect().left
    }),
  )
  expect(amount).toBeLessThan(currency)
})

test('a locale script has its characters on a page that is not in UTF-8', async ({ open }) => {
  const html = `${(await pageFiles())['/']}`
    .replace('utf-8', 'windows-1252')
    .replace('src="after.js"', 'src="locales/ja.js"')
  const page = await open({ files: { '/': html } })
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252')
  await page.expectVisible('button', japanese.button)
})
