import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'
import type { TestPage } from '../support/test-page.js'
import { type TraceEvent, trace } from '../support/trace.js'

/** Wallets that count how often they are read. Nothing is timed, so nothing depends on the machine. */
interface Crowd {
  readonly names: number
  readonly features: number
  /** The numbers of the wallets whose icons were read. */
  readonly icons: ReadonlySet<number>
  /** How often the filter of the page was called. */
  filterCalls: number
  /** Registers more wallets, one by one in one task. */
  register(count: number): void
}

declare global {
  var crowd: Crowd
}

const countingWallets = () => {
  const icons = new Set<number>()
  const counts = { names: 0, features: 0, icons, filterCalls: 0, register }
  let last = 0
  const connect = { version: '1.0.0', connect: () => new Promise(() => {}) }
  const makeWallet = (n: number) => ({
    version: '1.0.0',
    chains: ['aptos:testnet'],
    accounts: [],
    get name() {
      counts.names++
      return `Wallet ${n}`
    },
    get features() {
      counts.features++
      return { 'aptos:connect': connect }
    },
    get icon() {
      icons.add(n)
      return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path id='i${n}'/></svg>`
    },
  })
  function register(count: number) {
    for (let n = 0; n < count; n++) support.registerWallet(makeWallet(++last))
  }
  Object.assign(window, { crowd: counts })
}

/** Waits until every change is painted. */
const waitForPaint = (page: TestPage) => page.evaluate(() => support.advanceTime(0))

/** Returns the scroll offset, the visible height, the whole height, the height of a row and the top of the rows, in pixels. */
const measureList = (page: TestPage) =>
  page.evaluate(() => {
    const [list] = [...document.querySelectorAll('body > div')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[part=wallets]') ?? [],
    )
    const row = list?.querySelector<HTMLElement>('li button')
    if (!list || !row) throw new Error('No list of wallets is on the screen')
    return {
      scrolled: list.scrollTop,
      seen: list.clientHeight,
      long: list.scrollHeight,
      row: row.offsetHeight,
      title: row.offsetTop - list.offsetTop,
    }
  })

/** Returns the number of rows up to a screen below the visible part of the list. */
async function countNearRows(page: TestPage) {
  const { scrolled, seen, row, title } = await measureList(page)
  return Math.ceil((scrolled + 2 * seen - title) / row)
}

const countIcons = (page: TestPage) => page.evaluate(() => crowd.icons.size)

describe('100 wallets that register in one task', () => {
  test('render the open modal once, and notify listeners once', async ({ open }) => {
    const page = await open({ before: countingWallets })
    await page.click('button', 'Wallet Connect')
    const { renders, filterCalls, notifications } = await page.evaluate(async () => {
      const filterCalls: Record<string, number> = {}
      let renders = 0
      let notifications = 0
      window.AptosWalletKit.configure({
        // Each render of the list reads its title.
        strings: {
          get title() {
            renders++
            return 'Connect a Wallet'
          },
        },
        filter({ name }) {
          filterCalls[name] = (filterCalls[name] ?? 0) + 1
          return true
        },
      })
      crowd.register(20) // Enough for a long list, which measures its visible part.
      await support.advanceTime(0)
      for (const name of Object.keys(filterCalls)) filterCalls[name] = 0
      renders = 0
      window.AptosWalletKit.subscribe(() => notifications++)
      crowd.register(100)
      await support.advanceTime(0)
      return { renders, filterCalls, notifications }
    })
    expect(notifications).toBe(1)
    expect(renders).toBe(1)
    expect(Object.keys(filterCalls)).toHaveLength(20 + 100 + 5)
    expect(new Set(Object.values(filterCalls))).toEqual(new Set([1]))
  })

  test('are all listed', async ({ open }) => {
    const page = await open({ before: countingWallets })
    await page.click('button', 'Wallet Connect')
    await page.evaluate(() => crowd.register(100))
    await page.expectVisible('button', 'Wallet 1')
    expect(await page.evaluate(() => window.AptosWalletKit.getWallets().installed.length)).toBe(100)
  })
})

test('a wallet is read as often among 2,000 as among ten', async ({ open }) => {
  const page = await open({ before: countingWallets })
  const reads = (count: number) =>
    page.evaluate(async (more) => {
      const { names, features } = crowd
      crowd.register(more)
      await support.advanceTime(0)
      return { names: (crowd.names - names) / more, features: (crowd.features - features) / more }
    }, count)
  const few = await reads(10)
  expect(await reads(2000)).toEqual(few)
})

describe('icons of 2,000 wallets', () => {
  const openCrowd = async (open: (setup: { before: () => void }) => Promise<TestPage>) => {
    const page = await open({ before: countingWallets })
    await page.evaluate(() => crowd.register(2000))
    await waitForPaint(page)
    return page
  }

  test('are not read before the modal opens', async ({ open }) => {
    const page = await openCrowd(open)
    expect(await countIcons(page)).toBe(0)
  })

  test('are read near the visible part when the modal opens', async ({ open }) => {
    const page = await openCrowd(open)
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Wallet 1')
    await waitForPaint(page)
    expect(await countIcons(page)).toBeGreaterThan(0)
    expect(await countIcons(page)).toBeLessThanOrEqual(await countNearRows(page))
  })

  test('are read when the list is scrolled to them, and not before', async ({ open }) => {
    const page = await openCrowd(open)
    await page.click('button', 'Wallet Connect')
    const { x, y } = await page.expectVisible('button', 'Wallet 1')
    await waitForPaint(page)
    const atFirst = await countIcons(page)
    const playwright = playwrightPage(page.tab)
    await playwright.mouse.move(x + 20, y + 10)
    for (let turn = 0; turn < 5; turn++) {
      const before = (await measureList(page)).scrolled
      await playwright.mouse.wheel(0, 400)
      // Wait for the end of the scroll, because rows are rendered after it.
      await expect.poll(async () => (await measureList(page)).scrolled).toBeGreaterThanOrEqual(before + 399)
      await waitForPaint(page)
      // Seven rows more than are visible, and as many again before the next ones are rendered.
      const near = await countNearRows(page)
      expect(await countIcons(page)).toBeLessThanOrEqual(near + atFirst)
      // No visible row is without its icon.
      const { scrolled, seen, row, title } = await measureList(page)
      expect(await countIcons(page)).toBeGreaterThanOrEqual(Math.floor((scrolled + seen - title) / row))
    }
  })

  test('are read when a search finds their wallets', async ({ open }) => {
    const page = await openCrowd(open)
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Wallet 1')
    await waitForPaint(page)
    const before = await countIcons(page)
    await page.click('searchbox')
    await playwrightPage(page.tab).keyboard.insertText('Wallet 1999')
    await page.expectVisible('button', 'Wallet 1999')
    await waitForPaint(page)
    expect(await countIcons(page)).toBe(before + 1)
  })
})

test('a modal that was not prerendered is rendered, laid out and painted in three tasks', async ({
  open,
}) => {
  const page = await open({ before: countingWallets })
  const seen = await page.evaluate(async () => {
    const seen: string[] = []
    let task = 'a task'
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      seen.push(`shown in ${task} with ${this.querySelectorAll('li').length} rows`)
      showModal.call(this)
    }
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (run) =>
      requestAnimationFrame((time) => {
        task = 'the task that paints'
        run(time)
        task = 'a task'
      })
    setTimeout(() => {
      const rows = document.body.lastElementChild?.shadowRoot?.querySelectorAll('li')
      seen.push(`drawn with ${rows?.length} rows`)
    })
    window.AptosWalletKit.open()
    await support.advanceTime(0)
    return seen
  })
  expect(seen).toEqual(['drawn with 5 rows', 'shown in a task with 5 rows'])
})

test('a press sorts the wallets in one task and renders them in another', async ({ open }) => {
  const page = await open({ before: countingWallets })
  await page.evaluate(() => {
    const seen: string[] = []
    window.AptosWalletKit.configure({
      filter() {
        if (seen.length === 0) {
          seen.push('asked which to list')
          // Microtasks, one after the other, belong to the same task.
          const end = async () => {
            for (let turn = 0; turn < 20; turn++) await null
            seen.push('the end of that task')
          }
          end()
        }
        return true
      },
      strings: {
        get title() {
          seen.push('drawn')
          return 'Connect a Wallet'
        },
      },
    })
    crowd.register(10)
    Object.assign(window, { seen })
  })
  await waitForPaint(page)
  const { x, y, width, height } = await page.expectVisible('button', 'Wallet Connect')
  const { mouse } = playwrightPage(page.tab)
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.down()
  await waitForPaint(page)
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect((await seen()).slice(0, 3)).toEqual(['asked which to list', 'the end of that task', 'drawn'])
})

test('the script runs in one task, requests wallets in another, and reads them in a third', async ({
  open,
}) => {
  const page = await open({
    before: () => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const task = async (what: string) => {
        seen.push(what)
        // Microtasks, one after the other, belong to the same task.
        for (let turn = 0; turn < 20; turn++) await null
        seen.push('the end of that task')
      }
      const { define } = CustomElementRegistry.prototype
      CustomElementRegistry.prototype.define = function (...of) {
        task('run')
        define.apply(this, of)
      }
      window.addEventListener('wallet-standard:app-ready', () => task('asked'))
      support.registerWallet({
        features: { 'aptos:connect': {} },
        get name() {
          seen.push('read')
          return 'Slow to read'
        },
      })
    },
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await expect.poll(seen).toContain('read')
  expect(await seen()).toEqual(['run', 'the end of that task', 'asked', 'the end of that task', 'read'])
})

test('a click only shows the modal that the press has prerendered', async ({ open }) => {
  const page = await open({ before: countingWallets })
  await page.evaluate(() => {
    // Each opening calls the filter of the page once for each wallet.
    window.AptosWalletKit.configure({ filter: () => !!++crowd.filterCalls })
    crowd.register(5) // With the five popular ones, not more than are rendered at once.
  })
  const { x, y, width, height } = await page.expectVisible('button', 'Wallet Connect')
  const { mouse } = playwrightPage(page.tab)
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.down()
  await waitForPaint(page)
  await page.evaluate(() => {
    const root = document.body.lastElementChild?.shadowRoot
    if (!root) throw new Error('No modal')
    const changes = { rows: 0 }
    const isRow = (node: Node) => node instanceof HTMLLIElement
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        changes.rows += [...addedNodes, ...removedNodes].filter(isRow).length
    }).observe(root, { childList: true, subtree: true })
    Object.assign(window, { changes })
  })
  await page.expectHidden('button', 'Wallet 1')
  const asked = await page.evaluate(() => crowd.filterCalls)
  expect(asked).toBeGreaterThan(9)
  await mouse.up()
  await page.expectVisible('button', 'Wallet 1')
  await waitForPaint(page)
  expect(await page.evaluate(() => crowd.filterCalls)).toBe(asked)
  type TestWindow = Record<'changes', { rows: number }>
  expect(await page.evaluate(() => (window as unknown as TestWindow).changes.rows)).toBe(0)
})

test('most functions of the kit are compiled before they are first called', async ({ open }) => {
  // V8 caches compiled functions by the source of the script, which other tests have loaded before.
  const script = await readFile(new URL('../../dist/aptos-wallet-kit.js', import.meta.url), 'utf8')
  const page = await open({ files: { '/aptos-wallet-kit.js': `${script}// ${Date.now()}` } })
  const session = await openDevtools(page.tab)
  const events = await trace(session, ['blink.user_timing', 'disabled-by-default-v8.compile'], () =>
    page.evaluate(async () => {
      performance.mark('test:begin')
      await support.advanceTime(0) // Compiles the functions of the test.
      performance.mark('test:open')
      window.AptosWalletKit.open()
      await support.advanceTime(0)
      performance.mark('test:shown')
    }),
  )
  const at = (name: string) => events.find((event) => event.name === name) as TraceEvent
  const compiled = (from: TraceEvent, to: TraceEvent) =>
    events.filter(
      ({ name, pid, tid, ts }) =>
        name === 'V8.ParseFunction' && pid === from.pid && tid === from.tid && ts > from.ts && ts < to.ts,
    ).length
  const [begin, asked, shown] = [at('test:begin'), at('test:open'), at('test:shown')]
  expect(compiled(begin, asked), 'The trace has functions that are compiled').toBeGreaterThan(0)
  // Some sixty functions of the kit are called for the first time. V8 does not compile all nested ones ahead.
  expect(compiled(asked, shown)).toBeLessThan(15)
})

test('localStorage is read after the page has loaded, and not while the script is evaluated', async ({
  open,
}) => {
  const page = await open({
    before: () => {
      const { localStorage } = window
      const storage = { reads: 0, readsByEnd: 0 }
      Object.defineProperty(window, 'localStorage', { get: () => ++storage.reads && localStorage })
      // A listener for storage events also loads the storage.
      const { addEventListener } = window
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === 'storage') storage.reads++
        addEventListener.apply(window, args)
      }
      Object.assign(window, { storage })
    },
    after: 'storage.readsByEnd = storage.reads',
  })
  type TestWindow = Record<'storage', { reads: number; readsByEnd: number }>
  const getReads = () => page.evaluate(() => (window as unknown as TestWindow).storage)
  await expect.poll(async () => (await getReads()).reads).toBeGreaterThan(1)
  expect((await getReads()).readsByEnd).toBe(0)
})
