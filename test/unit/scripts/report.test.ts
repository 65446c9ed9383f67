import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contestants } from '../../../scripts/bench/contestants.js'
import { measure } from '../../../scripts/bench/measure.js'
import { bars } from '../../../scripts/bench/report/bars.js'
import { markdown } from '../../../scripts/bench/report/markdown.js'
import { measures, valueIn } from '../../../scripts/bench/report/measures.js'
import { table } from '../../../scripts/bench/report/table.js'
import type { Results } from '../../../scripts/bench/run.js'

type Row = Results['contestants'][number]

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Each scenario with what was read in it: medians. */
type Medians = Record<string, Record<string, number>>

const figure = (median: number) => ({ median, low: median, high: median, runs: 5 })

const row = (name: string, medians: Medians, more: Partial<Row> = {}): Row => ({
  name,
  label: `The ${name} kit`,
  detail: 'made up',
  bytes: { raw: 300, gzip: 200, brotli: 100 },
  requests: 1,
  hosts: [],
  failures: {},
  figures: Object.fromEntries(
    Object.entries(medians).map(([scenario, what]) => [
      scenario,
      Object.fromEntries(Object.entries(what).map(([key, median]) => [key, figure(median)])),
    ]),
  ),
  ...more,
})

const run = (...rows: Row[]): Results => ({
  date: '2026-01-02',
  machine: { processors: 4, architecture: 'linux x64', memory: '8 GiB', node: '20.0.0', chromium: '150' },
  rounds: 5,
  steal: { tolerated: 0.03, attempts: 5, repeated: 0, kept: figure(0), most: 0 },
  seconds: 60,
  contestants: rows,
  missing: {},
  tools: [],
  parts: [],
})

const evaluation = measures.find(({ title }) => title === 'Script evaluation, 4x')
if (!evaluation) throw new Error('There is no measure of evaluation')

const many = '2000 wallets'
const late = 'not done after 30 seconds'

/** The page's part under a heading, up to the next. */
const under = (page: string, heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

describe('the picture of all contestants', () => {
  const picture = bars(
    run(
      row('ours', { 'cpu 4x': { script: 12, open: 40 } }),
      row('slow', {}, { failures: { 'cpu 4x': late } }),
      row('empty', { 'cpu 4x': { script: 2 } }),
    ),
  )

  it('gives no time to a contestant that has none', () => {
    expect(picture).not.toContain('>0.0 ms<')
    expect(picture).toContain('>–<')
  })

  it('draws no bar for it', () => {
    // Bytes are known of both; of the other five measures this kit alone has evaluation and opening.
    expect(picture.match(/<rect class="ours"/g)).toHaveLength(3)
    expect(picture.match(/<rect class="peer"/g)).toHaveLength(1)
  })
})

describe('a figure over the empty page', () => {
  const ours = row('ours', { 'cpu 4x': { script: 12 } })

  it('is what is left without the empty page', () => {
    expect(valueIn(run(ours, row('empty', { 'cpu 4x': { script: 2 } })), ours, evaluation)).toBe(10)
  })

  it('is none where the empty page took no part', () => {
    expect(valueIn(run(ours), ours, evaluation)).toBeUndefined()
  })

  it('is none where the empty page failed', () => {
    expect(valueIn(run(ours, row('empty', {})), ours, evaluation)).toBeUndefined()
  })
})

describe('a contestant that fails after a few rounds', () => {
  const one = contestants.filter(({ name }) => name === 'empty')

  /** Two rounds, in a browser in which pages come to rest in so many of them. */
  function measureTwice(calmRounds: number) {
    let isCalm = true
    const visit = async () => ({
      load: async () => 100,
      heap: async () => 1,
      work: async () => (isCalm ? { task: 10, script: 5 } : undefined),
      close: async () => {},
    })
    const tell = (message: string) => {
      isCalm = Number(message.match(/^round (\d+)/)?.[1]) <= calmRounds
    }
    return measure({ visit } as unknown as Parameters<typeof measure>[0], one, 2, tell)
  }

  it('has no figure for that scenario, and its failure is told', async () => {
    const { figures, failures } = await measureTwice(1)
    expect(figures.empty).not.toHaveProperty('cpu 1x')
    expect(failures.get('empty')?.get('cpu 1x')).toBe('loaded, it does not come to rest')
  })

  it('keeps the figures of the scenarios in which it did not fail', async () => {
    const { figures, failures } = await measureTwice(1)
    expect(figures.empty?.['slow 4G']?.seen?.runs).toBe(2)
    expect(failures.get('empty')?.has('slow 4G')).toBe(false)
  })

  it('has its figures where it never fails', async () => {
    const { figures } = await measureTwice(2)
    expect(figures.empty?.['cpu 1x']?.task).toMatchObject({ median: 10, runs: 2 })
  })
})

describe('the page', () => {
  const ours = row('ours', {
    'cpu 1x': { seen: 50, task: 20, script: 5, heap: 1, open: 16, openTask: 60 },
    '50 wallets': { seen: 50 },
    [`slow 4G, ${many}`]: { seen: 1300 },
    [many]: { seen: 60, frames: 60, lateFrames: 0, blankFrames: 0, search: 11 },
  })
  const peer = row('peer', { '50 wallets': { seen: 50 } }, { failures: { 'slow 3G': late, [many]: late } })
  const page = markdown(run(peer, ours))

  it('tells what failed in a place of its own', () => {
    expect(under(page, 'Many wallets')).not.toContain('slow 3G')
    expect(under(page, 'What has no figure')).toContain(`- The peer kit, slow 3G: ${late}.`)
    expect(under(page, 'What has no figure')).toContain(`- The peer kit, 2,000 wallets: ${late}.`)
    expect(under(markdown(run(ours)), 'What has no figure')).toContain('- Nothing.')
  })

  it('writes numbers of wallets in one way', () => {
    expect(page).not.toMatch(/\b2000 wallets/)
  })

  it('counts the visits of this kit, wherever it stands, one from the other', () => {
    expect(page).toContain('of this kit: cpu 1x 5; 50 wallets 5; slow 4G, 2,000 wallets 5; 2,000 wallets 5.')
  })
})

describe('the stored results', () => {
  const stored: Results = JSON.parse(read('scripts/bench/results.json'))

  it('go into the table for the terminal, too', () => {
    expect(table(stored)).toContain('9 rounds in')
  })
})
