import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './packed.js'

const run = promisify(execFile)

/**
 * Builds a Vite application by its own command, in a process of its own: Vite and its plugins read `NODE_ENV`,
 * which the test runner has set to its own value.
 *
 * @returns the folder of the built site
 */
export async function viteBuild(application: string, mode = 'production'): Promise<string> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: application,
    env: { ...process.env, NODE_ENV: mode },
  })
  return join(application, 'dist')
}
