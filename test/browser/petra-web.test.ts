import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { root } from '../support/page-server.js'

const PLUGIN = '@aptos-connect/wallet-adapter-plugin'

/** Bundles the entry with the real plugin, which is installed for the test of the drop-in. */
async function bundlePetraWeb() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { petraWebWallets } from './dist/petra-web.js'
        window.AptosWalletKit.configure({ lazyWallets: petraWebWallets({ dappId: 'app' }) })`,
      resolveDir: root,
    },
    alias: { [PLUGIN]: join(root, 'test/wallet-adapter/node_modules', PLUGIN) },
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: '/',
    write: false,
  })
  return Object.fromEntries(outputFiles.map((file) => [file.path, file.text]))
}

test('Petra Web is loaded when the connect modal opens, and its popup opens in the click', async ({
  open,
}) => {
  const bundle = await bundlePetraWeb()
  const page = await open({
    files: bundle,
    script: 'data-auto-connect="false"',
    // The plugin reads the chain ID from a full node when it is loaded. The listener is added before the kit, which stops
    // its clicks. `window.event` is not set for listeners inside a shadow root.
    before: `window.fetch = async () => Response.json({ chain_id: 1, ledger_version: '1' })
      var task = 'another task'
      addEventListener('click', () => {
        task = 'task of the click'
        setTimeout(() => (task = 'another task'))
      }, { capture: true })`,
    after: `import('/stdin.js')`,
  })
  const playwright = playwrightPage(page.tab)
  const scripts = new Set<string>()
  playwright.on('request', (request) => scripts.add(new URL(request.url()).pathname))
  const popups: Page[] = []
  playwright.on('popup', (popup) => popups.push(popup))
  const body = '<!doctype html><title>Prompt</title>'
  await playwright
    .context()
    .route('https://web.petra.app/**', (route) => route.fulfill({ contentType: 'text/html', body }))
  const getNames = () => window.AptosWalletKit.getWallets().installed.map(({ name }) => name)
  const names = ['Petra Web', 'Continue with Google', 'Continue with Apple']
  await expect.poll(() => page.evaluate(getNames)).toEqual(names)
  const [pluginPath] = Object.entries(bundle).sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  expect(scripts).not.toContain(pluginPath)

  await page.evaluate(() => {
    const { open } = window
    window.open = (...args) => {
      document.title = (window as unknown as { task: string }).task
      return open.apply(window, args)
    }
  })
  await page.click('button', 'Wallet Connect')
  await expect.poll(() => page.evaluate(() => window.AptosWalletKit.diagnose().length)).toBe(3)
  expect(scripts).toContain(pluginPath)
  await page.click('button', 'Continue with Google')
  await expect.poll(() => popups.length).toBe(1)
  expect(await page.evaluate(() => document.title)).toBe('task of the click')
  const url = new URL(popups[0]?.url() ?? '')
  expect([url.origin, url.searchParams.get('provider')]).toEqual(['https://web.petra.app', 'google'])

  // The plugin reports a closed popup as a rejection.
  await popups[0]?.close()
  await expect.poll(() => page.evaluate(() => window.AptosWalletKit.getState().status)).toBe('disconnected')
  await page.evaluate(() => void support.takeConsole())
})
