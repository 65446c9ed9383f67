import { readdirSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { isCheckout } from './command-context.js'
import { findLocale, isEnglish, isRightToLeft, type KitSettings } from './flags.js'
import * as html from './page/html.js'
import { embedKit, findKitScripts } from './page/script-tags.js'
import { type Files, readIfExists, readPackageFile } from './write-files.js'

export type Template = 'html' | 'react' | 'next'

export const DEFAULT_TITLE = 'Aptos wallet demo'

/** The input for the files of a page. */
export interface PageOptions extends KitSettings {
  readonly template: Template
  readonly title: string
  readonly devWallet: boolean
}

/** Files that a template contains only after it was installed and built in a checkout. */
const GENERATED =
  /(?:^|\/)(?:node_modules|dist|\.next|next-env\.d\.ts|package-lock\.json|\w+\.tsbuildinfo)(?:\/|$)/

const toPosix = (path: string) => path.split(sep).join('/')

function readTemplate(root: string, template: Template): Map<string, Buffer> {
  const folder = `template/${template}`
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(toPosix)
  const sources = paths.filter((path) => !GENERATED.test(path) && readIfExists(join(root, folder, path)))
  // npm does not pack `.gitignore`: in a template such names start with an underscore.
  const toName = (path: string) => path.replace(/(^|\/)_/, '$1.')
  return new Map(sources.map((path) => [toName(path), readPackageFile(root, `${folder}/${path}`)]))
}

/** Creates the files of a page. The folder for them names the package of an app. */
export function createPage(root: string, target: string, options: PageOptions): Files {
  const { template, title, theme, lang } = options
  const files: Map<string, Uint8Array> = readTemplate(root, template)
  const edit = (path: string, change: (source: Buffer) => Uint8Array | string) => {
    const source = files.get(path)
    if (source) files.set(path, Buffer.from(change(Buffer.from(source))))
  }
  const dir = lang && isRightToLeft(lang) ? 'rtl' : undefined
  edit('index.html', (source) => {
    const page = html.parsePage(source, 'index.html')
    html.setText(page, 'title', title)
    html.setText(page, 'h1', title)
    const dataTheme = template === 'html' && theme !== 'auto' ? theme : undefined
    const [element] = page.elements // The first one is <html>.
    if (element) html.setAttributes(page, element, { lang, dir, 'data-theme': dataTheme })
    const scripts = template === 'html' ? embedIntoTemplate(page, root, options) : []
    for (const [path, bytes] of scripts) files.set(path, bytes)
    return page.encode()
  })
  const attributes = html.formatAttributes({ lang: lang ?? 'en', dir })
  edit('app/layout.tsx', (source) => `${source}`.replace(' lang="en"', attributes))
  for (const folder of ['app', 'src']) edit(`${folder}/settings.ts`, () => formatSettings(root, options))
  edit('package.json', (source) => {
    const app = JSON.parse(`${source}`)
    const words = basename(target.toLowerCase()).match(/[a-z\d]+/g)
    const name = words?.join('-') ?? 'aptos-wallet-page'
    const dependencies = { ...app.dependencies, 'aptos-wallet-kit': findKitSource(root, target) }
    return `${JSON.stringify({ ...app, name, dependencies }, null, 2)}\n`
  })
  // npm would link a checkout, which would bring its own copy of React.
  if (template !== 'html' && isCheckout(root)) files.set('.npmrc', Buffer.from('install-links=true\n'))
  return files
}

/** The full nodes that the development wallet submits transactions to. */
export const FULL_NODES = 'http://127.0.0.1:8080 http://localhost:8080 https://*.aptoslabs.com'

function embedIntoTemplate(page: html.Page, root: string, options: PageOptions): Files {
  const [kit] = findKitScripts(page, root, () => undefined)
  const [policy] = html.listPolicies(page)
  if (options.devWallet && kit && policy) {
    const comment =
      '<!-- Before you publish, remove the next line, connect-src, and Dev Wallet as the preferred wallet. -->'
    html.insertBeside(page, kit.element, [comment])
    const content = `${html.getAttribute(policy, 'content')}; connect-src ${FULL_NODES}`
    html.setAttributes(page, policy, { content })
  }
  return embedKit(page, root, options, () => undefined).files
}

/** Formats a string as the template's formatter does: in single quotes, unless others need fewer escapes. */
function quote(text: string): string {
  const json = JSON.stringify(text)
  const isDouble = text.split("'").length > text.split('"').length
  return isDouble ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Formats a property whose value is long on a line of its own. */
const formatProperty = (name: string, value: string) =>
  `${name}:${name.length + value.length > 75 ? '\n    ' : ' '}${value}`

/** Formats the settings module of an app. */
function formatSettings(root: string, options: PageOptions): string {
  const { title, wallet = 'Petra', autoConnect, network, theme = 'auto', lang = 'en', devWallet } = options
  const locale = findLocale(root, lang)
  const strings = locale ? `import { strings } from 'aptos-wallet-kit/locales/${locale}'\n\n` : ''
  return `${strings}export const settings = {
  ${formatProperty('title', quote(title))},
  ${formatProperty('preferredWallet', quote(wallet))},
  autoConnect: ${autoConnect},
  network: ${network === undefined ? network : quote(network)} as string | undefined,
  theme: ${quote(theme)} as 'auto' | 'light' | 'dark',
  locale: ${quote(locale || isEnglish(lang) ? lang : 'en')},${locale ? '\n  strings,' : ''}
  devWallet: ${devWallet},
}
`
}

/**
 * Returns the version of the kit that an app installs: the release, or the checkout or tarball that this command comes
 * from.
 */
function findKitSource(root: string, target: string): string {
  const lockfile = readIfExists(resolve(root, '../.package-lock.json')) ?? '{}'
  const resolved = String(JSON.parse(`${lockfile}`).packages?.['node_modules/aptos-wallet-kit']?.resolved)
  const tarball = resolved.startsWith('file:') && resolve(root, '../..', resolved.slice('file:'.length))
  const source = isCheckout(root) ? root : tarball
  if (source) return `file:${toPosix(relative(target, source))}`
  return `^${JSON.parse(`${readPackageFile(root, 'package.json')}`).version}`
}
