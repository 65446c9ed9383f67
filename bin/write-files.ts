import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { CliError, systemCode } from './errors.js'

/** Files by their path in a folder, with `/` as separator. */
export type Files = ReadonlyMap<string, Uint8Array>

/** Runs file system calls and explains their errors. */
function explainErrors<T>(verb: string, path: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    if (cause instanceof CliError) throw cause
    const isDenied = /^(?:EACCES|EPERM)$/.test(systemCode(cause))
    const reason = isDenied ? 'Permission denied' : (cause as Error).message.split(',', 1)[0]
    throw new CliError(`${reason}: cannot ${verb} ${path}.`, 'Check the path and its permissions.')
  }
}

/** Returns the status of a path, or undefined if nothing exists there. */
export const statIfExists = (path: string, displayPath = path) =>
  explainErrors('read', displayPath, () => fs.statSync(path, { throwIfNoEntry: false }))

/** Reads a file, or returns undefined if there is none. A pipe or a device is not read, because it may never end. */
export const readIfExists = (path: string, displayPath = path): Buffer | undefined =>
  statIfExists(path, displayPath)?.isFile()
    ? explainErrors('read', displayPath, () => fs.readFileSync(path))
    : undefined

export function listFolder(path: string, displayPath: string, hint: string): readonly string[] {
  const stats = statIfExists(path, displayPath)
  if (!stats) throw new CliError(`There is no folder ${displayPath}.`, hint)
  if (!stats.isDirectory()) throw new CliError(`${displayPath} is a file, not a folder.`, 'Name a folder.')
  return explainErrors('read', `the folder ${displayPath}`, () => fs.readdirSync(path))
}

export function readPackageFile(root: string, path: string): Buffer {
  const bytes = readIfExists(join(root, path))
  if (bytes) return bytes
  const hint = 'Reinstall aptos-wallet-kit. In a checkout, run: npm run build'
  throw new CliError(`The package is incomplete: ${path} is missing.`, hint)
}

/** Locates a page. A link is edited at its target, but a browser looks for the kit next to the link. */
export function locatePage(path: string, displayPath: string) {
  const folder = fs.realpathSync(dirname(path))
  const target = relative(folder, fs.realpathSync(join(folder, basename(path))))
  if (isAbsolute(target) || target.split(sep)[0] === '..')
    throw new CliError(`${displayPath} is a link to a file outside its folder.`, 'Name the file itself.')
  return { folder, path: target.split(sep).join('/'), displayPath }
}

const lstat = (path: string) => fs.lstatSync(path, { throwIfNoEntry: false })

/** Throws if a write would replace anything but files, or would follow a link. */
export function checkTargets(folder: string, paths: Iterable<string>): void {
  for (const path of paths) {
    const parts = path.split('/')
    for (const [index] of parts.entries()) {
      const target = join(folder, ...parts.slice(0, index + 1))
      const stats = lstat(target)
      if (!stats || (index < parts.length - 1 ? stats.isDirectory() : stats.isFile())) continue
      const kind = stats.isSymbolicLink() ? 'a symbolic link' : 'in the way'
      throw new CliError(`${target} is ${kind}.`, 'Move it or choose another folder.')
    }
  }
}

/**
 * Writes files into a folder. A file is written next to its target and renamed over it, and so is a new folder: if the process
 * is killed, each of them is the old one or the new one, and a temporary file can remain.
 *
 * @returns the paths of the files that changed
 */
export const writeFiles = (folder: string, files: Files): readonly string[] =>
  explainErrors('write to', folder, () => {
    checkTargets(folder, files.keys())
    return lstat(folder) ? replaceFiles(folder, files) : createFolder(folder, files)
  })

function createFolder(folder: string, files: Files): readonly string[] {
  const temporary = createTemporaryPath(folder)
  try {
    for (const [path, bytes] of files) writeNewFile(join(temporary, path), bytes)
    fs.renameSync(temporary, folder)
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true })
  }
  return [...files.keys()]
}

function replaceFiles(folder: string, files: Files): readonly string[] {
  const changed = [...files].filter(([path, bytes]) => !readIfExists(join(folder, path))?.equals(bytes))
  const replacements = changed.map(([path, bytes]) => {
    const target = join(folder, path)
    return { target, bytes, temporary: createTemporaryPath(target) }
  })
  try {
    // Write all files before the first rename: a full disk then changes nothing.
    for (const { target, bytes, temporary } of replacements)
      writeNewFile(temporary, bytes, lstat(target)?.mode) // A private page stays private.
    for (const { target, temporary } of replacements) fs.renameSync(temporary, target)
  } finally {
    for (const { temporary } of replacements) fs.rmSync(temporary, { force: true })
  }
  return changed.map(([path]) => path)
}

/** Creates a hidden path next to a target. It is unique, so that two commands can run at the same time. */
const createTemporaryPath = (target: string) =>
  join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`)

function writeNewFile(path: string, bytes: Uint8Array, mode = 0o666): void {
  fs.mkdirSync(dirname(path), { recursive: true })
  fs.writeFileSync(path, bytes, { mode: mode & 0o777, flush: true })
}
