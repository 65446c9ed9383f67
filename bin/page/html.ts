import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

export interface ParsedHtml {
  /** The elements that a browser creates, level by level, without SVG, MathML, and the contents of `<template>`. */
  readonly elements: readonly Element[]
  /** The end of the byte order mark and of the front matter. */
  readonly contentStart: number
  readonly doctypeEnd: number | undefined
}

/** Matches a byte order mark, and the front matter of a site generator such as Jekyll (YAML) or Hugo (TOML). */
const PREAMBLE = /^\ufeff?(?:(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\r?\n)??\1[ \t]*(?:\r?\n|$))?/

/** Parses HTML. A byte order mark and front matter are not parsed, but count in the offsets of the elements. */
export function parseHtml(html: string): ParsedHtml {
  const contentStart = PREAMBLE.exec(html)?.[0].length ?? 0
  const source = ' '.repeat(contentStart) + html.slice(contentStart)
  const nodes = listHtmlNodes(parse(source, { sourceCodeLocationInfo: true }))
  const doctype = nodes.find(({ nodeName }) => nodeName === '#documentType')
  const elements = nodes.filter((node) => 'tagName' in node)
  return { elements, contentStart, doctypeEnd: doctype?.sourceCodeLocation?.endOffset }
}

/**
 * Lists a node and the nodes below it, level by level, because recursion would overflow the stack on a deeply nested page. SVG
 * and MathML are omitted, because a script in them can be text: parse5 finds elements in CDATA sections of `<desc>`.
 */
function listHtmlNodes(root: Node): readonly Node[] {
  const nodes = [root]
  for (const node of nodes)
    if ('childNodes' in node)
      for (const child of node.childNodes) if (!isSvgOrMathMl(child)) nodes.push(child)
  return nodes
}

const isSvgOrMathMl = (node: Node) =>
  'tagName' in node && node.namespaceURI !== 'http://www.w3.org/1999/xhtml'

export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** Decodes a URL's escapes, unless they are malformed. */
export function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Attributes by name. `undefined` means that the attribute is not set or changed, and `null` that the attribute is removed. */
export type Attributes = Readonly<Record<string, string | undefined | null>>

/** Formats the attributes that have a value, each after a space, in ASCII for a page in any encoding. */
export const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value != null)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')
    .replace(/[^ -~]/gu, (character) => `&#x${character.codePointAt(0)?.toString(16)};`)
