import { resolve } from 'node:path'
import type { Context } from '../context.js'
import { type CreateFlags, defaultFolder } from '../create/answers.js'
import type { Questions } from '../create/ask.js'
import { report } from '../create/report.js'
import { allowOverwriting, checkFolderName, entriesOf, standingIn } from '../create/target.js'
import { usageError } from '../errors.js'
import { undisturbed } from '../files/undisturbed.js'
import { checkPlaces, writeAll } from '../files/write-all.js'
import { createPage, possibleFiles } from '../page/create-page.js'
import { canonicalLanguage } from '../page/language.js'
import { unspokenNote } from '../page/locale-script.js'
import { chooseNetwork } from '../page/network.js'
import type { PageOptions } from '../page/page-options.js'
import { defaultWallet, devWalletName } from '../wallets/catalogue.js'
import { chooseWallet } from '../wallets/choose-wallet.js'

/** Makes a page in a folder. Asks for what the flags leave open if there is someone to ask. */
export async function create(
  context: Context,
  folder: string | undefined,
  typed: CreateFlags,
): Promise<void> {
  const flags = checkFlags(typed)
  const ask = context.interactive && !flags.yes ? await loadQuestions() : null
  const questions = ask?.createQuestions(context) ?? null

  const shown = folder ?? (ask && questions ? await ask.askFolder(questions) : defaultFolder)
  checkFolderName(shown)
  const target = resolve(context.process.cwd(), shown)
  const entries = entriesOf(target, shown)
  if (entries.length > 0 && !flags.force) {
    const possible = possibleFiles(context.root, flags.template ?? 'html', flags.lang)
    await allowOverwriting(shown, entries, standingIn(target, possible), questions)
  }

  const settled = ask && questions ? await ask.askFlags(questions, context, flags) : flags
  const page = await pageOptions(context, settled, questions)
  const files = createPage(context.root, page)
  const replaced = standingIn(target, files.keys())
  if (flags.dryRun) checkPlaces(target, files.keys())
  else undisturbed(context.process, () => writeAll(target, files))
  report(context, { folder: shown, page }, files, { replaced, dryRun: flags.dryRun ?? false })
}

/** The prompts are loaded only where something is asked: they are larger than all the rest of the command. */
const loadQuestions = () => import('../create/ask.js')

/** Refuses what it can before asking anything. */
function checkFlags(flags: CreateFlags): CreateFlags {
  if (flags.title !== undefined && flags.title.trim() === '')
    throw usageError('The title is empty.', 'Leave --title out to keep the one of the template.')
  return flags.lang === undefined ? flags : { ...flags, lang: canonicalLanguage(flags.lang) }
}

async function pageOptions(
  context: Context,
  flags: CreateFlags,
  ask: Questions | null,
): Promise<PageOptions> {
  const { title, theme = 'auto', autoConnect = true, lang, devWallet = false, template = 'html' } = flags
  const wallet = await chooseWallet(context, flags.wallet ?? defaultWallet(devWallet), ask?.meantWallet)
  if (wallet === devWalletName && !devWallet)
    context.note(
      `${context.colours.yellow('Warning:')} ${devWalletName} is on the page only with --dev-wallet.`,
    )
  const network = flags.network === undefined ? undefined : chooseNetwork(context, flags.network)
  const language = lang && canonicalLanguage(lang)
  const unspoken = unspokenNote(context.root, language)
  if (unspoken) context.note(`${context.colours.yellow('Note:')} ${unspoken}`)
  return { title, theme, autoConnect, lang: language, network, devWallet, wallet, template }
}
