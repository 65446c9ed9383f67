// Builds the kit, creates a demo page with the development wallet, and serves it.
//
//   npm start                   serves at the first free port from 4400
//   npm start -- --port 8000    accepts the flags of `aptos-wallet-kit serve`
import { PassThrough } from 'node:stream'
import { buildAll } from './build.js'
import { resolvePath } from './paths.js'

const demoFolder = '.demo'

await buildAll()
const { run } = await import(new URL('../dist/cli.js', import.meta.url).href)

/**
 * Runs a command of the CLI in this process, so that Ctrl-C reaches the server without signal forwarding.
 *
 * @param {string[]} args
 * @param {NodeJS.WritableStream} stdout
 * @returns {Promise<number>} the exit code
 */
const runCli = (args, stdout = process.stdout) =>
  run({
    argv: [process.execPath, 'aptos-wallet-kit', ...args],
    env: process.env,
    stdin: process.stdin,
    stdout,
    stderr: process.stderr,
    cwd: () => resolvePath('.'),
    on: process.on.bind(process),
    off: process.off.bind(process),
  })

// Hides the list of created files, so that the URL of the page is the first line.
const discard = new PassThrough().resume()
process.exitCode =
  (await runCli(['create', demoFolder, '--dev-wallet', '--yes', '--force'], discard)) ||
  (await runCli(['serve', demoFolder, ...process.argv.slice(2)]))
