import { createHash } from 'node:crypto'
import { needsFullCatalogue } from '../catalogue.js'
import { CliError } from '../errors.js'
import { isKnownNetwork, type KitFlags } from '../flags.js'
import { findTranslationTag, keepTranslatedLanguageOrEnglish, listTranslationTags } from '../languages.js'
import { readPackageFile } from '../read-files.js'
import type { Files } from '../write-files.js'
import {
  changeAttributes,
  getEditedSource,
  insertLines,
  insertLinesIntoHead,
  removeElement,
} from './edit-page.js'
import { type Attributes, type Element, formatAttributes, getAttribute, type ParsedHtml } from './html.js'
import type { LocatedFile, LocateFile } from './locate-file.js'
import type { Page } from './read-page.js'

export const KIT_FILE = 'aptos-wallet-kit.js'
const DEV_WALLET_FILE = 'dev-wallet.js'
const CATALOGUE_FILE = 'catalogue.js'
const toTranslationFile = (tag: string): string => `locales/${tag}.js`

/** The comment with which the build starts every script of `listScripts()` except `KIT_FILE`. A page's own scripts lack it. */
const KIT_COMMENT = '/*aptos-wallet-kit*/'

/** Lists the scripts for pages, by their paths in `dist`. */
const listScripts = (packageRoot: string): readonly string[] => [
  ...[KIT_FILE, DEV_WALLET_FILE, CATALOGUE_FILE, 'qr.js', 'sign-in.js', 'transactions.js'],
  ...listTranslationTags(packageRoot).map(toTranslationFile),
]

/** A script tag that loads a file of the kit. */
type KitScript = LocatedFile & {
  readonly element: Element
  readonly file: string
  readonly url: string
}

/**
 * Finds the script tags that load files of the kit and that a browser runs. Except for `KIT_FILE`, a file must be on this machine,
 * because only its content shows whether it belongs to the kit.
 */
export function findKitScripts(
  { elements }: ParsedHtml,
  packageRoot: string,
  locateFile: LocateFile,
): readonly KitScript[] {
  const scripts = listScripts(packageRoot)
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
    return isKitFile(file, bytes) ? [{ element, file, url, ...located }] : []
  })
}

const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i

/** Returns whether a browser runs an element as a script. A browser does not run a script without an end tag. */
const isExecutableScript = (element: Element) =>
  element.tagName === 'script' &&
  Boolean(element.sourceCodeLocation?.endTag) &&
  SCRIPT_TYPE.test(getAttribute(element, 'type') ?? '')

const formatRelativeUrl = (path: string): string => `./${path.split('/').map(encodeURIComponent).join('/')}`

/**
 * Returns whether a file belongs to the kit. A page can have its own files with names such as `sign-in.js`.
 *
 * @param bytes `undefined` if the file is not on this machine. Only `KIT_FILE` then belongs to the kit.
 */
const isKitFile = (file: string, bytes: Buffer | undefined): boolean =>
  file === KIT_FILE || !!bytes?.includes(KIT_COMMENT)

/** Returns the `integrity` value of a file (Subresource Integrity). */
export const computeIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The scripts and tags of a page, after its edits. */
interface KitScriptEdits {
  /** The scripts to write, by their path in the page's folder. */
  readonly files: Files
  readonly tags: readonly string[]
  /** The hash of the kit that the page loads. */
  readonly integrity: string
  /** The URLs of scripts outside the page's folder, which the page still loads. */
  readonly outside: readonly string[]
  /** The URLs that point to no file on this machine, and that are replaced. */
  readonly replaced: readonly string[]
  /** The URLs of translations that the page no longer loads. */
  readonly removed: readonly string[]
}

/**
 * Puts the script tags of the kit into a page. Existing tags get the current hashes and the attributes of the flags, and keep
 * the URLs that are not `missing`. If the flags have a language, the tags of other translations are removed.
 *
 * @param flags Flags of `completeFlagsAndWarn()`, with the full name of the wallet.
 * @throws CliError if the user has another file with the name of a file to write.
 */
export function insertOrUpdateKitTags(
  page: Page,
  packageRoot: string,
  flags: KitFlags,
  locateFile: LocateFile,
): KitScriptEdits {
  const requiredFiles = listRequiredFiles(packageRoot, flags)
  const isOtherTranslation = ({ file }: KitScript) =>
    flags.lang !== undefined && file.startsWith('locales/') && !requiredFiles.includes(file)
  const scripts = findKitScripts(page, packageRoot, locateFile)
  const removedScripts = scripts.filter(isOtherTranslation)
  const remainingScripts = scripts.filter((script) => !isOtherTranslation(script))
  const loadedFiles = new Set([...requiredFiles, ...remainingScripts.map(({ file }) => file)])
  const findScript = (file: string) => remainingScripts.find((script) => script.file === file)
  const pageNetwork = getNetworkOfTag(findScript(KIT_FILE))
  const kitFiles = [...loadedFiles].map((file) =>
    readKitFileAndAttributes(packageRoot, flags, pageNetwork, file, findScript(file)),
  )
  for (const { element } of removedScripts) removeElement(page, element)
  return {
    files: new Map(
      kitFiles
        .filter(({ script }) => script?.kind !== 'outside')
        .map(({ file, script, bytes }) => [chooseKitPathOrThrow(file, script, locateFile), bytes]),
    ),
    tags: updateAndInsertTags(page, kitFiles),
    integrity: computeIntegrity(readKitFileToLoad(packageRoot, KIT_FILE, findScript(KIT_FILE))),
    outside: remainingScripts.filter(({ kind }) => kind === 'outside').map(({ url }) => url),
    replaced: remainingScripts.filter(({ kind }) => kind === 'missing').map(({ url }) => url),
    removed: removedScripts.map(({ url }) => url),
  }
}

