import * as fs from 'node:fs'
import { join } from 'node:path'
import { CliError, explainFileErrors } from './errors.js'

/** Returns the `Stats` of a path after following links, or `undefined` if nothing exists there. Throws a `CliError` for any other error. */
export const statIfExists = (path: string, displayPath = path): fs.Stats | undefined =>
  explainFileErrors('read', displayPath, () => fs.statSync(path, { throwIfNoEntry: false }))

/**
 * Reads a file. Returns `undefined` if there is none, and for a folder, a pipe, or a device. A pipe is not read, because it may
 * never end. Throws a `CliError` if the file cannot be read.
 */
export const readFileIfExists = (path: string, displayPath = path): Buffer | undefined =>
  statIfExists(path, displayPath)?.isFile()
    ? explainFileErrors('read', displayPath, () => fs.readFileSync(path))
    : undefined

/** Throws unless a path is a folder that can be read. The hint is for a folder that does not exist. */
export function assertFolderIsReadable(path: string, displayPath: string, hint: string): void {
  const stats = statIfExists(path, displayPath)
  if (!stats) throw new CliError(`There is no folder ${displayPath}.`, hint)
  if (!stats.isDirectory()) throw new CliError(`${displayPath} is a file, not a folder.`, 'Name a folder.')
  explainFileErrors('read', `the folder ${displayPath}`, () => fs.accessSync(path, fs.constants.R_OK))
}

/**
 * Lists the relative paths of the files below a folder, with `/` as separator. Omits links, `node_modules`, and names that start
 * with a dot. Throws a `CliError`, which has the hint if there is no folder.
 *
 * @param ignored Names of other folders to omit.
 */
export function listFilesBelow(
  folder: string,
  displayFolder: string,
  hint: string,
  ignored: readonly string[] = [],
): readonly string[] {
  assertFolderIsReadable(folder, displayFolder, hint)
  const paths: string[] = []
  const folders = ['']
  for (const parent of folders)
    for (const entry of readFolderEntries(join(folder, parent), join(displayFolder, parent))) {
      const path = parent ? `${parent}/${entry.name}` : entry.name
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      if (entry.isFile()) paths.push(path)
      else if (entry.isDirectory() && !ignored.includes(entry.name)) folders.push(path)
    }
  return paths.sort()
}

/** Returns the entries of a folder, including hidden ones. Throws a `CliError` if the folder cannot be read. */
export const readFolderEntries = (path: string, displayPath: string): readonly fs.Dirent[] =>
  explainFileErrors('read', `the folder ${displayPath}`, () => fs.readdirSync(path, { withFileTypes: true }))

/** Reads a file by its path in this package. Throws a `CliError` if it is missing. */
export function readPackageFile(packageRoot: string, path: string): Buffer {
  const bytes = readFileIfExists(join(packageRoot, path))
  if (bytes) return bytes
  const hint = 'Reinstall aptos-wallet-kit. In a checkout, run: npm run build'
  throw new CliError(`The package is incomplete: ${path} is missing.`, hint)
}

export const readPackageVersion = (packageRoot: string): string =>
  JSON.parse(`${readPackageFile(packageRoot, 'package.json')}`).version

/** Returns whether the package is a checkout of the repository, not an installed package. */
export const isCheckout = (packageRoot: string): boolean => fs.existsSync(join(packageRoot, 'src'))
