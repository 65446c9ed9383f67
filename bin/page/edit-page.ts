import { type Attributes, type Element, escapeHtml, formatAttributes, getAttribute } from './html.js'
import type { Page } from './read-page.js'

/** The place of an attribute in the source of a page. */
interface Place {
  readonly startOffset: number
  readonly endOffset: number
}

/** Sets the attributes whose value is text, and removes those whose value is `null`. All other attributes stay unchanged. */
export function changeAttributes(page: Page, element: Element, attributes: Attributes): void {
  const { edit } = page
  const { startOffset = 0, attrs: places = {} } = element.sourceCodeLocation ?? {}
  const ends = Object.values(places).map(({ endOffset }) => endOffset)
  const end = Math.max(startOffset + 1 + element.tagName.length, ...ends)
  const entries = Object.entries(attributes)
  // Remove first: the removal of the last attribute would also remove the text that is inserted after this attribute.
  for (const [name, value] of entries) if (value === null) removeAttribute(page, places[name])
  for (const [name, value] of entries) {
    const place = places[name]
    if (value == null || getAttribute(element, name) === value) continue
    const text = formatAttributes({ [name]: value })
    if (place) edit.update(place.startOffset, place.endOffset, text.slice(1))
    else edit.appendLeft(end, text)
  }
}

/** Removes an attribute, with the white space before it. Does nothing if the element lacks the attribute. */
function removeAttribute({ edit, html }: Page, place: Place | undefined): void {
  if (!place) return
  const { length } = html.slice(0, place.startOffset).trimEnd()
  edit.remove(length, place.endOffset)
}

/**
 * Returns the source of an element and of text inserted next to it, after the edits. `''` if only the parser added the element.
 * Can throw for a removed element.
 */
export function getEditedSource({ edit }: Page, { sourceCodeLocation }: Element): string {
  const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {}
  return edit.slice(startOffset, endOffset)
}

/** Sets the text of the first element that has the given tag name. Does nothing if there is none with an end tag. */
export function setTextOfFirst({ edit, elements }: Page, tagName: string, text: string): void {
  const element = elements.find((element) => element.tagName === tagName)
  const { startTag, endTag } = element?.sourceCodeLocation ?? {}
  if (startTag && endTag) edit.update(startTag.endOffset, endTag.startOffset, escapeHtml(text))
}

/**
 * Removes an element, with its lines if nothing else is on them. Text that was inserted next to the element is then also removed.
 * Does nothing for an element that only the parser added.
 */
export function removeElement({ edit, html }: Page, { sourceCodeLocation }: Element): void {
  if (!sourceCodeLocation) return
  const { startOffset, endOffset } = sourceCodeLocation
  const indent = readIndent(html, startOffset)
  const lineEnd = /^[ \t]*(?:\r\n|\n|\r)/.exec(html.slice(endOffset))?.[0]
  if (indent === undefined || lineEnd === undefined) edit.remove(startOffset, endOffset)
  else edit.remove(startOffset - indent.length, endOffset + lineEnd.length)
}

/** Returns the white space between the start of a line and an offset, or `undefined` if there is other text. */
const readIndent = (html: string, offset: number): string | undefined =>
  /(?:^|[\r\n])([ \t]*)$/.exec(html.slice(0, offset))?.[1]

/** Inserts lines before or after an element: with its indentation if it starts its line, and otherwise without line breaks. */
export function insertLines(
  page: Page,
  lines: readonly string[],
  position: 'before' | 'after',
  element: Element,
): void {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
  const indent = readIndent(page.html, startOffset)
  const separator = indent === undefined ? '' : detectLineEnding(page) + indent
  if (position === 'before')
    page.edit.appendRight(startOffset, lines.map((line) => line + separator).join(''))
  else page.edit.appendLeft(endOffset, lines.map((line) => separator + line).join(''))
}

/**
 * Inserts lines into the head, even if the page omits the tags of the head. The lines go before the first script of the head, so
 * that the scripts of the page find the kit, or before the first unclosed element. If the head has neither, the lines go after
 * its last element, or to the start of an empty head.
 */
export function insertLinesIntoHead(page: Page, lines: readonly string[]): void {
  const head = page.elements.find(({ tagName }) => tagName === 'head')
  const children = page.elements.filter(({ parentNode }) => parentNode === head)
  const next = children.find((child) => child.tagName === 'script' || isHeadChildWithoutEndTag(child))
  const last = children.at(-1)
  if (next) insertLines(page, lines, 'before', next)
  else if (last) insertLines(page, lines, 'after', last)
  else insertLinesIntoEmptyHead(page, lines, head)
}

/** Inserts lines at the start of the head: after its tag, else after that of `<html>`, the doctype, or the front matter. */
function insertLinesIntoEmptyHead(page: Page, lines: readonly string[], head: Element | undefined): void {
  const root = page.elements.find(({ tagName }) => tagName === 'html')
  const start = (head?.sourceCodeLocation ?? root?.sourceCodeLocation)?.startTag?.endOffset ?? page.doctypeEnd
  const lineEnd = detectLineEnding(page)
  const text = lines.map((line) => (start === undefined ? line + lineEnd : lineEnd + line)).join('')
  page.edit.appendLeft(start ?? page.contentStart, text)
}

const isVoidHeadElement = ({ tagName }: Element) =>
  ['base', 'basefont', 'bgsound', 'link', 'meta'].includes(tagName)

/** Returns whether a child of the head needs an end tag, and has none. */
const isHeadChildWithoutEndTag = (element: Element) =>
  !isVoidHeadElement(element) && !element.sourceCodeLocation?.endTag

const detectLineEnding = ({ html }: Page) => /\r\n|\n|\r/.exec(html)?.[0] ?? '\n'
