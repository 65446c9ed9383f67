import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from './package-root.js'

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly root?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the command as a person's shell would, without a terminal. */
export function run(
  args: readonly string[],
  { cwd, root = packageRoot, env }: RunOptions = {},
): Promise<Outcome> {
  const command = [join(root, 'bin/aptos-wallet-kit.js'), ...args]
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env } })
  child.stdin.end()
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}
