import { CliError } from '../errors.js'

/** A page as text, and the way back to bytes. */
export interface DecodedPage {
  readonly html: string
  /** What was put into the page must be ASCII. */
  encode(html: string): Uint8Array
}

/**
 * Reads a page so that whatever is not edited keeps its every byte: as UTF-8 where it is that, and else one character a byte,
 * as tags are ASCII in every other encoding a page may have but UTF-16.
 */
export function decodePage(bytes: Uint8Array, shown: string): DecodedPage {
  if (isUtf16(bytes))
    throw new CliError(`${shown} is written in UTF-16.`, 'Save the page as UTF-8, then try again.')
  const buffer = Buffer.from(bytes)
  const encoding = isUtf8(buffer) ? 'utf8' : 'latin1'
  return { html: buffer.toString(encoding), encode: (html) => Buffer.from(html, encoding) }
}

/** By its byte order mark, or by the zero that its first `<` has beside it. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const at = bytes.indexOf(0x3c)
  return at >= 0 && (bytes[at - 1] === 0 || bytes[at + 1] === 0)
}

const isUtf8 = (buffer: Buffer) => Buffer.from(buffer.toString('utf8')).equals(buffer)
