import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, react18, root } from '../react/support/packed.js'
import { inChromium, visitFolder } from '../react/support/visit.js'

inChromium()

const run = promisify(execFile)
const kinds = ['string', 'stream'] as const

interface Rendered {
  readonly version: string
  readonly html: Readonly<Record<(typeof kinds)[number], string>>
  readonly asked: readonly string[]
  readonly errors: readonly string[]
}

type TestWindow = Window & { bringLatePart: () => void; recovered: string[]; heard: string[] }

/** The wallet is connected by then: what was rendered for nobody is hydrated all the same. */
const bringLateHalf = (page: Page) => page.evaluate(() => (window as unknown as TestWindow).bringLatePart())

/** What React had to draw anew because it was not as the server had it. */
const recovered = (page: Page) => page.evaluate(() => (window as unknown as TestWindow).recovered)

describe.each([
  ['19', undefined],
  ['18.3', react18],
])('application that React %s renders on a server', (version, react) => {
  let installed: Installed
  let application: string
  let rendered: Rendered

  beforeAll(async () => {
    installed = await installPacked(react)
    application = join(installed.folder, 'application')
    await cp(join(root, 'test/react/server-app'), application, { recursive: true })
    const env = { ...process.env, NODE_ENV: 'development' }
    const { stdout } = await run(process.execPath, ['server.js'], { cwd: application, env })
    rendered = JSON.parse(stdout)
  })
  afterAll(() => installed?.remove())

  /** A page with the server's HTML in it, hydrated by React's development build, which tells of every mismatch. */
  async function hydrate(kind: (typeof kinds)[number]) {
    const page = `<!doctype html><html lang="en"><head><title>Rendered on a server</title>
<link rel="icon" href="data:,"></head><body><div id="root" data-kind="${kind}">${rendered.html[kind]}</div>
<script type="module" src="/client.js"></script></body></html>`
    await writeFile(join(application, 'index.html'), page)
    return visitFolder(await viteBuild(application, 'development'))
  }

  test('uses no global of a browser and logs nothing', () => {
    expect(rendered.version).toMatch(new RegExp(`^${version.replace('.', '\\.')}`))
    expect(rendered.asked).toEqual([])
    expect(rendered.errors).toEqual([])
  })

  test('has a button with its text in the HTML', () => {
    for (const kind of kinds) {
      expect(rendered.html[kind]).toContain('<button type="button" disabled="">Wallet verbinden</button>')
      expect(rendered.html[kind]).toContain('nobody, 0 wallets')
    }
  })

  test.each(kinds)('is hydrated from a %s without a mismatch', async (kind) => {
    const { page, faults } = await hydrate(kind)
    await page.getByText(/^early: 0x[\da-f]{64}, 1 wallets$/).waitFor()
    await bringLateHalf(page)
    await page.getByText(/^late: 0x[\da-f]{64}, 1 wallets$/).waitFor()
    for (const id of ['#button', '#late-button'])
      await page.locator(id).getByRole('button', { name: /0x/ }).waitFor()

    expect(await page.getByRole('button', { name: 'Wallet verbinden' }).count()).toBe(0)
    // In the shadow root and outside of it, one click is one.
    await page.locator('#button').getByRole('button', { name: /0x/ }).click()
    expect(await page.evaluate(() => (window as unknown as TestWindow).heard)).toEqual(['own', 'around'])
    expect(await recovered(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
