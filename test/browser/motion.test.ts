import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'
import { goodWallet, selectWallet, shortAddress } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

declare global {
  /** What has moved in the shadow roots of the kit, in the order in which it began. */
  var motion: { readonly target: string; readonly text: string; readonly properties: string[] }[]
}

/** Runs before the kit: describes every animation and transition in a shadow root when it begins. */
function recordMotion(): void {
  globalThis.motion = []
  const { attachShadow } = Element.prototype
  const recorded = new WeakSet<Animation>()
  const record = (animation: Animation) => {
    if (recorded.has(animation)) return
    recorded.add(animation)
    const effect = animation.effect as KeyframeEffect
    const { duration, iterations, direction } = effect.getComputedTiming()
    const isKeyframes = animation instanceof CSSAnimation
    if (!isKeyframes && !(animation instanceof CSSTransition)) return
    const name = isKeyframes ? animation.animationName : animation.transitionProperty
    const keyframes = effect.getKeyframes()
    const easing = isKeyframes ? keyframes[0]?.easing : effect.getTiming().easing
    const repetition = iterations === 1 ? '' : ` ${iterations} ${direction}`
    const properties = keyframes.flatMap((keyframe) => Object.keys(keyframe))
    motion.push({
      target: `${effect.target?.getAttribute('part') ?? effect.target?.localName}${effect.pseudoElement ?? ''}`,
      text: `${name} ${duration} ${easing}${repetition}`,
      properties: properties.filter((key) => !/^(offset|computedOffset|easing|composite)$/.test(key)),
    })
  }
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    for (const type of ['transitionrun', 'animationstart'])
      root.addEventListener(type, () => root.getAnimations().forEach(record), true)
    return root
  }
}

/** Returns what has moved in a part, in alphabetical order. */
const readMotion = (page: TestPage, part: string) =>
  page.evaluate(
    (wanted) => motion.flatMap(({ target, text }) => (target === wanted ? text : [])).sort(),
    part,
  )

/** Waits until exactly this has moved in a part. */
const expectMotion = (page: TestPage, part: string, ...expected: string[]) =>
  expect.poll(() => readMotion(page, part), { message: part }).toEqual(expected.sort())

/** Forgets what has moved. */
const forgetMotion = (page: TestPage) =>
  page.evaluate(() => {
    globalThis.motion = []
  })

/** Opens the modal, and waits until it moves. */
async function openModal(page: TestPage) {
  await page.click('button', 'Wallet Connect')
  await expect.poll(() => readMotion(page, 'dialog')).not.toEqual([])
}

const getDialog = (page: TestPage) => playwrightPage(page.tab).locator('dialog')

/** Waits until the dialog no longer moves. */
const waitForRest = (page: TestPage) =>
  getDialog(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))

const setup = { before: recordMotion, wallets: [goodWallet] } as const

const outCurve = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const popCurve = 'cubic-bezier(0.3, 1.6, 0.5, 1)'
const sheetCurve = 'cubic-bezier(0.32, 0.72, 0, 1)'
const enter = `enter 250 ${outCurve}`

test('the modal and its backdrop fade in and out', async ({ open }) => {
  const page = await open(setup)
  await openModal(page)
  await expectMotion(page, 'dialog', 'fade-in 80 ease-out', `open-modal 280 ${outCurve}`)
  await expectMotion(page, 'dialog::backdrop', 'opacity 200 ease-out')
  await expectMotion(page, 'blurb home') // The first view has no motion of its own.
  await forgetMotion(page)
  await page.click('button', 'Close')
  await expectMotion(
    page,
    'dialog',
    ...['opacity', 'overlay', 'scale', 'visibility'].map((name) => `${name} 140 ease`),
  )
  await expectMotion(page, 'dialog::backdrop', 'opacity 140 ease-out', 'visibility 140 ease-out')
})

test.for(['before it is prepared', 'after it is prepared'])(
  'a sheet that opens %s comes from the lower edge in one motion, and leaves there',
  async (moment, { open }) => {
    const page = await open(setup)
    await page.tab.resize(390, 844)
    if (moment.startsWith('after')) await getDialog(page).locator('h2').first().waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      // Styles of the closed dialog are computed in a frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      window.AptosWalletKit.open()
    })
    await expectMotion(page, 'dialog', `open-sheet 400 ${sheetCurve}`)
    await waitForRest(page)
    await expectMotion(page, 'dialog', `open-sheet 400 ${sheetCurve}`)
    await forgetMotion(page)
    await page.click('button', 'Close')
    const leave = ['overlay', 'translate', 'visibility'].map((name) => `${name} 220 ease`)
    await expectMotion(page, 'dialog', ...leave)
  },
)

