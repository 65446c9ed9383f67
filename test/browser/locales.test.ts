import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { strings as japanese } from '../../src/locales/ja.js'
import { test } from '../support/browser-test.js'
import { goodWallet } from '../support/fixtures.js'
import { pageFiles } from '../support/page-html.js'
import { findOverflow } from './find-overflow.js'
import { openModal } from './views.js'

test.for([
  ['ar', true],
  ['de', false],
] as const)('the modal in %s is mirrored: %s', async ([locale, isMirrored], { open }) => {
  const after = readFileSync(new URL(`../../dist/locales/${locale}.js`, import.meta.url), 'utf8')
  const page = await open({ after, wallets: [goodWallet] })
  await page.evaluate(() => window.AptosWalletKit.open())
  await page.expectVisible('dialog')
  const found = await page.evaluate(() => {
    const root = document.body.lastElementChild?.shadowRoot
    const isLeft = (first: string, second: string) => {
      const [left, right] = [first, second].map((selector) => {
        const box = root?.querySelector(selector)?.getBoundingClientRect()
        return box ? box.left + box.width / 2 : Number.NaN
      })
      return Number(left) < Number(right)
    }
    return {
      isCloseLeft: isLeft('[part=close]', 'dialog'),
      isListRight: isLeft('section', 'aside'),
      isIconRight: isLeft('[part=wallet] > :last-child', '[part=wallet] > :first-child'),
    }
  })
  expect(found).toEqual({ isCloseLeft: isMirrored, isListRight: isMirrored, isIconRight: isMirrored })
})

test('findOverflow() finds a text that is too long', async ({ open }) => {
  const page = await open()
  await page.tab.resize(320, 640)
  await openModal(page)
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung'
  await page.evaluate((text) => window.AptosWalletKit.configure({ strings: { title: text } }), title)
  await page.expectVisible('dialog', title)
  expect((await page.evaluate(findOverflow)).join()).toContain(title.slice(0, 20))
})

test('a locale script has its characters on a page that is not in UTF-8', async ({ open }) => {
  const html = `${(await pageFiles())['/']}`
    .replace('utf-8', 'windows-1252')
    .replace('src="after.js"', 'src="locales/ja.js"')
  const page = await open({ files: { '/': html } })
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252')
  await page.expectVisible('button', japanese.button)
})
