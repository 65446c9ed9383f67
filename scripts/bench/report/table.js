// The results for the terminal: a row a measure, a column a contestant.
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
  withCommas,
} from './measures.js'

/** @typedef {import('../run.js').Results} Results */

/** Columns as wide as they need to be, all but the first to the right. @param {readonly (readonly string[])[]} rows */
function align(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}

/** @param {Results} results */
export function table(results) {
  const { contestants, tools, missing, rounds, seconds, machine } = results
  const main = measures.map((measure) => [
    `${measure.title}${measure.unit && `, ${measure.unit}`}`,
    ...contestants.map((row) => {
      const times = row.name === 'empty' ? '' : formatRatio(ratio(results, row, measure))
      return `${format(valueIn(results, row, measure), measure)}${times && ` ${times}`}`
    }),
  ])
  const grown = growth.flatMap((measure) =>
    listing(results).map((row) => [
      `${measure.title}, ${measure.unit}, ${row.name}`,
      ...crowds.map((count) => format(grownValue(results, row, count, measure), measure)),
    ]),
  )
  const faults = contestants.flatMap(({ name, failures }) =>
    Object.entries(failures).map(([scenario, why]) => `${name} failed at ${withCommas(scenario)}: ${why}`),
  )
  return [
    align([['', ...contestants.map(({ name }) => name)], ...main]),
    grown.length > 0 && align([['', ...crowds.map((count) => withCommas(`${count} wallets`))], ...grown]),
    align(tools.map(({ name, unit, figure }) => [name, `${format(figure.median, { digits: 0 })} ${unit}`])),
    [...faults, ...Object.entries(missing).map(([name, why]) => `${name} is left out: ${why}`)].join('\n'),
    `${rounds} rounds in ${seconds} s, Chromium ${machine.chromium}, ${machine.processors} processors. × is against the hello-world modal.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
