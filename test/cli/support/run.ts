import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { runCommandLine } from '../../../bin/cli.js'
import type { ProcessLike } from '../../../bin/command-context.js'
import { tree } from './tree.js'

/** The checkout, whose built scripts the commands copy. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The built command. */
export const builtCommand = join(root, 'bin/aptos-wallet-kit.js')

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A substitute for `process`, for a command that runs in the process of the test. */
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

  run = () => runCommandLine(this as unknown as ProcessLike)

  /** Resolves when stdout matches a pattern. */
  async prints(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.written.stdout)) await new Promise((resolve) => this.once('written', resolve))
  }
}

/** Runs a command in this process, without a terminal. */
export async function runCli(args: readonly string[], options?: RunOptions) {
  const process = new FakeProcess(args, options)
  const code = await process.run()
  return { code, ...process.written }
}

/** Runs a command, and expects that it completes. */
export async function runOk(args: readonly string[], cwd: string) {
  const outcome = await runCli(args, { cwd })
  expect(outcome, outcome.stderr).toMatchObject({ code: 0 })
  return outcome
}

/** Expects that a command fails, names the problem and its solution in a line each, and changes nothing. */
export async function expectFailure(
  args: readonly string[],
  cwd: string,
  ...named: readonly string[]
): Promise<void> {
  const before = tree(cwd)
  const { code, stdout, stderr } = await runCli(args, { cwd })
  expect({ code, stdout }, stderr).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^(?:Warning: .+\n)*Error: .+\n.+\n$/)
  for (const text of named) expect(stderr).toContain(text)
  expect(tree(cwd)).toEqual(before)
}

/** Runs the built command in a process of its own. */
export const spawnCli = (args: readonly string[], options?: RunOptions) =>
  spawnAndRead(process.execPath, [builtCommand, ...args], options)

/** Runs a command in a process of its own. */
export function spawnAndRead(command: string, args: readonly string[], options: RunOptions = {}) {
  const env = { ...process.env, ...options.env }
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, env, encoding: 'utf8' })
  return { code: status, stdout, stderr }
}
