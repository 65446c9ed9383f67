import { createHash } from 'node:crypto'

/** The `integrity` value of a file, as Subresource Integrity (W3C) writes it. */
export const integrityOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Whether a browser takes a file for what an `integrity` says, as far as we judge: a hash of another kind may be right. */
export function fitsIntegrity(integrity: string, bytes: Uint8Array): boolean {
  const expected = hashesIn(integrity)
  return expected.length === 0 || expected.includes(integrityOf(bytes))
}

/** The SHA-384 hashes of an `integrity`, any one of which is enough. Where there is a stronger one, browsers look at no other. */
function hashesIn(integrity: string): readonly string[] {
  const hashes = integrity.split(/\s+/).map((hash) => hash.split('?', 1)[0] ?? '')
  const stronger = hashes.some((hash) => hash.startsWith('sha512-'))
  return stronger ? [] : hashes.filter((hash) => hash.startsWith('sha384-'))
}
