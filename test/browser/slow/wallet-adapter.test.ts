import { chromium } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../../scripts/browsers.js'
import { compareResults } from '../../wallet-adapter/compare.js'
import { allowedDifferences, type Difference } from '../../wallet-adapter/differences.js'
import { runScenarios, type ScenarioResult } from '../../wallet-adapter/run.js'

let adapter: Record<string, ScenarioResult>
let kit: Record<string, ScenarioResult>
let differences: Difference[]

beforeAll(async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  adapter = await runScenarios(browser, 'adapter')
  kit = await runScenarios(browser, 'kit')
  differences = compareResults(adapter, kit)
  await browser.close()
})

const getHosts = (results: Record<string, ScenarioResult>) =>
  new Set(
    Object.values(results).flatMap(({ requests }) =>
      requests.map((request) => new URL(request.split(' ')[1] ?? '').host),
    ),
  )

describe('the same page with the Aptos wallet adapter and with the kit', () => {
  it('takes at least thirty steps', () => {
    expect(Object.values(adapter).flatMap(({ steps }) => steps).length).toBeGreaterThan(30)
  })

  it('returns, reports and shows the same in every step, apart from the allowed differences', () => {
    const others = differences.filter((each) => !allowedDifferences.some(({ covers }) => covers(each)))
    expect(others).toEqual([])
  })

  it.each(allowedDifferences)('still differs: $reason', ({ covers }) => {
    expect(differences.some(covers)).toBe(true)
  })

  it('has the same steps in both', () => {
    const toSteps = (results: Record<string, ScenarioResult>) =>
      Object.values(results).map(({ steps }) => steps.map(({ step }) => step))
    expect(toSteps(kit)).toEqual(toSteps(adapter))
  })

  it('looks up the name of the account', () => {
    const connected = kit.connecting?.steps.find(({ step }) => step === 'connect')
    expect(connected?.state).toMatchObject({ account: { ansName: 'alice' } })
  })

  it('submits the same transactions', () => {
    const toSubmissions = (results: Record<string, ScenarioResult>) =>
      Object.values(results).map(({ requests }) =>
        requests.filter((request) => /\/transactions /.test(request)),
      )
    expect(toSubmissions(kit)).toEqual(toSubmissions(adapter))
  })

  it('opens the same links to apps of wallets', () => {
    const toLinks = (results: Record<string, ScenarioResult>) =>
      results['links of a phone']?.requests.filter((request) => request.includes('petra.app'))
    expect(toLinks(kit)).toEqual(toLinks(adapter))
  })

  it('contacts no host that the adapter does not contact', () => {
    expect([...getHosts(kit)].filter((host) => !getHosts(adapter).has(host))).toEqual([])
  })

  it('leaves no rejection unhandled', () => {
    expect(Object.values(kit).flatMap(({ rejections }) => rejections)).toEqual([])
  })
})
