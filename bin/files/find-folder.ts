import { accessSync, constants, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CliError, systemCode } from '../errors.js'
import { quotedPath } from './quoted.js'

/** Codes of a path that leads nowhere: missing, through a file, too long a name, or links in a circle. */
const nothingThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']

/**
 * What a path leads to, or undefined where there is nothing.
 * @throws CliError when it may not be looked at.
 */
export function statIfThere(path: string, shown: string): Stats | undefined {
  try {
    return statSync(path)
  } catch (cause) {
    if (nothingThere.includes(systemCode(cause) ?? '')) return undefined
    const reason = cause instanceof Error ? cause.message : String(cause)
    const remedy = 'Check the permissions of the folders above.'
    throw new CliError(`Could not look at ${shown}: ${reason}.`, remedy, 1, { cause })
  }
}

/**
 * Checks that a command is given a folder.
 * @param command as it is called, to show it with the folder that a file is in
 * @param remedy what to do where there is nothing
 * @throws CliError when it is a file, or nothing.
 */
export function requireFolder(path: string, shown: string, command: string, remedy: string): void {
  const found = statIfThere(path, shown)
  if (found?.isDirectory()) return
  if (!found) throw new CliError(`There is no folder ${shown}.`, remedy)
  throw new CliError(
    `${shown} is a file, not a folder.`,
    `Name the folder that it is in: ${command} ${quotedPath(dirname(shown))}`,
  )
}

/**
 * Checks that the files in a folder can be reached. Where they cannot, each of them looks as if it were not there.
 * @throws CliError when they cannot.
 */
export function requireEntry(path: string, shown: string): void {
  try {
    accessSync(path, constants.X_OK)
  } catch (cause) {
    throw new CliError(`The folder ${shown} may not be read.`, 'Check its permissions, then try again.', 1, {
      cause,
    })
  }
}
