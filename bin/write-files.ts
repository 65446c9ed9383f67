import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError, explainFileErrors } from './errors.js'
import { readFileIfExists } from './read-files.js'

/** Files by their path in a folder, with `/` as separator. */
export type Files = ReadonlyMap<string, Uint8Array>

const lstatIfExists = (path: string) => fs.lstatSync(path, { throwIfNoEntry: false })

/** Throws if a write would leave the folder, would replace anything except files, or would follow a link. Ignores permissions. */
export function assertTargetsAreWritable(folder: string, paths: Iterable<string>): void {
  for (const path of paths) {
    const parts = path.split('/')
    if (parts.includes('..'))
      throw new CliError(`${path} is outside of ${folder}.`, 'Name a file in the folder.')
    for (const [index] of parts.entries()) {
      const target = join(folder, ...parts.slice(0, index + 1))
      const stats = lstatIfExists(target)
      const isFolder = index < parts.length - 1
      const isReplaceable = isFolder ? stats?.isDirectory() : stats?.isFile()
      if (!stats || isReplaceable) continue
      const kind = stats.isSymbolicLink() ? 'a symbolic link' : 'in the way'
      throw new CliError(`${target} is ${kind}.`, 'Move it or choose another folder.')
    }
  }
}

/**
 * Writes files into a folder. A file or a new folder is written next to its target, and then renamed to it. If the process is
 * killed, each target is either unchanged or complete, and temporary files may remain.
 *
 * @returns The paths in the folder of the files that changed.
 * @throws CliError If a target is a link, is outside the folder, or would replace anything except a file.
 */
export const writeFiles = (folder: string, files: Files): readonly string[] =>
  explainFileErrors('write to', folder, () => {
    assertTargetsAreWritable(folder, files.keys())
    return lstatIfExists(folder)
      ? replaceChangedFilesAtomically(folder, files)
      : createFolderAtomically(folder, files)
  })

/** Creates a folder with files atomically, by a rename. Returns the paths of the files in the folder. */
function createFolderAtomically(folder: string, files: Files): readonly string[] {
  const temporary = chooseTemporaryPath(folder)
  try {
    for (const [path, bytes] of files) writeNewFile(join(temporary, path), bytes)
    fs.renameSync(temporary, folder)
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true })
  }
  return [...files.keys()]
}

/** Writes the files that are new or have changed, each by a rename. Returns their paths in the folder. */
function replaceChangedFilesAtomically(folder: string, files: Files): readonly string[] {
  const changed = [...files].filter(([path, bytes]) => !readFileIfExists(join(folder, path))?.equals(bytes))
  const replacements = changed.map(([path, bytes]) => {
    const target = join(folder, path)
    return { target, bytes, temporary: chooseTemporaryPath(target) }
  })
  try {
    // Write all files before the first rename, so that a full disk changes nothing.
    for (const { target, bytes, temporary } of replacements)
      writeNewFile(temporary, bytes, lstatIfExists(target)?.mode) // Keeps the permissions of the file.
    for (const { target, temporary } of replacements) fs.renameSync(temporary, target)
  } finally {
    for (const { temporary } of replacements) fs.rmSync(temporary, { force: true })
  }
  return changed.map(([path]) => path)
}

/** Returns a hidden path next to a target. The path is unique, so that two commands can run at the same time. */
const chooseTemporaryPath = (target: string) =>
  join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`)

/**
 * Writes a file that does not exist yet, and creates its folders. Flushes the file to the disk, so that its content is complete
 * before the rename.
 */
function writeNewFile(path: string, bytes: Uint8Array, mode = 0o666): void {
  fs.mkdirSync(dirname(path), { recursive: true })
  fs.writeFileSync(path, bytes, { flag: 'wx', mode: mode & 0o777, flush: true })
}
