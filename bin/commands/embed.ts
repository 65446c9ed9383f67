import { dirname, join, resolve } from 'node:path'
import type { Context } from '../context.js'
import { embedScript } from '../embed/embed-script.js'
import { findPage, type PageFile } from '../embed/find-page.js'
import { hasButton } from '../embed/has-button.js'
import { kitTagOf } from '../embed/kit-tag.js'
import { languageTagOf } from '../embed/language-tag.js'
import { CliError } from '../errors.js'
import { isForeign } from '../files/kit-content.js'
import { bundleFiles, kitFile } from '../files/package-files.js'
import { changedFiles, readFile, readIfThere } from '../files/read-file.js'
import { undisturbed } from '../files/undisturbed.js'
import { writeAll } from '../files/write-all.js'
import { decodePage } from '../html/decode.js'
import { escapeHtml } from '../html/escape.js'
import { attributeOf, type Tag } from '../html/scan.js'
import { baseElsewhere } from '../page/base-address.js'
import { canonicalLanguage } from '../page/language.js'
import { kitLanguage, localeFile, localeFor, unspokenNote } from '../page/locale-script.js'
import { chooseNetwork } from '../page/network.js'
import { removeScript } from '../page/remove-script.js'
import { type KitSettings, kitAttributes } from '../page/settings.js'
import { printable } from '../printable.js'
import { chooseWallet } from '../wallets/choose-wallet.js'

export interface EmbedFlags extends KitSettings {
  readonly devWallet?: boolean
  readonly write?: boolean
}

/** Puts the kit beside a page that exists; prints the script tag, or with `--write` puts it into the page. */
export async function embed(context: Context, path: string, flags: EmbedFlags): Promise<void> {
  const page = findPage(resolve(context.process.cwd(), path), path)
  const { html: before, encode } = decodePage(readFile(join(page.folder, page.name), page.shown), page.shown)
  const checked = await checkSettings(context, flags)
  const read = (name: string) => readIfThere(join(page.folder, name))
  const old = kitTagOf(before, kitFile, read)
  const settings = kitAttributes({ ...checked, lang: localeToSay(context, old, checked) })
  const locale = localeFor(context.root, checked.lang)
  const [kit = kitFile, ...others] = bundleFiles(flags.devWallet ?? false)
  const wanted = [kit, ...(locale ? [localeFile(locale)] : []), ...others]

  const files = new Map<string, Uint8Array>()
  const tags: string[] = []
  // English, and what the kit does not speak, has no script that would take the place of another language's.
  const surplus = checked.lang && !locale ? languageTagOf(context.root, before, read) : undefined
  let html = surplus ? removeScript(before, surplus) : before
  for (const [place, file] of wanted.entries()) {
    const own = file === kitFile ? settings : {}
    const script = embedScript(context.root, html, file, own, read, wanted[place - 1])
    if (file !== kitFile && isForeign(read, script.path)) throw notOurs(page, script.path)
    html = script.html
    files.set(script.path, script.bytes)
    tags.push(script.tag)
  }
  if (flags.write) files.set(page.name, encode(html))

  const changed = changedFiles(files, read)
  if (changed.size > 0) undisturbed(context.process, () => writeAll(page.folder, changed))
  report(context, page, changed)
  const taken = surplus && `${before.slice(surplus.start, surplus.end)}</script>`
  if (!flags.write) print(context, whatToDo(old, html === before), tags, taken)
  remind(context, html)
}

/** A tag that says this language already stays: the page may have words of its own in one that the kit does not speak. */
const localeToSay = ({ root }: Context, tag: Tag | undefined, { lang }: KitSettings) =>
  lang !== undefined && tag && attributeOf(tag, 'data-locale') === lang ? undefined : kitLanguage(root, lang)

async function checkSettings(context: Context, flags: EmbedFlags): Promise<KitSettings> {
  const { wallet, autoConnect, theme, network } = flags
  const lang = flags.lang === undefined ? undefined : canonicalLanguage(flags.lang)
  const unspoken = unspokenNote(context.root, lang)
  if (unspoken) context.note(`${context.colours.yellow('Note:')} ${unspoken}`)
  return {
    wallet: wallet === undefined ? undefined : await chooseWallet(context, wallet),
    lang,
    autoConnect,
    theme,
    network: network === undefined ? undefined : chooseNetwork(context, network),
  }
}

const notOurs = (page: PageFile, path: string) =>
  new CliError(
    `${join(dirname(page.shown), path)} is not the kit's, and would be overwritten.`,
    'Move it or rename it, and name it so in the page, then try again.',
  )

const baseNote = (base: string) =>
  `The page has <base href="${printable(escapeHtml(base))}">, so browsers ask for its scripts there: if that is another folder, move those of the kit to it.`

const button = '<aptos-wallet-button></aptos-wallet-button>'

/** Tells what else the page wants for the kit to work in it. */
function remind({ note, colours }: Context, html: string) {
  const base = baseElsewhere(html)
  if (base !== undefined) note(`${colours.yellow('Note:')} ${baseNote(base)}`)
  if (!hasButton(html)) note(`Found no wallet button in the page. Where it shall be, put: ${button}`)
}

function report({ note, colours }: Context, page: PageFile, changed: ReadonlyMap<string, unknown>) {
  if (changed.size === 0) note(`${page.shown}: nothing to change on disk.`)
  for (const name of changed.keys())
    note(`${colours.green('Wrote')} ${printable(join(dirname(page.shown), name))}`)
}

/**
 * @param old the kit's tag that the page has
 * @param upToDate whether the page is as it shall be
 */
function whatToDo(old: Tag | undefined, upToDate: boolean): string {
  if (upToDate) return 'The page has it already:'
  return old
    ? 'Replace the script tag of the page, or run this again with --write:'
    : 'Put this into its head:'
}

/** What the page needs is the result, and goes to stdout alone; what to do with it is told on stderr. */
function print({ say, note }: Context, toDo: string, tags: readonly string[], taken: string | undefined) {
  note(toDo)
  for (const tag of tags) say(tag)
  if (taken) note(`And take this out of it: ${taken}`)
}
