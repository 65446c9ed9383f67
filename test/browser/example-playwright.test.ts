import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chromiumPath } from '../../scripts/browsers.js'
import { installPacked, root } from '../react/support/packed.js'
import { listenOnNewPort } from '../support/listen.js'

const run = promisify(execFile)

async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnNewPort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('examples/react-playwright', () => {
  it('passes its own tests with the packed package', async () => {
    const installed = await installPacked()
    onTestFinished(() => installed.remove())
    const folder = join(installed.folder, 'react-playwright')
    await cp(join(root, 'examples/react-playwright'), folder, {
      recursive: true,
      filter: (path) => !/node_modules|dist|test-results/.test(path.slice(root.length)),
    })
    const env = { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: chromiumPath() }
    const { stdout } = await run('npm', ['test', '--', '--workers=2'], {
      cwd: folder,
      env: { ...env, PORT: String(await findFreePort()) },
      shell: process.platform === 'win32',
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr)
    })
    expect(stdout).toMatch(/\b[1-9]\d* passed/)
  })
})
