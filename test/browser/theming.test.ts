import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'
import { goodWallet } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

/** Returns the padding, the font size and the height of the button. */
const measureButton = (page: TestPage) =>
  playwrightPage(page.tab)
    .locator('aptos-wallet-button button')
    .evaluate((button: HTMLElement) => {
      const { padding, fontSize } = getComputedStyle(button)
      return { padding, fontSize, height: button.offsetHeight }
    })

test('--awk-space and --awk-font-size set the space and the font size of button and modal', async ({
  open,
}) => {
  const page = await open({ css: ':root { --awk-space: 6px; --awk-font-size: 20px }' })
  expect(await measureButton(page)).toEqual({ padding: '0px 24px', fontSize: '20px', height: 60 })
  await page.click('button', 'Wallet Connect')
  const section = playwrightPage(page.tab).locator('dialog section')
  expect(await section.evaluate((element) => getComputedStyle(element).rowGap)).toBe('12px')
})

test('the CSS of docs/theming.md gives the wallet button alone one color in both states', async ({
  open,
}) => {
  const text = await readFile(new URL('../../docs/theming.md', import.meta.url), 'utf8')
  const css = /^```css\n(\.wallet \{.+?)^```$/ms.exec(text)?.[1]
  const wallet = css?.replace('.wallet', 'aptos-wallet-button')
  const page = await open({ css: `${wallet}`, wallets: [goodWallet] })
  const { tab } = page
  const readColors = (selector: string) =>
    playwrightPage(tab)
      .locator(selector)
      .evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])
  const blueAndWhite = ['rgb(29, 78, 216)', 'rgb(255, 255, 255)']
  expect(await readColors('aptos-wallet-button button')).toEqual(blueAndWhite)
  await page.click('button', 'Wallet Connect')
  expect(await readColors('dialog section')).not.toContain('rgb(29, 78, 216)')
  await page.click('button', goodWallet.name)
  await page.wallet(goodWallet.name).approve()
  await page.expectHidden('dialog')
  expect(await readColors('aptos-wallet-button button')).toEqual(blueAndWhite)
})

test('wallet button is 40 px high, and 32 px with the compact attribute', async ({ open }) => {
  const { height } = await measureButton(await open())
  const compact = await measureButton(
    await open({ body: '<aptos-wallet-button compact></aptos-wallet-button>' }),
  )
  expect(compact).toMatchObject({ padding: '0px 12px', fontSize: '13.05px', height: 32 })
  expect(height).toBe(40)
})

test('the compact button reacts to touch on a height of 44 px', async ({ open }) => {
  const body = '<aptos-wallet-button compact></aptos-wallet-button>'
  const page = await open({ body, css: 'main { padding: 20px }' })
  const devtools = await openDevtools(page.tab)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const button = await page.expectVisible('button', 'Wallet Connect')
  expect(button.height).toBe(32)
  const { mouse } = playwrightPage(page.tab)
  for (const y of [button.y - 5, button.y + button.height + 5]) {
    await mouse.click(button.x + 5, y)
    await page.expectVisible('dialog')
    await page.press('Escape')
    await page.expectHidden('dialog')
  }
})

test('the page does not scroll behind the modal with the CSS of docs/theming.md', async ({ open }) => {
  const text = await readFile(new URL('../../docs/theming.md', import.meta.url), 'utf8')
  const rules = [...text.matchAll(/^```css\n(.+?)^```$/gms)].map(([, rule]) => rule)
  const page = await open({ css: `main { height: 5000px } ${rules.join('')}`, wallets: [goodWallet] })
  await page.click('button', 'Wallet Connect')
  const panel = await page.expectVisible('heading', uiText('home'))
  await page.advanceTime(0) // Before that, the wheel scrolls the page.
  const { mouse } = playwrightPage(page.tab)
  for (const [x, y] of [
    [5, 5],
    [panel.x + 5, panel.y + 5],
  ] as const) {
    await mouse.move(x, y)
    await mouse.wheel(0, 1000)
  }
  await page.press('Escape')
  await page.expectHidden('dialog')
  await mouse.wheel(0, 100)
  // By this turn, and not by the turns before.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
})

/** Returns the sizes of the element and of the button in it. */
const measureElement = (page: TestPage) =>
  page.evaluate(() => {
    const element = document.querySelector('aptos-wallet-button') as HTMLElement
    const button = element.shadowRoot?.querySelector('button') as HTMLElement
    return [element, button].map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])
  })

describe('<aptos-wallet-button>', () => {
  test.for<[string, string]>([
    ['a column that stretches its items', 'main { display: flex; flex-direction: column; width: 400px }'],
    ['a row that stretches its items', 'main { display: flex; height: 200px }'],
    ['a grid', 'main { display: grid; width: 400px; height: 200px }'],
    ['a block of a fixed height', 'main { height: 300px }'],
  ])('has the size of its content in %s, and that of the page if it sets one', async ([, css], { open }) => {
    const body = '<aptos-wallet-button></aptos-wallet-button>'
    const sizes = (await measureElement(await open({ body })))[1]
    expect(await measureElement(await open({ body, css }))).toEqual([sizes, sizes])
    const sized = `${css} aptos-wallet-button { width: 300px; height: 90px }`
    expect(await measureElement(await open({ body, css: sized }))).toEqual([
      [300, 90],
      [300, 90],
    ])
  })

  test('has the size of its content in quirks mode', async ({ open }) => {
    const [size] = await measureElement(await open())
    const html = `<body><aptos-wallet-button></aptos-wallet-button>
      <div data-page hidden><script type="application/json" id="setup">[]</script><script src="support.js"></script>
      <script src="aptos-wallet-kit.js"></script></div>`
    const page = await open({ files: { '/quirks.html': html } }, '/quirks.html')
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat')
    expect(await measureElement(page)).toEqual([size, size])
  })
})

test.for<[theme: string, background: string]>([
  ['dark', 'rgb(243, 244, 246)'],
  ['light', 'rgb(21, 23, 28)'],
  ['auto', 'rgb(243, 244, 246)'], // The system is dark.
])('a reset of the page keeps the colors of the theme %s', async ([theme, background], { open }) => {
  const page = await open({ css: '* { all: initial !important }', script: `data-theme="${theme}"` })
  const tab = playwrightPage(page.tab)
  await tab.emulateMedia({ colorScheme: 'dark' })
  const button = tab.locator('aptos-wallet-button button')
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe(background)
})

test('rules of the page for the text of all elements change neither button nor modal', async ({ open }) => {
  const css = `* { font: italic 30px/3 monospace; letter-spacing: 5px; word-spacing: 9px; text-align: right;
    text-transform: uppercase; text-indent: 20px; text-shadow: 1px 1px red; white-space: nowrap }`
  const readTexts = async (page: TestPage) => {
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog')
    return page.evaluate(() => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
      const elements = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
      const properties =
        'font letter-spacing word-spacing text-align text-transform text-indent text-shadow white-space width height'
      return elements.map((element) => {
        const style = getComputedStyle(element)
        return [element.tagName, ...properties.split(' ').map((name) => style.getPropertyValue(name))].join(
          ' ',
        )
      })
    })
  }
  expect(await readTexts(await open({ css }))).toEqual(await readTexts(await open()))
})
