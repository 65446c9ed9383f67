import { readFileSync, statSync } from 'node:fs'
import { CliError, systemCode } from '../errors.js'

/**
 * The bytes of a file.
 * @param shown the path as it was typed, for messages
 * @throws CliError when it cannot be read.
 */
export function readFile(path: string, shown = path): Uint8Array {
  try {
    return readPlainFile(path, shown)
  } catch (cause) {
    throw cannotRead(cause, shown)
  }
}

/** A pipe or a device may never end, and would hold everything up. */
function readPlainFile(path: string, shown: string): Uint8Array {
  const found = statSync(path)
  if (found.isFile() || found.isDirectory()) return readFileSync(path)
  throw new CliError(`${shown} is not a plain file.`, 'Move it away, then try again.')
}

/** A failure to read what is at a path, in words. */
export function cannotRead(cause: unknown, shown: string): CliError {
  if (cause instanceof CliError) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  const remedy = 'Check its permissions, then try again.'
  return new CliError(`Could not read ${shown}: ${reason}.`, remedy, 1, { cause })
}

/**
 * The bytes of a file, or undefined when there is no such file.
 * @param shown the path as it was typed, for messages
 * @throws CliError when there is one that cannot be read.
 */
export function readIfThere(path: string, shown = path): Uint8Array | undefined {
  try {
    return readPlainFile(path, shown)
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(systemCode(cause) ?? '')) return undefined
    throw cannotRead(cause, shown)
  }
}

export const sameBytes = (a: Uint8Array | undefined, b: Uint8Array) =>
  a !== undefined && Buffer.compare(a, b) === 0

/** Of these files, those whose bytes differ from what `folder` holds. */
export const changedFiles = (
  files: ReadonlyMap<string, Uint8Array>,
  read: (path: string) => Uint8Array | undefined,
) => new Map([...files].filter(([path, bytes]) => !sameBytes(read(path), bytes)))
