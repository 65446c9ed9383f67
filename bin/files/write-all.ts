import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CliError, systemCode } from '../errors.js'
import { explainWriteError } from './explain.js'

/** Files by their path within a folder, with `/` between its parts. */
export type Files = ReadonlyMap<string, Uint8Array>

type Undo = () => void

const stagePrefix = '.aptos-wallet-kit-'

/**
 * Writes all files into `folder`, or none. They are first written in full to a temporary folder on the same disk, where a
 * full disk or a missing right shows, and then renamed into place; a file they replace is kept until the last rename has
 * succeeded, and put back if one fails. A folder that does not exist appears with one rename.
 *
 * All calls are synchronous: a signal that has a listener waits until the folder is whole again.
 *
 * @throws CliError in words; the folder is then as it was.
 */
export function writeAll(folder: string, files: Files): void {
  try {
    const exists = lookUp(folder) !== undefined
    refuseUnlessFree(folder, files.keys())
    withStage(exists ? folder : nearestFolder(folder), (stage, undo) => {
      writeStaged(join(stage, 'new'), files)
      if (exists) replaceFiles(folder, files, stage, undo)
      else placeFolder(folder, join(stage, 'new'), undo)
    })
  } catch (error) {
    throw explainWriteError(error, folder)
  }
}

/**
 * Refuses what would be written over or through what is not ours to replace, as {@link writeAll} does, but writes nothing.
 *
 * @throws CliError in words
 */
export function checkPlaces(folder: string, paths: Iterable<string>): void {
  try {
    refuseUnlessFree(folder, paths)
  } catch (error) {
    throw explainWriteError(error, folder)
  }
}

function refuseUnlessFree(folder: string, paths: Iterable<string>) {
  for (const path of paths) {
    refuseUnlessFolder(folder, dirname(path))
    refuseUnlessFile(folder, path)
  }
}

function lookUp(path: string) {
  return lstatSync(path, { throwIfNoEntry: false })
}

/** What is no plain file is not ours to replace: renaming over a link would cut it. */
function refuseUnlessFile(folder: string, path: string) {
  const found = lookUp(join(folder, path))
  if (!found || found.isFile()) return
  throw inTheWay(join(folder, path), found)
}

/** Through a link to a folder, what is written would land outside of the one that was named. */
function refuseUnlessFolder(folder: string, path: string) {
  if (path === '.') return
  refuseUnlessFolder(folder, dirname(path))
  const found = lookUp(join(folder, path))
  if (found && !found.isDirectory()) throw inTheWay(join(folder, path), found)
}

const inTheWay = (path: string, found: Stats) =>
  new CliError(`${path} is ${kindOf(found)}.`, 'Move it away, or choose another folder.')

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder'
  if (found.isFile()) return 'a file'
  return found.isSymbolicLink() ? 'a symbolic link' : 'not a plain file'
}

function nearestFolder(path: string): string {
  const parent = dirname(path)
  return lookUp(parent) || parent === path ? parent : nearestFolder(parent)
}

function withStage(parent: string, work: (stage: string, undo: Undo[]) => void) {
  const stage = makeStage(parent)
  const undo: Undo[] = []
  try {
    work(stage, undo)
  } catch (error) {
    undoAll(undo, stage)
    rmSync(stage, { recursive: true, force: true })
    throw error
  }
  rmSync(stage, { recursive: true, force: true, maxRetries: 3 })
}

/** ENOENT although the folder is there, as in /proc: nothing can be made in it. */
function makeStage(parent: string): string {
  try {
    return mkdtempSync(join(parent, stagePrefix))
  } catch (cause) {
    if (systemCode(cause) !== 'ENOENT') throw cause
    throw new CliError(`Nothing can be written in ${parent}.`, 'Choose a folder in another place.', 1, {
      cause,
    })
  }
}

function undoAll(undo: Undo[], stage: string) {
  try {
    for (const step of undo.reverse()) step()
  } catch (cause) {
    const hint = 'Move them back by hand: the folder could not be put back as it was.'
    throw new CliError(`The files that were replaced are in ${join(stage, 'old')}.`, hint, 1, { cause })
  }
}

function writeStaged(stage: string, files: Files) {
  mkdirSync(stage)
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(stage, path)), { recursive: true })
    writeFileSync(join(stage, path), bytes)
  }
}

function placeFolder(folder: string, staged: string, undo: Undo[]) {
  makeFolder(dirname(folder), undo)
  renameSync(staged, folder)
}

function replaceFiles(folder: string, files: Files, stage: string, undo: Undo[]) {
  for (const path of files.keys()) {
    const target = join(folder, path)
    makeFolder(dirname(target), undo)
    putAside(target, join(stage, 'old', path), join(stage, 'new', path), undo)
    renameSync(join(stage, 'new', path), target)
    undo.push(() => rmSync(target))
  }
}

function putAside(target: string, aside: string, replacement: string, undo: Undo[]) {
  const old = lookUp(target)
  if (!old) return
  keepOwner(replacement, old)
  chmodSync(replacement, old.mode) // After the owner: a new one takes bits of the mode away.
  mkdirSync(dirname(aside), { recursive: true })
  renameSync(target, aside)
  undo.push(() => renameSync(aside, target))
}

/** A page that only its owner and group may read stays readable for them when another, such as root, writes it. */
function keepOwner(replacement: string, { uid, gid }: Stats) {
  const made = statSync(replacement)
  if (made.gid !== gid) setOwner(replacement, unchanged, gid) // The first: who gave the file away may not.
  if (made.uid !== uid) setOwner(replacement, uid, unchanged)
}

const unchanged = -1

function setOwner(path: string, uid: number, gid: number) {
  try {
    chownSync(path, uid, gid)
  } catch {
    // Only root may give files away, and not on every disk: the file is written all the same.
  }
}

function makeFolder(folder: string, undo: Undo[]) {
  const made = mkdirSync(folder, { recursive: true })
  if (made !== undefined) undo.push(() => rmSync(made, { recursive: true }))
}

/** Whether an error means that there is nothing at a path. */
export const isMissing = (error: unknown) => systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR'
