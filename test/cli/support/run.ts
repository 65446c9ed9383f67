import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { run } from '../../../bin/cli.js'
import type { ProcessLike } from '../../../bin/context.js'

/** The checkout, whose built scripts the commands copy. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A process in which a command runs inside this one. */
export class FakeProcess extends EventEmitter {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly stdin: PassThrough & { isTTY?: boolean; setRawMode?(isRaw: boolean): void } = new PassThrough()
  readonly stdout: PassThrough & { isTTY?: boolean; columns?: number } = new PassThrough()
  readonly stderr = new PassThrough()
  readonly written = { stdout: '', stderr: '' }
  readonly #cwd: string

  constructor(args: readonly string[], { cwd = root, env = {} }: RunOptions = {}) {
    super()
    this.argv = ['node', 'aptos-wallet-kit', ...args]
    this.env = env
    this.#cwd = cwd
    for (const name of ['stdout', 'stderr'] as const)
      this[name].on('data', (text) => {
        this.written[name] += text
        this.emit('written')
      })
  }

  cwd = () => this.#cwd

  run = () => run(this as unknown as ProcessLike)

  /** Resolves when stdout contains a text. */
  async prints(text: string | RegExp): Promise<void> {
    const isPrinted = () =>
      typeof text === 'string' ? this.written.stdout.includes(text) : text.test(this.written.stdout)
    while (!isPrinted()) await new Promise((resolve) => this.once('written', resolve))
  }
}

/** Runs a command in this process, without a terminal. */
export async function runCli(args: readonly string[], options?: RunOptions): Promise<Outcome> {
  const process = new FakeProcess(args, options)
  const code = await process.run()
  return { code, ...process.written }
}

/** Runs the built command in a process of its own. */
export function spawnCli(args: readonly string[], { cwd, env }: RunOptions = {}): Promise<Outcome> {
  const command = [join(root, 'bin/aptos-wallet-kit.js'), ...args]
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env } })
  child.stdin.end()
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      written[name] += text
    })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, ...written }))
  })
}
