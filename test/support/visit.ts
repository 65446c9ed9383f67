import { expect, vi } from 'vitest'
import type {} from '../../src/script/global.js'
import type { RunningBrowser, Tab } from './engines/engine.js'
import type { Query, Sighting } from './in-page/elements.js'
import type {} from './in-page/index.js'
import type { Heard } from './in-page/record.js'
import type { WalletSetup } from './in-page/scripted-wallet.js'
import { type PageSetup, pageFiles } from './page-html.js'
import { type Site, serveSite } from './page-server.js'

/**
 * How long is waited for something to come onto the screen, in milliseconds: long, because a machine may be busy with
 * other tests. As a rule it is there at once.
 */
const patience = { timeout: 20_000, interval: 20 }

/** A visitor of a page: sees by role and name, and acts with real pointer and keys. */
export interface Visit {
  readonly tab: Tab
  readonly site: Site
  evaluate: Tab['evaluate']
  /** Waits until exactly one such element is seen. */
  see(role: string, name?: string): Promise<Sighting>
  /** The same, by a pattern of its name. */
  seeLike(role: string, like: string): Promise<Sighting>
  /** Waits until no such element is seen. */
  gone(role: string, name?: string): Promise<void>
  /** Waits until it is there, at rest and uncovered, then clicks its middle. */
  click(role: string, name?: string, count?: number): Promise<void>
  press(...chords: string[]): Promise<void>
  /** Waits until the element of this role and name has the focus. */
  seeFocused(role: string, name: string): Promise<void>
  /** Waits until an element reads so, a line a block. */
  reads(role: string, lines: readonly string[]): Promise<void>
  /** What the console was told since it was last asked, once it is as many as are expected. */
  said(...expected: string[]): Promise<void>
  /** The kit's events since last asked for. */
  heard(): Promise<Heard[]>
  /** Moves the page's long timers on. */
  advance(milliseconds: number): Promise<void>
  install(setup: WalletSetup): Promise<void>
  wallet(name: string): WalletHandle
  reload(): Promise<void>
  /** Leaves for another page of the site, then comes back with the Back button; waits until the page answers. */
  leaveAndComeBack(path: string): Promise<void>
  /** Another tab of the same browser, on the same page. */
  openAnother(): Promise<Visit>
  /** Closes the page. @throws when anything went wrong on it that no test expected */
  leave(): Promise<void>
}

/** A scripted wallet, answered by the test. */
export interface WalletHandle {
  /** Waits until it is asked, then lets the call go. */
  approve(method?: string): Promise<void>
  reject(method?: string): Promise<void>
  /** Rejects with an error of this message and code, or with whatever plain value is given. */
  fail(message: string, code?: number, method?: string): Promise<void>
  /** Waits until that many calls wait for an answer. */
  asked(count?: number): Promise<void>
  calls(method: string): Promise<unknown[][]>
  switchAccount(to: string, isTold?: boolean): Promise<void>
  switchNetwork(name: string, chainId: number): Promise<void>
}

const described = ({ role, name, like }: Query) =>
  [role, name && `"${name}"`, like && `like ${like}`].filter(Boolean).join(' ')

/** Opens a page of its own origin in a new tab. */
export async function visit(browser: RunningBrowser, setup: PageSetup = {}, path = '/'): Promise<Visit> {
  const site = await serveSite(await pageFiles(setup))
  const tab = await browser.newTab()
  await tab.open(site.origin + path)
  return visitor(browser, tab, site, path, true)
}

