import { createPrinter, type Printer } from './terminal/print.js'

/** The parts of Node's `process` that the command line uses. Tests pass a substitute. */
export type ProcessLike = Pick<NodeJS.Process, 'argv' | 'cwd' | 'env' | 'stderr' | 'stdin' | 'stdout'> & {
  on(signal: NodeJS.Signals, listener: () => void): ProcessLike
}

/** The first parameter of every command. */
export interface CommandContext extends Printer {
  readonly process: ProcessLike
  /** The folder of the package, which contains `template/` and `dist/`. */
  readonly packageRoot: string
  /** Whether the command may prompt: in a terminal, except on a CI server. */
  readonly isInteractive: boolean
}

export function createCommandContext(process: ProcessLike, packageRoot: string): CommandContext {
  const { env, stdin, stdout } = process
  const isInteractive = Boolean(stdin.isTTY && stdout.isTTY) && env.TERM !== 'dumb' && !env.CI
  return { process, packageRoot, isInteractive, ...createPrinter(process) }
}
