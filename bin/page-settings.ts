import { needsFullCatalogue } from './catalogue.js'
import type { KitFlags, Template } from './flags.js'
import { findTranslationTag, selectKitLanguage } from './languages.js'

export const DEFAULT_TITLE = 'Aptos wallet demo'

/** The settings of a page that is created from a template. */
export interface PageSettings extends KitFlags {
  readonly template: Template
  readonly title: string
  readonly devWallet: boolean
}

/** Formats the source of an app's settings module. */
export function formatSettingsModule(packageRoot: string, settings: PageSettings): string {
  const { title, wallet = 'Petra', autoConnect, network, theme = 'auto', lang = 'en', devWallet } = settings
  const translation = findTranslationTag(packageRoot, lang)
  const hasFullCatalogue = needsFullCatalogue(packageRoot, wallet)
  const imports = [
    ...(hasFullCatalogue ? [`import { catalogue } from 'aptos-wallet-kit/catalogue'\n`] : []),
    ...(translation ? [`import { strings } from 'aptos-wallet-kit/locales/${translation}'\n`] : []),
  ]
  return `${imports.join('')}${imports.length ? '\n' : ''}export const settings = {
  ${formatProperty('title', quoteTypeScriptString(title))},
  ${formatProperty('preferredWallet', quoteTypeScriptString(wallet))},
  autoConnect: ${autoConnect},
  network: ${network === undefined ? network : quoteTypeScriptString(network)} as string | undefined,
  theme: ${quoteTypeScriptString(theme)} as 'auto' | 'light' | 'dark',
  locale: ${quoteTypeScriptString(selectKitLanguage(packageRoot, lang))},${translation ? '\n  strings,' : ''}${hasFullCatalogue ? '\n  catalogue,' : ''}
  devWallet: ${devWallet},
}
`
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
