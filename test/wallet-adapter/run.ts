import type { Browser } from 'playwright-core'
import { bundleScript } from '../support/bundle.js'
import { respond } from './node-stub.js'

export interface ScenarioResult {
  readonly steps: readonly { readonly step: string; readonly state?: unknown }[]
  /** Requests to full nodes and to the apps of wallets. */
  readonly requests: readonly string[]
  /** Rejections that nothing handled. */
  readonly rejections: readonly string[]
}

const ORIGIN = 'https://app.test'

/** Bundles the page with the real adapter, or with the kit's module in its place. */
const bundlePage = (subject: 'adapter' | 'kit') =>
  bundleScript('test/wallet-adapter/page/index.js', {
    keepNames: true, // Names of error classes are compared.
    alias: {
      '@aptos-labs/ts-sdk': './test/wallet-adapter/node_modules/@aptos-labs/ts-sdk',
      ...(subject === 'kit' && { '@aptos-labs/wallet-adapter-react': './dist/wallet-adapter-react.js' }),
    },
  })

/** Runs the scenarios, and returns by their names what an app can see of each step. */
export async function runScenarios(
  browser: Browser,
  subject: 'adapter' | 'kit',
): Promise<Record<string, ScenarioResult>> {
  const content = await bundlePage(subject)
  const page = await browser.newPage()
  let requests: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(ORIGIN)) return
    const body = url.endsWith('/transactions') ? ` ${request.postDataBuffer()?.toString('hex')}` : ''
    requests.push(`${request.method()} ${url}${body}`)
  })
  await page.route('**', (route) =>
    // A navigation to a wallet's app gets no content, so that the page stays.
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.fulfill(respond(route.request().url())),
  )
  await page.route(`${ORIGIN}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )

  const open = async () => {
    await page.goto(`${ORIGIN}/`)
    await page.addScriptTag({ content })
  }
  const results: Record<string, ScenarioResult> = {}
  await open()
  for (const name of await page.evaluate<string[]>('scenarioNames')) {
    requests = []
    await open()
    // The scenarios of a reload begin with what the previous one stored.
    if (!/^reload [2-9]/.test(name)) await page.evaluate(() => localStorage.clear())
    const result = await page.evaluate<ScenarioResult>(`runScenario(${JSON.stringify(name)})`)
    results[name] = { ...result, requests }
  }
  await page.close()
  return results
}
