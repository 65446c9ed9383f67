import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Context } from './command-context.js'
import { readPackageFile } from './write-files.js'

export const THEMES = ['auto', 'light', 'dark'] as const
export const NETWORKS = ['mainnet', 'testnet', 'devnet', 'local']

/** The wallet of the development script, which is not in the catalogue. */
export const DEV_WALLET = 'Dev Wallet'

/** What a developer can set on the kit of a page. The kit has defaults for what is undefined. */
export interface KitSettings {
  readonly wallet?: string | undefined
  readonly autoConnect?: boolean | undefined
  readonly theme?: (typeof THEMES)[number] | undefined
  /** A canonical language tag. */
  readonly lang?: string | undefined
  readonly network?: string | undefined
}

export const readCatalogue = (root: string): readonly { name: string; url: string; aliases?: string[] }[] =>
  JSON.parse(`${readPackageFile(root, 'dist/catalogue.json')}`)

/** Lists the names that `--wallet` knows. */
export const listWallets = (root: string) => [...readCatalogue(root).map(({ name }) => name), DEV_WALLET]

/** Finds a wallet by its name, an alias, or the start of either. Ignores case. */
export function findWallet(root: string, typed: string): string | undefined {
  const wallets = [...readCatalogue(root), { name: DEV_WALLET, aliases: [] }]
  const find = (isMatch: (alias: string) => boolean) =>
    wallets.find(({ name, aliases = [] }) => [name, ...aliases].some((each) => isMatch(each.toLowerCase())))
  const wanted = typed.toLowerCase()
  return (find((alias) => alias === wanted) ?? find((alias) => alias.startsWith(`${wanted} `)))?.name
}

/** Returns the settings with the canonical name of the wallet, and warns about unknown names. */
export function checkSettings<T extends KitSettings>({ log, root }: Context, settings: T): T {
  const { wallet, network, lang } = settings
  const known = wallet && findWallet(root, wallet)
  if (wallet && !known)
    log.warn(`Unknown wallet "${wallet}". The known wallets are ${listWallets(root).join(', ')}.`)
  if (network && !NETWORKS.includes(network))
    log.warn(`Unknown network "${network}". The known networks are ${NETWORKS.join(', ')}.`)
  if (lang && !isEnglish(lang) && !findLocale(root, lang))
    log.warn(`No translation for ${lang}. The kit has ${['en', ...listLocales(root)].join(', ')}.`)
  return { ...settings, wallet: known ?? wallet }
}

/** Creates a parser of an option's value. Without a value, commander would take the next option for it. */
const createParser = (pattern: RegExp, hint: string) => (value: string) => {
  if (value.startsWith('--') || !pattern.test(value)) throw new InvalidArgumentError(hint)
  return value
}

/** The kit limits the names of wallets. */
export const parseWallet = createParser(/^(?!\s*$)\P{C}{1,64}$/u, 'Use a name, such as "OKX Wallet".')
export const parseTitle = createParser(/^(?!\s*$)\P{Cc}+$/u, 'Use a title of one line that is not empty.')
export const parseFolder = createParser(/\S/, 'Name a folder, such as my-page.')
export const parseHost = createParser(/\S/, 'Use a name or an address, such as 0.0.0.0.')
const parseWord = createParser(/^[a-z\d][\w-]{0,63}$/i, `Use one word, such as ${NETWORKS.join(', ')}.`)
export const parseNetwork = (value: string) => parseWord(value).toLowerCase()

const parseTemplateName = createParser(/^(?:html|react|next|vite-react-ts)$/, 'Choose html, react, or next.')
/** `vite-react-ts` is the earlier name of `react`. */
export const parseTemplate = (value: string) => parseTemplateName(value).replace('vite-react-ts', 'react')

export function parsePort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw new InvalidArgumentError('Use a number from 0 to 65535.')
}

/** Parses a language tag (BCP 47) and returns its canonical form: `pt-br` is `pt-BR`. */
export function parseLanguage(value: string): string {
  try {
    return new Intl.Locale(value).toString()
  } catch {
    throw new InvalidArgumentError('Use a language tag, such as en, pt-BR, or ar.')
  }
}

export const isEnglish = (tag: string) => new Intl.Locale(tag).language === 'en'
export const isRightToLeft = (tag: string) =>
  /-(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)\b/.test(`${new Intl.Locale(tag).maximize()}`)

export const listLocales = (root: string): readonly string[] =>
  readdirSync(join(root, 'dist/locales')).flatMap((file) => /^(.+)\.js$/.exec(file)?.[1] ?? [])

/** Finds the translation for a language: for `zh-HK` it is `zh-TW`. English needs none. */
export function findLocale(root: string, lang: string | undefined): string | undefined {
  if (!lang || isEnglish(lang)) return undefined
  const locales = listLocales(root)
  const scriptOf = (tag: string) => `${new Intl.Locale(tag).maximize()}`.split('-', 2).join('-')
  return locales.find((tag) => tag === lang) ?? locales.find((tag) => scriptOf(tag) === scriptOf(lang))
}