test('the icons of a closed modal are painted, but not seen', async ({ open }) => {
  const page = await open(setup)
  const icon = playwrightPage(page.tab).locator('dialog [part=icon] img').first()
  const readStyles = () =>
    icon.evaluate((image) => {
      const { visibility, opacity } = getComputedStyle(image)
      const dialog = getComputedStyle(image.closest('dialog') as HTMLElement).visibility
      return { visibility, opacity, dialog }
    })
  await icon.waitFor({ state: 'attached' })
  const closed = { visibility: 'visible', opacity: '0', dialog: 'hidden' }
  expect(await readStyles()).toEqual(closed)
  await openModal(page)
  expect(await readStyles()).toEqual({ visibility: 'visible', opacity: '1', dialog: 'visible' })
  await page.click('button', 'Close')
  await expect.poll(readStyles).toEqual(closed)
})

/** Opens the sheet, and returns how to pull it, and where it is. */
async function openSheet(open: (options: typeof setup) => Promise<TestPage>) {
  const page = await open(setup)
  await page.tab.resize(390, 844)
  await openModal(page)
  const readTop = () => getDialog(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const rest = () => waitForRest(page)
  await rest()
  const top = await readTop()
  const devtools = await openDevtools(page.tab)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', distance?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : [{ x: 195, y: top + 20 + distance }],
    })
  return { page, mouse: playwrightPage(page.tab).mouse, readTop, rest, top, touch }
}

test('a sheet follows a pull, returns to its place after 40 px, and closes after 160 px', async ({
  open,
}) => {
  const { page, mouse, readTop, top } = await openSheet(open)
  const pull = async (distance: number) => {
    await mouse.move(195, top + 20)
    await mouse.down()
    await mouse.move(195, top + 20, { steps: 2 })
    await mouse.move(195, top + 20 + distance)
    await expect.poll(readTop).toBe(top + distance)
  }
  await pull(40)
  await mouse.up()
  await expect.poll(readTop).toBe(top)
  await page.expectVisible('dialog')
  await pull(160)
  await mouse.up()
  await page.expectHidden('dialog')
})

test('a sheet follows a finger, and closes after 160 px', async ({ open }) => {
  const { page, readTop, top, touch } = await openSheet(open)
  await touch('touchStart', 0)
  for (const distance of [1, 80, 161]) await touch('touchMove', distance)
  await expect.poll(readTop).toBe(top + 160)
  await touch('touchEnd')
  await page.expectHidden('dialog')
})

test('a sheet returns to its place if the browser takes the finger over', async ({ open }) => {
  const { page, readTop, top, touch } = await openSheet(open)
  await touch('touchStart', 0)
  for (const distance of [1, 80, 161]) await touch('touchMove', distance)
  await expect.poll(readTop).toBe(top + 160)
  await touch('touchCancel')
  await expect.poll(readTop).toBe(top)
  await page.expectVisible('dialog')
})

test('a sheet stays if another button than the primary one is pressed, and if a press began elsewhere', async ({
  open,
}) => {
  const { mouse, readTop, rest, top } = await openSheet(open)
  for (const [start, button] of [
    [20, 'right'],
    [120, 'left'],
  ] as const) {
    await mouse.move(195, top + start)
    await mouse.down({ button })
    for (const y of [20, 21, 100, 180]) await mouse.move(195, top + y)
    await rest()
    expect(await readTop()).toBe(top)
    await mouse.up({ button })
  }
})

test('a sheet is in its place when it opens again after the page closed it during a pull', async ({
  open,
}) => {
  const { page, mouse, readTop, rest, top } = await openSheet(open)
  await mouse.move(195, top + 20)
  await mouse.down()
  for (const y of [21, 60]) await mouse.move(195, top + y)
  await expect.poll(readTop).toBeGreaterThan(top + 30)
  await page.evaluate(() => window.AptosWalletKit.close())
  await page.expectHidden('dialog')
  await page.evaluate(() => window.AptosWalletKit.open())
  await page.expectVisible('dialog')
  await rest()
  expect(await readTop()).toBe(top)
  await mouse.up()
})

