// The picture of growing lists: what it costs to open the modal, by the number of wallets. Both scales logarithmic.
import { crowds, format, grownValue, listing, opening } from './measures.js'
import { kindOf, logScale, picture, text } from './svg.js'

/** @typedef {import('../run.js').Results} Results */

const plot = { left: 90, top: 40, width: 560, height: 260, right: 250, bottom: 48 }
const ticks = [10, 100, 1000, 10_000, 100_000]

/** @param {Results} results */
export function lines(results) {
  const series = listing(results)
    .map((row) => ({
      ...row,
      points: crowds.flatMap((count) => {
        const value = grownValue(results, row, count, opening)
        return value ? [{ count, value }] : []
      }),
    }))
    .filter(({ points }) => points.length > 1)
  if (series.length === 0) return picture(1, 1, 'Nothing was measured', [])

  const values = series.flatMap(({ points }) => points.map(({ value }) => value))
  const across = logScale(crowds, plot.width)
  const up = logScale(values, plot.height)
  const x = (/** @type {number} */ count) => plot.left + across(count)
  const y = (/** @type {number} */ value) => plot.top + plot.height - up(value)
  const [low, high] = [Math.min(...values) / 2, Math.max(...values)]
  const end = plot.left + plot.width

  const grid = ticks
    .filter((tick) => tick >= low && tick <= high)
    .flatMap((tick) => [
      `<path class="grid" d="M${plot.left} ${y(tick)}H${end}"/>`,
      text(
        plot.left - 8,
        y(tick) + 4,
        `${format(tick, { digits: 0 })} ms`,
        'text-anchor="end" class="quiet"',
      ),
    ])
  const bottom = plot.top + plot.height
  const counts = crowds.map((count) =>
    text(
      x(count),
      bottom + 22,
      `${format(count, { digits: 0 })} wallets`,
      'text-anchor="middle" class="quiet"',
    ),
  )
  const drawn = series.flatMap(({ name, label, points }) => {
    const kind = kindOf(name)
    const last = points.at(-1) ?? { count: 1, value: 1 }
    const words = `${label}, ${format(last.value, { digits: 0 })} ms`
    return [
      `<polyline class="line ${kind}" style="fill:none" points="${points.map(({ count, value }) => `${x(count)},${y(value)}`).join(' ')}"/>`,
      ...points.map(
        ({ count, value }) => `<circle class="${kind}" cx="${x(count)}" cy="${y(value)}" r="4"/>`,
      ),
      text(x(last.count) + 12, y(last.value) + 4, words, kind === 'ours' ? 'class="ours"' : ''),
    ]
  })
  return picture(
    plot.left + plot.width + plot.right,
    plot.top + plot.height + plot.bottom,
    'What opening the modal costs the main thread, by the number of wallets',
    [text(0, 18, 'Main thread while the modal opens', 'class="title"'), ...grid, ...counts, ...drawn],
  )
}