/** A file of the kit that a page loads. */
interface KitFile {
  readonly file: string
  /** The script tag that loads the file already. */
  readonly script: KitScript | undefined
  readonly bytes: Buffer
  /** The attributes to set or to remove. All others of an existing tag are kept. */
  readonly attributes: Attributes
}

const getNetworkOfTag = (kit: KitScript | undefined): string | undefined =>
  kit && getAttribute(kit.element, 'data-network')

/** Reads the file that the page loads after the edits: that of a script outside the page's folder, else that of this package. */
const readKitFileToLoad = (packageRoot: string, file: string, script: KitScript | undefined): Buffer =>
  script?.kind === 'outside' ? script.bytes : readPackageFile(packageRoot, `dist/${file}`)

/** Reads a file of the kit, and computes the attributes of its tag. */
function readKitFileAndAttributes(
  packageRoot: string,
  flags: KitFlags,
  pageNetwork: string | undefined,
  file: string,
  script: KitScript | undefined,
): KitFile {
  const bytes = readKitFileToLoad(packageRoot, file, script)
  const attributes = {
    src: script && script.kind !== 'missing' ? undefined : formatRelativeUrl(file),
    integrity: computeIntegrity(bytes),
    ...(file === KIT_FILE && toDataAttributes(packageRoot, flags)),
    ...(file === DEV_WALLET_FILE && toDevWalletAttributes(flags, pageNetwork, script)),
  }
  return { file, script, bytes, attributes }
}

/** Updates the existing tags of a page, and inserts the others. Returns the source of all tags. */
function updateAndInsertTags(page: Page, kitFiles: readonly KitFile[]): readonly string[] {
  const updatedTags = kitFiles.flatMap(({ script, attributes }) => {
    if (!script) return []
    changeAttributes(page, script.element, attributes)
    return getEditedSource(page, script.element)
  })
  const newTags = kitFiles
    .filter(({ script }) => !script)
    .map(({ attributes }) => `<script${formatAttributes(attributes)} defer></script>`)
  const kitScript = kitFiles.find(({ file }) => file === KIT_FILE)?.script
  if (kitScript) insertLines(page, newTags, 'after', kitScript.element)
  else insertLinesIntoHead(page, newTags)
  return [...updatedTags, ...newTags]
}

/** Returns the path in the page's folder to which a file of the kit is written. Throws if the user has another file there. */
function chooseKitPathOrThrow(file: string, script: KitScript | undefined, locateFile: LocateFile): string {
  if (script?.kind === 'inside') return script.path
  const current = locateFile(formatRelativeUrl(file))
  if (current.kind === 'inside' && current.bytes && !isKitFile(file, current.bytes))
    throw new CliError(`${file} is not a file of the kit.`, 'Rename the file, and try again.')
  return file
}

/**
 * Lists the files that flags need, by their paths in `dist`: the kit, the development wallet, the full catalogue if only it has the
 * preferred wallet, and the translation if there is one.
 */
function listRequiredFiles(packageRoot: string, { wallet, devWallet, lang }: KitFlags): readonly string[] {
  const translation = findTranslationTag(packageRoot, lang)
  return [
    KIT_FILE,
    ...(devWallet ? [DEV_WALLET_FILE] : []),
    ...(needsFullCatalogue(packageRoot, wallet) ? [CATALOGUE_FILE] : []),
    ...(translation ? [toTranslationFile(translation)] : []),
  ]
}

/**
 * Returns the data attributes of flags. The page keeps an attribute that is `undefined` here. `data-locale` is `en` if the kit has
 * no translation of the language.
 */
const toDataAttributes = (
  packageRoot: string,
  { wallet, autoConnect, theme, lang, network }: KitFlags,
): Attributes => ({
  'data-preferred-wallet': wallet,
  'data-auto-connect': autoConnect === undefined ? undefined : String(autoConnect),
  'data-theme': theme,
  'data-locale': lang && keepTranslatedLanguageOrEnglish(packageRoot, lang),
  'data-network': network,
})

/**
 * Returns the data attributes of the tag of the development wallet. The wallet starts on the chosen network or on that of the page
 * if the kit knows the network, except on devnet. If there is no network, the wallet uses a stub of a full node. If the user
 * chooses no network, an existing tag keeps its attributes.
 */
function toDevWalletAttributes(
  { network: chosenNetwork }: KitFlags,
  pageNetwork: string | undefined,
  script: KitScript | undefined,
): Attributes {
  if (script && chosenNetwork === undefined) return {}
  const network = chosenNetwork ?? pageNetwork
  if (network === undefined) return { 'data-node': 'stub' }
  // The wallet can't start on devnet, because the chain ID of devnet changes.
  const canStart = isKnownNetwork(network) && network !== 'devnet'
  // A URL of the user's own full node is kept.
  const usesStub = script && getAttribute(script.element, 'data-node') === 'stub'
  return { 'data-node': usesStub ? null : undefined, 'data-network': canStart ? network : null }
}
