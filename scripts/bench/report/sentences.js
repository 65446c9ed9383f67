// Describes results that are not in the tables.
import { crowds, format, withCommas } from './measures.js'

/** @typedef {import('../run.js').Results} Results */

/** Describes a long list. @param {Results} results */
export function crowd({ contestants }) {
  const count = crowds.at(-1) ?? 0
  return contestants
    .flatMap(({ name, label, figures }) => {
      const { frames, lateFrames, blankFrames, search } = figures[`${count} wallets`] ?? {}
      const task = figures[`longest task with ${count} wallets`]
      const words = [
        frames &&
          lateFrames &&
          blankFrames &&
          `when the list scrolls by 3,000 pixels per second, ${format(lateFrames.median, { digits: 0 })} of ${format(frames.median, { digits: 0 })} frames arrive more than 25 ms after the previous one, and ${format(blankFrames.median, { digits: 0 })} lack a row`,
        search &&
          `a search for a pasted name shows the wallet after ${format(search.median, { digits: 0 })} ms`,
        name === 'ours' &&
          task &&
          `with a 6x slowdown, the longest task takes ${format(task.longestLoad?.median, { digits: 0 })} ms during page load, ${format(task.longestOpen?.median, { digits: 0 })} ms when the modal opens, and ${format(task.longestScroll?.median, { digits: 0 })} ms when the list scrolls to its end by 6,000 pixels per second`,
      ].filter(Boolean)
      return words.length > 0 ? [`- ${label}: ${words.join('; ')}.`] : []
    })
    .join('\n')
}

/** Lists why a table has a dash. @param {Results} results */
export const faults = ({ contestants }) =>
  contestants
    .flatMap(({ label, failures }) =>
      Object.entries(failures).map(([scenario, why]) => `- ${label}, ${withCommas(scenario)}: ${why}.`),
    )
    .join('\n')

/** Counts the visits of this kit by their kind. @param {Results} results */
export function visits({ contestants }) {
  const ours = contestants.find(({ name }) => name === 'ours')
  return Object.entries(ours?.figures ?? {})
    .map(([scenario, { seen }]) => `${withCommas(scenario)} ${seen?.runs}`)
    .join('; ')
}

/** Describes the load on the machine. @param {Results} results */
export function stolen({ steal: { tolerated, attempts, repeated, kept, most } }) {
  const percent = (/** @type {number} */ share) => `${Math.round(1000 * share) / 10} %`
  return `The host of a virtual machine can give its processors to other machines. A visit that lost more than ${percent(tolerated)} of their time is repeated, regardless of its result. After ${attempts} attempts, the least disturbed one counts. ${repeated} visits were repeated. The visits that count lost ${percent(kept.median)} in the median and ${percent(most)} at most.`
}

/** @param {Results} results */
export const hosts = ({ contestants }) =>
  contestants
    .filter(({ hosts }) => hosts.length > 0)
    .map(({ label, hosts }) => {
      const named = hosts.slice(0, 4).map((host) => `\`${host}\``)
      return `- ${label}: ${named.join(', ')}${hosts.length > 4 ? ` and ${hosts.length - 4} more` : ''}`
    })
    .join('\n')

/** @param {Results} results */
export const whoTookPart = ({ contestants, missing }) =>
  [
    ...contestants.map(
      ({ label, detail, version }) => `- ${label}${version ? ` ${version}` : ''}: ${detail}`,
    ),
    ...Object.entries(missing).map(([name, why]) => `- ${name} is missing: ${why}`),
  ].join('\n')
