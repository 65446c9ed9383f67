import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, react18, root } from '../react/support/packed.js'
import { visitFolder } from '../support/visit.js'

const shortAddress = /0x[\da-f]{4}\.\.\.[\da-f]{4}/
const connectButton = (page: Page) => page.getByRole('button', { name: 'Wallet Connect' })
const accountButton = (page: Page) => page.getByRole('button', { name: shortAddress })
const hasFocus = (locator: Locator) =>
  locator.evaluate((element: Element) => (element.getRootNode() as ShadowRoot).activeElement === element)

async function connect(page: Page) {
  await connectButton(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dev Wallet/ })
    .click()
  await accountButton(page).waitFor()
}

describe.each([
  ['19', undefined],
  ['18.3', react18],
])('packed package with React %s', (version, react) => {
  let installed: Installed
  let application: string
  let serverApp: string
  beforeAll(async () => {
    installed = await installPacked(react)
    application = join(installed.folder, 'application')
    serverApp = join(installed.folder, 'server-app')
    await cp(join(root, 'examples/react'), application, { recursive: true })
    await cp(join(root, 'test/react/server-app'), serverApp, { recursive: true })
  })
  afterAll(() => installed?.remove())

  // The types of React are those of the checkout, whichever React the application runs.
  test.skipIf(react)('type-checks', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const check = promisify(execFile)(process.execPath, [tsc, '--project', application])
    await expect(check).resolves.toMatchObject({ stdout: '' })
  })

  // A full run also tests the development build of React 18.3.
  test.each(react && !process.env.TEST_ALL ? ['production'] : ['production', 'development'])(
    'connects, signs, disconnects, reconnects and keeps the focus in a %s build',
    async (mode) => {
      // The example prefers a wallet that is not installed here.
      const expected = /^Wallet Petra not found$/
      const { page } = await visitFolder(await viteBuild(application, mode), { expected })
      for (let opening = 0; opening < 2; opening++) {
        await connectButton(page).focus()
        await page.keyboard.press('Enter')
        const title = page.getByRole('heading', { name: 'Connect a Wallet' })
        await title.waitFor()
        await expect.poll(() => hasFocus(title)).toBe(true)
        await page.keyboard.press('Escape')
        await title.waitFor({ state: 'hidden' })
        expect(await hasFocus(connectButton(page))).toBe(true)
      }

      await connect(page)
      await page.getByText(/^0x[\da-f]{64} on local$/).waitFor()
      await page.getByRole('button', { name: 'Sign Message' }).click()
      await page.getByText(/^0x[\da-f]{128}$/).waitFor()
      await accountButton(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
      await connectButton(page).waitFor()
      await page.getByRole('button', { name: 'Sign Message' }).waitFor({ state: 'detached' })
      await connect(page)
      await page.reload()
      await accountButton(page).waitFor()
    },
  )

  test('renders on a server and hydrates without a mismatch', async () => {
    const env = { ...process.env, NODE_ENV: 'development' }
    const { stdout } = await promisify(execFile)(process.execPath, ['server.js'], { cwd: serverApp, env })
    const { html: rendered, ...server } = JSON.parse(stdout)
    // The server used no global of a browser and logged nothing.
    expect(server).toMatchObject({ version: expect.stringMatching(`^${version}`), asked: [], errors: [] })
    // The development build of React reports every mismatch.
    await writeFile(
      join(serverApp, 'index.html'),
      `<!doctype html><html lang="en"><head><title>Rendered on a server</title>
<link rel="icon" href="data:,"></head><body><div id="root"></div>
<script type="module" src="/client.js"></script></body></html>`,
    )
    const site = await viteBuild(serverApp, 'development')
    const empty = await readFile(join(site, 'index.html'), 'utf8')
    for (const kind of ['string', 'stream']) {
      expect(rendered[kind]).toContain('<button type="button" disabled="">Wallet verbinden</button>')
      const rootWithHtml = `id="root" data-kind="${kind}">${rendered[kind]}`
      const html = empty.replace('id="root">', () => rootWithHtml)
      await writeFile(join(site, `${kind}.html`), html)
      const { page } = await visitFolder(site, { path: `/${kind}.html` })
      await page.getByText(/^early: 0x[\da-f]{64}, 1 wallets$/).waitFor()
      // Hydrates the part that the server rendered without a wallet, while a wallet is connected.
      await page.evaluate('bringLatePart()')
      await page.getByText(/^late: 0x[\da-f]{64}, 1 wallets$/).waitFor()
      await page.locator('#late-button').getByRole('button', { name: shortAddress }).waitFor()
      await page.locator('#button').getByRole('button', { name: shortAddress }).click()
      // Each handler is called once, inside the shadow root and outside of it.
      const found = await page.evaluate('({ heard, recovered })')
      expect(found).toEqual({ heard: ['own', 'around'], recovered: [] })
    }
  })
})
