// The benchmark: ours beside peers and floors, in one run.
//
//   npm run bench                               everything, and docs/performance.md written anew
//   npm run bench -- --runs 9                   more rounds
//   npm run bench -- --only ours,floor          some contestants only; nothing is written
import { writeFile } from 'node:fs/promises'
import { arch, cpus, platform, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { contestants, floors } from './contestants.js'
import { measure, watchTraffic } from './measure.js'
import { buildOwn, leanHello } from './own.js'
import { parts } from './parts.js'
import { buildPeer, installPeers, isPeer, peerVersion } from './peers.js'
import { writePages } from './report/pages.js'
import { table } from './report/table.js'
import { serve } from './site.js'
import { sizes } from './sizes.js'
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
const chosen = contestants.filter(({ name }) => only?.includes(name) ?? true)

/** Where we are: one line written over and over on a terminal, a line each in a log. @param {string} message */
const tell = (message) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${message}` : `${message}\n`)

/** Those that could be built, with their files; why not, for the others. */
async function prepare() {
  /** @type {Record<string, string>} */
  const missing = {}
  /** @type {import('./site.js').Entry[]} */
  const entries = []
  for (const contestant of chosen) {
    const { name } = contestant
    try {
      if (isPeer(name)) installPeers()
      entries.push({
        contestant,
        ...(isPeer(name) ? await buildPeer(name) : { files: await buildOwn(name) }),
      })
    } catch (error) {
      missing[name] = String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
    }
  }
  return { entries, missing }
}

const withOurs = chosen.some(({ name }) => name === 'ours')
const started = performance.now()
const { entries, missing } = await prepare()
const site = await serve(entries)
const browser = await openBrowser(site.origin)
const ready = entries.map(({ contestant }) => contestant)
const { figures, failures, steal } = await measure(browser, ready, rounds, tell)

/** @param {import('./site.js').Entry} entry */
async function describe({ contestant, files }) {
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
    failures: Object.fromEntries(failures.get(name) ?? []),
    figures: figures[name] ?? {},
  }
}

const described = []
for (const entry of entries) described.push(await describe(entry))
await browser.close()
site.close()
tell('all visits are done\n')

const results = {
  date: new Date().toISOString().slice(0, 10),
  machine: {
    processors: cpus().length,
    architecture: `${platform()} ${arch()}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.versions.node,
    chromium: browser.version,
  },
  rounds,
  steal,
  seconds: Math.round((performance.now() - started) / 1000),
  contestants: described,
  missing,
  tools: withOurs ? await measureTools() : [],
  parts: withOurs ? await parts() : [],
  leanHello: sizes([await leanHello()]),
}

/** @typedef {typeof results} Results */

console.log(table(results))
if (!only) {
  const file = fileURLToPath(new URL('results.json', import.meta.url))
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  await writePages(results)
}
