import type { Choice } from './choice.js'
import type { KitFacts } from './kit-facts.js'

type Attribute = readonly [name: string, value: string | undefined]

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }
const attribute = ([name, value]: Attribute) =>
  value === undefined ? [] : [`${name}="${value.replace(/[&"<]/g, (sign) => signs[sign] ?? sign)}"`]

const tag = (file: string, integrity: Readonly<Record<string, string>>, more: readonly Attribute[] = []) => {
  const attributes = [['src', `./${file}`], ['integrity', integrity[file]], ...more] as readonly Attribute[]
  return `<script ${attributes.flatMap(attribute).join('\n  ')}\n  defer></script>`
}

const kitAttributes = ({ wallet, autoConnect, theme, network }: Choice): readonly Attribute[] => [
  ['data-preferred-wallet', wallet || undefined],
  ['data-auto-connect', autoConnect ? undefined : 'false'],
  ['data-theme', theme === 'auto' ? undefined : theme],
  ['data-network', network || undefined],
]

/** The tags as they are pasted into a page, with the hashes of the files that this site shows. */
function scriptTags(choice: Choice, { integrity }: KitFacts): string {
  const { hasDevWallet, misbehave, autoApprove, lang } = choice
  const devWallet = [
    '<!-- A wallet for development: take it out before you publish. -->',
    tag('dev-wallet.js', integrity, [
      ['data-misbehave', misbehave === 'none' ? undefined : misbehave],
      ['data-auto-approve', autoApprove ? 'true' : undefined],
    ]),
  ]
  return [
    ...(hasDevWallet ? devWallet : []),
    tag('aptos-wallet-kit.js', integrity, kitAttributes(choice)),
    ...(lang === 'en' ? [] : [tag(`locales/${lang}.js`, integrity)]),
    '',
    '<aptos-wallet-button></aptos-wallet-button>',
  ].join('\n')
}

/** The button alone, saying itself what it can say. */
function element({ wallet, autoConnect }: Choice): string {
  const said: readonly Attribute[] = [
    ['preferred-wallet', wallet || undefined],
    ['auto-connect', `${autoConnect}`],
  ]
  return `<aptos-wallet-button ${said.flatMap(attribute).join(' ')}></aptos-wallet-button>`
}

const styles = ({ variables }: Choice): string =>
  variables.length === 0
    ? '/* No variable is set. */'
    : `:root {\n${variables.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** The options as the fields of an object. */
function fields({ wallet, autoConnect, theme, network, lang }: Choice): readonly string[] {
  return [
    wallet && `preferredWallet: ${quote(wallet)}`,
    `autoConnect: ${autoConnect}`,
    theme === 'auto' ? '' : `theme: ${quote(theme)}`,
    network && `network: ${quote(network)}`,
    lang === 'en' ? '' : '...language',
  ].filter((field) => field !== '')
}

const languageImport = ({ lang }: Choice) =>
  lang === 'en' ? [] : [`import * as language from 'aptos-wallet-kit/locales/${lang}'`]

/** On a page with modules; a page without has the language's own script tag. */
const configure = (choice: Choice): string =>
  [...languageImport(choice), `AptosWalletKit.configure({ ${fields(choice).join(', ')} })`].join('\n')

const react = (choice: Choice): string =>
  [
    ...languageImport(choice),
    "import { AptosWalletProvider, WalletButton } from 'aptos-wallet-kit/react'",
    '',
    `const options = { ${fields(choice).join(', ')} }`,
    '',
    'export const App = () => (',
    '  <AptosWalletProvider options={options}>',
    '    <WalletButton />',
    '  </AptosWalletProvider>',
    ')',
  ].join('\n')

const word = (text: string) => (/^[\w.-]+$/.test(text) ? text : `"${text.replace(/["$`\\]/g, '\\$&')}"`)

function command({ wallet, autoConnect, theme, lang, network, hasDevWallet }: Choice): string {
  const flags = [
    wallet && `--wallet ${word(wallet)}`,
    autoConnect ? '' : '--no-auto-connect',
    theme === 'auto' ? '' : `--theme ${theme}`,
    lang === 'en' ? '' : `--lang ${lang}`,
    network && `--network ${word(network)}`,
    hasDevWallet ? '--dev-wallet' : '',
  ]
  return ['npx aptos-wallet-kit create my-page', ...flags].filter(Boolean).join(' ')
}

/** What is taken along, by the places on the page where it stands. */
export const snippets: Readonly<Record<string, (choice: Choice, kit: KitFacts) => string>> = {
  tag: scriptTags,
  css: styles,
  element,
  configure,
  react,
  command,
}
