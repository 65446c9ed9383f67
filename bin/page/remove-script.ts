import type { Tag } from '../html/scan.js'
import { scriptEnd } from './page-scripts.js'

/** The page without one of its scripts, nor the line that the script has for itself. */
export function removeScript(html: string, script: Tag): string {
  const before = html.slice(0, script.start)
  const after = html.slice(scriptEnd(html, script))
  const [indent] = /(?<=^|\n)[ \t]*$/.exec(before) ?? []
  const [lineEnd] = /^[ \t]*\r?\n/.exec(after) ?? []
  if (indent === undefined || lineEnd === undefined) return before + after
  return before.slice(0, before.length - indent.length) + after.slice(lineEnd.length)
}
