import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, react18, root } from '../react/support/packed.js'
import { visitFolder } from '../support/visit.js'

const kinds = ['string', 'stream'] as const

interface Rendered {
  readonly version: string
  readonly html: Readonly<Record<(typeof kinds)[number], string>>
  readonly asked: readonly string[]
  readonly errors: readonly string[]
}

type TestWindow = Window & { bringLatePart: () => void; recovered: string[]; heard: string[] }

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
    const { stdout } = await promisify(execFile)(process.execPath, ['server.js'], { cwd: application, env })
    rendered = JSON.parse(stdout)
  })
  afterAll(() => installed?.remove())

  test('has a button with its text in the HTML, uses no global of a browser and logs nothing', () => {
    expect(rendered).toMatchObject({ asked: [], errors: [] })
    expect(rendered.version).toMatch(new RegExp(`^${version.replace('.', '\\.')}`))
    for (const kind of kinds) {
      expect(rendered.html[kind]).toContain('<button type="button" disabled="">Wallet verbinden</button>')
      expect(rendered.html[kind]).toContain('nobody, 0 wallets')
    }
  })

  test.each(kinds)('is hydrated from a %s without a mismatch', async (kind) => {
    // The development build of React reports every mismatch.
    const html = `<!doctype html><html lang="en"><head><title>Rendered on a server</title>
<link rel="icon" href="data:,"></head><body><div id="root" data-kind="${kind}">${rendered.html[kind]}</div>
<script type="module" src="/client.js"></script></body></html>`
    await writeFile(join(application, 'index.html'), html)
    const { page } = await visitFolder(await viteBuild(application, 'development'))
    await page.getByText(/^early: 0x[\da-f]{64}, 1 wallets$/).waitFor()
    // Hydrates the part that the server rendered without a wallet, while a wallet is connected.
    await page.evaluate(() => (window as unknown as TestWindow).bringLatePart())
    await page.getByText(/^late: 0x[\da-f]{64}, 1 wallets$/).waitFor()
    for (const id of ['#button', '#late-button'])
      await page.locator(id).getByRole('button', { name: /0x/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Wallet verbinden' }).count()).toBe(0)
    await page.locator('#button').getByRole('button', { name: /0x/ }).click()
    const { heard, recovered } = await page.evaluate(() => {
      const { heard, recovered } = window as unknown as TestWindow
      return { heard, recovered }
    })
    // Each handler is called once, inside the shadow root and outside of it.
    expect(heard).toEqual(['own', 'around'])
    expect(recovered).toEqual([])
  })
})
