import { bundleFiles, devWalletFile, kitFile, readBundle, readPackageFile } from '../files/package-files.js'
import type { Files } from '../files/write-all.js'
import { setAttributes, setText } from '../html/edit.js'
import { scanTags, type Tag } from '../html/scan.js'
import { allowDevWallet } from './content-security-policy.js'
import { directionOf, isEnglish } from './language.js'
import { localeFile, localeFor } from './locale-script.js'
import { scriptTagOf } from './page-scripts.js'
import { renewHashes } from './renew-hashes.js'
import { scriptTag } from './script-tag.js'
import { type KitSettings, kitAttributes } from './settings.js'
import { applicationSettings, type ModuleSettings, pageSettings } from './settings-modules.js'
import { type Template, templateFiles } from './templates.js'

export interface PageOptions extends KitSettings {
  /** Heading and title; the template's own when not said. */
  readonly title?: string | undefined
  readonly devWallet: boolean
  readonly template: Template
}

/** Names of the files a page consists of. */
export const pageFiles = (template: Template, devWallet: boolean): readonly string[] => [
  ...Object.keys(templateFiles[template]),
  ...(template === 'vite-react-ts' ? [] : bundleFiles(devWallet)),
]

/** The files of a page, made from the template: it runs as it lies, so making a page is changing what was asked for. */
export function createPage(root: string, options: PageOptions): Files {
  const files = new Map<string, Uint8Array>()
  for (const [path, source] of Object.entries(templateFiles[options.template]))
    files.set(path, readPackageFile(root, source))
  const locale = localeFor(root, options.lang)
  if (options.template === 'vite-react-ts') return finishApplication(root, files, options, locale)

  for (const file of bundleFiles(options.devWallet)) files.set(file, readBundle(root, file))
  if (locale) files.set(localeFile(locale), readBundle(root, localeFile(locale)))
  let html = nameLanguage(textOf(files, 'index.html'), options)
  if (options.title) for (const name of ['title', 'h1']) html = setText(html, name, options.title)
  html =
    options.template === 'module'
      ? withModules(html, files, options, locale)
      : withScripts(html, options, locale)
  html = renewHashes(html, (path) => files.get(path), 'all')
  return files.set('index.html', Buffer.from(html))
}

const textOf = (files: Files, path: string) => Buffer.from(files.get(path) ?? []).toString()

/** The settings on the kit's tag, and the other scripts behind it. */
function withScripts(before: string, options: PageOptions, locale: string | undefined): string {
  let html = edit(before, scriptTagOf(before, kitFile), kitAttributes(options))
  if (options.devWallet) html = addDevWallet(html)
  if (locale) html = addAfterKit(html, scriptTag(localeFile(locale), {}))
  return html
}

/** The settings in a module of their own; what it imports is named in the page, for its hash. */
function withModules(
  html: string,
  files: Map<string, Uint8Array>,
  options: PageOptions,
  locale: string | undefined,
): string {
  files.set('settings.js', Buffer.from(pageSettings(moduleSettings(html, options, locale))))
  const imported = [...(locale ? [localeFile(locale)] : []), ...(options.devWallet ? [devWalletFile] : [])]
  const links = imported.map((path) => `<link rel="modulepreload" href="./${path}">\n    `)
  const at = html.indexOf('<script src="./main.js"')
  const page = html.slice(0, at) + links.join('') + html.slice(at)
  return options.devWallet ? allowDevWallet(page) : page
}

/** An application takes the kit from npm, so it gets settings and no bundle. */
function finishApplication(
  root: string,
  files: Map<string, Uint8Array>,
  options: PageOptions,
  locale: string | undefined,
): Files {
  const start = textOf(files, 'index.html')
  const html = nameLanguage(options.title ? setText(start, 'title', options.title) : start, options)
  files.set('index.html', Buffer.from(html))
  files.set('src/settings.ts', Buffer.from(applicationSettings(moduleSettings(html, options, locale))))
  const { version } = JSON.parse(Buffer.from(readPackageFile(root, 'package.json')).toString())
  const dependency = /("aptos-wallet-kit": )"[^"]*"/
  const manifest = textOf(files, 'package.json').replace(dependency, `$1"^${version}"`)
  return files.set('package.json', Buffer.from(manifest))
}

const moduleSettings = (html: string, options: PageOptions, locale: string | undefined): ModuleSettings => ({
  ...options,
  title: options.title ?? /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
  locale,
})

const edit = (html: string, tag: Tag | undefined, changes: Parameters<typeof setAttributes>[2]) =>
  tag ? setAttributes(html, tag, changes) : html

const startTag = (html: string, name: string) => scanTags(html).find((tag) => tag.name === name)

function nameLanguage(html: string, { lang, theme }: PageOptions): string {
  const page = lang && !isEnglish(lang) ? markEnglish(html) : html
  return edit(page, startTag(page, 'html'), {
    lang,
    dir: lang && directionOf(lang) === 'rtl' ? 'rtl' : undefined,
    'data-theme': theme === 'auto' ? undefined : theme,
  })
}

/** The template's own words stay English until the author translates them; screen readers must know. */
function markEnglish(html: string): string {
  const body = startTag(html, 'body')?.start ?? 0
  const worded = scanTags(html).filter(
    (tag) => !tag.closing && tag.start > body && ['p', 'button', 'section'].includes(tag.name),
  )
  return worded.reduceRight((page, tag) => setAttributes(page, tag, { lang: 'en' }), html)
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
