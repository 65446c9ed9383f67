import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, react18, root } from '../react/support/packed.js'
import { inChromium, visitFolder } from '../react/support/visit.js'

inChromium()

const run = promisify(execFile)

const shortAddress = /0x[\da-f]{4}\.\.\.[\da-f]{4}/

/** The example as an application has it: the packed package beside it, built by its own Vite configuration. */
async function buildExample({ folder }: Installed, mode: string) {
  const application = join(folder, 'application')
  await cp(join(root, 'examples/react'), application, { recursive: true })
  return viteBuild(application, mode)
}

/** The example prefers Petra, which is not here: a visit that takes three seconds until it connects hears so. */
const unexpected = (faults: readonly string[]) => faults.filter((text) => text !== 'Wallet Petra not found')

async function connect(page: Page) {
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dev Wallet/ })
    .click()
  await page.getByRole('button', { name: shortAddress }).waitFor()
}

describe.each([
  ['19', undefined, 'production'],
  ['19', undefined, 'development'],
  ['18.3', react18, 'production'],
  ['18.3', react18, 'development'],
])('application on React %s with the packed package', (_version, react, mode) => {
  let installed: Installed
  let built: string
  beforeAll(async () => {
    installed = await installPacked(react)
    built = await buildExample(installed, mode)
  })
  afterAll(() => installed?.remove())

  test.runIf(mode === 'production')('type-checks', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const check = run(process.execPath, [tsc, '--project', join(installed.folder, 'application')])
    await expect(check).resolves.toMatchObject({ stdout: '' })
  })

  test(`connects, signs, disconnects and connects again in ${mode}`, async () => {
    const { page, faults } = await visitFolder(built)
    await connect(page)
    await page.getByText(/^0x[\da-f]{64} on local$/).waitFor()
    await page.getByRole('button', { name: 'Sign Message' }).click()
    await page.getByText(/^0x[\da-f]{128}$/).waitFor()

    await page.getByRole('button', { name: shortAddress }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
    await page.getByRole('button', { name: 'Sign Message' }).waitFor({ state: 'detached' })

    await connect(page)
    await page.reload()
    await page.getByRole('button', { name: shortAddress }).waitFor()
    expect(unexpected(faults)).toEqual([])
  })

  test(`moves the focus into the modal if the click comes before React has rendered it in ${mode}`, async () => {
    const { page, faults } = await visitFolder(built)
    const button = page.getByRole('button', { name: 'Wallet Connect' })
    const title = page.getByRole('heading', { name: 'Connect a Wallet' })
    for (let opening = 0; opening < 2; opening++) {
      await button.evaluate(async (element: HTMLElement) => {
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
        element.click()
      })
      await title.waitFor()
      const isFocused = () =>
        title.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
      await expect.poll(isFocused).toBe(true)
      await page.keyboard.press('Escape')
      await title.waitFor({ state: 'hidden' })
    }
    expect(unexpected(faults)).toEqual([])
  })

  test(`returns the focus to the button when the modal closes in ${mode}`, async () => {
    const { page, faults } = await visitFolder(built)
    const button = page.getByRole('button', { name: 'Wallet Connect' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(
      await button.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element),
    ).toBe(true)
    expect(unexpected(faults)).toEqual([])
  })
})
