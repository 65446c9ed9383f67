import { type AttributeChanges, setAttributes } from '../html/edit.js'
import { escapeToAscii } from '../html/escape.js'
import { scanTags } from '../html/scan.js'
import { localAddress } from './local-path.js'

/** A script tag for a file beside the page. Deferred: it does not hold up the page and runs before its `DOMContentLoaded`. */
export function scriptTag(file: string, attributes: AttributeChanges): string {
  const plain = `<script src="${localAddress(file)}" defer></script>`
  const [tag] = scanTags(plain)
  return tag ? setAttributes(plain, tag, attributes, escapeToAscii) : plain
}
