/** White space of any width, line breaks, and the Braille pattern without dots. */
const WHITE_SPACE = /[\t-\r\p{Z}\u2800]+/gu

/**
 * Characters that plain text must not have, because a name with them could imitate another name or reorder the text around it:
 * control characters other than white space, private-use and unassigned characters, direction marks and overrides,
 * default-ignorable characters, unpaired surrogates, which truncation leaves, U+FFFC, and four blanks that Unicode counts as
 * letters, marks, or symbols.
 */
const UNSAFE_CHARACTERS = /(?![\t-\r])[\p{C}\p{DI}\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

const MAX_URL_LENGTH = 2047
const MAX_ICON_LENGTH = 200_000

/**
 * Converts an untrusted value to short plain text.
 *
 * @param maxLength Maximum length in UTF-16 units.
 * @returns An empty string if the value is not a string.
 */
export const toPlainText = (value: unknown, maxLength = 64): string =>
  typeof value === 'string'
    ? value.slice(0, maxLength).replace(UNSAFE_CHARACTERS, '').replace(WHITE_SPACE, ' ').trim()
    : ''

const matchOrEmpty = (value: unknown, pattern: RegExp, maxLength: number): string =>
  typeof value === 'string' && pattern.test(value) && value.length <= maxLength ? value : ''

/** Returns an untrusted link if it is an `https:` URL of at most `MAX_URL_LENGTH`, else an empty string. */
export const toHttpsUrl = (value: unknown): string =>
  matchOrEmpty(value, /^https:\/\/[^\s/]/i, MAX_URL_LENGTH)

/**
 * Returns the untrusted URL of a full node if it is an `https:` URL, or an `http:` URL of this computer, of at most
 * `MAX_URL_LENGTH`, else an empty string.
 */
export const toNodeUrl = (value: unknown): string =>
  matchOrEmpty(value, /^(https:\/\/[^\s/]|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/i, MAX_URL_LENGTH)

/**
 * Returns an untrusted image URL if it is a `data:image/` URL of at most `MAX_ICON_LENGTH`, else an empty string. A URL of
 * another scheme could cause a request or run a script.
 */
export const toDataImage = (value: unknown): string => matchOrEmpty(value, /^data:image\//i, MAX_ICON_LENGTH)
