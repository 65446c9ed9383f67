import { createHash } from 'node:crypto'
import { CliError } from '../errors.js'
import { findLocale, isEnglish, type KitSettings, listLocales } from '../flags.js'
import { readPackageFile } from '../write-files.js'
import * as html from './html.js'

export const KIT_FILE = 'aptos-wallet-kit.js'
const DEV_WALLET_FILE = 'dev-wallet.js'
const localeFile = (tag: string) => `locales/${tag}.js`

/** Returns the `integrity` value of a file (Subresource Integrity). */
export const getIntegrity = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A script tag that loads a file of the kit. It has no path if it is not loaded from the page's folder. */
type KitScript = { element: html.Element; file: string; path: string | undefined }

/** Reads a file of the page's folder, if there is one. */
type ReadFile = (path: string) => Buffer | undefined

const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i

/** Returns the path of a URL that leads into the page's folder. */
function toLocalPath(url: string): string | undefined {
  const folder = 'http://page.invalid/folder/'
  const { href, pathname } = new URL(URL.canParse(url, folder) ? url : '/', folder)
  const isLocal = href.startsWith(folder) && !/^\s*(?:[/\\]|[a-z][a-z\d+.-]*:)/i.test(url)
  return isLocal ? html.decodeUrl(pathname.slice('/folder/'.length)) : undefined
}

const toUrl = (path: string) => `./${path.split('/').map(encodeURIComponent).join('/')}`

/** Returns whether a file is the kit's. A page may have files of its own with names such as `locales/de.js`. */
function isKitFile(file: string, bytes: Buffer): boolean {
  if (file === KIT_FILE) return true
  if (file === DEV_WALLET_FILE) return bytes.includes('aptos-dev-wallet') // Its key in local storage.
  return /aptos-?wallet-?kit/i.test(`${bytes}`) && bytes.includes(file)
}

/** Finds the script tags that load files of the kit and that a browser runs. */
export function findKitScripts(page: html.Page, root: string, read: ReadFile): readonly KitScript[] {
  const names = [KIT_FILE, DEV_WALLET_FILE, 'qr.js', ...listLocales(root).map(localeFile)]
  const scripts = page.elements.filter((element) => {
    const isClosed = element.tagName === 'script' && element.sourceCodeLocation?.endTag
    return isClosed && SCRIPT_TYPE.test(html.getAttribute(element, 'type') ?? '')
  })
  return scripts.flatMap((element) => {
    const url = html.getAttribute(element, 'src') ?? ''
    const file = names.find((name) => new RegExp(`(?:^|[\\s/\\\\])${name}\\s*(?:[?#]|$)`).test(url))
    const path = toLocalPath(url)
    const bytes = file && path ? read(path) : undefined
    const isKit = file === KIT_FILE || (file && bytes && isKitFile(file, bytes))
    return isKit ? [{ element, file, path }] : []
  })
}

export type EmbedOptions = KitSettings & { readonly devWallet?: boolean | undefined }

/**
 * Adds the script tags of the kit to a page. Existing tags are updated: their paths and the attributes that
 * are not among the options are kept. Returns the scripts by their path in the page's folder, and the tags.
 */
export function embedKit(page: html.Page, root: string, options: EmbedOptions, read: ReadFile) {
  const { wallet, autoConnect, theme, network, lang, devWallet } = options
  const locale = findLocale(root, lang)
  const wanted = [KIT_FILE, ...(devWallet ? [DEV_WALLET_FILE] : []), ...(locale ? [localeFile(locale)] : [])]
  const found = findKitScripts(page, root, read)
  const isReplaced = ({ file }: KitScript) => lang && file.startsWith('locales/') && !wanted.includes(file)
  for (const { element } of found.filter(isReplaced))
    page.edit.remove(element.sourceCodeLocation?.startOffset ?? 0, element.sourceCodeLocation?.endOffset ?? 0)
  const kept = found.filter((script) => !isReplaced(script))
  const settings = {
    'data-preferred-wallet': wallet,
    'data-auto-connect': autoConnect === undefined ? undefined : String(autoConnect),
    'data-theme': theme,
    'data-locale': !lang || locale || isEnglish(lang) ? lang : 'en', // Without a translation the kit is in English.
    'data-network': network,
  }
  const files = new Map<string, Uint8Array>()
  const [edited, inserted]: [string[], string[]] = [[], []]
  for (const file of new Set([...wanted, ...kept.map((script) => script.file)])) {
    const script = kept.find((each) => each.file === file)
    const path = script?.path ?? file
    const current = read(path)
    if (current && !isKitFile(file, current))
      throw new CliError(`${path} is a file of your own.`, 'Rename it and try again.')
    const bytes = readPackageFile(root, `dist/${file}`)
    files.set(path, bytes)
    const src = script?.path ? undefined : toUrl(path)
    const attributes = { src, integrity: getIntegrity(bytes), ...(file === KIT_FILE ? settings : {}) }
    if (script) edited.push(html.setAttributes(page, script.element, attributes))
    else inserted.push(`<script${html.formatAttributes(attributes)} defer></script>`)
  }
  const kit = kept.find(({ file }) => file === KIT_FILE)
  if (kit) html.insertBeside(page, kit.element, inserted)
  else html.insertIntoHead(page, inserted)
  return { files, tags: [...edited, ...inserted], kit: files.get(kit?.path ?? KIT_FILE) }
}
