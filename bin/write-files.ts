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
 * Writes files into a folder. Each file is written in full next to its target and renamed over it, and a new folder appears with
 * one rename: if the process is killed, every file is the old one or the new one. Also removes what a killed process left.
 *
 * @returns the paths of the files that changed
 */
export const writeFiles = (folder: string, files: Files): readonly string[] =>
  explainErrors('write to', folder, () => {
    checkTargets(folder, files.keys())
    const parents = [...files.keys()].map((path) => dirname(join(folder, path)))
    for (const each of new Set([dirname(folder), folder, ...parents])) removeLeftovers(each)
    if (lstat(folder)) return replaceFiles(folder, files)
    const temporary = temporaryPath(dirname(folder))
    try {
      replaceFiles(temporary, files)
      fs.renameSync(temporary, folder)
    } finally {
      fs.rmSync(temporary, { recursive: true, force: true })
    }
    return [...files.keys()]
  })

function replaceFiles(folder: string, files: Files): readonly string[] {
  const changed = [...files].filter(([path, bytes]) => !readIfExists(join(folder, path))?.equals(bytes))
  const temporaries = new Map(changed.map(([path]) => [path, temporaryPath(dirname(join(folder, path)))]))
  try {
    // Write all files before the first rename: a full disk then changes nothing.
    for (const [path, temporary] of temporaries) {
      fs.mkdirSync(dirname(temporary), { recursive: true })
      const mode = (lstat(join(folder, path))?.mode ?? 0o666) & 0o777 // A private page stays private.
      fs.writeFileSync(temporary, files.get(path) ?? '', { flag: 'wx', mode, flush: true })
    }
    for (const [path, temporary] of temporaries) fs.renameSync(temporary, join(folder, path))
  } finally {
    for (const temporary of temporaries.values()) fs.rmSync(temporary, { force: true })
  }
  return [...temporaries.keys()]
}

/** Names of temporary files of this command. */
export const TEMPORARY = /^\.aptos-wallet-kit-(\d+)-[\da-z]+\.tmp$/

const temporaryPath = (folder: string) =>
  join(folder, `.aptos-wallet-kit-${process.pid}-${Math.random().toString(36).slice(2)}.tmp`)

/** Removes temporary files of killed processes from a folder, but not those of a process that may be writing now. */
function removeLeftovers(folder: string): void {
  try {
    for (const name of fs.readdirSync(folder)) {
      const pid = Number(TEMPORARY.exec(name)?.[1] ?? 0)
      if (pid > 0 && (pid === process.pid || !isRunning(pid)))
        fs.rmSync(join(folder, name), { recursive: true, force: true })
    }
  } catch {
    // The folder does not exist, can't be read, or contains files of another user: not needed to write files.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}
