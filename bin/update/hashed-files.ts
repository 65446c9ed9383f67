import { join } from 'node:path'
import type { Context } from '../context.js'
import { CliError } from '../errors.js'
import type { ReadFile } from '../files/kit-content.js'
import { readIfThere } from '../files/read-file.js'
import { printable } from '../printable.js'

/**
 * Gives the files of a folder whose hashes pages have. One that cannot be read is told of once and its hashes stay: it may have
 * nothing to do with the kit, which need not wait for it.
 *
 * @param shown the path of the folder as it was typed
 */
export function hashedFiles({ note, colours }: Context, folder: string, shown: string): ReadFile {
  const told = new Set<string>()
  return (path) => {
    try {
      return readIfThere(join(folder, path), join(shown, path))
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      const text = `${error.message} Its hash is left as it was. ${error.hint}`
      if (!told.has(path)) note(`${colours.yellow('Warning:')} ${printable(text)}`)
      told.add(path)
      return undefined
    }
  }
}
