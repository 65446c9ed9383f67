// Writes the text of docs/internals/benchmark.md from the results alone.
import {
  crowds,
  format,
  formatRatio,
  grownValue,
  growth,
  listing,
  measures,
  ratio,
  valueIn,
} from './measures.js'
import { crowd, faults, hosts, stolen, visits, whoTookPart } from './sentences.js'

/** @typedef {import('../run.js').Results} Results */

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, ['---', ...head.slice(1).map(() => '---:')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

/** Writes a table with one row per contestant and one column per measure. @param {Results} results @param {readonly string[]} titles */
function compare(results, titles) {
  const chosen = titles.flatMap((title) => measures.filter((measure) => measure.title === title))
  const head = chosen.map(({ title, unit }) => (unit && unit !== 'B' ? `${title}, ${unit}` : title))
  const rows = results.contestants.map((row) => [
    row.name === 'ours' ? `**${row.label}**` : row.label,
    ...chosen.map((measure) => {
      const times = row.name === 'empty' ? '' : formatRatio(ratio(results, row, measure))
      return `${format(valueIn(results, row, measure), measure)}${times && ` (${times})`}`
    }),
  ])
  return table(['', ...head], rows)
}

/** @param {Results} results */
const grown = (results) =>
  growth
    .map((measure) => {
      const rows = listing(results).map((row) => [
        row.label,
        ...crowds.map((count) => format(grownValue(results, row, count, measure), measure)),
      ])
      const title = `${measure.title[0]?.toUpperCase()}${measure.title.slice(1)}, ${measure.unit}`
      return table([title, ...crowds.map((count) => `${format(count, { digits: 0 })} wallets`)], rows)
    })
    .join('\n\n')

/** @param {Results} results */
export const markdown = (results) => `# Benchmark

<!-- Written by \`npm run bench\`. Do not edit. -->

This page compares the kit with other wallet connection kits and with two baselines. All were measured in one run. The number in
parentheses is the ratio to the hello-world modal: a button and a dialog with one sentence, on Preact.

![Bytes, evaluation, waiting, longest task, and heap of each contestant, on logarithmic scales](../pictures/performance.svg)

${whoTookPart(results)}

## Transfer size

Everything that a page requests until its button can be used and the page is idle. Each file is compressed separately.

${compare(results, ['Bytes, raw', 'Bytes, gzip', 'Bytes, brotli', 'Requests', 'Other hosts contacted'])}

Hosts that they contact on page load:

${hosts(results) || '- None.'}

## CPU time

Milliseconds of the main thread, minus those of the empty page. 4x and 6x are CPU slowdowns that stand for a mid-range and a low-end
phone. The longest task is an absolute figure: the time in which the page can't respond. During page load, the longest task is usually
the first layout, which the empty page has too. Opening starts when the button is pressed and ends when the page is idle. It
includes the icons of ten wallets, which this kit renders in separate tasks.

${compare(results, ['Script evaluation, 1x', 'Script evaluation, 4x', 'Script evaluation, 6x', 'Main thread until at rest, 4x'])}

${compare(results, ['Longest task while loading, 6x', 'Longest task while opening, 6x', 'Main thread while opening, 1x', 'Main thread while opening, 4x'])}

## Waiting time

The first two columns are the time from the start of the navigation until the button is visible and receives pointer events, on slow
networks with a 4x slowdown. The last two are the time from the click to the first frame in which the modal is at least half faded
in. The button is pressed for 80 ms before the click. Work during the press doesn't count as waiting time, but it counts among the
tasks of opening. A frame takes 16.7 ms.

${compare(results, ['Usable button, slow 4G, 4x', 'Usable button, slow 3G, 4x', 'Click to modal painted, 1x', 'Click to modal painted, 4x'])}

## Memory

JavaScript heap after a forced garbage collection, minus that of the empty page.

${compare(results, ['Heap after load'])}

## Many wallets

The wallets register one by one through the events of the Wallet Standard, each with its own icon. Only kits that list such
wallets are in these tables. The cost of the wallets themselves on an empty page is subtracted from script evaluation, main thread
time, and heap. A negative figure is smaller than the variation between visits.

![Cost of opening the modal, by number of wallets](../pictures/performance-growth.svg)

${grown(results)}

With ${format(crowds.at(-1), { digits: 0 })} wallets:

${crowd(results) || '- Nothing was measured.'}

## What has no figure

A contestant that fails once has no figure for that visit. The tables show a dash.

${faults(results) || '- Nothing.'}

## Cost of each part

The number of bytes by which the script shrinks when a part is removed. The sum is smaller than the script, because the parts share
repeated text.

${table(
  ['', 'Bytes, raw', 'Bytes, brotli'],
  results.parts.map(({ label, raw, brotli }) => [
    label,
    format(raw, { digits: 0 }),
    format(brotli, { digits: 0 }),
  ]),
)}

## The tools

${table(
  ['', 'Median'],
  results.tools.map(({ name, unit, figure }) => [
    name,
    `${format(figure.median, { digits: 0 })} ${unit}`.trim(),
  ]),
)}

## Method

- ${results.rounds} rounds on ${results.date}, in headless Chromium ${results.machine.chromium} on ${results.machine.architecture} with ${results.machine.processors} processors and ${results.machine.memory} of memory. The tools ran on Node.js ${results.machine.node}. All figures are medians. The quartiles are in \`scripts/bench/results.json\`.
- Visits of this kit: ${visits(results)}.
- ${stolen(results)}
- Contestants take turns, so that other load on the machine affects all of them alike. Long visits take place only in some rounds. Each visit uses a fresh profile with an empty cache, in a running browser.
- Peers follow their own documentation, in the releases above. They are bundled by esbuild with minification and splitting. Modules that their entry imports statically are preloaded. What they load later is not counted.
- Every page is served from the same machine, compressed with Brotli. Requests to other hosts are counted and fail at once, so that slow responses don't affect the figures.
- Script evaluation is the time in scripts plus the time that V8 compiles on the main thread. This kit's script has V8 compile it off the main thread, where the slowdown doesn't apply. At 6x, Chromium traces the page. At 1x and 4x, it doesn't. Main thread time covers all tasks until the page is nearly idle, up to a time limit.
- Slow 4G is the Lighthouse profile in DevTools: 562 ms per request and 1.5 Mbit/s. Slow 3G is the DevTools profile: 2 s and 400 kbit/s. Neither models the slow start of TCP.
- Each page first runs a probe that looks for the button and the modal once per frame, and a script that registers ${crowds[0]} wallets unless another number is stated. The empty page has both.

## Run it again

\`\`\`sh
npm run bench                            # Everything. Writes this page, its charts, and results.json.
npm run bench -- --runs 9                # More rounds.
npm run bench -- --only ours,floor       # Some contestants and the empty page. Writes nothing.
\`\`\`

Requires Chromium, which \`node scripts/browsers.js\` finds. The first run installs the peers into \`scripts/bench/peers/\` from the npm
registry. Close other programs: ratios tolerate a busy machine, milliseconds don't.
`
