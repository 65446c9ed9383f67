import { tryOr } from '../try-or.js'

/** White space of any width, line breaks, and the Braille pattern without dots. */
const WHITE_SPACE = /[\t-\r\p{Z}\u2800]+/gu

/**
 * Characters without ink: control characters, direction marks and overrides, default-ignorable characters, unpaired
 * surrogates, which truncation leaves, U+FFFC, and the blanks of four scripts that Unicode counts as letters, marks or
 * symbols. With them, a name could imitate another name or reorder the text around it.
 */
const INKLESS = /(?![\t-\r])[\p{C}\p{DI}\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

const MAX_ICON_LENGTH = 200_000

/** Nested `<use>` elements multiply: nine levels of ten elements are a billion shapes. */
const MAX_SVG_USES = 8

/**
 * Converts an untrusted value to short plain text.
 *
 * @param maxLength In UTF-16 units.
 * @returns An empty string if the value is not a string.
 */
export const toPlainText = (value: unknown, maxLength = 64): string =>
  typeof value === 'string'
    ? value.slice(0, maxLength).replace(INKLESS, '').replace(WHITE_SPACE, ' ').trim()
    : ''

const matchOrEmpty = (value: unknown, pattern: RegExp, maxLength: number): string =>
  typeof value === 'string' && pattern.test(value) && value.length <= maxLength ? value : ''

/** Returns an untrusted link if it is an `https:` URL, else an empty string. */
export const toHttpsUrl = (value: unknown): string => matchOrEmpty(value, /^https:\/\/[^\s/]/i, 2047)

/** Returns whether an SVG is rendered in reasonable time: few `<use>` elements, no filter, no entities. */
function isCheapSvg(dataUrl: string): boolean {
  // As browsers read a data URL: without tabs and line breaks, and with a single `%` as text.
  const body = unescape(dataUrl.replace(/[\t\n\r]/g, '').replace(/^.*?,/, ''))
  const svg = tryOr(() => atob(body)) ?? body // Text that is not Base64 throws.
  return !/filter|<!entity/i.test(svg) && svg.split(/[<:]use\b/).length - 1 <= MAX_SVG_USES
}

/**
 * Returns an untrusted image URL if it is a `data:image/` URL that is not costly to render, else an empty string. Any other URL
 * would cause a request or run a script.
 */
export function toDataImage(value: unknown): string {
  const url = matchOrEmpty(value, /^data:image\//i, MAX_ICON_LENGTH)
  return /^data:image\/svg/i.test(url) && !isCheapSvg(url) ? '' : url
}
