// The picture of all contestants: a panel a measure, a bar a contestant, each panel on a logarithmic scale of its own.
import { format, measures, valueIn } from './measures.js'
import { kindOf, logScale, picture, text } from './svg.js'

/** @typedef {import('../run.js').Results} Results */

const shown = [
  'Bytes, brotli',
  'Script evaluation, 4x',
  'Usable button, slow 4G, 4x',
  'Click to modal painted, 4x',
  'Longest task while loading, 6x',
  'Heap after load',
]
const panel = { width: 440, head: 34, row: 22, names: 150, values: 90, gap: 24 }

/** @param {Results} results @param {import('./measures.js').Measure} measure @param {number} x @param {number} y */
function drawPanel(results, measure, x, y) {
  const rows = results.contestants
    .filter(({ name }) => name !== 'empty')
    .map((row) => ({ ...row, value: valueIn(results, row, measure) }))
  const scale = logScale(
    rows.map(({ value = 0 }) => value).filter((value) => value > 0),
    panel.width - panel.names - panel.values,
  )
  const bars = rows.map(({ name, label, value }, at) => {
    const top = y + panel.head + at * panel.row
    // No figure, no bar: one of no length would look like the least of all.
    const length = value && value > 0 ? Math.max(1, scale(value)) : 0
    const unit = value === undefined ? '' : ` ${measure.unit}`
    const kind = kindOf(name)
    const emphasis = kind === 'ours' ? 'class="ours"' : ''
    return [
      text(x + panel.names - 8, top + 12, label, `text-anchor="end" ${emphasis}`),
      length > 0 &&
        `<rect class="${kind}" x="${x + panel.names}" y="${top}" width="${length}" height="${panel.row - 6}" rx="2"/>`,
      text(
        x + panel.names + length + 6,
        top + 12,
        format(value, measure) + unit,
        emphasis || 'class="quiet"',
      ),
    ]
      .filter(Boolean)
      .join('\n')
  })
  return [text(x, y + 16, measure.title, 'class="title"'), ...bars].join('\n')
}

/** @param {Results} results */
export function bars(results) {
  const height = panel.head + (results.contestants.length - 1) * panel.row + panel.gap
  const panels = shown.flatMap((title, at) => {
    const measure = measures.find((each) => each.title === title)
    const [column, line] = [at % 2, Math.floor(at / 2)]
    return measure ? [drawPanel(results, measure, column * (panel.width + panel.gap), line * height)] : []
  })
  const total = Math.ceil(panels.length / 2) * height
  return picture(
    2 * panel.width + panel.gap,
    total,
    'This kit beside its peers and the floor, on logarithmic scales',
    panels,
  )
}
