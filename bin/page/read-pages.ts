import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.js'
import { CliError } from '../errors.js'
import { readIfThere } from '../files/read-file.js'
import { type DecodedPage, decodePage } from '../html/decode.js'

/**
 * The pages of a folder by their names. One that cannot be read is left out with a warning: it may have nothing to do with
 * the kit, and the others need not wait for it.
 *
 * @throws CliError when no page of the folder can be read.
 */
export function readPages(context: Context, folder: string, shown: string): ReadonlyMap<string, DecodedPage> {
  const pages = new Map<string, DecodedPage>()
  const unread: CliError[] = []
  for (const name of readdirSync(folder).filter((file) => /\.x?html?$/i.test(file))) {
    const page = readOrRefuse(join(folder, name), join(shown, name))
    if (page instanceof CliError) unread.push(page)
    else if (page) pages.set(name, page)
  }
  if (unread[0] && pages.size === 0) throw unread[0]
  for (const { message, hint } of unread)
    context.note(`${context.colours.yellow('Warning:')} ${message} It is left as it was. ${hint}`)
  return pages
}

function readOrRefuse(path: string, shown: string): DecodedPage | CliError | undefined {
  try {
    const bytes = readIfThere(path, shown)
    return bytes && decodePage(bytes, shown)
  } catch (error) {
    if (error instanceof CliError) return error
    throw error
  }
}
