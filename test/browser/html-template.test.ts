import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../cli/support/run.js'
import { visit } from '../support/visit.js'

const folder = mkdtempSync(join(tmpdir(), 'template-'))

beforeAll(async () => {
  for (const [name, ...flags] of [['plain'], ['dev', '--dev-wallet', '--wallet', 'Dev Wallet']])
    expect(await runCli(['create', join(folder, name ?? ''), ...flags])).toMatchObject({ code: 0 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens a created page as a static host without headers would serve it, with files edited. */
async function open(name: string, edits: Readonly<Record<string, (source: string) => string>> = {}) {
  const { page, faults } = await visit(async (path) => {
    const file = path === '/' ? 'index.html' : path.slice(1)
    const source = await readFile(join(folder, name, file), 'utf8').catch(() => undefined)
    return source && (edits[file]?.(source) ?? source)
  })
  const lines = page.getByRole('log').getByRole('paragraph')
  return {
    page,
    faults,
    expectLines: (expected: unknown[]) => expect.poll(() => lines.allTextContents()).toEqual(expected),
  }
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answerPrompt = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

describe('html template', () => {
  it('prints that the wallet is missing and shows how to get it', async () => {
    const { page, faults, expectLines } = await open('plain')
    await click(page, 'Connect')
    await page.getByRole('dialog').getByRole('link', { name: 'Get Petra' }).waitFor()
    await expectLines(['Error: Failed to connect - Wallet not found: Petra'])
    expect(faults.splice(0)).toEqual(['Wallet not found: Petra'])
  })

  it('prints that it connected on page load, and does not prompt again on Connect', async () => {
    const { page, expectLines } = await open('dev')
    await answerPrompt(page, 'Connect')
    await expectLines(['Connected to Aptos wallet'])
    await click(page, 'Connect')
    await expectLines(Array(2).fill('Connected to Aptos wallet'))
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('loads an edited script and style sheet, but no other kit', async () => {
    const { page, expectLines } = await open('plain', {
      'main.js': (source) => `${source}\nprint('edited')`,
      'style.css': (source) => `${source}\nbody { background: rgb(1, 2, 3) }`,
    })
    await expectLines(['edited'])
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(1, 2, 3)')
    const changed = await open('plain', { 'aptos-wallet-kit.js': (source) => `${source} ` })
    await changed.page.getByText('The scripts of this page did not start').waitFor()
    expect(changed.faults.splice(0).join()).toContain('integrity')
  })
})
