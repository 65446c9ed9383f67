import { pageTags } from '../html/page-tags.js'
import { doctypeEnd, type Tag } from '../html/scan.js'
import { scriptEnd } from './page-scripts.js'

/**
 * The page with a script tag put in on a line of its own: behind the script it follows; or before the first script in its
 * head, so that the page's own find the kit there; else at the end of the head; else before the body; else after the doctype
 * and `<html>`.
 */
export function insertScript(html: string, script: string, followed?: Tag): string {
  if (followed) return insertBehind(html, followed, script)
  const tags = pageTags(html)
  const headEnd = tags.find((tag) => tag.name === 'head' && tag.closing)
  const body = tags.find((tag) => tag.name === 'body' && !tag.closing)
  const limit = headEnd ?? body
  const firstScript = tags.find((tag) => tag.name === 'script' && !!limit && tag.start < limit.start)
  const before = firstScript ?? limit
  return before ? insertBefore(html, before, script, before === headEnd) : insertAtTop(html, tags, script)
}

const lineEnd = (html: string) => (html.includes('\r\n') ? '\r\n' : '\n')

const indentAt = (html: string, tag: Tag) => /(?:^|\n)([ \t]*)$/.exec(html.slice(0, tag.start))?.[1]

function insertBehind(html: string, followed: Tag, script: string): string {
  const at = scriptEnd(html, followed)
  const indent = indentAt(html, followed)
  return html.slice(0, at) + (indent === undefined ? '' : lineEnd(html) + indent) + script + html.slice(at)
}

function insertBefore(html: string, tag: Tag, script: string, inside: boolean): string {
  const indent = indentAt(html, tag)
  if (indent === undefined) return html.slice(0, tag.start) + script + html.slice(tag.start)
  const line = `${inside ? '  ' : ''}${script}${lineEnd(html)}${indent}`
  return html.slice(0, tag.start) + line + html.slice(tag.start)
}

function insertAtTop(html: string, tags: readonly Tag[], script: string): string {
  const root = tags.find((tag) => tag.name === 'html' && !tag.closing)
  const start = html.startsWith('\ufeff') ? 1 : 0
  const at = root?.end ?? doctypeEnd(html) ?? start
  const end = lineEnd(html)
  return `${html.slice(0, at)}${at > start ? end : ''}${script}${html.slice(at).startsWith(end) ? '' : end}${html.slice(at)}`
}
