// Round robin: in each round every contestant goes through every scenario, so that what the machine does besides
// falls on all of them alike.
import { scenarios } from './scenarios.js'
import { summarize } from './statistics.js'
import { watchSteal } from './steal.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */
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

/** @param {unknown} error */
const firstLine = (error) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''

/**
 * @param {Awaited<ReturnType<typeof import('./visits.js').openBrowser>>} browser
 * @param {readonly Contestant[]} contestants
 * @param {number} rounds
 * @param {(message: string) => void} tell
 */
export async function measure(browser, contestants, rounds, tell) {
  /** @type {Map<string, number[]>} */
  const samples = new Map()
  /** By contestant; who failed once is spared the scenario in later rounds. @type {Map<string, Map<string, string>>} */
  const failures = new Map(contestants.map(({ name }) => [name, new Map()]))

  const steal = watchSteal()

  for (let round = 0; round < rounds; round++)
    for (const scenario of scenarios.filter(({ every = 1 }) => round % every === 0))
      for (const contestant of contestants.filter(scenario.takes ?? (() => true))) {
        const failed = failures.get(contestant.name)
        if (failed?.has(scenario.name)) continue
        tell(`round ${round + 1} of ${rounds}: ${scenario.name}, ${contestant.label}`)
        const { reading = {}, failure } = await steal.undisturbed(() =>
          tryOnce(browser, contestant, scenario),
        )
        if (failure) failed?.set(scenario.name, failure)
        for (const [what, value] of Object.entries(reading)) {
          const key = [contestant.name, scenario.name, what].join('\t')
          samples.set(key, [...(samples.get(key) ?? []), value])
        }
      }

  return { figures: summarizeAll(samples), failures, steal: steal.summary() }
}

/**
 * @param {Awaited<ReturnType<typeof import('./visits.js').openBrowser>>} browser
 * @param {Contestant} contestant
 * @param {import('./scenarios.js').Scenario} scenario
 * @returns {Promise<{ reading?: import('./scenarios.js').Reading, failure?: string }>}
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

/** @param {Map<string, number[]>} samples by contestant, scenario and what was read, tabs between */
function summarizeAll(samples) {
  /** @type {Record<string, Figures>} */
  const figures = {}
  for (const [key, values] of samples) {
    const [name = '', scenario = '', what = ''] = key.split('\t')
    const own = figures[name] ?? {}
    figures[name] = { ...own, [scenario]: { ...own[scenario], [what]: summarize(values) } }
  }
  return figures
}

/** What a page asks for by itself. @param {Awaited<ReturnType<typeof import('./visits.js').openBrowser>>} browser @param {Contestant} contestant @returns {Promise<Traffic>} */
export async function watchTraffic(browser, contestant) {
  const visit = await browser.visit(contestant)
  await within(patience, visit.load())
  await visit.work()
  const { files, hosts } = visit.traffic
  const traffic = { files: [...files], requests: [...files, ...hosts], hosts: [...new Set(hosts)].sort() }
  await visit.close()
  return traffic
}
