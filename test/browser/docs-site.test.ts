import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type Element, getAttribute, parseHtml } from '../../bin/html.js'
import { accessibilityFaults, openSite, openTab } from './docs-site-support.js'

const site = await openSite()
afterAll(site.close)

const previews = ['preview/en.html', 'preview/ar.html', 'preview/de-plain.html']

test.each([...site.pages, ...previews])(
  '%s loads without a complaint, and from nowhere else',
  async (file) => {
    const { page, faults } = await openTab(site.browser)
    await page.goto(site.url + file)
    expect(await page.title()).not.toBe('')
    expect(await page.locator('h1').count()).toBe(1)
    // Pictures load when they come into sight.
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
    expect(faults).toEqual([])
    await page.context().close()
  },
)

/** The identifiers on a page, and where its links lead. */
const read = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  }))

test('has no link of its own that leads nowhere', async () => {
  const { page } = await openTab(site.browser)
  const found = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const file of site.pages) {
    await page.goto(site.url + file)
    found.set(file, await read(page))
  }
  const broken: string[] = []
  for (const [file, { ids, links }] of found) {
    expect(new Set(ids).size, `identifiers of ${file}`).toBe(ids.length)
    for (const link of links.filter((href) => href.startsWith(site.url))) {
      const { pathname, hash } = new URL(link)
      const target = pathname.slice(new URL(site.url).pathname.length)
      const isPage = found.get(target)
      const isThere = isPage
        ? !hash || isPage.ids.includes(hash.slice(1))
        : existsSync(join(site.folder, target))
      if (!isThere) broken.push(`${file} → ${target}${hash}`)
    }
  }
  expect(broken).toEqual([])
  await page.context().close()
})

test.each([...site.pages, ...previews])(
  '%s runs nothing inline and checks the hash of all it loads',
  (file) => {
    const html = readFileSync(join(site.folder, file), 'utf8')
    const { elements: tags } = parseHtml(html)
    const policy = tags.find((tag) => getAttribute(tag, 'http-equiv') === 'Content-Security-Policy')
    expect(getAttribute(policy as Element, 'content')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    )
    expect(getAttribute(policy as Element, 'content')).not.toContain('unsafe')
    const loading = tags.filter(
      (tag) => tag.tagName === 'script' || getAttribute(tag, 'rel') === 'stylesheet',
    )
    expect(loading.length).toBeGreaterThan(1)
    for (const tag of loading)
      expect(
        getAttribute(tag, 'integrity'),
        html.slice(tag.sourceCodeLocation?.startOffset, tag.sourceCodeLocation?.endOffset),
      ).toMatch(/^sha384-/)
    expect(tags.filter((tag) => tag.tagName === 'script').every((tag) => getAttribute(tag, 'src'))).toBe(true)
    expect(tags.filter((tag) => tag.tagName === 'style' || getAttribute(tag, 'style') !== undefined)).toEqual(
      [],
    )
  },
)

describe('in light and dark, at 320 and at 1280 pixels', () => {
  test.each([...site.pages, ...previews])(
    '%s fits and has nothing axe finds fault with',
    async (file) => {
      const { page } = await openTab(site.browser)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site.url + file)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await accessibilityFaults(page), `${colorScheme}, ${width}`).toEqual([])
        }
      }
      await page.context().close()
    },
    180_000,
  )
})

test('lets the keyboard skip to the content', async () => {
  const { page } = await openTab(site.browser)
  await page.goto(`${site.url}cli.html`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-content')
  await page.context().close()
})

test('folds its pages into a menu where there is little room', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 320, height: 700 } })
  await page.goto(`${site.url}cli.html`)
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true })
  expect(await pages.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Pages' }).press('Enter')
  await pages.getByRole('link', { name: 'Theming' }).click()
  await page.waitForURL('**/theming.html')
  await page.getByRole('button', { name: 'Pages' }).click()
  await page.keyboard.press('Escape')
  await pages.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('keeps the theme its reader chose, on the next page, too', async () => {
  const { page } = await openTab(site.browser, { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto(`${site.url}index.html`)
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.getByLabel('Theme').selectOption('Dark')
  expect(await ground()).toBe('rgb(19, 20, 23)')
  const picture = page.locator('picture img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-dark\.png$/)
  await page.getByRole('link', { name: 'Command line' }).first().click()
  await page.waitForURL('**/cli.html')
  expect(await ground()).toBe('rgb(19, 20, 23)')
  await page.context().close()
})

test('copies a block of code', async () => {
  const { page } = await openTab(site.browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${site.url}script-tag.html`)
  // Said for two seconds: looked for before it is there.
  const isSaid = page.getByRole('button', { name: 'Copied!' }).waitFor()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await isSaid
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('<aptos-wallet-button></aptos-wallet-button>')
  await page.context().close()
})
