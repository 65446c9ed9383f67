import { devWalletFile } from '../files/package-files.js'
import { allowDevWallet } from './content-security-policy.js'
import { localeFile } from './locale-script.js'
import type { PageOptions } from './page-options.js'

/** Names in the page each module that `settings.js` imports: only what is named there can have a hash. */
export function withModules(html: string, { devWallet }: PageOptions, locale: string | undefined): string {
  const imported = [...(locale ? [localeFile(locale)] : []), ...(devWallet ? [devWalletFile] : [])]
  const links = imported.map((path) => `<link rel="modulepreload" href="./${path}">\n    `)
  const at = html.indexOf('<script src="./main.js"')
  const page = html.slice(0, at) + links.join('') + html.slice(at)
  return devWallet ? allowDevWallet(page) : page
}
