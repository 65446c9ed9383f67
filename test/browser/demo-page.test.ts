import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import type {} from '../../src/script/global.js'
import { closeServer } from '../support/listen.js'
import { root } from '../support/page-server.js'
import { openPage, visit } from '../support/visit.js'

const checkout = mkdtempSync(join(tmpdir(), 'awk-demo-'))

beforeAll(() => {
  // A copy, because `npm start` builds, and other tests read the dist/ of the checkout.
  for (const part of ['bin', 'scripts', 'src', 'template', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(checkout, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules', root.length),
    })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

/** Runs what `npm start` runs, and records its output. */
function start(port: number) {
  const child = spawn(process.execPath, ['scripts/start.js', '--port', `${port}`], { cwd: checkout })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text
  })
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output, exitCode }
}

describe('npm start', () => {
  it('serves a page on which a user rejects, connects, signs and disconnects', async () => {
    const { child, output, exitCode } = start(0)
    const readAddress = () => /http:\S+/.exec(output.out)?.[0] ?? output.err
    await expect.poll(readAddress).toMatch(/^http:/)
    const { port } = new URL(readAddress())
    const { page } = await openPage({ port: Number(port) }, { host: 'localhost', expected: /rejected/ })
    const readLine = (index: number) => page.getByRole('log').getByRole('paragraph').nth(index).textContent()

    // Auto-connect prompts the preferred wallet on page load. The user rejects, and connects later.
    const prompt = page.getByRole('dialog', { name: 'Connect to this page?' })
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('button', { name: 'Get Account' }).click()
    expect(await readLine(0)).toBe('Error: Failed to get account - No wallet connected')
    const connect = page.getByRole('button', { name: 'Connect', exact: true }).first()
    await connect.click()
    await prompt.getByRole('button', { name: 'Reject' }).click()
    expect(await readLine(1)).toMatch(/^Error: Failed to connect - .+/)
    await connect.click()
    await prompt.getByRole('button', { name: 'Connect', exact: true }).click()
    expect(await readLine(2)).toBe('Connected to Aptos wallet')

    await page.getByRole('button', { name: 'Get Account' }).click()
    const { address, publicKey } = await page.evaluate(() => window.AptosWalletKit.getState())
    expect(await readLine(3)).toBe(address)

    await page.getByRole('button', { name: 'Sign Message' }).click()
    const message = (await page.getByRole('region', { name: 'Text to sign' }).textContent()) ?? ''
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    expect(message).toContain('Hello, Aptos!')
    const signature = new Ed25519Signature((await readLine(4)) ?? '')
    expect(new Ed25519PublicKey(publicKey).verifySignature({ message, signature })).toBe(true)

    await page.getByRole('button', { name: `${address.slice(0, 6)}...${address.slice(-4)}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
    child.kill('SIGINT')
    expect(await exitCode).toBe(0)
  })

  it('ends with an error if the port is in use', async () => {
    const neighbor = createServer()
    await new Promise<void>((resolve) => neighbor.listen(0, 'localhost', resolve))
    onTestFinished(() => closeServer(neighbor))
    const { port } = neighbor.address() as AddressInfo
    const { output, exitCode } = start(port)
    expect(await exitCode).toBe(1)
    expect(output).toEqual({ out: '', err: expect.stringContaining(`${port}`) })
  })
})

test.each([
  ['rtl', 'Aptos wallet demo', 'right'],
  ['ltr', 'محفظتي الأولى', 'left'],
] as const)('title of the demo page is at the start edge: %s, %s', async (direction, title, edge) => {
  const css = readFileSync(join(root, 'template/html/style.css'), 'utf8')
  const html = `<!doctype html><html dir="${direction}"><meta charset="utf-8"><style>${css}</style>
    <main id="app"><header><h1>${title}</h1><button>A button</button></header></main>`
  const { page } = await visit({ '/': html })
  const gap = await page.locator('h1').evaluate((heading, side) => {
    const text = document.createRange()
    text.selectNodeContents(heading)
    return Math.abs(text.getBoundingClientRect()[side] - heading.getBoundingClientRect()[side])
  }, edge)
  expect(gap).toBeLessThan(1)
})
