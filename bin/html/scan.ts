import { unescapeHtml } from './escape.js'

/** An attribute of a tag: offsets into the page of the space before it, its name and its end. */
export interface Attribute {
  readonly name: string
  readonly value: string
  readonly space: number
  readonly start: number
  readonly end: number
}

/** A start or end tag of a page; `start` is at its `<`, `end` after its `>`. Names are in lower case. */
export interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly start: number
  readonly end: number
  readonly attributes: readonly Attribute[]
}

const comment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/.source
/** May have tags in its strings. It is never sent to browsers, for which it would end at its first `>`. */
const php = /<\?(?:php(?=\s|$)|=)[\s\S]*?(?:\?>|$)/.source
const declaration = /<[!?][^>]*>?/.source
const markup = new RegExp(`${comment}|${php}|${declaration}|<(/?)([a-z][^\\s/>]*)`, 'gi')

const value = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/.source
const attribute = new RegExp(`([\\s/]*)(${php}|[^\\s/>][^\\s/>=]*)(?:${value})?`, 'iy')
const tagEnd = /[\s/]*>/y

/** Elements whose content is text, whatever it looks like. */
const rawText = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
])

/**
 * The tags of a page in order, without those in comments, scripts and other raw text, and in PHP. Follows the tokenizer of the
 * HTML standard (section 13.2.5) as far as finding tags needs it; a tag that is never closed is left out.
 */
export function scanTags(html: string): readonly Tag[] {
  const tags: Tag[] = []
  markup.lastIndex = 0
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    if (!match[2]) continue
    const tag = readTag(html, match.index, markup.lastIndex, match[2].toLowerCase(), match[1] === '/')
    if (!tag) break
    tags.push(tag)
    markup.lastIndex = tag.closing || !rawText.has(tag.name) ? tag.end : endOfRawText(html, tag)
  }
  return tags
}

/** Where the doctype of a page ends, or undefined when it has none. Comments may stand before it, tags may not. */
export function doctypeEnd(html: string): number | undefined {
  markup.lastIndex = 0
  for (let match = markup.exec(html); match && !match[2]; match = markup.exec(html))
    if (/^<!doctype[^>]*>/i.test(match[0])) return markup.lastIndex
  return undefined
}

function readTag(html: string, start: number, from: number, tagName: string, closing: boolean): Tag | null {
  const attributes: Attribute[] = []
  let at = from
  for (;;) {
    tagEnd.lastIndex = at
    if (tagEnd.test(html)) return { name: tagName, closing, start, end: tagEnd.lastIndex, attributes }
    attribute.lastIndex = at
    const match = attribute.exec(html)
    if (!match) return null
    const [, space = '', name = '', ...values] = match
    const value = unescapeHtml(values.find((one) => one !== undefined) ?? '')
    const end = attribute.lastIndex
    attributes.push({ name: name.toLowerCase(), value, space: at, start: at + space.length, end })
    at = end
  }
}

function endOfRawText(html: string, tag: Tag): number {
  const closing = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = tag.end
  return closing.exec(html)?.index ?? html.length
}

/** The value of an attribute, or undefined when the tag has none of that name. */
export const attributeOf = (tag: Tag, name: string) => tag.attributes.find((one) => one.name === name)?.value
