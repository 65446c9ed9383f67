// Packs the package and checks it: `npm run release`. Doesn't publish.
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { resolvePath } from './paths.js'

/** Fields that npm needs to show the source of the package and to prove where it was built. */
const REQUIRED_FIELDS = ['repository', 'homepage', 'bugs']

/**
 * Lists the required fields that a manifest lacks.
 *
 * @param {Record<string, unknown>} manifest
 */
export const findMissingFields = (manifest) => REQUIRED_FIELDS.filter((field) => !manifest[field])

/** @param {string} command @param {readonly string[]} args @param {'inherit' | 'pipe'} [stdout] */
const run = (command, args, stdout = 'inherit') =>
  execFileSync(command, args, {
    cwd: resolvePath('.'),
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
  })

/**
 * Packs the package, which builds it first.
 *
 * @returns {string}
 */
function pack() {
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--silent'], 'pipe').replace(/^[^[]*(?=\[\s*\{)/, ''),
  )
  return filename
}

/**
 * Lists the problems that publint and Are the Types Wrong find in a packed package.
 *
 * @param {Uint8Array<ArrayBuffer>} tarball
 * @param {Record<string, unknown>} manifest
 */
async function findPackageProblems(tarball, manifest) {
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  const problems = analysis.types ? analysis.problems : []
  // Expected of a package of ES modules: Node.js 20.19 and later can load them with `require()`.
  const typeProblems = problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
    ...typeProblems.map((problem) => `attw: ${JSON.stringify(problem)}`),
    ...(analysis.types ? [] : ['attw: The package has no types.']),
  ]
}

async function release() {
  const manifest = JSON.parse(await readFile(resolvePath('package.json'), 'utf8'))
  const filename = pack()
  const tarball = new Uint8Array(await readFile(resolvePath(filename)))
  const problems = await findPackageProblems(tarball, manifest)
  run('npx', ['vitest', 'run', '--project', 'unit', 'test/architecture/sizes.test.ts'])
  const missing = findMissingFields(manifest)
  if (missing.length)
    problems.push(`package.json lacks ${missing.join(', ')}. Add them, then run npm run release again.`)
  if (problems.length) throw new Error(problems.join('\n'))
  console.log(`${filename} is ready. Publish it in CI: npm publish --provenance --access public`)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  release().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
