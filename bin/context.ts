import { type Colours, coloursFor } from './colours.js'
import { printableLines } from './printable.js'

/** The parts of Node's `process` that the command line uses, so that a caller may hand in others. */
export interface ProcessLike {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  cwd(): string
  on(signal: NodeJS.Signals, listener: () => void): unknown
  off(signal: NodeJS.Signals, listener: () => void): unknown
}

/** What every command is given. */
export interface Context {
  readonly process: ProcessLike
  /** Folder of the installed package, with `template/` and `dist/` in it. */
  readonly root: string
  /** Whether a person is there to answer questions. */
  readonly interactive: boolean
  readonly colours: Colours
  /** Prints one line of result. */
  say(line: string): void
  /** Prints one line that is not the result: a note or a warning. */
  note(line: string): void
}

export function createContext(process: ProcessLike, root: string): Context {
  const { env, stdin, stdout, stderr } = process
  const someoneThere = Boolean(stdin.isTTY && stdout.isTTY)
  return {
    process,
    root,
    interactive: someoneThere && !env.CI && env.TERM !== 'dumb',
    colours: coloursFor(stdout, env),
    say: (line) => void stdout.write(`${printableLines(line)}\n`),
    note: (line) => void stderr.write(`${printableLines(line)}\n`),
  }
}
