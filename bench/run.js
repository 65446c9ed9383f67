// Measures the kit, the floor and other connection kits in one run, and writes results.md.
//
//   npm run bench               measures everything
//   npm run bench -- --quick    measures the kit and the floor, and writes no file
//
// Afterwards, `npm run docs:generate` copies the results to docs/internals/benchmark.md.
import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../scripts/browsers.js'
import { buildAll } from '../scripts/build.js'
import { contestants } from './contestants.js'
import { measureLeaks, measureLoad, measureOpening } from './scenarios.js'
import { startServer } from './server.js'
import { medians } from './statistics.js'
import { renderResults } from './table.js'
import { startVisit } from './visit.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */
/** @typedef {{ contestant: Contestant, walletCount?: number, readings: Record<string, number>[], hasFailed?: boolean }} Trial without a number of wallets: a page load */

const ROUNDS = 9
/** Peers are measured in every third round only, because they are slow and their figures are far from those of the floor. */
const PEER_INTERVAL = 3
const LEAKS_TIMEOUT_MS = 180_000
/** Requests to other hosts fail at once, so no figure includes a response time. */
const offlineFlags = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

/** @type {Record<string, string>} */
const versions = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8')).dependencies
const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

/**
 * Makes one visit of a trial. A peer that fails once gets no figure, because its successful visits alone would look too fast.
 *
 * @param {import('./visit.js').Environment} environment
 * @param {Trial} trial
 */
async function runTrial(environment, trial) {
  const visit = await startVisit(environment, trial.contestant, trial)
  try {
    trial.readings.push(await (trial.walletCount ? measureOpening(visit) : measureLoad(visit)))
  } catch (error) {
    if (!trial.contestant.packageName) throw error
    console.error(`Failed: ${error}`)
    trial.hasFailed = true
  } finally {
    await visit.close()
  }
}

/**
 * Alternates between all trials, so that other load on the machine affects all of them equally.
 *
 * @param {import('./visit.js').Environment} environment
 * @param {readonly Contestant[]} chosen
 */
async function runRounds(environment, chosen) {
  /** @type {Trial[]} */
  const trials = chosen.flatMap((contestant) => [
    { contestant, readings: [] },
    ...contestant.walletCounts.map((walletCount) => ({ contestant, walletCount, readings: [] })),
  ])
  for (let round = 0; round < ROUNDS; round++)
    for (const trial of trials) {
      const { contestant, walletCount = '', hasFailed } = trial
      if (hasFailed || (contestant.packageName && round % PEER_INTERVAL !== 0)) continue
      console.error(`Round ${round + 1} of ${ROUNDS}: ${contestant.name} ${walletCount}`)
      await runTrial(environment, trial)
    }
  return trials.map(
    ({ contestant: { name, label, packageName = '' }, walletCount, readings, hasFailed }) => ({
      name,
      label: `${label} ${versions[packageName] ?? ''}`.trim(),
      walletCount,
      figures: hasFailed ? {} : medians(readings),
    }),
  )
}

/** @param {import('playwright-core').Browser} browser */
const describeConditions = (browser) =>
  [
    `Measured on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()}`,
    `Node.js ${process.versions.node}`,
    `${platform()} ${arch()}`,
    `${cpus().length} processors`,
    `${Math.round(totalmem() / 2 ** 30)} GiB of memory`,
    `load average ${loadavg()[0]?.toFixed(1)} at the start.\nFigures are medians of ${ROUNDS} rounds in one run`,
    `of every third round for peers.`,
  ].join(', ')

await buildAll()
const chosen = contestants.filter(({ packageName }) => !flags.quick || !packageName)
const server = await startServer(chosen)
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags, ...offlineFlags],
})
try {
  const conditions = describeConditions(browser)
  const environment = { browser, ...server }
  const rows = await runRounds(environment, chosen)
  const [kit] = /** @type {[Contestant]} */ (chosen)
  const visit = await startVisit(environment, kit, { timeoutMs: LEAKS_TIMEOUT_MS })
  const leaks = await measureLeaks(visit)
  await visit.close()
  const text = renderResults({ conditions, rows, leaks })
  console.log(text)
  if (!flags.quick) await writeFile(new URL('results.md', import.meta.url), text)
} finally {
  await browser.close()
  server.close()
}
