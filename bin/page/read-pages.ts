import { join } from 'node:path'
import type { Context } from '../context.js'
import { CliError } from '../errors.js'
import { kitFile } from '../files/package-files.js'
import { readIfThere } from '../files/read-file.js'
import { readFolder } from '../files/read-folder.js'
import { type DecodedPage, decodePage } from '../html/decode.js'
import { isXhtml } from '../html/xhtml.js'
import { printable } from '../printable.js'

/**
 * The pages of a folder by their names. One that cannot be read is left out with a warning: it may have nothing to do with
 * the kit, and the others need not wait for it. So is one in XHTML that names the kit.
 *
 * @throws CliError when the folder cannot be read, or no page of it.
 */
export function readPages(context: Context, folder: string, shown: string): ReadonlyMap<string, DecodedPage> {
  const pages = new Map<string, DecodedPage>()
  const unread: CliError[] = []
  for (const name of readFolder(folder, shown).filter((file) => /\.html?$/i.test(file) || isXhtml(file))) {
    const page = readOrRefuse(join(folder, name), join(shown, name))
    if (page instanceof CliError) unread.push(page)
    else if (page) pages.set(name, page)
  }
  if (unread[0] && pages.size === 0) throw unread[0]
  for (const error of unread) warnOf(context, error)
  return pages
}

/** @param shown the path of a page in XHTML that is out of date, as it was typed */
export const warnOfXhtml = (context: Context, shown: string) => warnOf(context, isInXhtml(shown))

const warnOf = ({ note, colours }: Context, { message, hint }: CliError) =>
  note(`${colours.yellow('Warning:')} ${printable(`${message} It is left as it was. ${hint}`)}`)

const isInXhtml = (shown: string) =>
  new CliError(
    `${shown} is XHTML, which update does not write.`,
    'Renew the kit and the hashes in it by hand.',
  )

function readOrRefuse(path: string, shown: string): DecodedPage | CliError | undefined {
  try {
    const bytes = readIfThere(path, shown)
    if (!isXhtml(path)) return bytes && decodePage(bytes, shown)
    return bytes && Buffer.from(bytes).includes(kitFile) ? isInXhtml(shown) : undefined
  } catch (error) {
    if (error instanceof CliError) return error
    throw error
  }
}