function visitor(browser: RunningBrowser, tab: Tab, site: Site, path: string, isOwner: boolean): Visit {
  const faults: string[] = []
  const evaluate: Tab['evaluate'] = (script, ...args) => tab.evaluate(script, ...args)
  const drain = async () => {
    const taken = await evaluate(() => ({
      faults: support.takeFaults(),
      said: support.takeSaid(),
      injected: support.injected(),
    }))
    faults.push(
      ...taken.faults,
      ...taken.said.map((words) => `unexpected on the console: ${words}`),
      ...taken.injected.map((what) => `injected: ${what}`),
    )
  }

  const seeOne = (query: Query) =>
    vi.waitFor(async () => {
      const found = await evaluate((wanted) => support.find(wanted), query)
      const [first] = found
      if (!first || found.length > 1)
        throw new Error(`${found.length} of ${described(query)} are seen: ${found.map(({ name }) => name)}`)
      return first
    }, patience)

  const see: Visit['see'] = (role, name) => seeOne({ role, ...(name !== undefined && { name }) })

  const click: Visit['click'] = async (role, name, count = 1) => {
    const query = { role, ...(name !== undefined && { name }) }
    let before = ''
    const target = await vi.waitFor(async () => {
      const [first, ...others] = await evaluate((wanted) => support.approach(wanted), query)
      if (!first || others.length > 0)
        throw new Error(`${others.length + Number(!!first)} of ${described(query)}`)
      const place = [first.x, first.y, first.width, first.height].join()
      const isAtRest = place === before
      before = place
      if (!isAtRest) throw new Error(`${described(query)} moves`)
      if (first.covered) throw new Error(`${described(query)} is covered by ${first.covered}`)
      return first
    }, patience)
    await tab.click(target.x + target.width / 2, target.y + target.height / 2, count)
  }

  const self: Visit = {
    tab,
    site,
    evaluate,
    see,
    seeLike: (role, like) => seeOne({ role, like }),
    click,
    gone: (role, name) =>
      vi.waitFor(async () => {
        const query = { role, ...(name !== undefined && { name }) }
        const found = await evaluate((wanted) => support.find(wanted), query)
        if (found.length > 0) throw new Error(`${described(query)} is still seen`)
      }, patience),
    async press(...chords) {
      for (const chord of chords) await tab.press(chord)
    },
    async seeFocused(role, name) {
      const focused = () => evaluate(() => support.focused())
      await expect.poll(focused).toMatchObject({ role, name })
    },
    async reads(role, lines) {
      const read = () => evaluate((wanted) => support.read(wanted), { role })
      await expect.poll(read).toEqual(lines)
    },
    async said(...expected) {
      const all: string[] = []
      const read = async () => {
        all.push(...(await evaluate(() => support.takeSaid())))
        return all
      }
      await expect.poll(read).toEqual(expected)
    },
    heard: () => evaluate(() => support.takeHeard()),
    advance: (milliseconds) => evaluate((by) => support.advance(by), milliseconds),
    install: (setup) => evaluate((what) => support.install(what), setup),
    wallet: (name) => walletHandle(evaluate, name),
    async reload() {
      await drain()
      await tab.reload()
    },
    async leaveAndComeBack(elsewhere) {
      await drain()
      await tab.open(site.origin + elsewhere)
      await tab.back()
      await vi.waitFor(() => evaluate(() => void support.find({ role: 'button' })), patience)
    },
    async openAnother() {
      const other = await browser.newTab()
      await other.open(site.origin + path)
      return visitor(browser, other, site, path, false)
    },
    async leave() {
      await drain()
      await tab.close()
      if (isOwner) await site.close()
      faults.push(...site.missed.map((missed) => `asked for ${missed}`))
      expect(faults, 'faults of the page').toEqual([])
    },
  }
  return self
}

function walletHandle(evaluate: Tab['evaluate'], name: string): WalletHandle {
  const asked = (count = 1) =>
    vi.waitFor(async () => {
      const waiting = await evaluate((which) => support.wallet(which).waiting(), name)
      if (waiting < count) throw new Error(`${name} has ${waiting} calls waiting, not ${count}`)
    }, patience)
  return {
    asked,
    async approve(method) {
      await asked()
      await evaluate((which, what) => support.wallet(which).approve(what ?? undefined), name, method ?? null)
    },
    async reject(method) {
      await asked()
      await evaluate((which, what) => support.wallet(which).reject(what ?? undefined), name, method ?? null)
    },
    async fail(message, code, method) {
      await asked()
      await evaluate(
        (which, words, number, what) =>
          support
            .wallet(which)
            .fail(
              Object.assign(new Error(words), number === null ? {} : { code: number }),
              what ?? undefined,
            ),
        name,
        message,
        code ?? null,
        method ?? null,
      )
    },
    calls: (method) =>
      evaluate(
        (which, what) =>
          support
            .wallet(which)
            .calls.filter(([called]) => called === what)
            .map(([, ...args]) => args),
        name,
        method,
      ),
    switchAccount: (to, isTold = true) =>
      evaluate((which, whom, told) => support.wallet(which).switchAccount(whom, told), name, to, isTold),
    switchNetwork: (to, chainId) =>
      evaluate((which, network) => support.wallet(which).switchNetwork(network), name, { name: to, chainId }),
  }
}
