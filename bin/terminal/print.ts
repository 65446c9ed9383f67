import { setImmediate } from 'node:timers/promises'
import { styleText } from 'node:util'
import type { Context, ProcessLike } from '../command-context.js'
import { CliError, systemCode } from '../errors.js'

type Style = 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow'

/** One part of a line. Control characters in it are replaced, so it can be a path or user input. */
export type Part = string | { readonly style: Style; readonly text: string }

/** Marks text to be styled if the stream is a terminal with colors. */
export const styled = (style: Style, text: string): Part => ({ style, text })

/** Replaces characters that control a terminal or reorder text: controls, line separators, and bidi controls. */
export const toPrintable = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16)
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`
  })

/** Returns whether colors may be written to a stream. See https://no-color.org. */
const hasColors = (stream: NodeJS.WriteStream, env: ProcessLike['env']) =>
  Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'

/**
 * Creates functions that print a line: `out` to stdout, for the result; the others to stderr. They write through one function,
 * which makes control characters visible.
 */
export function createLog({ env, stdout, stderr }: ProcessLike) {
  const print = (stream: NodeJS.WriteStream, parts: readonly Part[]) => {
    const isColored = hasColors(stream, env)
    const texts = parts.map((part) => {
      const { style, text } = typeof part === 'string' ? { text: part } : part
      const printable = toPrintable(text)
      // Without a check of the streams of this process.
      return style && isColored ? styleText(style, printable, { validateStream: false }) : printable
    })
    stream.write(`${texts.join('')}\n`)
  }
  const info = (...parts: readonly Part[]) => print(stderr, parts)
  return {
    info,
    out: (...parts: readonly Part[]) => print(stdout, parts),
    warn: (...parts: readonly Part[]) => info(styled('yellow', 'Warning:'), ' ', ...parts),
    error({ message, hint }: CliError) {
      info(styled('red', 'Error:'), ' ', message)
      info(hint)
    },
  }
}

/** Prints text of several lines. */
export function printLines(print: (line: string) => void, text: string): void {
  for (const line of text.replace(/\n$/, '').split('\n')) print(line)
}

/**
 * Watches for output that can't be written, which does not stop the command. Returns a function that returns whether any
 * was lost.
 */
export function watchOutput({ process: { stdout, stderr }, log }: Context): () => Promise<boolean> {
  let isLost = false
  stdout.on('error', (cause) => {
    // `aptos-wallet-kit wallets | head -1`: the reader closed the pipe, which is not an error.
    if (isLost || systemCode(cause) === 'EPIPE') return
    isLost = true
    log.error(new CliError(`Can't write the output: ${cause.message}.`, 'The command still completes.'))
  })
  stderr.on('error', () => {})
  // A stream reports the error of a write to a file later in the turn.
  return () => setImmediate().then(() => isLost)
}
