import { join } from 'node:path'
import { build } from 'esbuild'
import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { root } from '../support/page-server.js'

const PLUGIN = '@aptos-connect/wallet-adapter-plugin'

const scriptPage = `
  import { petraWebWallets } from './dist/petra-web.js'
  window.AptosWalletKit.configure({ lazyWallets: petraWebWallets({ dappId: 'app' }) })`

/** A wallet dialog of the page's own, with the headless parts of the drop-in. */
const dropInPage = `
  import { useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import { petraWebWallets } from './dist/petra-web.js'
  import {
    AptosWalletAdapterProvider, groupAndSortWallets, useWallet, WalletItem,
  } from './dist/wallet-adapter-react.js'

  function Dialog() {
    const { wallets, hiddenWallets } = useWallet()
    const [isOpen, setOpen] = useState(false)
    const { petraWebWallets, availableWallets } = groupAndSortWallets([...wallets, ...hiddenWallets])
    return isOpen
      ? [...petraWebWallets, ...availableWallets].map((wallet) => (
          <WalletItem key={wallet.name} wallet={wallet}>
            <WalletItem.ConnectButton>{wallet.name}</WalletItem.ConnectButton>
          </WalletItem>
        ))
      : <button onClick={() => setOpen(true)}>Wallets ({petraWebWallets.length} of Petra Web)</button>
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <AptosWalletAdapterProvider lazyWallets={petraWebWallets({ dappId: 'app' })}><Dialog /></AptosWalletAdapterProvider>
  )`

/** Bundles a page with the real plugin, which is installed for the test of the drop-in. */
async function bundlePage(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'jsx' },
    alias: { [PLUGIN]: join(root, 'test/wallet-adapter/node_modules', PLUGIN) },
    bundle: true,
    jsx: 'automatic',
    format: 'esm',
    splitting: true,
    outdir: '/',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return Object.fromEntries(outputFiles.map((file) => [file.path, file.text]))
}

/** Shows in the title whether the page opened a window in the task of a click. Runs before the kit, which stops its clicks. */
function watchPopups() {
  let isInClick = false
  // `window.event` is not set for listeners inside a shadow root.
  const onClick = () => {
    isInClick = true
    setTimeout(() => {
      isInClick = false
    })
  }
  addEventListener('click', onClick, { capture: true })
  const { open } = window
  window.open = (...args) => {
    document.title = isInClick ? 'task of the click' : 'another task'
    return open.apply(window, args)
  }
}

test.for([
  ['the connect modal of the kit', scriptPage, 'Wallet Connect'],
  ["a dialog with the drop-in's parts", dropInPage, 'Wallets (2 of Petra Web)'],
] as const)(
  'petraWebWallets load the plugin with %s, and open its popup in the click',
  async ([, contents, button], { open }) => {
    const bundle = await bundlePage(contents)
    const page = await open({
      files: bundle,
      script: 'data-auto-connect="false"',
      // The plugin reads the chain ID from a full node when it is loaded.
      before: `window.fetch = async () => Response.json({ chain_id: 1, ledger_version: '1' })
        ${watchPopups}; watchPopups()`,
      after: `import('/stdin.js')`,
    })
    const playwright = playwrightPage(page.tab)
    const scripts = new Set<string>()
    playwright.on('request', (request) => scripts.add(new URL(request.url()).pathname))
    const body = '<!doctype html><title>Prompt</title>'
    await playwright
      .context()
      .route('https://web.petra.app/**', (route) => route.fulfill({ contentType: 'text/html', body }))
    const [pluginPath] = Object.entries(bundle).sort(([, a], [, b]) => b.length - a.length)[0] ?? []
    await page.expectVisible('button', button)
    expect(scripts).not.toContain(pluginPath)

    await page.click('button', button)
    await expect.poll(() => page.evaluate(() => window.AptosWalletKit.diagnose().length)).toBe(3)
    expect(scripts).toContain(pluginPath)
    const opened = playwright.waitForEvent('popup')
    await page.click('button', 'Continue with Google')
    const popup = await opened
    expect(await playwright.title()).toBe('task of the click')
    const { origin, searchParams } = new URL(popup.url())
    expect([origin, searchParams.get('provider')]).toEqual(['https://web.petra.app', 'google'])

    // The plugin reports a closed popup as a rejection.
    await popup.close()
    await page.expectConsole('warn: User rejected the connection request')
  },
)
