import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError } from '../errors.js'
import { statIfThere } from '../files/find-folder.js'
import { kitFile } from '../files/package-files.js'
import { isXhtml } from '../html/xhtml.js'

/** A page on disk. */
export interface PageFile {
  readonly folder: string
  readonly name: string
  /** The path as it was typed, for messages. */
  readonly shown: string
}

/**
 * The page that a path means: an HTML file, or the `index.html` of a folder. A link is followed to the file itself.
 * @throws CliError when there is none.
 */
export function findPage(path: string, shown: string): PageFile {
  const found = statIfThere(path, shown)
  if (!found)
    throw new CliError(`There is no ${shown}.`, 'Name an HTML file, or a folder with an index.html.')
  if (found.isDirectory()) {
    const index = join(path, 'index.html')
    if (statIfThere(index, shown)?.isFile()) return locate(index, join(shown, 'index.html'))
    throw new CliError(`${shown} has no index.html.`, 'Name the HTML file itself.')
  }
  if (isXhtml(path)) throw isInXhtml(shown)
  if (/\.html?$/i.test(path)) return locate(path, shown)
  throw new CliError(`${shown} is not an HTML file.`, 'Name a file that ends in .html or .htm.')
}

const isInXhtml = (shown: string) =>
  new CliError(
    `${shown} is XHTML, which embed does not write.`,
    `Put the tag into it by hand: <script src="./${kitFile}" defer="defer"></script>`,
  )

function locate(path: string, shown: string): PageFile {
  const real = realpathSync(path)
  return { folder: dirname(real), name: basename(real), shown }
}
