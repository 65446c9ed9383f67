// Packs the package, checks it, and publishes it.
//
//   npm run release                 runs all steps, the last one as `npm publish --dry-run`
//   npm run release -- --publish    also publishes. Works only in .github/workflows/release.yml
import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { resolvePath } from './paths.js'

/** The instruction for each field of package.json that users and npm need. */
const REQUIRED_FIELDS = {
  repository: 'Set it to the URL of this repository. npm compares it with the repository that publishes.',
  homepage: 'Set it to the URL of the documentation site, or of the README.',
  bugs: 'Set it to the URL of the issues.',
}

/**
 * Lists what is missing for the first release. The first line of each item states what is missing. The second line states what
 * to do.
 *
 * @param {Record<string, unknown>} manifest
 * @param {boolean} isNameReserved
 */
export const findObstacles = (manifest, isNameReserved) => [
  ...Object.entries(REQUIRED_FIELDS)
    .filter(([field]) => !manifest[field])
    .map(([field, solution]) => `The field ${field} is missing in package.json.\n${solution}`),
  ...(isNameReserved
    ? []
    : [
        `The name ${manifest.name} is not reserved on npm.\n` +
          'Reserve it as described in CONTRIBUTING.md, under "Before the first release".',
      ]),
]

/** @param {string} command @param {readonly string[]} args @param {'inherit' | 'pipe'} [stdout] */
const run = (command, args, stdout = 'inherit') =>
  execFileSync(command, args, {
    cwd: resolvePath('.'),
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
  })

/**
 * Builds and packs the package.
 *
 * @returns {string} The name of the tarball.
 */
function packPackage() {
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
  // Ignore this problem of ES modules, because Node.js 20.19 and later can load ES modules with `require()`.
  const typeProblems = problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
    ...typeProblems.map((problem) => `attw: ${JSON.stringify(problem)}`),
    ...(analysis.types ? [] : ['attw: The package has no types.']),
  ]
}

/**
 * Looks up on npm whether there is a package with a name.
 *
 * @param {string} name
 * @throws {Error} If npm does not return the information.
 */
function isNameReserved(name) {
  const { status, stdout, stderr } = spawnSync('npm', ['view', name, 'name', '--json'], { encoding: 'utf8' })
  if (status === 0) return true
  if (/\bE404\b/.test(stdout)) return false
  throw new Error(`Can't look up the name ${name} on npm.\nCheck the connection to npm: ${stderr.trim()}`)
}

/**
 * Packs and checks the package, runs `npm publish --dry-run` and, if `canPublish`, publishes the package.
 *
 * @param {boolean} canPublish
 * @throws {Error} If the package can't be published yet.
 */
async function release(canPublish) {
  const manifest = JSON.parse(await readFile(resolvePath('package.json'), 'utf8'))
  const filename = packPackage()
  const tarball = new Uint8Array(await readFile(resolvePath(filename)))
  const problems = await findPackageProblems(tarball, manifest)
  run('npx', ['vitest', 'run', '--project', 'unit', 'test/architecture/sizes.test.ts'])
  const publish = ['publish', filename, '--access', 'public', '--provenance']
  run('npm', [...publish, '--dry-run'])
  problems.push(...findObstacles(manifest, isNameReserved(manifest.name)))
  if (problems.length) throw new Error(`${filename} can't be published yet.\n\n${problems.join('\n\n')}`)
  if (canPublish) run('npm', publish)
  else console.log(`${filename} is ready. To publish it, push its tag: git push --follow-tags`)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  release(process.argv.includes('--publish')).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
