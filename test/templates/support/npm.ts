import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished } from 'vitest'

/** The test runner sets `NODE_ENV`, by which Vite and Next.js select what they build. */
const { NODE_ENV: _, ...env } = process.env

/** Runs npm in a folder. Resolves to everything that it printed, or rejects with it. */
export const npm = (cwd: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('npm', args, { cwd, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`))
      else resolve(stdout + stderr)
    })
  })

/**
 * Runs a script that serves, on a free port, until the test has finished.
 *
 * @returns the address that the script printed
 */
export async function serveScript(cwd: string, script: string): Promise<string> {
  const server = spawn('npm', ['run', script, '--', '--port', '0'], { cwd, env, detached: true })
  onTestFinished(async () => {
    if (!server.pid || server.exitCode !== null) return
    const closed = once(server, 'close') // After all of its processes, which write files until then.
    process.kill(-server.pid)
    await closed
  })
  let printed = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += stripVTControlCharacters(`${chunk}`)
      const url = /(?:Local:| at) +(http:\/\/[\w.]+:\d+)/.exec(printed)?.[1]
      if (url) resolve(url)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(`npm run ${script} ended:\n${printed}`)))
  })
}
