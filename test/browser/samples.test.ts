import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { listSamples, type Sample } from '../../scripts/docs/samples.js'
import type {} from '../../src/script/global.js'
import { englishTransactions } from '../../src/ui/transaction-strings.js'
import { root } from '../support/page-server.js'
import { visit } from '../support/visit.js'

declare global {
  interface Window {
    /** Imports a module. Vitest would replace an `import()` in a function of this file. */
    load(path: string): Promise<unknown>
  }
}

const devWallet = '<script src="/dev-wallet.js" data-node="stub"></script>'

function getSample(document: string, file: string): Sample {
  const sample = listSamples(document).find((one) => one.file === file)
  if (!sample) throw new Error(`${document} has no sample with the name ${file}.`)
  return sample
}

/** Bundles a file of a document, as the development server of an application does. */
async function bundle(document: string, entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    absWorkingDir: root,
    define: { 'import.meta.env.DEV': 'true', 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'samples',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.?\/?(src\/main|\.?\/?App)/ }, ({ path }) => ({
            path: path.startsWith('./') ? path.replace(/^\.\//, 'src/').concat('.tsx') : path,
            namespace: 'sample',
          }))
          onLoad({ filter: /.*/, namespace: 'sample' }, ({ path }) => ({
            contents: getSample(document, path).code,
            loader: 'tsx',
            resolveDir: root,
          }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

/** Takes the steps of the tutorial: connects, sends, and waits for a success and for a failure. No request leaves the page. */
async function takeTutorial(page: Page) {
  const send = page.getByRole('button', { name: 'Send 0.1 APT' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Connect to this page?' })
    .getByRole('button', { name: 'Connect' })
    .click()
  const sign = page.getByRole('dialog').getByRole('button', { name: /^Sign/ })
  await send.click()
  await sign.waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('You rejected the transaction.').waitFor()
  await send.click()
  await sign.click()
  await page.getByText(/^Confirmed: 0x[\da-f]{64}$/).waitFor()
  await page.evaluate(() => window.AptosDevWallet?.failNextTransaction('Out of gas'))
  await send.click()
  await sign.click()
  await page.getByText(`Failed: ${englishTransactions.OUT_OF_GAS}`).waitFor()
}

const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md')),
].map((name) => (name === 'README.md' ? name : `docs/${name}`))

/** Returns whether a page with a script tag can run a sample: it is JavaScript that calls the kit, and imports only its modules. */
function canRun({ language, given, code }: Sample): boolean {
  const text = `${given}\n${code}`
  const imported = [...text.matchAll(/\b(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)
  return (
    language === 'js' &&
    /\bAptosWalletKit\b/.test(text) &&
    imported.every((name) => /^aptos-wallet-kit(\/(locales|qr|sign-in).*)?$/.test(name))
  )
}

const bundleSample = ({ given, code }: Sample) =>
  build({
    stdin: { contents: `${given}\n${code}`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')

/** Runs a sample in the page of a connected user, and clicks the buttons that it can listen to. Runs in the page. */
async function runInPage(path: string) {
  document.body.innerHTML =
    '<header></header><p id="result"></p><ul id="list"></ul><button id="send">Send</button><button id="sign">Sign</button>'
  const results: unknown[] = []
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons) {
    const { addEventListener } = button
    button.addEventListener = (type: string, listener: EventListener) =>
      addEventListener.call(button, type, (event) => results.push(listener.call(button, event)))
  }
  if (!AptosWalletKit.isConnected()) await AptosWalletKit.connect('Dev Wallet')
  await AptosWalletKit.changeNetwork({ name: 'local', chainId: 4 }) // A sample can have changed it.
  await window.load(path)
  for (const button of buttons) button.click()
  await Promise.all(results)
  AptosWalletKit.close()
}

/** Sets the option that `authenticate()` and `signOut()` need, for a server that accepts every login. */
const defineAuthentication = `AptosWalletKit.configure({
  authentication: {
    prepare: async () => ({ nonce: crypto.randomUUID().replaceAll('-', '') }),
    verify: async () => {},
    getSession: async () => null,
    signOut: async () => {},
  },
})`

describe('samples of the documents', () => {
  it('run in a page without an error', async () => {
    const samples = documents.flatMap((path) => listSamples(path)).filter(canRun)
    expect(samples.length).toBeGreaterThan(20)
    const files = Object.fromEntries(
      await Promise.all(
        samples.map(async (sample, index) => [`/${index}.js`, await bundleSample(sample)] as const),
      ),
    )
    const html = `<!doctype html><html lang="en"><title>Samples</title><body></body>
<script>window.load = (path) => import(path)</script>
<script src="/aptos-wallet-kit.js" data-auto-connect="false"></script>
<script src="/dev-wallet.js" data-node="stub" data-auto-approve data-panel="false"></script>
<script>${defineAuthentication}</script></html>`
    const expected = /Wallet not found: Petra/ // The page has the development wallet only.
    const { page, faults } = await visit({ '/': html, ...files }, { host: 'localhost', expected })
    const failures: string[] = []
    for (const [index, { document, line }] of samples.entries()) {
      await page.evaluate(runInPage, `/${index}.js`).catch(({ message }) => {
        if (!expected.test(message)) faults.push(message)
      })
      failures.push(...faults.splice(0).map((fault) => `${document}:${line}: ${fault}`))
    }
    expect(failures).toEqual([])
  })
})

describe('docs/tutorial.md', () => {
  it('shows the result of a transaction, with a script tag', async () => {
    const scripts = `<script src="/aptos-wallet-kit.js" defer></script>${devWallet}`
    const html = getSample('docs/tutorial.md', 'index.html').code.replace('</head>', `${scripts}</head>`)
    const { page } = await visit(
      { '/': html, '/main.js': getSample('docs/tutorial.md', 'main.js').code },
      { host: 'localhost' },
    )
    await takeTutorial(page)
  })

  it('shows the result of a transaction, in React', async () => {
    const html = '<!doctype html><div id="root"></div><script src="/main.js" type="module"></script>'
    const { page } = await visit(
      { '/': html, '/main.js': await bundle('docs/tutorial.md', 'src/main.tsx') },
      { host: 'localhost' },
    )
    await takeTutorial(page)
  })
})
