import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Account, Aptos, AptosConfig, Deserializer, Network, SignedTransaction } from '@aptos-labs/ts-sdk'
import { installDevWallet } from 'aptos-wallet-kit/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getChromiumPath } from '../../scripts/browsers.js'
import { viteBuild } from '../react/support/build.js'
import { type Installed, installPacked, root } from '../react/support/packed.js'
import { isolatedFlags } from '../support/engines/chromium.js'
import { closeServer, findFreePort, listenOnNewPort } from '../support/listen.js'
import { newContext, openPage, visitFolder } from '../support/visit.js'
import { npm, serveScript } from '../templates/support/npm.js'

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

test('examples/modules connects, signs, and disconnects after its documented installation', async () => {
  const folder = join(installed.folder, 'examples/modules')
  // The checkout is built.
  await npm(folder, ['install', root, '--ignore-scripts', '--no-audit', '--no-fund'])
  const { hostname: host, port } = new URL(await serveScript(folder, 'start'))
  const context = await newContext()
  const wallet = await installDevWallet(context)
  const { page } = await openPage({ port: Number(port) }, { host, context })
  await page.getByRole('button', { name: 'Dev Wallet' }).click()
  await wallet.approve('connect')
  await page.getByText(/^0x[\da-f]{64} on local$/).waitFor()
  await page.getByRole('button', { name: 'Sign Message' }).click()
  await wallet.approve('signMessage')
  await page.getByText(/^0x[\da-f]{128}$/).waitFor()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Not connected').waitFor()
})

test.each(['vue', 'svelte'])('examples/%s connects with the element and follows its state', async (name) => {
  const { page } = await visitFolder(await viteBuild(join(installed.folder, 'examples', name)))
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await sign(page)
})

/** Starts a full node that accepts every transaction. Returns its URL, and the transactions. */
async function startNode() {
  const submitted: Buffer[] = []
  const node = createServer(async (request, response) => {
    submitted.push(await buffer(request))
    response.writeHead(202, { 'Content-Type': 'application/json' }).end('{ "hash": "0xabc" }')
  })
  const port = await listenOnNewPort(node)
  onTestFinished(() => closeServer(node))
  return { submitted, fullnode: `http://127.0.0.1:${port}/v1` }
}

test('examples/sponsored-transactions submits a transaction for which the sponsor pays', async () => {
  const folder = join(installed.folder, 'examples/sponsored-transactions')
  await viteBuild(folder)
  const { submitted, fullnode } = await startNode()
  const sponsor = Account.generate()
  const sponsoring = {
    aptos: new Aptos(new AptosConfig({ network: Network.CUSTOM, fullnode })),
    sponsor,
    chainId: 2,
    functions: ['0x1::aptos_account::transfer'],
    maxFeeOctas: 10_000_000n,
  }
  const { createApp }: { createApp(options: object): Server } = await import(join(folder, 'app.js'))
  const port = await findFreePort()
  const kitFolder = new URL('../../dist/', import.meta.url)
  const server = createApp({ application: `http://127.0.0.1:${port}`, kitFolder, sponsoring })
  server.listen(port, '127.0.0.1')
  onTestFinished(() => closeServer(server))

  const context = await newContext()
  const wallet = await installDevWallet(context, { network: 'testnet', node: 'stub' })
  const { page } = await openPage({ port }, { context })
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await wallet.approve('connect')
  await page.getByRole('button', { name: 'Send without a fee' }).click()
  await wallet.approve('signTransaction')
  await page.getByText('Submitted: 0xabc').waitFor()
  const { raw_txn: transaction, authenticator } = SignedTransaction.deserialize(
    new Deserializer(submitted[0] as Buffer),
  )
  expect(transaction.sender.toStringLong()).toBe(wallet.accounts()[0]?.address)
  expect(transaction.max_gas_amount).toBeGreaterThanOrEqual(20_000n)
  expect(authenticator).toMatchObject({ fee_payer: { address: sponsor.accountAddress } })
})

/** One test of each kind. `npm run test:all` runs all of them. */
const exampleTests =
  process.env.TEST_ALL === '1' ? /./ : /shows the address|user rejects$|the signature|sends the amount/

test('examples/react-playwright passes its own tests', async () => {
  const folder = join(installed.folder, 'examples/react-playwright')
  // Its own configuration, with the browser of the other tests, and without motion and traces, which take longer than the tests.
  await writeFile(
    join(folder, 'fast.config.ts'),
    `import config from './playwright.config'
const launchOptions = { ...config.use?.launchOptions, args: ${JSON.stringify(isolatedFlags)} }
export default { ...config, grep: ${exampleTests}, use: { ...config.use, launchOptions, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' } }`,
  )
  const port = await findFreePort()
  const env = { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: getChromiumPath(), PORT: String(port) }
  const { stdout } = await promisify(execFile)('npm', ['test', '--', '--config=fast.config.ts'], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    shell: process.platform === 'win32',
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
  expect(stdout).toMatch(/\b[1-9]\d* passed/)
})
