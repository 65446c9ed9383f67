import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import type {} from '../../src/script/global.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const checkout = mkdtempSync(join(tmpdir(), 'awk-demo-'))

let browser: Browser

beforeAll(async () => {
  // A copy, as `npm start` builds: tests that run meanwhile read the checkout's own dist/.
  for (const part of ['bin', 'scripts', 'src', 'template', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(checkout, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules', root.length),
    })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
})

afterAll(async () => {
  await browser?.close()
  rmSync(checkout, { recursive: true, force: true })
})

/** What `npm start` runs, and all it said so far. */
function start(...flags: string[]) {
  const child = spawn(process.execPath, ['scripts/start.js', ...flags], { cwd: checkout })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  return { child, said, ended: exitCode(child) }
}

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })

/** The address it prints, once it does. */
const printedAddress = ({ child, said, ended }: ReturnType<typeof start>) =>
  new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [address] = /http:\S+/.exec(said.out) ?? []
      if (address) resolve(address)
    })
    ended.then((code) => reject(new Error(`It ended with ${code}: ${said.err}`)))
  })

const lines = (page: Page) => page.getByRole('log').getByRole('paragraph')

/** One line of the output, once it is there. */
const printed = async (page: Page, index: number) => (await lines(page).nth(index).textContent()) ?? ''

/** The text the development wallet showed, and the signature the page printed for it. */
async function signMessage(page: Page): Promise<{ text: string; signature: string }> {
  await page.getByRole('button', { name: 'Sign Message' }).click()
  const text = await page.getByRole('region', { name: 'Text to sign' }).textContent()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  return { text: text ?? '', signature: await printed(page, 2) }
}

test('npm start serves a page on which a user rejects, connects, signs and disconnects', async () => {
  const server = start('--port', '0')
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(await printedAddress(server))

  // Auto-connect asks the preferred wallet as the page opens; a visitor may say no and connect later.
  const approval = page.getByRole('dialog', { name: 'Connect to this page?' })
  await approval.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await approval.getByRole('button', { name: 'Connect', exact: true }).click()
  await lines(page).getByText('Connected to Aptos wallet').waitFor()

  await page.getByRole('button', { name: 'Get Account' }).click()
  const { address, publicKey } = await page.evaluate(() => window.AptosWalletKit.getState())
  expect(await printed(page, 1)).toBe(address)

  const { text, signature } = await signMessage(page)
  expect(text).toContain('Hello, Aptos!')
  expect(signature).toMatch(/^0x[\da-f]{128}$/)
  const verifies = (message: string) =>
    new Ed25519PublicKey(publicKey).verifySignature({ message, signature: new Ed25519Signature(signature) })
  expect(verifies(text)).toBe(true)
  expect(verifies(`${text}!`)).toBe(false)

  await page.getByRole('button', { name: `${address.slice(0, 6)}...${address.slice(-4)}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Wallet Connect' }).waitFor()
  expect(faults).toEqual([])

  server.child.kill('SIGINT')
  expect(await server.ended).toBe(0)
})

const titles = [
  ['rtl', 'Aptos wallet demo', 'right'],
  ['ltr', 'محفظتي الأولى', 'left'],
] as const

test.each(titles)('title is at the start edge of the page: %s, %s', async (direction, title, edge) => {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const css = readFileSync(join(root, 'template/html/style.css'), 'utf8')
  await page.setContent(`<!doctype html><html dir="${direction}"><style>${css}</style>
    <main id="app"><header><h1>${title}</h1><button>A button</button></header></main>`)
  const gap = await page.locator('h1').evaluate((heading, side) => {
    const text = document.createRange()
    text.selectNodeContents(heading)
    return Math.abs(text.getBoundingClientRect()[side] - heading.getBoundingClientRect()[side])
  }, edge)
  expect(gap).toBeLessThan(1)
})

test('npm start explains what to do if the port is in use', async () => {
  const neighbour = createServer()
  await new Promise<void>((resolve) => {
    neighbour.listen(0, 'localhost', resolve)
  })
  onTestFinished(() => void neighbour.close())
  const { port } = neighbour.address() as AddressInfo

  const { said, ended } = start('--port', `${port}`)
  expect(await ended).toBe(1)
  expect(said.out).toBe('')
  expect(said.err).toBe(
    `Error: Port ${port} is in use.\nChoose another --port, or omit it to use a free one.\n`,
  )
})
