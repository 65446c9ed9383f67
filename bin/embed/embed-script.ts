import { posix } from 'node:path'
import { integrityOf } from '../files/integrity.js'
import type { ReadFile } from '../files/kit-content.js'
import { readBundle } from '../files/package-files.js'
import { type AttributeChanges, setAttributes } from '../html/edit.js'
import { escapeToAscii } from '../html/escape.js'
import { attributeOf } from '../html/scan.js'
import { insertScript } from '../page/insert-script.js'
import { localAddress, localPath } from '../page/local-path.js'
import { localeOfPath } from '../page/locale-script.js'
import { scriptTag } from '../page/script-tag.js'
import { kitTagOf } from './kit-tag.js'
import { languageTagOf } from './language-tag.js'

/** One script on its way into a page. */
export interface EmbeddedScript {
  /** Where its file belongs, within the page's folder. */
  readonly path: string
  readonly bytes: Uint8Array
  /** The tag to paste, for a page that is not to be written to. */
  readonly tag: string
  /** The page with the tag in it. */
  readonly html: string
}

/**
 * Puts a script into a page, or brings the tag that is there up to date: its place in the folder and what else it says stay,
 * so that doing it twice changes nothing. The tag of another language gives way to the one that is wanted.
 *
 * @param read gives the files beside the page
 * @param follows the script that has to run before it
 */
export function embedScript(
  root: string,
  html: string,
  file: string,
  settings: AttributeChanges,
  read: ReadFile,
  follows?: string,
): EmbeddedScript {
  const isLanguage = localeOfPath(file) !== undefined
  const old = kitTagOf(html, file, read) ?? (isLanguage ? languageTagOf(root, html, read) : undefined)
  const oldPath = old && localPath(attributeOf(old, 'src') ?? '')
  const bytes = readBundle(root, file)
  const attributes = { integrity: integrityOf(bytes), ...settings }
  const path = oldPath ? posix.join(posix.dirname(oldPath), posix.basename(file)) : file
  if (!old) {
    const tag = scriptTag(path, attributes)
    const followed = follows ? kitTagOf(html, follows, read) : undefined
    return { path, bytes, tag, html: insertScript(html, tag, followed) }
  }
  const src = path === oldPath ? undefined : localAddress(path)
  const edited = setAttributes(html, old, { src, ...attributes }, escapeToAscii)
  const end = edited.length - (html.length - old.end) // What stands behind the tag is as long as it was.
  return { path, bytes, tag: `${edited.slice(old.start, end)}</script>`, html: edited }
}
