// Round robin: in each round every contestant goes through every scenario, so that what the machine does besides
// falls on all of them alike.
import { scenarios } from './scenarios.js'
import { summarize } from './statistics.js'
import { watchSteal } from './steal.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */
/** @typedef {import('./scenarios.js').Reading} Reading */
/** @typedef {Record<string, Record<string, import('./statistics.js').Figure>>} Figures by scenario, then by what was read */
/** @typedef {{ files: string[], requests: string[], hosts: string[] }} Traffic until the page was at rest, before any click */

/** Longest that a contestant may take for one scenario, in milliseconds. */
const patience = 30_000

/** @template T @param {number} limit milliseconds @param {Promise<T>} task @returns {Promise<T>} */
function within(limit, task) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not done after ${limit / 1000} seconds`)), limit)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** As much of an error as a report has room for. @param {unknown} error */
export const firstLine = (error) =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''

/**
 * @param {import('./visits.js').Browser} browser
 * @param {readonly Contestant[]} contestants
 * @param {number} rounds
 * @param {(message: string) => void} tell
 */
export async function measure(browser, contestants, rounds, tell) {
  /** By contestant, then by scenario. @type {Map<string, Map<string, Reading[]>>} */
  const readings = new Map(contestants.map(({ name }) => [name, new Map()]))
  /** Likewise, why there is none. @type {Map<string, Map<string, string>>} */
  const failures = new Map(contestants.map(({ name }) => [name, new Map()]))
  const steal = watchSteal()

  for (let round = 0; round < rounds; round++)
    for (const scenario of scenarios.filter(({ every = 1 }) => round % every === 0))
      for (const contestant of contestants.filter(scenario.takes ?? (() => true))) {
        const read = readings.get(contestant.name)
        const failed = failures.get(contestant.name)
        if (failed?.has(scenario.name)) continue
        tell(`round ${round + 1} of ${rounds}: ${scenario.name}, ${contestant.label}`)
        const { reading, failure } = await steal.undisturbed(() => tryOnce(browser, contestant, scenario))
        if (reading) read?.set(scenario.name, [...(read.get(scenario.name) ?? []), reading])
        else {
          // Who fails once is spared the rest, and has no figure: the visits that went well would flatter it.
          failed?.set(scenario.name, failure)
          read?.delete(scenario.name)
        }
      }

  return { figures: summarizeAll(readings), failures, steal: steal.summary() }
}

/**
 * @param {import('./visits.js').Browser} browser
 * @param {Contestant} contestant
 * @param {import('./scenarios.js').Scenario} scenario
 * @returns {Promise<{ reading: Reading, failure?: undefined } | { reading?: undefined, failure: string }>}
 * @throws when there is no browser any more: that is no contestant's failure
 */
async function tryOnce(browser, contestant, { conditions, read }) {
  const visit = await browser.visit(contestant, conditions)
  try {
    return { reading: await within(patience, read(visit, contestant)) }
  } catch (error) {
    return { failure: firstLine(error) }
  } finally {
    await visit.close()
  }
}

/** @param {Map<string, Map<string, Reading[]>>} readings by contestant, then by scenario @returns {Record<string, Figures>} */
const summarizeAll = (readings) =>
  Object.fromEntries(
    Array.from(readings, ([name, scenarios]) => [
      name,
      Object.fromEntries(Array.from(scenarios, ([scenario, those]) => [scenario, summarizeEach(those)])),
    ]),
  )

/** What one visit could not tell has no figure either. @param {readonly Reading[]} readings of one scenario @returns {Figures[string]} */
const summarizeEach = (readings) =>
  Object.fromEntries(
    Object.keys(readings[0] ?? {}).flatMap((what) => {
      const values = readings.flatMap((reading) => reading[what] ?? [])
      return values.length === readings.length ? [[what, summarize(values)]] : []
    }),
  )

/**
 * What a page asks for by itself.
 * @param {import('./visits.js').Browser} browser
 * @param {Contestant} contestant
 * @returns {Promise<Traffic>}
 * @throws when it never shows its button
 */
export async function watchTraffic(browser, contestant) {
  const visit = await browser.visit(contestant)
  try {
    await within(patience, visit.load())
    await within(patience, visit.work())
    const { files, hosts } = visit.traffic
    return { files: [...files], requests: [...files, ...hosts], hosts: [...new Set(hosts)].sort() }
  } finally {
    await visit.close()
  }
}
