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

export interface PageOptions extends KitSettings {
  /** Heading and title; the template's own when not said. */
  readonly title?: string | undefined
  readonly devWallet: boolean
}

const templateFiles = ['index.html', 'main.js', 'style.css', 'README.md'] as const

/** Names of the files a page consists of. */
export const pageFiles = (devWallet: boolean): readonly string[] => [
  ...templateFiles,
  ...bundleFiles(devWallet),
]

/** The files of a page, made from the template: it runs as it lies, so making a page is changing what was asked for. */
export function createPage(root: string, options: PageOptions): Files {
  const files = new Map<string, Uint8Array>()
  for (const file of templateFiles) files.set(file, readPackageFile(root, `template/${file}`))
  for (const file of bundleFiles(options.devWallet)) files.set(file, readBundle(root, file))
  const locale = localeFor(root, options.lang)
  if (locale) files.set(localeFile(locale), readBundle(root, localeFile(locale)))

  let html = Buffer.from(files.get('index.html') ?? []).toString()
  html = nameLanguage(html, options)
  html = edit(html, scriptTagOf(html, kitFile), kitAttributes(options))
  if (options.title) for (const name of ['title', 'h1']) html = setText(html, name, options.title)
  if (options.devWallet) html = addDevWallet(html)
  if (locale) html = addAfterKit(html, scriptTag(localeFile(locale), {}))
  html = renewHashes(html, (path) => files.get(path), 'all')
  return files.set('index.html', Buffer.from(html))
}

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
