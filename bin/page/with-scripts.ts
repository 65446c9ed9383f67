import { devWalletFile, kitFile } from '../files/package-files.js'
import { setAttributes } from '../html/edit.js'
import { allowDevWallet } from './content-security-policy.js'
import { insertScript } from './insert-script.js'
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
  if (locale) html = addBehindKit(html, scriptTag(localeFile(locale), {}))
  return html
}

const addBehindKit = (html: string, line: string) => insertScript(html, line, scriptTagOf(html, kitFile))

function addDevWallet(html: string): string {
  const comment = '<!-- A wallet for development: take this line and connect-src out before you publish. -->'
  const withWallet = addBehindKit(html, scriptTag(devWalletFile, {}))
  return allowDevWallet(addBehindKit(withWallet, comment))
}
