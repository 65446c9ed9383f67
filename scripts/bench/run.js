// The benchmark: ours beside peers and floors, in one run.
//
//   npm run bench                               everything; writes docs/internals/benchmark.md
//   npm run bench -- --runs 9                   more rounds
//   npm run bench -- --only ours,floor          some contestants only, and the empty page; nothing is written
import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sizes } from '../build/sizes.js'
import { contestants, floors } from './contestants.js'
import { firstLine, measure, watchTraffic } from './measure.js'
import { buildOwn } from './own.js'
import { parts } from './parts.js'
import { buildPeer, installPeers, isPeer, peerVersion } from './peers.js'
import { writePages } from './report/pages.js'
import { table } from './report/table.js'
import { serve } from './site.js'
import { measureTools } from './tools.js'
import { openBrowser } from './visits.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */

const { values: flags } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const rounds = Number(flags.runs)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new RangeError('--runs is a whole number of rounds, 1 or more')
const only = flags.only?.split(',').flatMap((name) => (name === 'floor' ? floors : [name]))
for (const name of only ?? [])
  if (!contestants.some((each) => each.name === name))
    throw new RangeError(
      `--only knows ${contestants.map((each) => each.name).join(', ')} and floor, not ${name}`,
    )
/** Never without the empty page: what it takes is taken off the others' figures. */
const chosen = contestants.filter(({ name }) => !only || name === 'empty' || only.includes(name))

/** Where we are: one line written over and over on a terminal, a line each in a log. @param {string} message */
const tell = (message) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${message}` : `${message}\n`)

/** Why a peer takes no part, by name. @type {Record<string, string>} */
const missing = {}

/**
 * A peer that fails is left out; without one of our own side the comparison would be another.
 * @template T @param {Contestant} contestant @param {() => Promise<T>} task @returns {Promise<T[]>} what came of it, or nothing
 */
async function unlessPeerFails({ name }, task) {
  try {
    return [await task()]
  } catch (error) {
    if (!isPeer(name)) throw error
    missing[name] = firstLine(error)
    return []
  }
}

/** @param {Contestant} contestant @returns {Promise<import('./site.js').Entry>} */
async function prepare(contestant) {
  const { name } = contestant
  if (!isPeer(name)) return { contestant, files: await buildOwn(name) }
  installPeers()
  return { contestant, ...(await buildPeer(name)) }
}

/** @param {import('./visits.js').Browser} browser @param {import('./site.js').Entry} entry */
async function describe(browser, { contestant, files }) {
  const { name, label, detail } = contestant
  const { files: loaded, requests, hosts } = await watchTraffic(browser, contestant)
  return {
    name,
    label,
    detail,
    ...(contestant.package && { version: await peerVersion(contestant.package) }),
    bytes: sizes(loaded.map((file) => files[file.split('?')[0] ?? ''] ?? new Uint8Array())),
    requests: requests.length,
    hosts,
  }
}

/** Visits them all. @param {readonly import('./site.js').Entry[]} entries */
async function visitAll(entries) {
  const site = await serve(entries)
  const browser = await openBrowser(site.origin)
  try {
    /** @type {Awaited<ReturnType<typeof describe>>[]} */
    const described = []
    for (const entry of entries)
      described.push(...(await unlessPeerFails(entry.contestant, () => describe(browser, entry))))
    const shown = chosen.filter(({ name }) => described.some((each) => each.name === name))

    const started = performance.now()
    const { figures, failures, steal } = await measure(browser, shown, rounds, tell)
    tell('all visits are done\n')
    return {
      chromium: browser.version,
      steal,
      seconds: Math.round((performance.now() - started) / 1000),
      contestants: described.map((each) => ({
        ...each,
        failures: Object.fromEntries(failures.get(each.name) ?? []),
        figures: figures[each.name] ?? {},
      })),
    }
  } finally {
    await browser.close()
    site.close()
  }
}

// What is done once and may fail comes first: it costs no figure that took long to measure.
const withOurs = chosen.some(({ name }) => name === 'ours')
const entries = []
for (const contestant of chosen)
  entries.push(...(await unlessPeerFails(contestant, () => prepare(contestant))))
const own = {
  tools: withOurs ? await measureTools() : [],
  parts: withOurs ? await parts() : [],
}
const { chromium, ...measured } = await visitAll(entries)

const results = {
  date: new Date().toISOString().slice(0, 10),
  machine: {
    processors: cpus().length,
    architecture: `${platform()} ${arch()}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.versions.node,
    chromium,
  },
  rounds,
  ...measured,
  missing,
  ...own,
}

/** @typedef {typeof results} Results */

console.log(table(results))
if (!only) {
  const file = fileURLToPath(new URL('results.json', import.meta.url))
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  await writePages(results)
}
