// What the tools cost: the command line beside Node's own start, a full build, and what an install brings along.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { summarize } from './statistics.js'
import { watchSteal } from './steal.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const command = join(root, 'bin/aptos-wallet-kit.js')
const rounds = 21
const builds = 5

/** @typedef {{ name: string, unit: string, figure: import('./statistics.js').Figure }} ToolFigure */

/** @param {readonly string[]} args @returns milliseconds of wall time */
function time(args) {
  const before = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args)
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
  return performance.now() - before
}

/**
 * Processor time of a build and of all it starts. esbuild's service is only counted when it is waited for, so a
 * module loaded first stops it at the end.
 *
 * @param {string} folder for that module
 * @returns milliseconds, user and system
 */
async function timeBuild(folder) {
  const waiter = join(folder, 'wait.mjs')
  const esbuild = import.meta.resolve('esbuild')
  await writeFile(
    waiter,
    `import { stop } from '${esbuild}'
process.once('beforeExit', async () => { await stop(); setTimeout(() => {}, 200) })`,
  )
  const script = '"$0" --import "$1" scripts/build.js > "$2" && times'
  const out = execFileSync('sh', ['-c', script, process.execPath, waiter, join(folder, 'build.log')], {
    cwd: root,
  })
  const [, children = ''] = out.toString().trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => 60_000 * Number(minutes) + 1000 * Number(seconds))
    .reduce((sum, each) => sum + each, 0)
}

/** Packs what would be published and installs it into an empty folder. @param {string} folder @returns how many packages that brings */
async function countInstalled(folder) {
  const npm = (/** @type {string[]} */ ...words) =>
    execFileSync('npm', [...words, '--silent', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  npm('pack', root)
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  npm('install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', join(folder, tarball))
  const installed = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  return Object.keys(installed.packages).length
}

/** @returns {Promise<ToolFigure[]>} */
export async function measureTools() {
  const folder = await mkdtemp(join(tmpdir(), 'aptos-wallet-kit-bench-'))
  try {
    const page = join(folder, 'page')
    const commands = {
      'node -e 0': ['-e', '0'],
      'aptos-wallet-kit --help': [command, '--help'],
      'aptos-wallet-kit create --dry-run': [command, 'create', page, '--yes', '--dry-run'],
      'aptos-wallet-kit create': [command, 'create', page, '--yes'],
    }
    /** @type {Record<string, number[]>} */
    const samples = Object.fromEntries(Object.keys(commands).map((name) => [name, []]))
    const { undisturbed } = watchSteal()
    for (let round = 0; round < rounds; round++)
      for (const [name, args] of Object.entries(commands)) {
        const afresh = async () => {
          await rm(page, { recursive: true, force: true })
          return time(args)
        }
        samples[name]?.push(await undisturbed(afresh))
      }
    const figures = Object.entries(samples).map(([name, values]) => ({
      name,
      unit: 'ms',
      figure: summarize(values),
    }))

    const built = []
    for (let round = 0; round < builds; round++) built.push(await undisturbed(() => timeBuild(folder)))
    return [
      ...figures,
      { name: 'build of all scripts, CPU time', unit: 'ms', figure: summarize(built) },
      {
        name: 'packages that an installation adds',
        unit: '',
        figure: summarize([await countInstalled(folder)]),
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
