// Runs the scenarios in Chromium and returns what an app can see of each step.
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../scripts/browsers.js'
import { bundlePage } from './bundle.js'

/** Hosts that serve JSON for the test, as full nodes do. */
const responses = [
  [/\/v1\/view$/, [{ vec: [] }]],
  [
    /\/estimate_gas_price$/,
    { gas_estimate: 100, deprioritized_gas_estimate: 100, prioritized_gas_estimate: 150 },
  ],
  [/\/accounts\/0x[0-9a-f]+$/, { sequence_number: '7', authentication_key: `0x${'00'.repeat(32)}` }],
  [/\/v1\/?$/, { chain_id: 2, ledger_version: '1', ledger_timestamp: '1700000000000000' }],
]

/**
 * @param {'adapter' | 'kit'} subject
 * @param {string[]} [only] names of scenarios; all of them by default
 * @returns {Promise<Record<string, { steps: import('./page/scenarios.js').StepRecord[], requests: string[] }>>}
 */
export async function runScenarios(subject, only) {
  const script = await bundlePage(subject)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    let requests = []
    await context.route('**', async (route) => {
      const request = route.request()
      const url = request.url()
      if (url === 'https://app.test/')
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><body><script src=/page.js></script>',
        })
      if (url === 'https://app.test/page.js')
        return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      if (url.startsWith('data:')) return route.continue()
      if (url === 'https://app.test/favicon.ico') return route.fulfill({ status: 404 })
      requests.push(`${request.method()} ${url}`)
      const [, body] = responses.find(([pattern]) => pattern.test(new URL(url).pathname)) ?? []
      return body
        ? route.fulfill({
            json: body,
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          })
        : route.fulfill({
            status: 404,
            json: { message: 'not found', error_code: 'not_found' },
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          })
    })
    /** @type {Record<string, any>} */
    const results = {}
    await page.goto('https://app.test/')
    const names = only ?? (await page.evaluate(() => globalThis.scenarioNames))
    for (const name of names) {
      requests = []
      await page.goto('https://app.test/')
      if (!/reload [2-9]/.test(name)) await page.evaluate(() => localStorage.clear())
      const steps = await page.evaluate((name) => globalThis.runScenario(name), name)
      results[name] = { steps, requests }
    }
    return results
  } finally {
    await browser.close()
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , subject = 'adapter', ...only] = process.argv
  console.log(
    JSON.stringify(await runScenarios(/** @type {any} */ (subject), only.length ? only : undefined), null, 1),
  )
}
