import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CliError, usageError } from '../errors.js'
import { explainWriteError } from '../files/explain.js'
import { readFolder } from '../files/read-folder.js'
import { isMissing } from '../files/write-all.js'
import type { Questions } from './ask.js'

/** Files that a folder may hold and still count as empty. */
const unnoticed = new Set(['.git', '.DS_Store', 'Thumbs.db'])

/**
 * What is in the folder a page is to be made in; empty when there is no such folder yet.
 * @throws CliError when the path is a file or cannot be read.
 */
export function entriesOf(folder: string, shown: string): readonly string[] {
  try {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (!found) return []
    if (found.isDirectory()) return readFolder(folder, shown).filter((name) => !unnoticed.has(name))
  } catch (error) {
    if (isMissing(error)) return []
    throw explainWriteError(error, shown)
  }
  throw new CliError(`${shown} is a file, not a folder.`, 'Give the name of a folder.')
}

/** @throws CliError when no folder can have the name. */
export function checkFolderName(folder: string): void {
  if (folder.trim() === '') throw usageError('The name of the folder is empty.', 'Give one, e.g. my-page.')
}

/** Those of the files that stand in the folder already, or in folders of it. */
export const standingIn = (folder: string, files: Iterable<string>): readonly string[] =>
  [...files].filter((path) => existsSync(join(folder, path)))

/**
 * Asks whether a page may be put into a folder that is not empty.
 * @param replaced the files that it may write over
 * @throws CliError when it may not, or nobody is there to ask.
 */
export async function allowOverwriting(
  folder: string,
  entries: readonly string[],
  replaced: readonly string[],
  ask: Questions | null,
): Promise<void> {
  if (!ask) throw notEmpty(folder, entries)
  const what = replaced.length > 0 ? `Write over ${replaced.join(', ')}?` : 'Add the page to what is there?'
  if (!(await ask.yesOrNo(`${folder} is not empty. ${what}`, false)))
    throw new CliError(`The folder ${folder} was left as it is.`, 'Choose another folder.')
}

function notEmpty(folder: string, [first = '', ...rest]: readonly string[]): CliError {
  const content = rest.length === 0 ? first : `${first} and ${rest.length} more`
  const hint = 'Choose another, or add --force: it writes over the files of the page and leaves others alone.'
  return new CliError(`The folder ${folder} is not empty: it holds ${content}.`, hint)
}
