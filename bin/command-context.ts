import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createLog } from './terminal/print.js'

/** The parts of Node's `process` that the command line uses. Tests pass their own. */
export type ProcessLike = Pick<NodeJS.Process, 'argv' | 'cwd' | 'env' | 'stderr' | 'stdin' | 'stdout'> & {
  on(signal: NodeJS.Signals, listener: () => void): ProcessLike
}

/** The context of a command. `root` is the folder of the package, which contains `template/` and `dist/`. */
export type Context = ReturnType<typeof createContext>

export function createContext(process: ProcessLike, root: string) {
  const { env, stdin, stdout } = process
  const isInteractive = Boolean(stdin.isTTY && stdout.isTTY) && env.TERM !== 'dumb' && !env.CI
  return { process, root, log: createLog(process), isInteractive }
}

/** Returns whether the package is a checkout of the repository, not an installed package. */
export const isCheckout = (root: string) => existsSync(join(root, 'src'))

/** Returns the command to show for pasting: through npx, or by its path in a checkout. */
export const invocation = ({ root, process }: Context) =>
  isCheckout(root)
    ? `node ${quotePath(relative(process.cwd(), join(root, 'bin/aptos-wallet-kit.js')))}`
    : 'npx aptos-wallet-kit'

/** Quotes a path for a shell, so that the shell expands nothing in it and a leading dash doesn't make it an option. */
export function quotePath(typed: string): string {
  const isWindows = process.platform === 'win32'
  const path = typed.startsWith('-') ? `./${typed}` : typed
  if ((isWindows ? /^[\w./\\:@-]+$/ : /^[\w./:@-]+$/).test(path)) return path
  return isWindows ? JSON.stringify(path) : `'${path.replaceAll("'", "'\\''")}'`
}
