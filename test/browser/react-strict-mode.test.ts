import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wallet } from '../../src/react/index.js'
import { root } from '../react/support/packed.js'
import { inChromium, visitFolder } from '../react/support/visit.js'

declare global {
  interface Window {
    readonly wallet: Wallet
  }
}

/** React as it is while one develops: StrictMode takes each effect back once, and does it anew. */
const app = `
  import { StrictMode } from 'react'
  import { createRoot } from 'react-dom/client'
  import { AptosWalletProvider, useWallet } from './dist/react.js'

  const Page = () => {
    window.wallet = useWallet()
    return <h1>Ready</h1>
  }
  createRoot(document.querySelector('main')).render(
    <StrictMode><AptosWalletProvider><Page /></AptosWalletProvider></StrictMode>,
  )`

inChromium()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strict-mode-'))
  await build({
    stdin: { contents: app, resolveDir: root, loader: 'jsx' },
    outfile: join(folder, 'app.js'),
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const html =
    '<!doctype html><html lang="en"><title>Strict</title><main></main><script src="app.js"></script>'
  await writeFile(join(folder, 'index.html'), html)
})
afterAll(() => rm(folder, { recursive: true }))

test('connect() without a click keeps the modal open in StrictMode, and waits for the user', async () => {
  const { page } = await visitFolder(folder)
  await page.getByRole('heading', { name: 'Ready' }).waitFor()
  const closed = page.evaluate(async () => {
    const { status } = await window.wallet.connect()
    return status
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await closed).toBe('Rejected')
  await dialog.waitFor({ state: 'hidden' })
})
