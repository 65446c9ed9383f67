// What no table tells of the results, in sentences.
import { crowds, format, withCommas } from './measures.js'

/** @typedef {import('../run.js').Results} Results */

/** What only a long list shows. @param {Results} results */
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
          `while the list is scrolled by 3,000 pixels in a second, ${format(lateFrames.median, { digits: 0 })} of ${format(frames.median, { digits: 0 })} frames come more than 25 ms after the one before, and ${format(blankFrames.median, { digits: 0 })} lack a wallet where there should be one`,
        search &&
          `a search shows its wallet ${format(search.median, { digits: 0 })} ms after its name has been put in, at once`,
        name === 'ours' &&
          task &&
          `at a sixfold slowdown the longest task is ${format(task.longestLoad?.median, { digits: 0 })} ms while the page loads, ${format(task.longestOpen?.median, { digits: 0 })} ms while the modal opens and ${format(task.longestScroll?.median, { digits: 0 })} ms while the list is scrolled to its end, by 6,000 pixels in a second`,
      ].filter(Boolean)
      return words.length > 0 ? [`- ${label}: ${words.join('; ')}.`] : []
    })
    .join('\n')
}

/** Why there is a dash in a table. @param {Results} results */
export const faults = ({ contestants }) =>
  contestants
    .flatMap(({ label, failures }) =>
      Object.entries(failures).map(([scenario, why]) => `- ${label}, ${withCommas(scenario)}: ${why}.`),
    )
    .join('\n')

/** How often each kind of visit was made of this kit. @param {Results} results */
export function visits({ contestants }) {
  const ours = contestants.find(({ name }) => name === 'ours')
  return Object.entries(ours?.figures ?? {})
    .map(([scenario, { seen }]) => `${withCommas(scenario)} ${seen?.runs}`)
    .join('; ')
}

/** How calm the machine was. @param {Results} results */
export function stolen({ steal: { tolerated, attempts, repeated, kept, most } }) {
  const percent = (/** @type {number} */ share) => `${Math.round(1000 * share) / 10} %`
  return `The host of a virtual machine may give its processors to others meanwhile. A visit in which it took more than ${percent(tolerated)} of their time is made again, whatever was read in it, and so is the run of a tool; of ${attempts} such the least disturbed one counts. ${repeated} visits were made again. From the visits that count ${percent(kept.median)} was taken in the median, ${percent(most)} at most.`
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
    ...Object.entries(missing).map(([name, why]) => `- ${name} is left out: ${why}`),
  ].join('\n')
