import { build } from 'esbuild'
import { expect, test } from 'vitest'
import type { Wallet } from '../../src/react/index.js'
import { root } from '../support/page-server.js'
import { visit } from '../support/visit.js'

/** In development, StrictMode runs the cleanup of each effect once, and the effect again. */
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

test('connect() without a click keeps the modal open in StrictMode, and waits for the user', async () => {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: root, loader: 'jsx' },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  })
  const html =
    '<!doctype html><html lang="en"><title>Strict</title><main></main><script src="app.js"></script>'
  const { page } = await visit({ '/': html, '/app.js': outputFiles[0]?.text ?? '' })
  await page.getByRole('heading', { name: 'Ready' }).waitFor()
  const status = page.evaluate(async () => {
    const { wallet } = window as unknown as { wallet: Wallet }
    return (await wallet.connect()).status
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await status).toBe('Rejected')
  await dialog.waitFor({ state: 'hidden' })
})
