import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { listSamples, type Sample } from '../../scripts/docs/samples.js'
import { root } from '../support/page-server.js'
import { visit } from '../support/visit.js'

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

/** Takes the steps of the tutorial: connects, sends, and waits for the result. No request leaves the page. */
async function takeTutorial(page: Page) {
  const send = page.getByRole('button', { name: 'Send 0.1 APT' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Wallet Connect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Connect to this page?' })
    .getByRole('button', { name: 'Connect' })
    .click()
  await send.click()
  await page.keyboard.press('Escape')
  await page.getByText('You rejected the transaction.').waitFor()
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: /^Sign/ }).click()
  await page.getByText(/^Confirmed: 0x[\da-f]{64}$/).waitFor()
}

describe('docs/tutorial.md', () => {
  it('ends with a confirmed transaction, with a script tag', async () => {
    const scripts = `<script src="/aptos-wallet-kit.js" defer></script>${devWallet}`
    const html = getSample('docs/tutorial.md', 'index.html').code.replace('</head>', `${scripts}</head>`)
    const { page } = await visit(
      { '/': html, '/main.js': getSample('docs/tutorial.md', 'main.js').code },
      { host: 'localhost' },
    )
    await takeTutorial(page)
  })

  it('ends with a confirmed transaction, in React', async () => {
    const html = '<!doctype html><div id="root"></div><script src="/main.js" type="module"></script>'
    const { page } = await visit(
      { '/': html, '/main.js': await bundle('docs/tutorial.md', 'src/main.tsx') },
      { host: 'localhost' },
    )
    await takeTutorial(page)
  })
})
