/**
 * Control characters, direction marks and overrides, other invisible characters, runs of white space of any width, and
 * unpaired surrogates, which truncation leaves. With them, a name could imitate another name or reorder the text around it.
 */
const INVISIBLE = /[\p{C}\p{Z}\p{DI}\u2800]+/gu

/**
 * Converts an untrusted value to short plain text.
 *
 * @param maxLength In UTF-16 units.
 * @returns An empty string if the value is not a string.
 */
export const toPlainText = (value: unknown, maxLength = 64): string =>
  typeof value === 'string' ? value.slice(0, maxLength).replace(INVISIBLE, ' ').trim() : ''

const matchOrEmpty = (value: unknown, pattern: RegExp, limit: number): string =>
  typeof value === 'string' && pattern.test(value) && value.length < limit ? value : ''

/** Returns an untrusted link if it is an `https:` URL, else an empty string. */
export const toHttpsUrl = (value: unknown): string => matchOrEmpty(value, /^https:\/\/[^\s/]/i, 2048)

/**
 * Returns an untrusted image URL if it is a `data:image/` URL, else an empty string. Any other URL would cause a request
 * or run a script.
 */
export const toDataImage = (value: unknown): string => matchOrEmpty(value, /^data:image\//i, 1e6)
