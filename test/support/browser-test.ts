import { afterAll, test as base, beforeAll } from 'vitest'
import { findBrowser } from '../../scripts/browsers.js'
import type { Engine, RunningBrowser } from './engines/engine.js'
import type { PageSetup } from './page-html.js'
import { type Visit, visit } from './visit.js'

let running: RunningBrowser | undefined
let isMissing = false

/** The browser of this file's tests. */
export function browser(): RunningBrowser {
  if (!running) throw new Error('Say driveWith(…) in this file')
  return running
}

/**
 * Runs the tests of this file in a browser, one instance for all. A machine without it skips them; on CI, where
 * everything was set up to have it, that is a failure.
 */
export function driveWith({ name, launch }: Engine): void {
  beforeAll(async () => {
    const program = findBrowser(name)
    isMissing = !program && !process.env.CI
    if (isMissing) return
    if (!program) throw new Error(`No ${name} was found. Run: node scripts/browsers.js ${name}`)
    running = await launch(program)
  })
  afterAll(() => running?.close())
}

interface Fixtures {
  /** Opens a page, and closes it after the test: whatever went wrong on it fails the test. */
  readonly open: (setup?: PageSetup, path?: string) => Promise<Visit>
}

export const test = base.extend<Fixtures>({
  async open({ skip }, use) {
    if (isMissing) skip('this browser is not installed')
    const visits: Visit[] = []
    await use(async (setup, path) => {
      const opened = await visit(browser(), setup, path)
      visits.push(opened)
      return opened
    })
    for (const each of visits) await each.leave()
  },
})
