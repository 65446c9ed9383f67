/**
 * Control characters, direction marks and overrides, zero-width characters: what lets a name pose as another
 * or turn the text around it.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A foreign value as short plain text; empty when it is no text at all. */
export const plainText = (value: unknown, length = 64): string =>
  typeof value === 'string'
    ? Array.from(
        value
          .slice(0, 4 * length)
          .replace(unseen, ' ')
          .trim(),
      )
        .slice(0, length)
        .join('')
    : ''

/** A foreign link, if it is one that may be followed; else empty. */
export const httpsUrl = (value: unknown): string =>
  typeof value === 'string' && /^https:\/\/[^\s/]/i.test(value) && value.length < 2048 ? value : ''

/** A foreign image, if it carries itself: anything else would be a request, or a script. */
export const dataImage = (value: unknown): string =>
  typeof value === 'string' && /^data:image\//i.test(value) && value.length < 1e6 ? value : ''
