import { DEV_WALLET, needsFullCatalogue } from './catalogue.js'
import type { KitFlags, Template } from './flags.js'
import { findTranslationTag, keepTranslatedLanguageOrEnglish } from './languages.js'

export const DEFAULT_TITLE = 'Aptos wallet demo'

/** The preferred wallet by default, unless the page prefers its development wallet. */
export const DEFAULT_WALLET = 'Petra'

/** The expressions that are true while an app of each template runs in development. */
const DEVELOPMENT_CONDITIONS: Readonly<Record<AppTemplate, string>> = {
  react: 'import.meta.env.DEV',
  next: "process.env.NODE_ENV === 'development'",
}

type AppTemplate = Exclude<Template, 'html'>

/** The settings of a page that is created from a template. */
export interface PageSettings extends KitFlags {
  /** Name of the preferred wallet, in full if the kit knows the wallet. Default: Petra, or the development wallet in the development build of an app that has it. */
  readonly wallet?: string | undefined
  readonly template: Template
  readonly title: string
  readonly devWallet: boolean
}

/** Formats the source of an app's settings module. */
export function formatSettingsModule(packageRoot: string, settings: PageSettings): string {
  const { title, wallet, autoConnect, network, theme = 'auto', lang = 'en', devWallet } = settings
  const translation = findTranslationTag(packageRoot, lang)
  const hasFullCatalogue = needsFullCatalogue(packageRoot, wallet)
  const imports = [
    ...(hasFullCatalogue ? [`import { catalogue } from 'aptos-wallet-kit/catalogue'`] : []),
    ...(translation ? [`import { strings } from 'aptos-wallet-kit/locales/${translation}'`] : []),
  ]
  const networkValue = network === undefined ? 'undefined' : quoteTypeScriptString(network)
  const properties = [
    formatProperty('title', quoteTypeScriptString(title)),
    formatProperty('preferredWallet', formatPreferredWallet(settings)),
    `autoConnect: ${autoConnect}`,
    `network: ${networkValue} as string | undefined`,
    `theme: ${quoteTypeScriptString(theme)} as 'auto' | 'light' | 'dark'`,
    `locale: ${quoteTypeScriptString(keepTranslatedLanguageOrEnglish(packageRoot, lang))}`,
    ...(translation ? ['strings'] : []),
    ...(hasFullCatalogue ? ['catalogue'] : []),
    `devWallet: ${devWallet}`,
  ]
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    'export const settings = {',
    ...properties.map((property) => `  ${property},`),
    '}',
    '',
  ].join('\n')
}

/** Formats the expression for the preferred wallet. By default, an app prefers its development wallet only in development. */
function formatPreferredWallet({ template, wallet, devWallet }: PageSettings): string {
  const name = quoteTypeScriptString(wallet ?? DEFAULT_WALLET)
  if (template === 'html' || wallet !== undefined || !devWallet) return name
  return `${DEVELOPMENT_CONDITIONS[template]} ? ${quoteTypeScriptString(DEV_WALLET)} : ${name}`
}

/** Formats a string as the template's formatter does: in single quotes, unless double quotes need fewer escapes. */
function quoteTypeScriptString(text: string): string {
  const json = JSON.stringify(text)
  const isDouble = text.split("'").length > text.split('"').length
  return isDouble ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** The maximum length of the name and the value of a property on one line, at the width of the template's formatter. */
const MAX_PROPERTY_CHARS = 105

/** Formats a property. A long value gets a separate line. */
const formatProperty = (name: string, value: string) =>
  `${name}:${name.length + value.length > MAX_PROPERTY_CHARS ? '\n    ' : ' '}${value}`
