import { createHash } from 'node:crypto'

/** The `integrity` value of a file, as Subresource Integrity (W3C) writes it. */
export const integrityOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
