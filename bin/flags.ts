import { type Command, InvalidArgumentError, Option } from 'commander'
import { DEV_WALLET, findFullWalletName, listWalletNames } from './catalogue.js'
import type { CommandContext } from './command-context.js'
import { keepTranslatedLanguageOrEnglish, listTranslationTags } from './languages.js'

export const TEMPLATES = ['html', 'react', 'next'] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const NETWORKS = ['mainnet', 'testnet', 'devnet', 'local']

/** The folder of a new page, if the user names none. Also the name of an app whose folder has no ASCII letter or digit. */
export const DEFAULT_FOLDER = 'aptos-wallet-page'

export type Template = (typeof TEMPLATES)[number]

/** The flags that `create` and `embed` share: settings of the kit, which has a default for each undefined setting. */
export interface KitFlags {
  /** The name of a wallet. `completeFlagsAndWarn()` replaces the short name of a known wallet with its full name. */
  readonly wallet?: string | undefined
  readonly autoConnect?: boolean | undefined
  readonly network?: string | undefined
  /** Whether the page gets the development wallet. */
  readonly devWallet?: boolean | undefined
  readonly theme?: (typeof THEMES)[number] | undefined
  /** A canonical language tag. */
  readonly lang?: string | undefined
}

/** Adds the flags that `create` and `embed` share, except the theme and the language. */
export const addWalletFlags = (command: Command): Command =>
  command
    .option('-w, --wallet <name>', 'Preferred wallet, such as Petra.', parseWallet)
    .option('--auto-connect', 'Reconnects on page load (default).')
    .option('--no-auto-connect', 'Does not reconnect on page load.')
    .option('--network <name>', 'Expected network, such as mainnet.', parseNetworkName)
    .option('-d, --dev-wallet', 'Adds a wallet for development, which needs no extension.')

export const addThemeAndLanguageFlags = (command: Command): Command =>
  command
    .addOption(new Option('--theme <theme>', 'Theme of the page.').choices(THEMES))
    .option('--lang <tag>', 'Language, such as en, pt-BR, or ar.', parseLanguage)

export const isKnownNetwork = (name: string) => NETWORKS.includes(name)

/**
 * Returns the flags with the full name of the wallet. Adds the development wallet by default if it is the preferred one. Warns
 * about an unknown wallet, network, or language, and about a preferred development wallet that the page lacks.
 */
export function completeFlagsAndWarn<T extends KitFlags>(
  context: CommandContext,
  flags: T,
): T & { readonly devWallet: boolean } {
  const { packageRoot, printWarning } = context
  const { wallet, network, lang } = flags
  const fullName = wallet && findFullWalletName(packageRoot, wallet)
  if (wallet && !fullName) {
    const known = listWalletNames(packageRoot).join(', ')
    printWarning(`Unknown wallet "${wallet}". The known wallets are ${known}.`)
  }
  if (network && !isKnownNetwork(network))
    printWarning(`Unknown network "${network}". The known networks are ${NETWORKS.join(', ')}.`)
  if (lang && !hasStrings(packageRoot, lang)) printWarning(formatMissingTranslation(packageRoot, lang))
  const prefersDevWallet = fullName === DEV_WALLET
  const devWallet = flags.devWallet ?? prefersDevWallet
  if (prefersDevWallet && !devWallet)
    printWarning(`The page prefers ${DEV_WALLET}, but has no development wallet. Choose another wallet.`)
  return { ...flags, wallet: fullName ?? wallet, devWallet }
}

const hasStrings = (packageRoot: string, lang: string) =>
  keepTranslatedLanguageOrEnglish(packageRoot, lang) === lang

const formatMissingTranslation = (packageRoot: string, lang: string) =>
  `No translation for ${lang}. The kit has ${['en', ...listTranslationTags(packageRoot)].join(', ')}.`

/**
 * Creates a parser that returns a value unchanged, or throws an `InvalidArgumentError` if it does not match the pattern, or starts
 * with `--`. If the user omits the value of a flag, commander passes the next flag as the value.
 */
const createFlagValueParser = (pattern: RegExp, hint: string) => (value: string) => {
  if (value.startsWith('--') || !pattern.test(value)) throw new InvalidArgumentError(hint)
  return value
}

/** Parses the name of a wallet, with the length that the kit allows. */
export const parseWallet = createFlagValueParser(
  /^(?!\s*$)\P{C}{1,64}$/u,
  'Use a name, such as "OKX Wallet".',
)
export const parseTitle = createFlagValueParser(
  /^(?!\s*$)\P{Cc}+$/u,
  'Use a title of one line that is not empty.',
)
export const parseFolder = createFlagValueParser(/\S/, 'Name a folder, such as my-page.')
export const parseHost = createFlagValueParser(/\S/, 'Use a name or an address, such as 0.0.0.0.')

const parseWord = createFlagValueParser(
  /^[a-z\d][\w-]{0,63}$/i,
  `Use one word, such as ${NETWORKS.join(', ')}.`,
)
/** Parses the name of a network, and returns it in lower case. */
export const parseNetworkName = (value: string): string => parseWord(value).toLowerCase()

/** Replaces an empty path with `.`. Both mean the current directory, but an empty path would not be visible in a message. */
export const replaceEmptyPath = (value: string): string => value || '.'

/** @throws InvalidArgumentError */
export function parsePort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw new InvalidArgumentError('Use a number from 0 to 65535.')
}

/**
 * Parses a language tag (BCP 47), and returns its canonical form, for example `pt-BR` for `pt-br`.
 *
 * @throws InvalidArgumentError
 */
export function parseLanguage(value: string): string {
  try {
    return new Intl.Locale(value).toString()
  } catch {
    throw new InvalidArgumentError('Use a language tag, such as en, pt-BR, or ar.')
  }
}

/** Parses a language tag like `parseLanguage()`, and also throws if the kit has no strings in the language. */
export function parseTranslatedLanguage(packageRoot: string, value: string): string {
  const lang = parseLanguage(value)
  if (hasStrings(packageRoot, lang)) return lang
  throw new InvalidArgumentError(formatMissingTranslation(packageRoot, lang))
}
