import { fileURLToPath } from 'node:url'
import { type Context, createContext, type ProcessLike } from './context.js'
import type { ExitCode } from './errors.js'
import { readHelpTopic } from './help-topic.js'
import { watchOutput } from './output.js'
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
  const outputLost = watchOutput(context)
  const code = await obey(context)
  return (await outputLost()) ? code || 1 : code
}

async function obey(context: Context): Promise<ExitCode> {
  try {
    const program = createProgram(context)
    const words = readHelpTopic(program, context.process.argv.slice(2))
    refuseFlagsAsValues(program, words)
    await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    reportError(context, error)
    return exitCodeOf(error)
  }
}
