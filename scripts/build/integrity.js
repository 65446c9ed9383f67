import { createHash } from 'node:crypto'

/**
 * Returns the Subresource Integrity hash of a file.
 *
 * @param {Uint8Array} bytes
 */
export const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
