import { bundleFiles, readBundle, readPackageFile } from '../files/package-files.js'
import type { Files } from '../files/write-all.js'
import { setText } from '../html/edit.js'
import { kitLanguage, localeFile, localeFor, spokenLanguages } from './locale-script.js'
import { markEnglish, nameLanguage } from './name-language.js'
import type { PageOptions } from './page-options.js'
import { renewHashes } from './renew-hashes.js'
import { applicationSettings, pageSettings } from './settings-modules.js'
import { type Template, templateFiles } from './templates.js'
import { withModules } from './with-modules.js'
import { withScripts } from './with-scripts.js'

/**
 * Paths of all the files a page may consist of, while it is not settled whether it gets the development wallet.
 *
 * @param lang its language; each that the kit speaks when that is not settled either
 */
export function possibleFiles(root: string, template: Template, lang: string | undefined): readonly string[] {
  const own = Object.keys(templateFiles[template])
  if (template === 'vite-react-ts') return own
  const locale = localeFor(root, lang)
  const locales = lang === undefined ? spokenLanguages(root) : locale ? [locale] : []
  return [...own, ...bundleFiles(true), ...locales.map(localeFile)]
}

/** The files of a page. The template is such a page itself, so only what was asked for is changed in it. */
export function createPage(root: string, options: PageOptions): Files {
  const files = new Map<string, Uint8Array>()
  for (const [path, source] of Object.entries(templateFiles[options.template]))
    files.set(path, readPackageFile(root, source))

  const locale = localeFor(root, options.lang)
  const words = markEnglish(textOf(files, 'index.html'), options)
  const html = withTitle(nameLanguage(words, options), options)
  const title = options.title ?? /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
  const settings = { ...options, title, locale, lang: kitLanguage(root, options.lang) }
  if (options.template === 'vite-react-ts') {
    files.set('index.html', Buffer.from(html))
    files.set('src/App.tsx', Buffer.from(markEnglish(textOf(files, 'src/App.tsx'), options)))
    files.set('src/settings.ts', Buffer.from(applicationSettings(settings)))
    return files.set('package.json', Buffer.from(askForThisRelease(root, textOf(files, 'package.json'))))
  }

  for (const file of bundleFiles(options.devWallet)) files.set(file, readBundle(root, file))
  if (locale) files.set(localeFile(locale), readBundle(root, localeFile(locale)))
  const isModule = options.template === 'module'
  if (isModule) files.set('settings.js', Buffer.from(pageSettings(settings)))
  const page = (isModule ? withModules : withScripts)(html, settings, locale)
  return files.set('index.html', Buffer.from(renewHashes(page, (path) => files.get(path), 'all')))
}

const textOf = (files: Files, path: string) => Buffer.from(files.get(path) ?? []).toString()

/** An application writes its heading itself, out of its settings. */
function withTitle(html: string, { title, template }: PageOptions): string {
  if (!title) return html
  const named = setText(html, 'title', title)
  return template === 'vite-react-ts' ? named : setText(named, 'h1', title)
}

/** An application takes the kit from npm. */
function askForThisRelease(root: string, manifest: string): string {
  const { version } = JSON.parse(Buffer.from(readPackageFile(root, 'package.json')).toString())
  return manifest.replace(/("aptos-wallet-kit": )"[^"]*"/, `$1"^${version}"`)
}
