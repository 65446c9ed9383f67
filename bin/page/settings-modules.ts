import { devWalletFile } from '../files/package-files.js'
import { localeFile } from './locale-script.js'
import type { KitSettings } from './settings.js'

/** What the settings of a page in modules say beside those of the kit. */
export interface ModuleSettings extends KitSettings {
  readonly title: string
  readonly devWallet: boolean
  /** The language whose words are loaded, with its own name; none for English. */
  readonly locale: string | undefined
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** The options as the members of an object; what was not said is left to the kit. */
const members = ({
  wallet,
  autoConnect,
  theme,
  network,
  lang,
  locale,
}: ModuleSettings): readonly string[] => [
  ...(wallet === undefined ? [] : [`preferredWallet: ${quote(wallet)}`]),
  ...(autoConnect === undefined ? [] : [`autoConnect: ${autoConnect}`]),
  ...(theme === undefined ? [] : [`theme: ${quote(theme)}`]),
  ...(network === undefined ? [] : [`network: ${quote(network)}`]),
  ...(lang === undefined || locale ? [] : [`locale: ${quote(lang)}`]),
]

const forDevelopment = '// A wallet for development: take this line out before you publish.'

/** `settings.js` of the `module` template. */
export function pageSettings(settings: ModuleSettings): string {
  const { devWallet, locale } = settings
  const imports = [
    `import './aptos-wallet-kit.js'`,
    ...(locale ? [`import './${localeFile(locale)}'`] : []),
    ...(devWallet ? [forDevelopment, `import './${devWalletFile}'`] : []),
  ]
  return `// The kit of this page and what it is told: the other modules import it from here.
${imports.join('\n')}

export const kit = window.AptosWalletKit

kit.configure({ ${members(settings).join(', ')} })
`
}

/** `src/settings.ts` of the `vite-react-ts` template. */
export function applicationSettings(settings: ModuleSettings): string {
  const { devWallet, locale, title } = settings
  const imports = [
    ...(devWallet ? [forDevelopment, `import 'aptos-wallet-kit/dev-wallet'`] : []),
    ...(locale ? [`import * as language from 'aptos-wallet-kit/locales/${locale}'`] : []),
    `import type { UiOptions } from 'aptos-wallet-kit/react'`,
  ]
  const options = [...members(settings), ...(locale ? ['...language'] : [])]
  return `${imports.join('\n')}

export const title = ${quote(title)}

/** What the kit is told. */
export const options: UiOptions = { ${options.join(', ')} }
`
}
