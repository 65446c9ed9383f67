import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.js'
import { CliError } from '../errors.js'
import { kitFile } from '../files/package-files.js'
import { cannotRead, readFile } from '../files/read-file.js'
import { type DecodedPage, decodePage } from '../html/decode.js'
import { printable } from '../printable.js'

/** A site has fewer folders; what has more, such as a home, is not searched to its end. */
const mostFolders = 1000

type Warn = (text: string) => void

/**
 * The pages in the folders below a folder that have hashes, by their paths in it: only a hash can be out of date. Hidden
 * folders, `node_modules` and links are passed over, and what cannot be read is left out with a warning.
 *
 * @param shown the path as it was typed, for messages
 */
export function pagesBelow(
  context: Context,
  folder: string,
  shown: string,
): ReadonlyMap<string, DecodedPage> {
  const warn: Warn = (text) => context.note(`${context.colours.yellow('Warning:')} ${printable(text)}`)
  const pages = new Map<string, DecodedPage>()
  const paths = foldersIn(entriesIn(folder, shown, warn))
  // Grows on the way: the folders of a folder are looked into after all that are nearer.
  for (const [seen, path] of paths.entries()) {
    if (seen === mostFolders) {
      warn(tooMany(shown))
      break
    }
    const entries = entriesIn(join(folder, path), join(shown, path), warn)
    for (const { name } of entries.filter(isPage)) {
      const page = readPage(join(folder, path, name), join(shown, path, name), warn)
      if (page) pages.set(`${path}/${name}`, page)
    }
    paths.push(...foldersIn(entries).map((name) => `${path}/${name}`))
  }
  return pages
}

const tooMany = (shown: string) =>
  `${shown} has more than ${mostFolders} folders. Pages in the others are left as they were: serve tells when a hash in one is out of date.`

const isPage = (entry: Dirent) => entry.isFile() && /\.(?:html?|xht(?:ml)?)$/i.test(entry.name)

const foldersIn = (entries: readonly Dirent[]) =>
  entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name)

function entriesIn(path: string, shown: string, warn: Warn): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (cause) {
    const { message, hint } = cannotRead(cause, shown)
    warn(`${message} Its pages are left as they were. ${hint}`)
    return []
  }
}

/** A page that has hashes. Of those that cannot be read, one that may load the kit is told of. */
function readPage(path: string, shown: string, warn: Warn): DecodedPage | undefined {
  let bytes: Uint8Array | undefined
  try {
    bytes = readFile(path, shown)
    const page = decodePage(bytes, shown)
    return /\bintegrity\b/i.test(page.html) ? page : undefined
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    // In UTF-16, letters of ASCII have a zero beside them.
    const isKits = !bytes || Buffer.from(bytes.filter((byte) => byte !== 0)).includes(kitFile)
    if (isKits) warn(`${error.message} It is left as it was. ${error.hint}`)
    return undefined
  }
}
