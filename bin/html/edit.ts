import { escapeHtml } from './escape.js'
import { attributeOf, scanTags, type Tag } from './scan.js'

/** Attributes to write: text sets, `null` removes, `undefined` leaves as it is. */
export type AttributeChanges = Readonly<Record<string, string | null | undefined>>

/** `text` with the part from `start` to `end` replaced. */
const splice = (text: string, start: number, end: number, part: string) =>
  text.slice(0, start) + part + text.slice(end)

/**
 * The page with attributes of one tag changed. All else, the order and quotes of other attributes too, stays as it was; an
 * attribute that has the value already is not touched.
 */
export function setAttributes(
  html: string,
  tag: Tag,
  changes: AttributeChanges,
  escapeValue = escapeHtml,
): string {
  let edited = html.slice(tag.start, tag.end)
  for (const [name, value] of Object.entries(changes)) {
    const [current] = scanTags(edited)
    if (value === undefined || !current || (attributeOf(current, name) ?? null) === value) continue
    const old = current.attributes.find((one) => one.name === name)
    const text = value === null ? '' : `${name}="${escapeValue(value)}"`
    const at = /\s*\/?>$/.exec(edited)?.index ?? edited.length
    if (!old) edited = splice(edited, at, at, ` ${text}`)
    else edited = splice(edited, value === null ? old.space : old.start, old.end, text)
  }
  return splice(html, tag.start, tag.end, edited)
}

/** The page with the text of its first `name` element replaced by `text`, escaped. */
export function setText(html: string, name: string, text: string): string {
  const tags = scanTags(html)
  const start = tags.findIndex((tag) => tag.name === name && !tag.closing)
  const open = tags[start]
  const close = tags.slice(start).find((tag) => tag.name === name && tag.closing)
  if (!open || !close) throw new Error(`The page has no ${name} element.`)
  return splice(html, open.end, close.start, escapeHtml(text))
}
