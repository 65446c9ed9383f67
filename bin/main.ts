import { fileURLToPath } from 'node:url'
import { createContext, type ProcessLike } from './context.js'
import type { ExitCode } from './errors.js'
import { readHelpTopic } from './help-topic.js'
import { createProgram } from './program.js'
import { exitCodeOf, reportError } from './report-error.js'
import { refuseFlagsAsValues } from './separate-values.js'

/** The folder above this file, in the sources as in `dist/`. */
const packageRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the command line.
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage.
 */
export async function run(process: ProcessLike, root = packageRoot): Promise<ExitCode> {
  const context = createContext(process, root)
  leaveWhenNobodyReads(process)
  try {
    const program = createProgram(context)
    const words = readHelpTopic(program, process.argv.slice(2))
    refuseFlagsAsValues(program, words)
    await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    reportError(context, error)
    return exitCodeOf(error)
  }
}

/** `aptos-wallet-kit wallets | head -1`: the reader is gone, which is no fault of ours. */
function leaveWhenNobodyReads({ stdout }: ProcessLike) {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
