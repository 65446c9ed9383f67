// Runs the scenarios in Chromium and returns what an app can see of each step.
import { bundlePage } from './bundle.js'
import { respond } from './node-stub.js'

/** @typedef {{ step: string, answer?: unknown, errors?: unknown, state?: unknown, calls?: unknown }} StepRecord */
/** @typedef {{ steps: StepRecord[], requests: string[], rejections: string[] }} ScenarioResult */

const ORIGIN = 'https://app.test'

/**
 * Allows a request of ts-sdk, which sends credentials and headers of its own.
 *
 * @param {import('playwright-core').Request} request
 */
const allowOrigin = (request) => ({
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '*',
})

/**
 * Serves the page and the full node. Logs each request to another host.
 *
 * @param {import('playwright-core').Route} route
 * @param {string} script
 * @param {(request: string) => void} log
 */
async function handleRequest(route, script, log) {
  const request = route.request()
  const url = request.url()
  if (url === `${ORIGIN}/`)
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body><script src=/page.js></script>',
    })
  if (url === `${ORIGIN}/page.js`)
    return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
  if (url.startsWith(ORIGIN)) return route.fulfill({ status: 404 })
  // ts-sdk sets headers, so that the browser asks first.
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowOrigin(request) })
  const body = /\/transactions$/.test(url) ? ` ${request.postDataBuffer()?.toString('hex')}` : ''
  log(`${request.method()} ${url}${body}`)
  // A navigation to a wallet's app: the page stays.
  if (request.isNavigationRequest()) return route.fulfill({ status: 204 })
  const json = respond(url)
  return route.fulfill({
    status: json ? 200 : 404,
    json: json ?? { message: 'not found', error_code: 'not_found' },
    headers: allowOrigin(request),
  })
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {'adapter' | 'kit'} subject the module that the page uses
 * @returns {Promise<Record<string, ScenarioResult>>} by name of the scenario
 */
export async function runScenarios(browser, subject) {
  const script = await bundlePage(subject)
  const context = await browser.newContext()
  const page = await context.newPage()
  /** @type {string[]} */
  let requests = []
  await context.route('**', (route) => handleRequest(route, script, (request) => requests.push(request)))
  await page.goto(`${ORIGIN}/`)
  /** @type {string[]} */
  const names = await page.evaluate('scenarioNames')
  /** @type {Record<string, ScenarioResult>} */
  const results = {}
  for (const name of names) {
    requests = []
    await page.goto(`${ORIGIN}/`)
    // The scenarios of a reload begin with what the previous one stored.
    if (!/^reload [2-9]/.test(name)) await page.evaluate('localStorage.clear()')
    const result = /** @type {any} */ (await page.evaluate(`runScenario(${JSON.stringify(name)})`))
    results[name] = { ...result, requests }
  }
  await context.close()
  return results
}
