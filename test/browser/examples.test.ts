import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, root } from '../react/support/packed.js'
import { inChromium, visitFolder } from '../react/support/visit.js'

inChromium()

let installed: Installed
beforeAll(async () => {
  installed = await installPacked()
  await cp(join(root, 'examples'), join(installed.folder, 'examples'), { recursive: true })
})
afterAll(() => installed?.remove())

const signature = /^0x[\da-f]{128}$/

test('the example with plain modules connects, signs and disconnects as it is', async () => {
  const folder = join(installed.folder, 'examples/modules')
  await cp(join(installed.folder, 'node_modules'), join(folder, 'node_modules'), { recursive: true })
  const { page, faults } = await visitFolder(folder)
  await page.getByRole('button', { name: 'Dev Wallet' }).click()
  await page.getByText(/^0x[\da-f]{64} on local$/).waitFor()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await page.getByText(signature).waitFor()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Not connected').waitFor()
  expect(faults).toEqual([])
})

test.each(['vue', 'svelte'])('the %s example connects by the element and follows its state', async (name) => {
  const { page, faults } = await visitFolder(await viteBuild(join(installed.folder, 'examples', name)))
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await page.getByText(/^0x[\da-f]{64} on local$/).waitFor()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await page.getByText(signature).waitFor()
  expect(faults).toEqual([])
})
