import { createHash } from 'node:crypto'
import { needsFullCatalogue } from '../catalogue.js'
import { CliError } from '../errors.js'
import type { KitFlags } from '../flags.js'
import { findTranslationTag, selectKitLanguage } from '../languages.js'
import { readPackageFile } from '../read-files.js'
import type { Files } from '../write-files.js'
import {
  getEditedSource,
  insertLines,
  insertLinesIntoHead,
  removeElement,
  setAttributes,
} from './edit-page.js'
import { type Element, formatAttributes, getAttribute, type ParsedHtml } from './html.js'
import type { LocatedFile, LocateFile } from './locate-file.js'
import type { Page } from './read-page.js'

export const KIT_FILE = 'aptos-wallet-kit.js'
const DEV_WALLET_FILE = 'dev-wallet.js'
const CATALOGUE_FILE = 'catalogue.js'
const toTranslationFile = (tag: string): string => `locales/${tag}.js`

/** The comment with which the build starts each script except that of the kit. A script of the page can have the same name. */
const KIT_COMMENT = '/*aptos-wallet-kit*/'

/** Reads the paths of the scripts for pages in `dist`. */
export const readScriptList = (packageRoot: string): readonly string[] =>
  JSON.parse(`${readPackageFile(packageRoot, 'dist/scripts.json')}`)

/** A script tag that loads a file of the kit. */
type KitScript = LocatedFile & {
  readonly element: Element
  readonly file: string
  readonly url: string
}

/**
 * Finds the script tags that load files of the kit and that a browser runs.
 *
 * @param scripts The paths of `readScriptList()`
 */
export function findKitScripts(
  { elements }: ParsedHtml,
  scripts: readonly string[],
  locateFile: LocateFile,
): readonly KitScript[] {
  return elements.filter(isExecutableScript).flatMap((element) => {
    const url = getAttribute(element, 'src') ?? ''
    const path = url
      .replace(/[?#].*/s, '')
      .trim()
      .replaceAll('\\', '/')
    const file = scripts.find((script) => `/${path}`.endsWith(`/${script}`))
    if (file === undefined) return []
    const located = locateFile(url)
    const bytes = located.kind === 'missing' ? undefined : located.bytes
    const isKit = file === KIT_FILE || (bytes && isKitFile(file, bytes))
    return isKit ? [{ element, file, url, ...located }] : []
  })
}

const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i

/** Returns whether a browser runs an element as a script. */
const isExecutableScript = (element: Element) =>
  element.tagName === 'script' &&
  Boolean(element.sourceCodeLocation?.endTag) &&
  SCRIPT_TYPE.test(getAttribute(element, 'type') ?? '')

const formatLocalUrl = (path: string): string => `./${path.split('/').map(encodeURIComponent).join('/')}`

/** Returns whether a file belongs to the kit. A page can have its own files with names such as `sign-in.js`. */
const isKitFile = (file: string, bytes: Buffer) => file === KIT_FILE || bytes.includes(KIT_COMMENT)

/** Returns the `integrity` value of a file (Subresource Integrity). */
export const computeIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Result of `putKitScripts`. */
interface PutScripts {
  /** The scripts to write, by their path in the page's folder. */
  readonly files: Files
  readonly tags: readonly string[]
  /** The hash of the kit. */
  readonly integrity: string
  /** The URLs of scripts outside the page's folder, which the page still loads. */
  readonly outside: readonly string[]
  /** The URLs that lead to no file on this machine, and that are replaced. */
  readonly replaced: readonly string[]
}

/**
 * Puts the script tags of the kit into a page. Existing tags are updated, but keep their paths and the attributes that are not
 * among the flags.
 */
export function putKitScripts(
  page: Page,
  packageRoot: string,
  flags: KitFlags,
  locateFile: LocateFile,
): PutScripts {
  const wanted = listWantedFiles(packageRoot, flags)
  const isUnwantedTranslation = ({ file }: KitScript) =>
    flags.lang !== undefined && file.startsWith('locales/') && !wanted.includes(file)
  const found = findKitScripts(page, readScriptList(packageRoot), locateFile)
  for (const { element } of found.filter(isUnwantedTranslation)) removeElement(page, element)
  const kept = found.filter((script) => !isUnwantedTranslation(script))
  const files = new Map<string, Uint8Array>()
  const [updated, inserted]: [string[], string[]] = [[], []]
  for (const file of new Set([...wanted, ...kept.map((script) => script.file)])) {
    const script = kept.find((script) => script.file === file)
    const bytes = script?.kind === 'outside' ? script.bytes : readPackageFile(packageRoot, `dist/${file}`)
    if (script?.kind !== 'outside') files.set(chooseKitFilePath(file, script, locateFile), bytes)
    const attributes = {
      src: script && script.kind !== 'missing' ? undefined : formatLocalUrl(file),
      integrity: computeIntegrity(bytes),
      ...(file === KIT_FILE ? toDataAttributes(packageRoot, flags) : {}),
    }
    if (script) {
      setAttributes(page, script.element, attributes)
      updated.push(getEditedSource(page, script.element))
    } else inserted.push(`<script${formatAttributes(attributes)} defer></script>`)
  }
  const kit = kept.find(({ file }) => file === KIT_FILE)
  if (kit) insertLines(page, inserted, 'after', kit.element)
  else insertLinesIntoHead(page, inserted)
  return {
    files,
    tags: [...updated, ...inserted],
    integrity: computeIntegrity(readPackageFile(packageRoot, `dist/${KIT_FILE}`)),
    outside: kept.filter(({ kind }) => kind === 'outside').map(({ url }) => url),
    replaced: kept.filter(({ kind }) => kind === 'missing').map(({ url }) => url),
  }
}

/** Returns the path to which a file of the kit is written. Throws if the user has another file there. */
function chooseKitFilePath(file: string, script: KitScript | undefined, locateFile: LocateFile): string {
  if (script?.kind === 'inside') return script.path
  const current = locateFile(formatLocalUrl(file))
  if (current.kind === 'inside' && current.bytes && !isKitFile(file, current.bytes))
    throw new CliError(`${file} is not a file of the kit.`, 'Rename the file, and try again.')
  return file
}

function listWantedFiles(packageRoot: string, { wallet, devWallet, lang }: KitFlags): readonly string[] {
  const translation = findTranslationTag(packageRoot, lang)
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
