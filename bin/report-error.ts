import { CommanderError } from 'commander'
import { coloursFor } from './colours.js'
import type { Context } from './context.js'
import { CliError, type ExitCode, systemCode } from './errors.js'
import { printable } from './printable.js'

/** An error in the two lines a person needs: what is wrong, and what to do. */
interface Lines {
  readonly message: string
  readonly hint: string
}

/** Help and version arrive as errors too, with the exit code 0; any other complaint of the parser is wrong usage. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  return error instanceof CliError ? error.exitCode : 1
}

/** Prints an error to stderr. */
export function reportError(context: Context, error: unknown): void {
  if (exitCodeOf(error) === 0) return
  const { stderr, env } = context.process
  const { message, hint } = linesOf(error)
  context.note(`${coloursFor(stderr, env).red('Error:')} ${message}`)
  context.note(hint)
}

function linesOf(error: unknown): Lines {
  if (error instanceof CliError) return { message: printable(error.message), hint: printable(error.hint) }
  if (error instanceof CommanderError) return usageLines(error)
  if (isFolderGone(error))
    return { message: 'The folder you are in is gone.', hint: 'Go to another one, then try again.' }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { message, hint: 'This is a fault of aptos-wallet-kit: please report it with the lines above.' }
}

/** Whatever asks for the folder the command runs in hears of it first, in every command. */
const isFolderGone = (error: unknown) =>
  error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd' && systemCode(error) === 'ENOENT'

const seeHelp = 'To see what there is, add --help.'

/** The parser says `error: unknown option '--wallt'` and, on a line of its own, `(Did you mean --wallet?)`. */
function usageLines({ message, code }: CommanderError): Lines {
  if (code === 'commander.help') return { message: 'No command was given.', hint: seeHelp }
  const [first = '', suggestion] = message.replace(/^error: /, '').split('\n')
  return {
    message: `${first.charAt(0).toUpperCase()}${first.slice(1)}${/[.?]$/.test(first) ? '' : '.'}`,
    hint: suggestion?.replace(/^\((.*)\)$/, '$1') ?? seeHelp,
  }
}
