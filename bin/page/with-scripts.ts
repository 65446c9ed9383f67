import { devWalletFile, kitFile } from '../files/package-files.js'
import { setAttributes } from '../html/edit.js'
import { scanTags } from '../html/scan.js'
import { allowDevWallet } from './content-security-policy.js'
import { localeFile } from './locale-script.js'
import type { PageOptions } from './page-options.js'
import { scriptTagOf } from './page-scripts.js'
import { scriptTag } from './script-tag.js'
import { kitAttributes } from './settings.js'

/** The settings on the kit's tag, and the other scripts behind it. */
export function withScripts(before: string, options: PageOptions, locale: string | undefined): string {
  const kit = scriptTagOf(before, kitFile)
  let html = kit ? setAttributes(before, kit, kitAttributes(options)) : before
  if (options.devWallet) html = addDevWallet(html)
  if (locale) html = addAfterKit(html, scriptTag(localeFile(locale), {}))
  return html
}

/** Puts lines right behind the kit's script. */
function addAfterKit(html: string, ...lines: readonly string[]): string {
  const kit = scriptTagOf(html, kitFile)
  const end = scanTags(html).find(
    (tag) => tag.closing && tag.name === 'script' && tag.start >= (kit?.end ?? 0),
  )
  const at = end?.end ?? html.length
  return html.slice(0, at) + lines.map((line) => `\n    ${line}`).join('') + html.slice(at)
}

function addDevWallet(html: string): string {
  const comment = '<!-- A wallet for development: take this line and connect-src out before you publish. -->'
  return allowDevWallet(addAfterKit(html, comment, scriptTag(devWalletFile, {})))
}
