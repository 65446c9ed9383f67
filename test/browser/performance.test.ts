import { describe, expect } from 'vitest'
import { driveWith, test } from '../support/browser-test.js'
import { chromium, playwrightPage } from '../support/engines/chromium.js'
import { type TraceEvent, trace } from '../support/trace.js'
import type { Visit } from '../support/visit.js'

driveWith(chromium)

/** Wallets that count what is read of them: nothing here is timed, so nothing depends on the machine. */
interface Crowd {
  readonly names: number
  readonly features: number
  /** Whose icons have been read. */
  readonly icons: ReadonlySet<number>
  /** How often the page was asked which wallets to list, where it counts that. */
  asked: number
  /** Puts this many more on the page, one by one in one task. */
  announce(count: number): void
}

declare global {
  var crowd: Crowd
}

const countingWallets = () => {
  const icons = new Set<number>()
  const own = { names: 0, features: 0, icons, asked: 0, announce }
  let last = 0
  const connect = { version: '1.0.0', connect: () => new Promise(() => {}) }
  const makeWallet = (n: number) => ({
    version: '1.0.0',
    chains: ['aptos:testnet'],
    accounts: [],
    get name() {
      own.names++
      return `Wallet ${n}`
    },
    get features() {
      own.features++
      return { 'aptos:connect': connect }
    },
    get icon() {
      icons.add(n)
      return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path id='i${n}'/></svg>`
    },
  })
  function announce(count: number) {
    for (let n = 0; n < count; n++) support.announce(makeWallet(++last))
  }
  Object.assign(window, { crowd: own })
}

/** Until what has changed is on the screen. */
const painted = (visit: Visit) => visit.evaluate(() => support.advance(0))

/** How far the list has been scrolled, how much of it is seen at once, how long it is and how high a row, in pixels. */
const measureList = (visit: Visit) =>
  visit.evaluate(() => {
    const [list] = [...document.querySelectorAll('body > div')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector('aside') ?? [],
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

/** Rows up to a whole screen below the edge of the list. */
async function rowsNearTheScreen(visit: Visit) {
  const { scrolled, seen, row, title } = await measureList(visit)
  return Math.ceil((scrolled + 2 * seen - title) / row)
}

const iconsRead = (visit: Visit) => visit.evaluate(() => crowd.icons.size)

describe('a burst of 100 wallets', () => {
  test('is one render of the open modal, and one word to listeners', async ({ open }) => {
    const visit = await open({ before: countingWallets })
    await visit.click('button', 'Wallet Connect')
    const { drawn, asked, heard } = await visit.evaluate(async () => {
      const asked: Record<string, number> = {}
      let drawn = 0
      let heard = 0
      window.AptosWalletKit.configure({
        // Each drawing of the list reads its title.
        strings: {
          get title() {
            drawn++
            return 'Connect a Wallet'
          },
        },
        filter({ name }) {
          asked[name] = (asked[name] ?? 0) + 1
          return true
        },
      })
      crowd.announce(20) // So many that the list is long, and has looked how much of it is seen.
      await support.advance(0)
      for (const name of Object.keys(asked)) asked[name] = 0
      drawn = 0
      window.AptosWalletKit.subscribe(() => heard++)
      crowd.announce(100)
      await support.advance(0)
      return { drawn, asked, heard }
    })
    expect(heard).toBe(1)
    expect(drawn).toBe(1)
    expect(Object.keys(asked)).toHaveLength(20 + 100 + 5)
    expect(new Set(Object.values(asked))).toEqual(new Set([1]))
  })

  test('is all on the screen in the end', async ({ open }) => {
    const visit = await open({ before: countingWallets })
    await visit.click('button', 'Wallet Connect')
    await visit.evaluate(() => crowd.announce(100))
    await visit.see('button', 'Wallet 1')
    expect(await visit.evaluate(() => window.AptosWalletKit.getWallets().installed.length)).toBe(100)
  })
})

test('each of 2,000 wallets is looked at as often as each of ten', async ({ open }) => {
  const visit = await open({ before: countingWallets })
  const reads = (count: number) =>
    visit.evaluate(async (more) => {
      const { names, features } = crowd
      crowd.announce(more)
      await support.advance(0)
      return { names: (crowd.names - names) / more, features: (crowd.features - features) / more }
    }, count)
  const few = await reads(10)
  expect(await reads(2000)).toEqual(few)
})

describe('of 2,000 icons', () => {
  const openCrowd = async (open: (setup: { before: () => void }) => Promise<Visit>) => {
    const visit = await open({ before: countingWallets })
    await visit.evaluate(() => crowd.announce(2000))
    await painted(visit)
    return visit
  }

  test('none is touched before the modal opens', async ({ open }) => {
    const visit = await openCrowd(open)
    expect(await iconsRead(visit)).toBe(0)
  })

  test('only those near the screen are touched when it opens', async ({ open }) => {
    const visit = await openCrowd(open)
    await visit.click('button', 'Wallet Connect')
    await visit.see('button', 'Wallet 1')
    await painted(visit)
    expect(await iconsRead(visit)).toBeGreaterThan(0)
    expect(await iconsRead(visit)).toBeLessThanOrEqual(await rowsNearTheScreen(visit))
  })

  test('each is drawn in a task of its own, and none before the modal was painted', async ({ open }) => {
    const visit = await openCrowd(open)
    const drawn = await visit.evaluate(async () => {
      const tasks: number[] = []
      window.AptosWalletKit.open()
      const root = document.body.lastElementChild?.shadowRoot
      if (!root) throw new Error('No modal')
      const count = () => root.querySelectorAll('img').length
      // Called once a task that changed anything, in its microtasks.
      new MutationObserver(() => tasks.push(count())).observe(root, { childList: true, subtree: true })
      const beforeFrame = await new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(count())),
      )
      await support.advance(0)
      // Rows that come near are drawn in tasks of their own, without an icon.
      return { beforeFrame, tasks: tasks.filter((all, n) => all > 0 && all !== tasks[n - 1]) }
    })
    expect(drawn.beforeFrame).toBe(0)
    expect(drawn.tasks.length).toBeGreaterThan(5)
    expect(drawn.tasks).toEqual(drawn.tasks.map((_, n) => n + 1))
  })

  test('others are touched as the list is scrolled to them, and no sooner', async ({ open }) => {
    const visit = await openCrowd(open)
    await visit.click('button', 'Wallet Connect')
    const { x, y } = await visit.see('button', 'Wallet 1')
    await painted(visit)
    const atFirst = await iconsRead(visit)
    const page = playwrightPage(visit.tab)
    await page.mouse.move(x + 20, y + 10)
    for (let turn = 0; turn < 5; turn++) {
      const before = (await measureList(visit)).scrolled
      await page.mouse.wheel(0, 400)
      // To its end: what is drawn follows the last of it.
      await expect.poll(async () => (await measureList(visit)).scrolled).toBeGreaterThanOrEqual(before + 399)
      await painted(visit)
      // Seven rows more than are seen, and as many again before the next ones are drawn.
      const near = await rowsNearTheScreen(visit)
      expect(await iconsRead(visit)).toBeLessThanOrEqual(near + atFirst)
      // What is seen has its icon: a row is never on the screen without it.
      const { scrolled, seen, row, title } = await measureList(visit)
      expect(await iconsRead(visit)).toBeGreaterThanOrEqual(Math.floor((scrolled + seen - title) / row))
    }
  })

  test('a search touches the one it finds', async ({ open }) => {
    const visit = await openCrowd(open)
    await visit.click('button', 'Wallet Connect')
    await visit.see('button', 'Wallet 1')
    await painted(visit)
    const before = await iconsRead(visit)
    await visit.click('searchbox')
    await playwrightPage(visit.tab).keyboard.insertText('Wallet 1999')
    await visit.see('button', 'Wallet 1999')
    await painted(visit)
    expect(await iconsRead(visit)).toBe(before + 1)
  })
})

test('the list is scrolled as it is drawn: none of it is drawn anew for a frame of its scrolling', async ({
  open,
}) => {
  const visit = await open({ before: countingWallets })
  await visit.evaluate(() => crowd.announce(50))
  await visit.click('button', 'Wallet Connect')
  const { x, y } = await visit.see('button', 'Wallet 1')
  await painted(visit) // Sooner, the wheel turns the page behind it.
  const page = playwrightPage(visit.tab)
  const devtools = await page.context().newCDPSession(page)
  let layers: readonly { height: number; scrollRects?: readonly { type: string }[] }[] = []
  devtools.on('LayerTree.layerTreeDidChange', (tree) => {
    layers = tree.layers ?? layers
  })
  await devtools.send('LayerTree.enable')
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.wheel(0, 50)
  await expect.poll(async () => (await measureList(visit)).scrolled).toBeGreaterThan(0)
  // A layer as long as the list, which is moved behind the window it is seen through.
  const isMoved = async () => {
    const { long } = await measureList(visit)
    return layers.some(({ height }) => height === long)
  }
  await expect.poll(isMoved).toBe(true)
  const reasons = layers.flatMap(({ scrollRects = [] }) => scrollRects.map(({ type }) => type))
  expect(reasons).not.toContain('RepaintsOnScroll')
})

test('a modal that no press has drawn is drawn in one task, laid out in another and painted in a third', async ({
  open,
}) => {
  const visit = await open({ before: countingWallets })
  const seen = await visit.evaluate(async () => {
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
    await support.advance(0)
    return seen
  })
  expect(seen).toEqual(['drawn with 5 rows', 'shown in a task with 5 rows'])
})

test('the click lays out the list, and the frame that shows the modal the side beside it', async ({
  open,
}) => {
  const visit = await open({ before: countingWallets })
  const seen = await visit.evaluate(async () => {
    const isLaidOut = (dialog: Element, part: string) =>
      dialog.querySelector(part)?.checkVisibility({ contentVisibilityAuto: true })
    const dialog = await support.shown()
    const look = () => ({
      list: isLaidOut(dialog, 'aside h3'),
      side: isLaidOut(dialog, 'section h3'),
      height: dialog.offsetHeight,
    })
    const atOnce = look()
    await support.firstFrame()
    return { atOnce, inFirstFrame: look() }
  })
  expect(seen).toEqual({
    atOnce: { list: true, side: false, height: 500 },
    inFirstFrame: { list: true, side: true, height: 500 },
  })
})

test('a press puts the wallets in order in one task, and draws them in another', async ({ open }) => {
  const visit = await open({ before: countingWallets })
  await visit.evaluate(() => {
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
    crowd.announce(10)
    Object.assign(window, { seen })
  })
  await painted(visit)
  const { x, y, width, height } = await visit.see('button', 'Wallet Connect')
  const { mouse } = playwrightPage(visit.tab)
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.down()
  await painted(visit)
  const seen = () => visit.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect((await seen()).slice(0, 3)).toEqual(['asked which to list', 'the end of that task', 'drawn'])
})

test('the script is run in one task, the wallets of the page are asked in another and read in a third', async ({
  open,
}) => {
  const visit = await open({
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
      support.announce({
        features: { 'aptos:connect': {} },
        get name() {
          seen.push('read')
          return 'Slow to read'
        },
      })
    },
  })
  const seen = () => visit.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await expect.poll(seen).toContain('read')
  expect(await seen()).toEqual(['run', 'the end of that task', 'asked', 'the end of that task', 'read'])
})

test('a click has only to show the modal, which was drawn while the button was pressed', async ({ open }) => {
  const visit = await open({ before: countingWallets })
  await visit.evaluate(() => {
    // Each opening asks the page's filter for each wallet, once.
    window.AptosWalletKit.configure({ filter: () => !!++crowd.asked })
    crowd.announce(5) // With the five popular ones no more than are drawn at once.
  })
  const { x, y, width, height } = await visit.see('button', 'Wallet Connect')
  const { mouse } = playwrightPage(visit.tab)
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.down()
  await painted(visit)
  expect(await iconsRead(visit)).toBe(5)
  await visit.evaluate(() => {
    const root = document.body.lastElementChild?.shadowRoot
    if (!root) throw new Error('No modal')
    const changes = { nodes: 0 }
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        changes.nodes += addedNodes.length + removedNodes.length
    }).observe(root, { childList: true, subtree: true })
    Object.assign(window, { changes })
  })
  await visit.gone('button', 'Wallet 1')
  const asked = await visit.evaluate(() => crowd.asked)
  expect(asked).toBeGreaterThan(9)
  await mouse.up()
  await visit.see('button', 'Wallet 1')
  await painted(visit)
  expect(await visit.evaluate(() => crowd.asked)).toBe(asked)
  expect(
    await visit.evaluate(() => (window as unknown as { changes: { nodes: number } }).changes.nodes),
  ).toBe(0)
})

test('no function is compiled when it is first called: all of them were while the script was fetched', async ({
  open,
}) => {
  const visit = await open({})
  const page = playwrightPage(visit.tab)
  const session = await page.context().newCDPSession(page)
  const events = await trace(session, ['blink.user_timing', 'disabled-by-default-v8.compile'], () =>
    visit.evaluate(async () => {
      performance.mark('own:begin')
      await support.advance(0) // Compiles what belongs to the test.
      performance.mark('own:open')
      window.AptosWalletKit.open()
      await support.advance(0)
      performance.mark('own:shown')
    }),
  )
  const at = (name: string) => events.find((event) => event.name === name) as TraceEvent
  const compiled = (from: TraceEvent, to: TraceEvent) =>
    events.filter(
      ({ name, pid, tid, ts }) =>
        name === 'V8.ParseFunction' && pid === from.pid && tid === from.tid && ts > from.ts && ts < to.ts,
    ).length
  const [begin, asked, shown] = [at('own:begin'), at('own:open'), at('own:shown')]
  expect(compiled(begin, asked), 'The trace tells of functions that are compiled').toBeGreaterThan(0)
  // The page's own, if any. Of the kit some sixty are called for the first time.
  expect(compiled(asked, shown)).toBeLessThan(5)
})

test('what the origin has stored is asked for when the page has loaded, and not while the kit is evaluated', async ({
  open,
}) => {
  const visit = await open({
    before: () => {
      const { localStorage } = window
      const own = { asked: 0, askedByEnd: 0 }
      Object.defineProperty(window, 'localStorage', { get: () => ++own.asked && localStorage })
      // To listen for changes of it is to ask for it.
      const { addEventListener } = window
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === 'storage') own.asked++
        addEventListener.apply(window, args)
      }
      Object.assign(window, { own })
    },
    after: 'own.askedByEnd = own.asked',
  })
  type Own = Record<'own', { asked: number; askedByEnd: number }>
  const own = () => visit.evaluate(() => (window as unknown as Own).own)
  await expect.poll(async () => (await own()).asked).toBeGreaterThan(1)
  expect((await own()).askedByEnd).toBe(0)
})

test('the kit fetches nothing but itself, the modal open or not', async ({ open }) => {
  const visit = await open({ before: countingWallets })
  const asked: string[] = []
  playwrightPage(visit.tab).on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== 'data:') asked.push(pathname)
  })
  await visit.reload()
  await visit.evaluate(() => crowd.announce(10))
  await visit.click('button', 'Wallet Connect')
  await visit.see('button', 'Wallet 1')
  const page = [
    '/',
    '/after.js',
    '/aptos-wallet-kit.js',
    '/before.js',
    '/late.js',
    '/style.css',
    '/support.js',
  ]
  expect(asked.sort()).toEqual(page)
})
