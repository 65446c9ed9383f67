import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DEV_WALLET } from './catalogue.js'
import { DEFAULT_FOLDER, type Template } from './flags.js'
import { chooseKitVersionSpec } from './kit-source.js'
import { isRightToLeft } from './languages.js'
import { changeAttributes, insertLines, setTextOfFirst } from './page/edit-page.js'
import { formatAttributes, getAttribute } from './page/html.js'
import type { LocateFile } from './page/locate-file.js'
import { FULL_NODES, listPolicies } from './page/policies.js'
import { type Page, parseEditablePage } from './page/read-page.js'
import { findKitScripts, insertOrUpdateKitTags } from './page/script-tags.js'
import { formatSettingsModule, type PageSettings } from './page-settings.js'
import { toPosixPath } from './paths.js'
import { isCheckout, readFileIfExists, readPackageFile } from './read-files.js'
import type { Files } from './write-files.js'

/** Creates the files of a page in memory. Names the package of an app after the folder, which is an absolute path. */
export function createPageFiles(packageRoot: string, folder: string, settings: PageSettings): Files {
  const files: Map<string, Uint8Array> = readTemplateFiles(packageRoot, settings.template)
  /** Changes the text of a file in `files`, if the template has this file. */
  const editFileIfPresent = (path: string, change: (text: string) => string) => {
    const bytes = files.get(path)
    if (bytes) files.set(path, Buffer.from(change(`${Buffer.from(bytes)}`)))
  }
  for (const [path, bytes] of createHtmlAndScripts(packageRoot, settings, files.get('index.html')))
    files.set(path, bytes)
  const hasPathWithPrefix = (prefix: string) => [...files.keys()].some((path) => path.startsWith(prefix))
  // The README of the template `html` lists all scripts of the kit. Remove the rows of the scripts that this page lacks.
  editFileIfPresent('README.md', (text) =>
    text.replace(/^\| `([\w-]+\.js|locales\/)`.*\n/gm, (row, path) => (hasPathWithPrefix(path) ? row : '')),
  )
  const attributes = formatAttributes({ lang: settings.lang ?? 'en', dir: getWritingDirection(settings) })
  editFileIfPresent('app/layout.tsx', (text) => text.replace(' lang="en"', attributes))
  for (const path of ['app/settings.ts', 'src/settings.ts'])
    editFileIfPresent(path, () => formatSettingsModule(packageRoot, settings))
  editFileIfPresent('package.json', (text) => fillPackageFile(text, packageRoot, folder))
  // Without this setting, npm links the checkout, and the kit uses the React of the checkout instead of the React of the app.
  if (settings.template !== 'html' && isCheckout(packageRoot))
    files.set('.npmrc', Buffer.from('install-links=true\n'))
  return files
}

/** Fills the `index.html` of a template, and returns it and, for the template `html`, its scripts. Returns no files without a `source`. */
function createHtmlAndScripts(
  packageRoot: string,
  settings: PageSettings,
  source: Uint8Array | undefined,
): Files {
  if (!source) return new Map()
  const page = parseEditablePage(Buffer.from(source), 'index.html')
  fillTemplatePage(page, settings)
  const scripts = settings.template === 'html' ? fillScriptTagsAndPolicy(page, packageRoot, settings) : []
  return new Map([...scripts, ['index.html', page.encode()]])
}

/** Files that a template contains only after the template was installed and built in a checkout. */
const GENERATED =
  /(?:^|\/)(?:node_modules|dist|\.next|next-env\.d\.ts|package-lock\.json|\w+\.tsbuildinfo)(?:\/|$)/

/** Reads the files of a template, without generated ones, by the paths that they get in the page's folder. */
function readTemplateFiles(packageRoot: string, template: Template): Map<string, Buffer> {
  const folder = `template/${template}`
  const paths = readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).map(toPosixPath)
  const sources = paths.filter(
    (path) => !GENERATED.test(path) && readFileIfExists(join(packageRoot, folder, path)),
  )
  // npm does not pack `.gitignore`: in a template, its name starts with an underscore.
  const restoreLeadingDot = (path: string) => path.replace(/(^|\/)_gitignore$/, '$1.gitignore')
  return new Map(
    sources.map((path) => [restoreLeadingDot(path), readPackageFile(packageRoot, `${folder}/${path}`)]),
  )
}

/** Returns the value for `dir`. `undefined` for a language that is written from left to right, which is the default. */
const getWritingDirection = ({ lang }: PageSettings): 'rtl' | undefined =>
  lang && isRightToLeft(lang) ? 'rtl' : undefined

/**
 * Writes the title into `<title>` and `<h1>` of a template's page. Sets the language and the direction of `<html>`, and in the HTML
 * template also the theme.
 */
function fillTemplatePage(page: Page, settings: PageSettings): void {
  const { template, title, theme, lang } = settings
  setTextOfFirst(page, 'title', title)
  setTextOfFirst(page, 'h1', title)
  const dataTheme = template === 'html' && theme !== 'auto' ? theme : undefined
  const [root] = page.elements // The first element is `<html>`.
  if (root)
    changeAttributes(page, root, { lang, dir: getWritingDirection(settings), 'data-theme': dataTheme })
}

/**
 * Fills the script tags of the kit. If the page has the development wallet, adds the full nodes to the policy of the page, and a
 * comment that states what the developer must remove. Returns the scripts of the kit.
 */
function fillScriptTagsAndPolicy(page: Page, packageRoot: string, settings: PageSettings): Files {
  // The page is new: each URL points to a file in its folder that is not written yet.
  const locateNewFile: LocateFile = (url) => ({
    kind: 'inside',
    path: url.replace(/^\.\//, ''),
    bytes: undefined,
  })
  const [kit] = findKitScripts(page, packageRoot, locateNewFile)
  const [policy] = listPolicies(page)
  if (settings.devWallet && kit && policy) {
    const removals =
      settings.wallet === DEV_WALLET
        ? `the next line, connect-src, and ${DEV_WALLET} as the preferred wallet`
        : 'the next line and connect-src'
    insertLines(page, [`<!-- Before you publish, remove ${removals}. -->`], 'after', kit.element)
    changeAttributes(page, policy, {
      content: `${getAttribute(policy, 'content')}; connect-src ${FULL_NODES}`,
    })
  }
  return insertOrUpdateKitTags(page, packageRoot, settings, locateNewFile).files
}

/** Writes the name of the app and the version of the kit into the text of a `package.json`. */
function fillPackageFile(source: string, packageRoot: string, folder: string): string {
  const app = JSON.parse(source)
  const words = basename(folder.toLowerCase()).match(/[a-z\d]+/g)
  const name = words?.join('-') ?? DEFAULT_FOLDER
  const dependencies = { ...app.dependencies, 'aptos-wallet-kit': chooseKitVersionSpec(packageRoot, folder) }
  return `${JSON.stringify({ ...app, name, dependencies }, null, 2)}\n`
}
