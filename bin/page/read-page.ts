import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import MagicString from 'magic-string'
import { CliError } from '../errors.js'
import { findPathInFolder } from '../paths.js'
import { type ParsedHtml, parseHtml } from './html.js'

/** A page that is parsed for edits. All bytes that are not edited stay unchanged. */
export interface Page extends ParsedHtml {
  readonly html: string
  readonly edit: MagicString
  /** Returns the edited page, in its encoding. */
  encode(): Buffer
}

export const isHtmlFileName = (name: string) => /\.(?:html?|xht(?:ml?)?)$/i.test(name)

export const isServerTemplateName = (name: string) =>
  /\.(?:php|phtml|twig|ejs|njk|hbs|mustache|liquid|erb|jsp|aspx?|cshtml|j2|jinja2?|tmpl|tpl|pug|haml|astro)$/i.test(
    name,
  )

/** The error for a page that the command line can't edit, for example because the page is a server template. */
export class UneditablePage extends CliError {}

/** Location of a page on disk, and the path that the user typed. */
export interface PageLocation {
  /** Real path of the folder in which a browser looks for the kit. */
  readonly folder: string
  /** Path of the file in the folder, with `/` as separator. */
  readonly path: string
  readonly displayPath: string
}

/**
 * Locates an existing page. A link is edited at its target, but a browser looks for the kit next to the link. Throws if the target
 * is outside the folder of the link.
 */
export function locatePage(path: string, displayPath: string): PageLocation {
  const folder = realpathSync(dirname(path))
  const target = findPathInFolder(folder, realpathSync(join(folder, basename(path))))
  if (target === undefined)
    throw new CliError(`${displayPath} is a link to a file outside its folder.`, 'Name the file itself.')
  return { folder, path: target, displayPath }
}

/** Parses a page for edits. Throws an `UneditablePage` for a server template, XHTML, or UTF-16. */
export function parseEditablePage(bytes: Buffer, displayPath: string): Page {
  const page = parsePage(bytes)
  const syntax = detectOtherSyntax(bytes, page.html, displayPath)
  if (syntax)
    throw new UneditablePage(`${displayPath} is ${syntax}, not plain HTML.`, 'Add the printed tag by hand.')
  return page
}

/** Parses a page. If the page is not plain HTML, only its tags are parsed reliably, so the page must not be edited. */
export function parsePage(bytes: Buffer): Page {
  // Tags are ASCII in every encoding except UTF-16. Latin-1 maps every byte to one character and back.
  const isUtf8 = Buffer.from(bytes.toString('utf8')).equals(bytes)
  const encoding = isUtf8 ? 'utf8' : 'latin1'
  const html = bytes.toString(encoding)
  const edit = new MagicString(html)
  return { html, edit, ...parseHtml(html), encode: () => Buffer.from(edit.toString(), encoding) }
}

/**
 * Returns the end of the sentence `The page is …`, such as `XHTML` or `in UTF-16`, or `undefined` for plain HTML. The name of the
 * file also counts.
 */
function detectOtherSyntax(bytes: Buffer, html: string, displayPath: string): string | undefined {
  if (bytes.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(html)) return 'in UTF-16'
  if (isServerTemplateName(displayPath)) return 'a server template'
  if (/\.xht(?:ml?)?$/i.test(displayPath) || /^\s*<\?xml\b/.test(html)) return 'XHTML'
  const markup = html.replace(/<(script|style|pre|code|textarea)\b[^>]*>[\s\S]*?<\/\1/gi, '')
  return /<\?(?:php\b|=)/i.test(html) || /<[?%]|\{%/.test(markup) ? 'a server template' : undefined
}
