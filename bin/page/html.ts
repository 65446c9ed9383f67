import MagicString from 'magic-string'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { CliError } from '../errors.js'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A page that is parsed for edits. All other bytes stay unchanged. */
export interface Page {
  readonly html: string
  /** The elements that a browser creates, level by level, without the contents of `<template>`, SVG, and MathML. */
  readonly elements: readonly Element[]
  readonly doctypeEnd: number | undefined
  readonly edit: MagicString
  encode(): Uint8Array
}

/** Parses a page for edits. Throws if it is not plain HTML. */
export function parsePage(buffer: Buffer, displayPath: string): Page {
  // In any encoding but UTF-8 and UTF-16, tags are ASCII: Latin-1 maps every byte to one character and back.
  const isUtf8 = Buffer.from(buffer.toString('utf8')).equals(buffer)
  const encoding = isUtf8 ? 'utf8' : 'latin1'
  const html = buffer.toString(encoding)
  const markup = html.replace(/<(script|style|pre|code|textarea)\b[^>]*>[\s\S]*?<\/\1/gi, '')
  const isUtf16 = buffer.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(html)
  const isXhtml = /\.xht(?:ml?)?$/i.test(displayPath) || /^\s*<\?xml\b/.test(html)
  const isTemplate = /<\?(?:php\b|=)/i.test(html) || /<[?%]|\{%/.test(markup)
  const syntax = isUtf16 ? 'in UTF-16' : isXhtml ? 'XHTML' : isTemplate ? 'a server template' : undefined
  if (syntax)
    throw new CliError(`${displayPath} is ${syntax}, not plain HTML.`, 'Add the script tag by hand.')
  const edit = new MagicString(html)
  return { html, edit, ...parseHtml(html), encode: () => Buffer.from(edit.toString(), encoding) }
}

/** Parses HTML. A byte order mark is not text, but counts as a character of the source. */
export function parseHtml(html: string): Pick<Page, 'elements' | 'doctypeEnd'> {
  const nodes = listNodes(parse(html.replace(/^\ufeff/, ' '), { sourceCodeLocationInfo: true }))
  const doctype = nodes.find(({ nodeName }) => nodeName === '#documentType')
  const elements = nodes.filter((node) => 'tagName' in node)
  return { elements, doctypeEnd: doctype?.sourceCodeLocation?.endOffset }
}

/**
 * Lists a node and the nodes below it, level by level: a recursion would overflow on a deeply nested page. SVG and MathML are
 * left out, because a script in them can be text: parse5 finds elements in CDATA sections of `<desc>`.
 */
function listNodes(root: Node): readonly Node[] {
  const nodes = [root]
  for (const node of nodes)
    if ('childNodes' in node) for (const child of node.childNodes) if (!isForeign(child)) nodes.push(child)
  return nodes
}

/** Returns whether a node is an element of SVG or MathML. */
const isForeign = (node: Node) => 'tagName' in node && node.namespaceURI !== 'http://www.w3.org/1999/xhtml'

export const getAttribute = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** Lists the policies of a page. Browsers ignore them outside the head. */
export const listPolicies = ({ elements }: Pick<Page, 'elements'>): readonly Element[] =>
  elements
    .filter(({ tagName, parentNode }) => tagName === 'meta' && parentNode?.nodeName === 'head')
    .filter((element) => getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy')

/** Decodes a URL's escapes, unless they are malformed. */
export function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string | undefined>>

/** Formats those attributes that are defined, in ASCII for a page in any encoding. */
export const formatAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')
    .replace(/[^ -~]/gu, (character) => `&#x${character.codePointAt(0)?.toString(16)};`)

/** Sets those attributes that are defined, and returns the element's source. All others stay unchanged. */
export function setAttributes({ edit }: Page, element: Element, attributes: Attributes): string {
  const { startOffset = 0, endOffset = 0, attrs: places = {} } = element.sourceCodeLocation ?? {}
  const ends = Object.values(places).map(({ endOffset }) => endOffset)
  const end = Math.max(startOffset + 1 + element.tagName.length, ...ends)
  for (const [name, value] of Object.entries(attributes)) {
    const place = places[name]
    if (value === undefined || getAttribute(element, name) === value) continue
    const text = formatAttributes({ [name]: value })
    if (place) edit.update(place.startOffset, place.endOffset, text.slice(1))
    else edit.appendLeft(end, text)
  }
  return edit.slice(startOffset, endOffset)
}

export function setText({ edit, elements }: Page, name: string, text: string): void {
  const { startTag, endTag } = elements.find(({ tagName }) => tagName === name)?.sourceCodeLocation ?? {}
  if (startTag && endTag) edit.update(startTag.endOffset, endTag.startOffset, escapeHtml(text))
}

const lineEndOf = ({ html }: Page) => /\r\n|\n|\r/.exec(html)?.[0] ?? '\n'

/** Inserts lines before or after an element, with its indentation if it starts its line. */
export function insertBeside(page: Page, element: Element, lines: readonly string[], isBefore = false): void {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
  const indent = /(?:^|[\r\n])([ \t]*)$/.exec(page.html.slice(0, startOffset))?.[1]
  const separator = indent === undefined ? '' : lineEndOf(page) + indent
  if (isBefore) page.edit.appendRight(startOffset, lines.map((line) => line + separator).join(''))
  else page.edit.appendLeft(endOffset, lines.map((line) => separator + line).join(''))
}

const isVoid = ({ tagName }: Element) => ['base', 'basefont', 'bgsound', 'link', 'meta'].includes(tagName)

/**
 * Inserts lines into the head, whose tags may be omitted: before its first script, so that the scripts of the page find the kit;
 * else after its last element that is closed; else at its start.
 */
export function insertIntoHead(page: Page, lines: readonly string[]): void {
  const [root, head] = ['html', 'head'].map((name) => page.elements.find(({ tagName }) => tagName === name))
  const children = page.elements.filter(({ parentNode }) => parentNode === head)
  const isOpen = (element: Element) => !isVoid(element) && !element.sourceCodeLocation?.endTag
  const next = children.find((child) => child.tagName === 'script' || isOpen(child))
  const last = children.at(-1)
  if (next) insertBeside(page, next, lines, true)
  else if (last) insertBeside(page, last, lines)
  else {
    const tag = (head?.sourceCodeLocation ?? root?.sourceCodeLocation)?.startTag
    const start = tag?.endOffset ?? page.doctypeEnd
    const lineEnd = lineEndOf(page)
    const text = lines.map((line) => (start === undefined ? line + lineEnd : lineEnd + line)).join('')
    page.edit.appendLeft(start ?? (page.html.startsWith('\ufeff') ? 1 : 0), text)
  }
}
