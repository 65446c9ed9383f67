import { readFileSync } from 'node:fs'
import { systemCode } from '../errors.js'

/** The bytes of a file, or undefined when there is no such file. */
export function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(systemCode(error) ?? '')) return undefined
    throw error
  }
}

export const sameBytes = (a: Uint8Array | undefined, b: Uint8Array) =>
  a !== undefined && Buffer.compare(a, b) === 0

/** Of these files, those whose bytes differ from what `folder` holds. */
export const changedFiles = (
  files: ReadonlyMap<string, Uint8Array>,
  read: (path: string) => Uint8Array | undefined,
) => new Map([...files].filter(([path, bytes]) => !sameBytes(read(path), bytes)))
