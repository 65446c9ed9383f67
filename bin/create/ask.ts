import { confirm, isCancel, select, text } from '@clack/prompts'
import type { Context } from '../context.js'
import { CliError } from '../errors.js'
import { canonicalLanguage } from '../page/language.js'
import { type Theme, themes } from '../page/settings.js'
import { defaultWallet, devWalletName, readCatalogue } from '../wallets/catalogue.js'
import { nameProblem } from '../wallets/check-name.js'
import { type CreateFlags, defaultFolder } from './answers.js'

/** Questions to a person. Every one throws when it is answered with Ctrl-C. */
export type Questions = ReturnType<typeof createQuestions>

const cancelled = () => new CliError('Cancelled.', 'Nothing was written.')

async function answered<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question
  if (isCancel(answer)) throw cancelled()
  return answer as Exclude<T, symbol>
}

export function createQuestions(context: Context) {
  const streams = { input: context.process.stdin, output: context.process.stdout }
  const yesOrNo = (message: string, initialValue: boolean) =>
    answered(confirm({ ...streams, message, initialValue }))
  return {
    yesOrNo,
    meantWallet: (typed: string, suggestion: string) =>
      yesOrNo(`No wallet named ${typed} is in the catalogue. Did you mean ${suggestion}?`, true),
    line: (message: string, initial: string, problem: (value: string) => string | undefined) => {
      const validate = (value: string | undefined) => problem(value || initial)
      return answered(text({ ...streams, message, placeholder: initial, defaultValue: initial, validate }))
    },
    choice: (message: string, initialValue: string, options: { value: string; label: string }[]) =>
      answered(select<string>({ ...streams, message, initialValue, options })),
  }
}

export const askFolder = (ask: Questions) => ask.line('Folder for the page', defaultFolder, () => undefined)

/** Asks for what the flags leave open. What one seldom changes is behind one question. */
export async function askFlags(ask: Questions, context: Context, flags: CreateFlags): Promise<CreateFlags> {
  const devWallet =
    flags.devWallet ??
    (await ask.yesOrNo('Add the development wallet, to try the page without an extension?', false))
  const wallet = flags.wallet ?? (await askWallet(ask, context, devWallet))
  const autoConnect =
    flags.autoConnect ?? (await ask.yesOrNo('Connect as the page opens, without a click?', true))
  return { ...flags, devWallet, wallet, autoConnect, ...(await askLooks(ask, flags)) }
}

const another = ''

async function askWallet(ask: Questions, context: Context, devWallet: boolean): Promise<string> {
  const names = readCatalogue(context.root).map(({ name }) => name)
  const offered = devWallet ? [devWalletName, ...names] : names
  const options = offered.map((name) => ({ value: name, label: name }))
  const initial = defaultWallet(devWallet)
  const message = 'Wallet that Connect asks for'
  const chosen = await ask.choice(message, initial, [...options, { value: another, label: 'Another' }])
  return chosen === another
    ? ask.line('Name of the wallet', initial, (name) => nameProblem(name)?.message)
    : chosen
}

async function askLooks(ask: Questions, flags: CreateFlags): Promise<CreateFlags> {
  const { title, theme, lang } = flags
  if (title !== undefined && theme !== undefined && lang !== undefined) return {}
  const message = 'Title, theme and language'
  const decision = await ask.choice(message, 'keep', [
    { value: 'keep', label: 'Keep the defaults' },
    { value: 'choose', label: 'Choose' },
  ])
  if (decision === 'keep') return {}
  return {
    title: title ?? (await askTitle(ask)),
    theme: theme ?? (await askTheme(ask)),
    lang: lang ?? (await ask.line('Language, as a tag such as en or pt-BR', 'en', languageProblem)),
  }
}

const themeLabels: Readonly<Record<Theme, string>> = { auto: "The visitor's", light: 'Light', dark: 'Dark' }

/** The template's own title is no title of the author's: it stays English on a page in another language. */
async function askTitle(ask: Questions): Promise<string | undefined> {
  const templates = 'Aptos wallet demo'
  const title = await ask.line('Title of the page', templates, titleProblem)
  return title === templates ? undefined : title
}

const titleProblem = (title: string) => (title.trim() === '' ? 'The title is empty.' : undefined)

async function askTheme(ask: Questions): Promise<Theme> {
  const options = themes.map((value) => ({ value, label: themeLabels[value] }))
  const chosen = await ask.choice('Theme', 'auto', options)
  return themes.find((theme) => theme === chosen) ?? 'auto'
}

function languageProblem(tag: string): string | undefined {
  try {
    canonicalLanguage(tag)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
