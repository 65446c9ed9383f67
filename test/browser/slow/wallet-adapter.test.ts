import { chromium } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, getChromiumPath } from '../../../scripts/browsers.js'
import { compareResults, type Difference } from '../../wallet-adapter/compare.js'
import { allowedDifferences, isAllowed } from '../../wallet-adapter/differences.js'
import { runScenarios, type ScenarioResult } from '../../wallet-adapter/run.js'

let adapter: Record<string, ScenarioResult>
let kit: Record<string, ScenarioResult>
let differences: Difference[]

beforeAll(async () => {
  const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumFlags })
  adapter = await runScenarios(browser, 'adapter')
  kit = await runScenarios(browser, 'kit')
  differences = compareResults(adapter, kit)
  await browser.close()
}, 600_000)

const getHosts = (results: Record<string, ScenarioResult>) =>
  new Set(
    Object.values(results).flatMap(({ requests }) =>
      requests.map((request) => new URL(request.split(' ')[1] ?? '').host),
    ),
  )

describe('the same page with the Aptos wallet adapter and with the kit', () => {
  it('returns, reports, and shows the same in every step, apart from the allowed differences', () => {
    const others = differences.filter(
      (each) => !allowedDifferences.some((allowed) => isAllowed(allowed, each)),
    )
    expect(others).toEqual([])
  })

  it.each(allowedDifferences)('still differs: $reason', (allowed) => {
    expect(differences.some((each) => isAllowed(allowed, each))).toBe(true)
  })

  it('submits the same transactions, and opens the same links to apps of wallets', () => {
    const toRequests = (results: Record<string, ScenarioResult>) =>
      Object.entries(results)
        // The adapter leaves these options out.
        .filter(([scenario]) => !scenario.startsWith('options'))
        .map(([, { requests }]) => requests.filter((request) => /\/transactions |petra\.app/.test(request)))
    expect(toRequests(kit)).toEqual(toRequests(adapter))
  })

  it('contacts no host that the adapter does not contact', () => {
    expect([...getHosts(kit)].filter((host) => !getHosts(adapter).has(host))).toEqual([])
  })

  it('leaves no rejection unhandled', () => {
    expect(Object.values(kit).flatMap(({ rejections }) => rejections)).toEqual([])
  })
})
