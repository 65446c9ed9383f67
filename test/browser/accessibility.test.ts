import { readdirSync, readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../support/axe.js'
import { test } from '../support/browser-test.js'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'
import { goodWallet, selectWallet } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'
import { findOverflow } from './find-overflow.js'
import { openModal, slowWallet, views } from './views.js'

const localeFolder = new URL('../../dist/locales/', import.meta.url)
const allLocales = readdirSync(localeFolder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length))
/** The longest texts, one from right to left, and one without spaces. `npm run test:all` tries all of them. */
const locales = process.env.TEST_ALL === '1' ? allLocales : ['ar', 'de', 'ja', 'ru']
/** The languages in which axe runs, which takes longer than the check of overflow. */
const axeLocales = process.env.TEST_ALL === '1' ? allLocales : ['ar']

async function setTheme(page: TestPage, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.body.style.background = name === 'dark' ? '#111' : '#fff'
    document.body.style.color = name === 'dark' ? '#eee' : '#111'
    window.AptosWalletKit.configure({ theme: name })
    return support.waitForFrame()
  }, theme)
}

/** Runs the built script of a language. */
async function setLocale(page: TestPage, locale: string) {
  await playwrightPage(page.tab).evaluate(readFileSync(new URL(`${locale}.js`, localeFolder), 'utf8'))
  await page.evaluate(() => support.waitForFrame())
}

/** Returns the text, the parts and the language of a view. */
const readView = (view: Locator) =>
  view.evaluate((element) => ({
    text: element.textContent,
    parts: [...element.querySelectorAll('[part]')].map((each) => each.getAttribute('part')),
    lang: element.closest<HTMLElement>('[lang]')?.lang,
  }))

/** Returns the smaller side of each control on a touch screen, in CSS pixels. */
async function measureControls({ tab, evaluate }: TestPage): Promise<number[]> {
  const devtools = await openDevtools(tab)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.resize(390, 844)
  expect(await evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  return (
    playwrightPage(tab)
      // Links in a sentence are an exception: WCAG 2.2, 2.5.8.
      .locator('aptos-wallet-button button, [part=frame] :is(button, a):not([part=terms] a)')
      // These properties ignore the scale of a pressed control.
      .evaluateAll((controls) =>
        (controls as HTMLElement[])
          .filter((control) => control.checkVisibility())
          .map(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight)),
      )
  )
}

/** Returns how many pixels of two pictures differ as much as text from its background. */
async function countContrastingPixels(_: Element, pictures: readonly string[]): Promise<number> {
  const readLuminances = async (picture: string) => {
    // Not an image: the policy of the page allows no URL.
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    const toLinear = (index: number) => ((data[index] ?? 0) / 255) ** 2.2
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red, green, blue] = [toLinear(4 * pixel), toLinear(4 * pixel + 1), toLinear(4 * pixel + 2)]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    })
  }
  const [before = [], after = []] = await Promise.all(pictures.map(readLuminances))
  return before.filter((luminance, pixel) => {
    const other = after[pixel] ?? luminance
    return Math.max(luminance, other) / Math.min(luminance, other) >= 3
  }).length
}

test.for(Object.entries(views))(
  '%s has the expected accessibility tree and large controls, and passes axe without overflow in each theme, language, and width',
  async ([view, openView], { open }) => {
    const page = await open({ wallets: [slowWallet] })
    await openView(page)
    // Frames for longer than an announcement is delayed.
    for (let count = 0; count < 2; count++) await page.advanceTime(0)
    const shown = playwrightPage(page.tab).locator('[part~=button], dialog[open]').last()
    const tree = (await shown.ariaSnapshot()).replaceAll(encodeURIComponent(page.site.origin), 'ORIGIN')
    await expect(`${tree}\n`).toMatchFileSnapshot(`accessibility-tree/${view}.yml`)

    const found: string[] = []
    const report = (variant: string, faults: readonly string[]) =>
      found.push(...faults.map((fault) => `${variant}: ${fault}`))
    for (const [theme, width] of [
      ['dark', 800],
      ['light', 320],
    ] as const) {
      await page.tab.resize(width, 640)
      await setTheme(page, theme)
      await page.evaluate(() => window.AptosWalletKit.configure({ locale: 'en', strings: {} }))
      // A hovered control changes its colors with the theme in 150 ms.
      await page.evaluate(() => support.finishMotion())
      report(theme, await findViolations(playwrightPage(page.tab)))
      const { text: english, parts } = await readView(shown)
      const texts = [english]
      for (const locale of locales) {
        await setLocale(page, locale)
        const { text, ...rest } = await readView(shown)
        // The same view with other text. Otherwise the checks would be of another language, or of another view.
        expect(rest).toEqual({ parts, lang: locale })
        expect(texts, locale).not.toContain(text)
        texts.push(text)
        report(`${locale}, ${width} px`, await shown.evaluate(findOverflow))
        if (theme === 'light' && axeLocales.includes(locale))
          report(locale, await findViolations(playwrightPage(page.tab)))
      }
    }
    expect(found).toEqual([])
    const sizes = await measureControls(page)
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  },
)

