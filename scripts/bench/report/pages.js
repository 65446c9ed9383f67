// Writes docs/internals/benchmark.md and its charts from the results.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bars } from './bars.js'
import { lines } from './lines.js'
import { markdown } from './markdown.js'

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url))

/** @param {import('../run.js').Results} results */
export async function writePages(results) {
  await writeFile(`${docs}pictures/performance.svg`, bars(results))
  await writeFile(`${docs}pictures/performance-growth.svg`, lines(results))
  await writeFile(`${docs}internals/benchmark.md`, markdown(results))
}
