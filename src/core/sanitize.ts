/**
 * Control characters, direction marks and overrides, whatever else is not seen, and more than one space, of whatever width:
 * what lets a name pose as another or turn the text around it. And halves of characters, which a cut leaves behind.
 */
const INVISIBLE = /[\p{C}\p{Z}\p{DI}\u2800]+/gu

/** A foreign value as short plain text; empty when it is no text at all. @param length in UTF-16 units */
export const toPlainText = (value: unknown, length = 64): string =>
  typeof value === 'string' ? value.slice(0, length).replace(INVISIBLE, ' ').trim() : ''

const matchOrEmpty = (value: unknown, pattern: RegExp, limit: number): string =>
  typeof value === 'string' && pattern.test(value) && value.length < limit ? value : ''

/** A foreign link, if it is one that may be followed; else empty. */
export const toHttpsUrl = (value: unknown): string => matchOrEmpty(value, /^https:\/\/[^\s/]/i, 2048)

/** A foreign image, if it carries itself: anything else would be a request, or a script. */
export const toDataImage = (value: unknown): string => matchOrEmpty(value, /^data:image\//i, 1e6)
