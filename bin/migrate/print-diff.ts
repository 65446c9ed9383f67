import { structuredPatch } from 'diff'
import type { Printer } from '../terminal/print.js'
import { createStyledPart } from '../terminal/print.js'
import type { Change } from './plan-project.js'

const STYLES = { '+': 'green', '-': 'red' } as const

/** Prints a change as a unified diff. `git apply` accepts the diff, unless the file has CRLF or control characters. */
export function printDiff({ printResult }: Printer, displayPath: string, { before, after }: Change): void {
  printResult(createStyledPart('bold', `--- a/${displayPath}`))
  printResult(createStyledPart('bold', `+++ b/${displayPath}`))
  for (const hunk of structuredPatch('', '', before, after, undefined, undefined, { context: 3 }).hunks) {
    const range = `-${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines}`
    printResult(createStyledPart('cyan', `@@ ${range} @@`))
    for (const line of hunk.lines) {
      const style = STYLES[line[0] as '+']
      const text = line.replace(/\r$/, '') // The printer would show a carriage return as `\x0d`.
      printResult(style ? createStyledPart(style, text) : text)
    }
  }
}
