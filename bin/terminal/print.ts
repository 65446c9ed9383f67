import { setImmediate } from 'node:timers/promises'
import { styleText } from 'node:util'
import { CliError, getErrorCode } from '../errors.js'

type Style = 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow'

/** One part of a line. The text can contain a path or user input, because the printer escapes control characters. */
type Part = string | { readonly style: Style; readonly text: string }

type Output = Pick<NodeJS.Process, 'env' | 'stderr' | 'stdout'>

/** Creates a part that has a style if the stream is a terminal with colors. */
export const createStyledPart = (style: Style, text: string): Part => ({ style, text })

/** Escapes the characters that control a terminal or reorder text: controls (except tabs), line separators, and bidi controls. */
export const escapeControlCharacters = (text: string): string =>
  text.replace(/(?!\t)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16)
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`
  })

/** Returns whether colors may be written to a stream. See https://no-color.org. */
const hasColors = (stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv) =>
  Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'

/** The functions that print. */
export type Printer = ReturnType<typeof createPrinter>

/** Creates the functions that print: results to stdout, and all else to stderr. Each one escapes control characters. */
export function createPrinter({ env, stdout, stderr }: Output) {
  const escapeAndPrintLine = (stream: NodeJS.WriteStream, parts: readonly Part[]) => {
    const isColored = hasColors(stream, env)
    const texts = parts.map((part) => {
      const { style, text } = typeof part === 'string' ? { text: part } : part
      const escapedText = escapeControlCharacters(text)
      // Skip the check of `styleText()`, which would test `stdout` even for a line on `stderr`.
      return style && isColored ? styleText(style, escapedText, { validateStream: false }) : escapedText
    })
    stream.write(`${texts.join('')}\n`)
  }
  /** Prints a line to stderr. */
  const printInfo = (...parts: readonly Part[]) => escapeAndPrintLine(stderr, parts)
  return {
    printInfo,
    /** Prints a line to stdout. */
    printResult: (...parts: readonly Part[]) => escapeAndPrintLine(stdout, parts),
    /** Prints a line with `Warning:` to stderr. */
    printWarning: (...parts: readonly Part[]) =>
      printInfo(createStyledPart('yellow', 'Warning:'), ' ', ...parts),
    /** Prints the two lines of an error to stderr. */
    printError({ message, hint }: CliError) {
      printInfo(createStyledPart('red', 'Error:'), ' ', message)
      printInfo(hint)
    },
  }
}

/** Prints each line of a text. A line break at the end adds no empty line. */
export function printLines(print: (line: string) => void, text: string): void {
  for (const line of text.replace(/\n$/, '').split('\n')) print(line)
}

/**
 * Reports the first failed write to stdout, unless the reader closed the pipe. Ignores errors of stderr. Lost output does
 * not stop the command.
 *
 * @returns A function that resolves to whether a failed write was reported.
 */
export function watchAndReportLostOutput(
  { stdout, stderr }: Output,
  { printError }: Printer,
): () => Promise<boolean> {
  let isLost = false
  stdout.on('error', (cause) => {
    // `aptos-wallet-kit wallets | head -1` closes the pipe, which is not an error.
    if (isLost || getErrorCode(cause) === 'EPIPE') return
    isLost = true
    printError(new CliError(`Can't write the output: ${cause.message}.`, 'The command still completes.'))
  })
  stderr.on('error', () => {})
  // The stream of a file emits the error of a write after the current task.
  return () => setImmediate().then(() => isLost)
}
