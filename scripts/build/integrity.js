import { createHash } from 'node:crypto'

/** The hash that a page says of a file it loads. @param {Uint8Array} bytes */
export const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
