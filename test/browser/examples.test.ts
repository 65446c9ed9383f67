import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../scripts/browsers.js'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, root } from '../react/support/packed.js'
import { findFreePort } from '../support/listen.js'
import { visitFolder } from '../support/visit.js'

let installed: Installed
beforeAll(async () => {
  installed = await installPacked()
  await cp(join(root, 'examples'), join(installed.folder, 'examples'), {
    recursive: true,
    filter: (path) => !/node_modules|dist|test-results/.test(path.slice(root.length)),
  })
})
afterAll(() => installed?.remove())

async function sign(page: Page) {
  await page.getByText(/^0x[\da-f]{64} on local$/).waitFor()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await page.getByText(/^0x[\da-f]{128}$/).waitFor()
}

test('examples/modules connects, signs and disconnects', async () => {
  const folder = join(installed.folder, 'examples/modules')
  await cp(join(installed.folder, 'node_modules'), join(folder, 'node_modules'), { recursive: true })
  const { page } = await visitFolder(folder)
  await page.getByRole('button', { name: 'Dev Wallet' }).click()
  await sign(page)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Not connected').waitFor()
})

test.each(['vue', 'svelte'])('examples/%s connects with the element and follows its state', async (name) => {
  const { page } = await visitFolder(await viteBuild(join(installed.folder, 'examples', name)))
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await sign(page)
})

test('examples/react-playwright passes its own tests', async () => {
  const port = await findFreePort()
  const env = { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: chromiumPath(), PORT: `${port}` }
  const { stdout } = await promisify(execFile)('npm', ['test', '--', '--workers=2'], {
    cwd: join(installed.folder, 'examples/react-playwright'),
    env: env as NodeJS.ProcessEnv,
    shell: process.platform === 'win32',
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
  expect(stdout).toMatch(/\b[1-9]\d* passed/)
})
