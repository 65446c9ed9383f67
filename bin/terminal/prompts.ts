import { cancel, confirm, intro, isCancel, outro, select, text } from '@clack/prompts'
import { DEV_WALLET, listWalletNames } from '../catalogue.js'
import type { CommandContext } from '../command-context.js'
import { PromptCancelled } from '../errors.js'
import * as flags from '../flags.js'
import { DEFAULT_TITLE } from '../page-settings.js'
import { escapeControlCharacters } from './print.js'

export type Prompts = ReturnType<typeof printTitleAndCreatePrompts>

export const printCancelled = ({ process }: CommandContext) =>
  cancel('Operation cancelled.', { output: process.stdout })

async function throwIfCancelled<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await prompt
  if (isCancel(value)) throw new PromptCancelled()
  return value as Exclude<T, symbol>
}

const TEMPLATE_LABELS: Readonly<Record<flags.Template, string>> = {
  html: 'HTML',
  react: 'React (Vite, TypeScript)',
  next: 'Next.js (App Router, TypeScript)',
}

const NAME_LABELS: Readonly<Record<string, string>> = {
  [DEV_WALLET]: `${DEV_WALLET} (for development, needs no extension)`,
}

/** The kinds of names for which a prompt lists the known names. */
const NAME_KINDS = {
  wallet: { question: 'Select the preferred wallet:', parse: flags.parseWallet },
  network: { question: 'Select the expected network:', parse: flags.parseNetworkName },
}

/** Prints a title, and creates the prompts below it. A prompt throws `PromptCancelled` if the user cancels the prompt. */
export function printTitleAndCreatePrompts({ process, packageRoot }: CommandContext) {
  const streams = { input: process.stdin, output: process.stdout }
  intro('Create a page that connects Aptos wallets', streams)
  const askYesNo = (message: string, initialValue: boolean) =>
    throwIfCancelled(confirm({ ...streams, message, initialValue }))
  const askChoice = async <T extends string>(
    message: string,
    values: readonly T[],
    initialValue: NoInfer<T>,
    labels?: Readonly<Partial<Record<T, string>>>,
  ): Promise<T> => {
    const options = values.map((value) => ({ value: value as string, label: labels?.[value] ?? value }))
    return (await throwIfCancelled(select({ ...streams, message, options, initialValue }))) as T
  }
  /** Prompts for text until `parse` accepts it, and resolves to the parsed text. An empty input counts as the initial text. */
  const askText = async (message: string, initial: string, parse = (value: string) => value) => {
    const validate = (value: string | undefined) => {
      try {
        parse(value || initial)
      } catch (error) {
        return (error as Error).message
      }
    }
    const prompt = text({ ...streams, message, placeholder: initial, defaultValue: initial, validate })
    return parse(await throwIfCancelled(prompt))
  }
  /**
   * Prompts for a known name or another one.
   *
   * @param unknownName An unknown name in a flag: the reason for the prompt, and the default of the text prompt.
   */
  const askListedOrOtherName = async (
    kind: keyof typeof NAME_KINDS,
    names: readonly string[],
    initial: string,
    unknownName?: string,
  ) => {
    const problem =
      unknownName === undefined ? '' : `Unknown ${kind} "${escapeControlCharacters(unknownName)}". `
    const other = `Another ${kind}`
    const { question, parse } = NAME_KINDS[kind]
    const name = await askChoice(problem + question, [...names, other], initial, NAME_LABELS)
    return name === other ? askText(`Name of the ${kind}:`, unknownName ?? '', parse) : name
  }
  return {
    printEnd: (message: string) => outro(message, streams),
    /** @param manager The package manager of an app. `undefined` for a page that needs no installation. */
    askStart: (manager: string | undefined) =>
      askYesNo(manager ? `Install with ${manager} and start now?` : 'Serve the page now?', true),
    askToOverwrite(displayFolder: string, nameList: string) {
      const reason = escapeControlCharacters(`${displayFolder} is not empty. It contains ${nameList}.`)
      const question = 'Overwrite the files of the page and keep all others?'
      return askYesNo(`${reason} ${question}`, false)
    },
    /** @param assertIsUsable Throws if the folder can't be used. The prompt shows the error message, and stays open. */
    askFolder: (assertIsUsable: (folder: string) => void) =>
      askText('Folder:', flags.DEFAULT_FOLDER, (value) => {
        assertIsUsable(value)
        return flags.parseFolder(value)
      }),
    askTemplate: () => askChoice('Select a template:', flags.TEMPLATES, 'html', TEMPLATE_LABELS),
    /**
     * Prompts for a listed wallet or another one.
     *
     * @param unknownName An unknown name in a flag: the reason for the prompt, and the default of the text prompt.
     */
    askWallet(initial: string, unknownName?: string) {
      const names = new Set([initial, ...listWalletNames(packageRoot)])
      return askListedOrOtherName('wallet', [...names], initial, unknownName)
    },
    askAutoConnect: () => askYesNo('Connect automatically on page load?', true),
    /**
     * Prompts for a known network, another network, or any network.
     *
     * @param unknownName An unknown name in a flag: the reason for the prompt, and the default of the text prompt.
     * @returns The name, or `undefined` for any network.
     */
    async askNetwork(unknownName?: string): Promise<string | undefined> {
      const network = await askListedOrOtherName(
        'network',
        ['Any network', ...flags.NETWORKS],
        'Any network',
        unknownName,
      )
      return network === 'Any network' ? undefined : network
    },
    askDevWallet: () => askYesNo('Add a wallet for development, which needs no extension?', true),
    askTheme: () => askChoice('Select a theme:', flags.THEMES, 'auto'),
    askLanguage: () =>
      askText('Language, such as en, pt-BR, or ar:', 'en', (value) =>
        flags.parseTranslatedLanguage(packageRoot, value),
      ),
    askTitle: () => askText('Title:', DEFAULT_TITLE, flags.parseTitle),
  }
}
