import { createHash } from 'node:crypto'
import { needsFullCatalogue } from '../catalogue.js'
import { CliError } from '../errors.js'
import type { KitFlags } from '../flags.js'
import { findTranslation, listTranslations, selectKitLanguage } from '../languages.js'
import { readPackageFile } from '../read-files.js'
import { insertLines, insertLinesIntoHead, removeElement, setAttributes } from './edit-page.js'
import { decodeUrl, type Element, formatAttributes, getAttribute, type ParsedHtml } from './html.js'
import type { Page } from './read-page.js'

export const KIT_FILE = 'aptos-wallet-kit.js'
const DEV_WALLET_FILE = 'dev-wallet.js'
const CATALOGUE_FILE = 'catalogue.js'
const toTranslationFile = (tag: string) => `locales/${tag}.js`

/** A script tag that loads a file of the kit. It has no path if it is not loaded from the page's folder. */
interface KitScript {
  readonly element: Element
  readonly file: string
  readonly path: string | undefined
}

/** Reads a file of the page's folder, if there is one. */
type ReadPageFile = (path: string) => Buffer | undefined

/** Finds the script tags that load files of the kit and that a browser runs. */
export function findKitScripts(
  { elements }: ParsedHtml,
  packageRoot: string,
  readPageFile: ReadPageFile,
): readonly KitScript[] {
  const translations = listTranslations(packageRoot).map(toTranslationFile)
  const names = [KIT_FILE, DEV_WALLET_FILE, CATALOGUE_FILE, 'qr.js', ...translations]
  return elements.filter(isExecutable).flatMap((element) => {
    const url = getAttribute(element, 'src') ?? ''
    const file = names.find((name) => new RegExp(`(?:^|[\\s/\\\\])${name}\\s*(?:[?#]|$)`).test(url))
    if (file === undefined) return []
    const path = parseLocalUrl(url)
    const bytes = path ? readPageFile(path) : undefined
    const isKit = file === KIT_FILE || (bytes && isKitFile(file, bytes))
    return isKit ? [{ element, file, path }] : []
  })
}

const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i

/** Returns whether a browser runs an element as a script. */
const isExecutable = (element: Element) =>
  element.tagName === 'script' &&
  Boolean(element.sourceCodeLocation?.endTag) &&
  SCRIPT_TYPE.test(getAttribute(element, 'type') ?? '')

/** Returns the path of a URL that leads into the page's folder. */
function parseLocalUrl(url: string): string | undefined {
  const folder = 'http://page.invalid/folder/'
  const { href, pathname } = new URL(URL.canParse(url, folder) ? url : '/', folder)
  const isLocal = href.startsWith(folder) && !/^\s*(?:[/\\]|[a-z][a-z\d+.-]*:)/i.test(url)
  if (!isLocal) return
  const path = decodeUrl(pathname.slice('/folder/'.length))
  // An encoded slash or dot becomes a path only now: `a/..%2f..%2f` leads out of the folder.
  return path?.split(/[/\\]/).some((part) => part === '' || part === '..') ? undefined : path
}

const formatLocalUrl = (path: string) => `./${path.split('/').map(encodeURIComponent).join('/')}`

/** Returns whether a file is the kit's. A page may have files of its own with names such as `locales/de.js`. */
function isKitFile(file: string, bytes: Buffer): boolean {
  if (file === KIT_FILE) return true
  if (file === DEV_WALLET_FILE) return bytes.includes('aptos-dev-wallet') // Its key in local storage.
  return /aptos-?wallet-?kit/i.test(`${bytes}`) && bytes.includes(file)
}

/** Returns the `integrity` value of a file (Subresource Integrity). */
export const computeIntegrity = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Puts the script tags of the kit into a page. Existing tags are updated: their paths and the attributes that are not among the
 * flags are kept.
 *
 * @returns the scripts by their path in the page's folder, the tags, and the hash of the kit
 */
export function putKitScripts(page: Page, packageRoot: string, flags: KitFlags, readPageFile: ReadPageFile) {
  const wanted = listWantedFiles(packageRoot, flags)
  const isUnwantedTranslation = ({ file }: KitScript) =>
    flags.lang !== undefined && file.startsWith('locales/') && !wanted.includes(file)
  const found = findKitScripts(page, packageRoot, readPageFile)
  for (const { element } of found.filter(isUnwantedTranslation)) removeElement(page, element)
  const kept = found.filter((script) => !isUnwantedTranslation(script))
  const files = new Map<string, Uint8Array>()
  const [updated, inserted]: [string[], string[]] = [[], []]
  for (const file of new Set([...wanted, ...kept.map((script) => script.file)])) {
    const script = kept.find((script) => script.file === file)
    const path = script?.path ?? file
    const current = readPageFile(path)
    if (current && !isKitFile(file, current))
      throw new CliError(`${path} is a file of your own.`, 'Rename it and try again.')
    const bytes = readPackageFile(packageRoot, `dist/${file}`)
    files.set(path, bytes)
    const attributes = {
      src: script?.path ? undefined : formatLocalUrl(path),
      integrity: computeIntegrity(bytes),
      ...(file === KIT_FILE ? toDataAttributes(packageRoot, flags) : {}),
    }
    if (script) updated.push(setAttributes(page, script.element, attributes))
    else inserted.push(`<script${formatAttributes(attributes)} defer></script>`)
  }
  const kit = kept.find(({ file }) => file === KIT_FILE)
  if (kit) insertLines(page, inserted, 'after', kit.element)
  else insertLinesIntoHead(page, inserted)
  const integrity = computeIntegrity(readPackageFile(packageRoot, `dist/${KIT_FILE}`))
  return { files, tags: [...updated, ...inserted], integrity }
}

function listWantedFiles(packageRoot: string, { wallet, devWallet, lang }: KitFlags): readonly string[] {
  const translation = findTranslation(packageRoot, lang)
  return [
    KIT_FILE,
    ...(devWallet ? [DEV_WALLET_FILE] : []),
    ...(needsFullCatalogue(packageRoot, wallet) ? [CATALOGUE_FILE] : []),
    ...(translation ? [toTranslationFile(translation)] : []),
  ]
}

const toDataAttributes = (packageRoot: string, { wallet, autoConnect, theme, lang, network }: KitFlags) => ({
  'data-preferred-wallet': wallet,
  'data-auto-connect': autoConnect === undefined ? undefined : String(autoConnect),
  'data-theme': theme,
  'data-locale': lang && selectKitLanguage(packageRoot, lang),
  'data-network': network,
})