test.for([
  ['a phone', 320, 640],
  ['a phone in landscape', 640, 360],
  ['a window at 400 %', 320, 256],
] as const)('%s shows a rejection without scrolling', async ([, width, height], { open }) => {
  const page = await open({ wallets: [goodWallet] })
  await page.tab.resize(width, height)
  await selectWallet(page)
  await page.wallet(goodWallet.name).reject()
  await page.expectConsole('warn: User rejected the connection request')
  await page.advanceTime(0)
  const retry = await page.expectVisible('button', 'Try Again')
  expect(retry).toMatchObject({ covered: '' })
  expect(retry.y + retry.height).toBeLessThan(height)
  const status = playwrightPage(page.tab).locator('[part=status]')
  expect((await status.boundingBox())?.y).toBeGreaterThan(0)
  await status.click({ trial: true }) // Fails if it is covered.
})

test.for(['light', 'dark'])(
  'the placeholder of the search field has enough contrast in %s',
  async (theme, { open }) => {
    const wallets = Array.from({ length: 9 }, (_, n) => ({ name: `Wallet ${n}`, at: 'before' as const }))
    const page = await open({ wallets, script: `data-theme="${theme}"` })
    await openModal(page)
    await page.expectVisible('searchbox')
    // axe checks the color of a value only.
    await playwrightPage(page.tab)
      .locator('dialog input')
      .evaluate((field: HTMLInputElement) => {
        field.value = field.placeholder
        field.style.color = getComputedStyle(field, '::placeholder').color
      })
    expect(await findViolations(playwrightPage(page.tab))).toEqual([])
  },
)

test.for(['light', 'dark'] as const)(
  'the buttons that end the session have enough contrast when hovered or focused in %s',
  async (theme, { open }) => {
    const page = await open({ wallets: [slowWallet] })
    await setTheme(page, theme)
    await views['failed-disconnect']?.(page)
    const browserPage = playwrightPage(page.tab)
    for (const name of ['Disconnect', uiText('forget')]) {
      const button = browserPage.getByRole('button', { name })
      for (const action of ['hover', 'focus'] as const) {
        await button[action]()
        await page.evaluate(() => support.finishMotion())
        expect(await findViolations(browserPage), `${action}: ${name}`).toEqual([])
        await browserPage.mouse.move(0, 0)
      }
    }
  },
)

test.for([1280, 320])(
  'the page does not scroll when the list is scrolled past its end, at %i px',
  async (width, { open }) => {
    const page = await open({ css: 'main { height: 5000px }', wallets: [goodWallet] })
    await page.tab.resize(width, 480)
    await openModal(page)
    await page.advanceTime(0)
    const { mouse } = playwrightPage(page.tab)
    const { x, y } = await page.expectVisible('button', goodWallet.name)
    await mouse.move(x + 5, y + 5)
    for (let turn = 0; turn < 3; turn++) await mouse.wheel(0, 3000)
    // Outside the modal it scrolls: by this turn, and not by the turns before.
    await mouse.move(5, 5)
    await mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  },
)

test('account-modal keeps its avatar round in a low window', async ({ open }) => {
  const page = await open({ wallets: [slowWallet] })
  await page.tab.resize(800, 400)
  await views['account-modal']?.(page)
  const avatar = await playwrightPage(page.tab).locator('[part=avatar]').boundingBox()
  expect(avatar?.width).toBeGreaterThan(20)
  expect(avatar?.height).toBe(avatar?.width)
})

test('every button has a border with forced colors', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  await playwrightPage(page.tab).emulateMedia({ forcedColors: 'active' })
  await openModal(page)
  await page.expectVisible('dialog')
  const buttons = playwrightPage(page.tab).locator('dialog button')
  const borders = await buttons.evaluateAll((elements) =>
    elements.map((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
      return `${element.ariaLabel ?? element.textContent}: ${borderTopWidth} ${borderTopStyle}`
    }),
  )
  expect(borders.length).toBeGreaterThan(6)
  expect(borders.filter((border) => !border.endsWith(': 1px solid'))).toEqual([])
})

test.for([
  ['light', 'light'],
  ['light', 'dark'],
  ['dark', 'light'],
  ['dark', 'dark'],
] as const)(
  'the spinner is seen to turn with forced colors: a %s theme, in %s colors of the user',
  async ([theme, colorScheme], { open }) => {
    // Black or white, as the text of the page's theme: invisible on the background of some users.
    const css = ':root { --awk-accent: light-dark(#000, #fff); --awk-tint: #8883 }'
    const page = await open({ wallets: [goodWallet], script: `data-theme="${theme}"`, css })
    await playwrightPage(page.tab).emulateMedia({ forcedColors: 'active', colorScheme })
    await selectWallet(page)
    const spinner = playwrightPage(page.tab).locator('[part=spinner]')
    /** Takes a picture at a part of a turn. */
    const takePicture = async (turn: number) => {
      await spinner.evaluate((element, part) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause()
          animation.currentTime = 900 * part
        }
      }, turn)
      const picture = await spinner.screenshot()
      return picture.toString('base64')
    }
    const pictures = [await takePicture(0), await takePicture(0.5)]
    expect(await spinner.evaluate(countContrastingPixels, pictures)).toBeGreaterThan(100)
  },
)
