// Shows the kit at work: builds it, makes a page with the development wallet as any author would, and serves it.
//
//   npm start                   at the first free port from 4400 on
//   npm start -- --port 8000    with any flag of `aptos-wallet-kit serve`
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = '.demo'

await buildAll()
const { run } = await import(new URL('../dist/cli.js', import.meta.url).href)

/**
 * Runs a command of the CLI in this process, so that Ctrl-C stops the server itself and nothing has to be passed on.
 *
 * @param {string[]} words
 * @param {NodeJS.WritableStream} stdout
 * @returns {Promise<number>} the exit code
 */
const cli = (words, stdout = process.stdout) =>
  run({
    argv: [process.execPath, 'aptos-wallet-kit', ...words],
    env: process.env,
    stdin: process.stdin,
    stdout,
    stderr: process.stderr,
    cwd: () => root,
    on: process.on.bind(process),
    off: process.off.bind(process),
  })

// The list of files it wrote is for authors; here the address is what one looks for.
const silence = new PassThrough().resume()
process.exitCode =
  (await cli(['create', page, '--dev-wallet', '--yes', '--force'], silence)) ||
  (await cli(['serve', page, ...process.argv.slice(2)]))
