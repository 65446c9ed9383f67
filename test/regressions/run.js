// Plants each regression in the sources, one at a time, and expects that the tests it names fail.
//
//   npm run test:regressions                  all of them
//   npm run test:regressions -- session-sync  those whose file or title contains the text
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** @typedef {{ title: string, commit: string, file: string, search: string, replace: string, project: string, test: string }} Regression */

const regressions = /** @type {Regression[]} */ (
  JSON.parse(readFileSync(new URL('regressions.json', import.meta.url), 'utf8'))
)

/**
 * Runs the tests on the changed source.
 *
 * @param {Regression} regression
 * @returns {string} Name of the test that fails.
 * @throws Error if none fails.
 */
function findFailingTest({ file, search, replace, project, test }) {
  const source = readFileSync(file, 'utf8')
  if (source.split(search).length !== 2) throw new Error('The search text is not in the file exactly once.')
  const changed = source.replace(search, () => replace)
  writeFileSync(file, changed)
  try {
    const args = ['vitest', 'run', '--project', project, '--bail=1', '--reporter=json', ...test.split(' ')]
    const { stdout } = spawnSync('npx', args, { encoding: 'utf8', shell: process.platform === 'win32' })
    /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"')))
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ status }) => status === 'failed')
    if (!failed) throw new Error('No test fails.')
    return failed.fullName
  } finally {
    writeFileSync(file, source)
  }
}

const [filter = ''] = process.argv.slice(2)
const changes = spawnSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8' }).stdout
if (changes) {
  console.error(`Commit or stash the changes in src first, because this command edits its files:\n${changes}`)
  process.exit(1)
}
const selected = regressions.filter(({ file, title }) => `${file} ${title}`.includes(filter))
let missed = 0
for (const regression of selected)
  try {
    console.log(`✓ ${regression.title} (caught by: ${findFailingTest(regression)})`)
  } catch (error) {
    missed++
    console.log(`✗ ${regression.title}: ${/** @type {Error} */ (error).message}`)
  }
console.log(`${selected.length - missed} of ${selected.length} regressions are caught.`)
process.exitCode = missed ? 1 : 0
