// Measures the kit, the floor, an empty page, and other connection kits in one run, and writes results.md.
//
//   npm run bench               measures everything
//   npm run bench -- --quick    omits the other kits, and writes no file
//
// Afterwards, `npm run docs:generate` copies the results to docs/internals/benchmark.md.
import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumFlags, getChromiumPath } from '../scripts/browsers.js'
import { buildAll } from '../scripts/build.js'
import { contestants } from './contestants.js'
import { measureIdleWork, measureLeaks, measureLoad, measureOpening } from './scenarios.js'
import { startServer } from './server.js'
import { medians } from './statistics.js'
import { renderResults } from './table.js'
import { startVisit } from './visit.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */
/**
 * @typedef {object} Trial
 * @property {Contestant} contestant
 * @property {Measurement} measurement
 * @property {number} [walletCount]
 * @property {number} slowdown The factor by which the CPU is slowed down.
 * @property {Record<string, number>[]} readings The figures of each visit.
 * @property {boolean} [hasFailed] Whether a visit has failed.
 */
/** @typedef {keyof typeof measurements} Measurement */

const ROUNDS = 7
/** Peers are measured only in every third round, because they are slow and their figures are far from those of the floor. */
const PEER_INTERVAL = 3
/** The slowdown of a mid-range phone, compared with a desktop computer. */
const SLOWDOWN = 4
const LEAKS_TIMEOUT_MS = 180_000
/** The flags with which requests to other hosts fail at once, so that no figure includes a response time. */
const offlineFlags = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

const measurements = { load: measureLoad, opening: measureOpening, idle: measureIdleWork }

/** @type {Record<string, string>} */
const versions = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8')).dependencies
const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

/**
 * Makes one visit of a trial and adds its reading. A peer that fails once gets no figure, because the median of only the
 * successful visits would be too low.
 *
 * @param {import('./visit.js').Environment} environment
 * @param {Trial} trial
 */
async function runTrial(environment, trial) {
  const visit = await startVisit(environment, trial.contestant, trial)
  try {
    trial.readings.push(await measurements[trial.measurement](visit))
  } catch (error) {
    if (!trial.contestant.packageName) throw error
    console.error(`Visit failed: ${error}`)
    trial.hasFailed = true
  } finally {
    await visit.close()
  }
}

/** @param {number | undefined} walletCount */
const createIdleTrials = (walletCount) =>
  [1, SLOWDOWN].flatMap((slowdown) =>
    [0, walletCount].map((count) => ({ measurement: 'idle', walletCount: count, slowdown })),
  )

/**
 * @param {Contestant} contestant
 * @returns {Trial[]}
 */
function createTrials(contestant) {
  const { wallet, walletCounts } = contestant
  const [walletCount] = walletCounts
  const trials = [
    { measurement: 'load', slowdown: 1 },
    ...walletCounts.map((count) => ({ measurement: 'opening', walletCount: count, slowdown: 1 })),
    ...(walletCount ? [{ measurement: 'opening', walletCount, slowdown: SLOWDOWN }] : []),
    ...(wallet ? createIdleTrials(walletCount) : []),
  ]
  return /** @type {Trial[]} */ (trials.map((trial) => ({ ...trial, contestant, readings: [] })))
}

/**
 * Runs the trials round by round, so that other load on the machine affects all of them. Returns the medians.
 *
 * @param {import('./visit.js').Environment} environment
 * @param {readonly Contestant[]} chosen
 */
async function runRounds(environment, chosen) {
  const trials = chosen.flatMap(createTrials)
  for (let round = 0; round < ROUNDS; round++)
    for (const trial of trials) {
      const { contestant, measurement, walletCount = '', slowdown, hasFailed } = trial
      if (hasFailed || (contestant.packageName && round % PEER_INTERVAL !== 0)) continue
      console.error(
        `Round ${round + 1} of ${ROUNDS}: ${contestant.name}, ${measurement} ${walletCount}, ${slowdown}x`,
      )
      await runTrial(environment, trial)
    }
  return trials.map(
    ({
      contestant: { name, label, packageName = '' },
      measurement,
      walletCount,
      slowdown,
      readings,
      hasFailed,
    }) => ({
      name,
      measurement,
      slowdown,
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
    `load average ${loadavg()[0]?.toFixed(1)} at the start.\nFigures are medians of ${ROUNDS} rounds in one run. The other kits were measured in every third round.`,
  ].join(', ')

await buildAll()
const chosen = contestants.filter(({ packageName }) => !flags.quick || !packageName)
const server = await startServer(chosen)
const browser = await chromium.launch({
  executablePath: getChromiumPath(),
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