test('a view moves only what the view before did not have', async ({ open }) => {
  const page = await open(setup)
  await openModal(page)
  await forgetMotion(page)
  await page.click('button', 'Good Wallet')
  await expectMotion(page, 'logo', enter)
  await expectMotion(page, 'status', enter)
  await expectMotion(page, 'secondary', enter)
  await expectMotion(page, 'button', 'pulse 800 ease-in-out Infinity alternate')
  await forgetMotion(page)
  await page.wallet('Good Wallet').fail('no')
  await page.expectConsole('error: Failed to connect wallet: WalletKitError: no')
  await expectMotion(page, 'primary', enter)
  await expectMotion(page, 'logo', 'shake 350 ease')
  await expectMotion(page, 'status')
})

test('the first view moves when the user returns to it', async ({ open }) => {
  const page = await open(setup)
  await openModal(page)
  await page.click('button', 'Get a Wallet')
  await forgetMotion(page)
  await page.click('button', uiText('back'))
  await expectMotion(page, 'blurb home', enter)
})

test('badge, check mark, avatar, and ring move, and a rejected request does not shake', async ({ open }) => {
  const page = await open(setup)
  await page.click('button', 'Wallet Connect')
  await playwrightPage(page.tab)
    .locator('[part=frame]')
    .evaluate((frame) => {
      const add = (parent: Element, tag: string, part: string) => {
        const element = parent.appendChild(document.createElement(tag))
        element.setAttribute('part', part)
        return element
      }
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('::before, ::after { content: ""; display: block }')
      ;(frame.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet)
      add(frame, 'aside', 'list')
      add(add(frame, 'section', 'panel failed rejected'), 'div', 'logo')
      add(add(frame, 'button', 'secondary copied'), 'b', 'glyph')
      add(frame, 'button', 'button connected')
      add(frame, 'i', 'spinner')
    })
  await expectMotion(page, 'logo', enter)
  await expectMotion(page, 'logo::after', `pop 300 ${popCurve}`)
  await expectMotion(page, 'glyph', `pop 300 ${popCurve}`)
  await expectMotion(page, 'button connected::before', `pop 500 ${popCurve}`)
  await expectMotion(page, 'spinner::before', 'turn 900 linear Infinity normal')
})

test('a control has transitions only while it is hovered or pressed', async ({ open }) => {
  const page = await open(setup)
  await page.click('button', 'Wallet Connect')
  const close = playwrightPage(page.tab).locator('[part=close]')
  const readTransition = () => close.evaluate((button) => getComputedStyle(button).transition)
  expect(await readTransition()).toBe('all')
  await close.hover()
  const properties = ['color', 'background-color', 'scale']
  expect(await readTransition()).toBe(properties.map((name) => `${name} 0.15s`).join(', '))
  await playwrightPage(page.tab).mouse.down()
  await expect.poll(() => readMotion(page, 'close')).toContain('scale 150 ease')
})

/** The properties that the compositor animates, colors, and those that keep a closed dialog in the top layer. */
const ALLOWED = /^(opacity|translate|scale|rotate|visibility|overlay|\w*color)$/i

/** Visits the views, with a click on each control on the way. */
async function visitViews(page: TestPage) {
  await page.click('button', 'Wallet Connect')
  await page.click('button', 'Get a Wallet')
  await page.expectVisible('link', 'Get Petra')
  await page.click('button', uiText('back'))
  await page.click('button', 'Good Wallet')
  await page.wallet('Good Wallet').fail('no')
  await page.expectConsole('error: Failed to connect wallet: WalletKitError: no')
  await page.click('button', uiText('again'))
  await page.wallet('Good Wallet').approve('connect')
  await page.click('button', shortAddress)
  await page.click('button', 'Copy Address')
  await page.click('button', 'Close')
  await page.expectHidden('dialog')
}

test.for([1280, 390])(
  'the kit animates only colors and what the compositor can animate, in a window of %i px',
  async (width, { open }) => {
    const page = await open(setup)
    await page.tab.resize(width, 844)
    await visitViews(page)
    const properties = await page.evaluate(() => [...new Set(motion.flatMap((each) => each.properties))])
    expect(properties).toEqual(expect.arrayContaining(['opacity', 'translate']))
    expect(properties.filter((name) => !ALLOWED.test(name))).toEqual([])
  },
)

test('nothing moves with prefers-reduced-motion, and the connecting button is lighter', async ({ open }) => {
  const page = await open(setup)
  await playwrightPage(page.tab).emulateMedia({ reducedMotion: 'reduce' })
  await visitViews(page)
  expect(await page.evaluate(() => motion)).toEqual([])
  await page.evaluate(() => window.AptosWalletKit.disconnect())
  await selectWallet(page)
  const button = playwrightPage(page.tab).locator('aptos-wallet-button button')
  expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6')
})
