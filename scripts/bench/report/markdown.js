// docs/performance.md, from the results alone: whatever they say, it says.
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

/** A row a contestant, a column a measure. @param {Results} results @param {readonly string[]} titles */
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
export const markdown = (results) => `# Performance

<!-- Written by \`npm run bench\`. Not for editing. -->

This kit beside other connection kits of its field and two floors, all measured in one run. Behind each figure stands
how many times the hello-world modal's it is: that is what a button and a dialog with one sentence cost on Preact.

![Bytes, evaluation, waiting, longest task and heap of each, on logarithmic scales](pictures/performance.svg)

${whoTookPart(results)}

## Over the wire

What a page fetches until its button can be used and it has come to rest. Each file is compressed on its own.

${compare(results, ['Bytes, raw', 'Bytes, gzip', 'Bytes, brotli', 'Requests', 'Other hosts contacted'])}

The hosts they turn to, unasked:

${hosts(results) || '- None.'}


## The processor

Milliseconds of the main thread, over what the empty page takes. 4x and 6x are slowdowns of the processor, as a
middling and a cheap phone have them. The longest task is not taken off anything: it is how long the page could not
answer. While a page loads that is most often the frame in which it is first laid out and its fonts are looked up, which
the empty page has, too. Opening begins when the button is pressed, and ends when nothing is left to do: ten wallets'
marks of this kit are drawn by then, each in a task of its own, while the button is pressed and after the modal is there.

${compare(results, ['Script evaluation, 1x', 'Script evaluation, 4x', 'Script evaluation, 6x', 'Main thread until at rest, 4x'])}

${compare(results, ['Longest task while loading, 6x', 'Longest task while opening, 6x', 'Main thread while opening, 1x', 'Main thread while opening, 4x'])}

## Waiting

From the start of the navigation until the button can be seen and the pointer reaches it, on slow networks with a 4x
slowdown; and from the click to the first frame in which the modal is half faded in at least. The button is pressed for
80 ms, as a finger does it; what a kit does meanwhile is not waited for, and is among the longest tasks of its opening.
A frame is 16.7 ms: nothing can be painted sooner than the next one.

${compare(results, ['Usable button, slow 4G, 4x', 'Usable button, slow 3G, 4x', 'Click to modal painted, 1x', 'Click to modal painted, 4x'])}

## Memory

JavaScript's heap after a forced collection, over the empty page's.

${compare(results, ['Heap after load'])}

## Many wallets

Wallets that announce themselves one by one through the Wallet Standard's events, each with a drawing of its own. Only
those that list such wallets take part. What the wallets themselves cost, on an empty page, is taken off the script
evaluation, the main thread's time and the heap after loading: where a figure is below nothing, it is less than the two
pages differ from visit to visit.

![What opening the modal costs, by the number of wallets](pictures/performance-growth.svg)

${grown(results)}

With ${format(crowds.at(-1), { digits: 0 })} wallets:

${crowd(results) || '- Nothing was measured.'}

## What has no figure

Where a contestant fails once, it has no figure at all, and a dash in the tables.

${faults(results) || '- Nothing.'}

## What each part of the script costs

By how many bytes the script shrinks, in brotli, when the part is taken out of it. The parts add up to less than the
whole: they lend each other their repeated texts.

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
  ['', 'median'],
  results.tools.map(({ name, unit, figure }) => [
    name,
    `${format(figure.median, { digits: 0 })} ${unit}`.trim(),
  ]),
)}

## How it is measured

- Rounds: ${results.rounds}, on ${results.date}, in headless Chromium ${results.machine.chromium} on ${results.machine.architecture} with ${results.machine.processors} processors and ${results.machine.memory} of memory. Figures are medians; the quartiles are in [\`scripts/bench/results.json\`](../scripts/bench/results.json). The tools ran on Node ${results.machine.node}.
- Visits that were made of this kit: ${visits(results)}.
- ${stolen(results)}
- Contestants take turns: in a round each does one visit of each kind that is due, what takes long only in some rounds, so that what the machine does besides falls on all alike. Each visit has a fresh profile with nothing cached, in a process that is already running.
- Peers are put on the page as their documentation says, of the releases named above, bundled by esbuild with minifying and splitting on; modules that their entry needs from the start are preloaded. What they load later is not counted against them.
- Every page is served from this machine, in brotli. Requests to any other host are counted and come to nothing, at once: a slow answer of theirs is not in the figures.
- Script evaluation is the time in scripts plus the time V8 compiles on the main thread; this kit's script has V8 compile it beside that thread, which the slowdowns do not slow. At 6x it is read while Chromium traces the page, at 1x and 4x not. Main thread time is all its tasks until it has done next to nothing for a while; what never rests is waited for only so long.
- Slow 4G is Lighthouse's, as DevTools applies it: 562 ms a request and 1.5 Mbit/s. Slow 3G is DevTools' own: 2 s and 400 kbit/s. Neither models TCP's start, where what fits into the first window arrives a round trip sooner.
- Before anything else in each page runs the probe that looks for the button and the modal once a frame, and the script that announces ${crowds[0]} wallets where no other number is said. The empty page has both.

## Running it again

\`\`\`sh
npm run bench                            # everything; writes this page, its pictures and results.json
npm run bench -- --runs 9                # more rounds
npm run bench -- --only ours,floor       # some of them, by name, and the empty page; writes nothing
\`\`\`

It needs Chromium (\`node scripts/browsers.js\` finds it) and, the first time, npm's registry for the peers, which are
installed in \`scripts/bench/peers/\` alone. Close what else is running: the ratios forgive a busy machine, the
milliseconds do not.
`
