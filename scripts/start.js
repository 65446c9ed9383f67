// Builds the kit, creates a demo page with the development wallet, and serves it.
//
//   npm start                   serves on the first free port from 4400
//   npm start -- --port 8000    accepts the flags of `aptos-wallet-kit serve`
import { PassThrough } from 'node:stream'
import { resolvePath } from './paths.js'

const demoFolder = '.demo'

/** Imports the build, or returns `undefined` if its packages are not installed. */
async function importBuild() {
  try {
    return await import('./build.js')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/**
 * Runs a command of the CLI in this process, so that Ctrl+C reaches the server without signal forwarding.
 *
 * @param {string[]} args
 * @param {NodeJS.WritableStream} stdout
 * @returns {Promise<number>} The exit code.
 */
async function runCli(args, stdout = process.stdout) {
  const { runCommandLine } = await import(new URL('../dist/cli.js', import.meta.url).href)
  return runCommandLine({
    argv: [process.execPath, 'aptos-wallet-kit', ...args],
    env: process.env,
    stdin: process.stdin,
    stdout,
    stderr: process.stderr,
    cwd: () => resolvePath('.'),
    on: process.on.bind(process),
  })
}

/** Builds, creates, and serves the demo page. Returns the exit code. */
async function start() {
  const build = await importBuild()
  if (!build) {
    console.error('Error: The packages of this checkout are not installed.')
    console.error('To install them and start, run: npm ci && npm start')
    return 1
  }
  // Print progress to stderr, so that stdout has only the output of `serve`.
  console.error('Building the kit…')
  await build.buildAll()
  console.error(`Creating the demo page in ${demoFolder}…`)
  const discarded = new PassThrough().resume() // Discards the list of created files.
  const code = await runCli(['create', demoFolder, '--dev-wallet', '--yes', '--force'], discarded)
  return code || runCli(['serve', demoFolder, ...process.argv.slice(2)])
}

process.exitCode = await start()
