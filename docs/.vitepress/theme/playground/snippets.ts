import type { KitFacts } from './kit-facts.js'
import type { Settings } from './settings.js'

type Attribute = readonly [name: string, value: string | undefined]

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }
const formatAttribute = ([name, value]: Attribute) =>
  value === undefined
    ? []
    : [`${name}="${value.replace(/[&"<]/g, (character) => ENTITIES[character] ?? character)}"`]

const writeTag = (
  file: string,
  integrity: Readonly<Record<string, string>>,
  extra: readonly Attribute[] = [],
) => {
  const attributes = [['src', `./${file}`], ['integrity', integrity[file]], ...extra] as readonly Attribute[]
  return `<script ${attributes.flatMap(formatAttribute).join('\n  ')}\n  defer></script>`
}

const getKitAttributes = ({ wallet, autoConnect, theme, network }: Settings): readonly Attribute[] => [
  ['data-preferred-wallet', wallet || undefined],
  ['data-auto-connect', autoConnect ? undefined : 'false'],
  ['data-theme', theme === 'auto' ? undefined : theme],
  ['data-network', network || undefined],
]

/** Writes the script tags of a page, with the hashes of the files of this site. */
function writeScriptTags(settings: Settings, { integrity }: KitFacts): string {
  const { hasDevWallet, misbehave, autoApprove, locale, hasFullCatalogue } = settings
  const devWallet = [
    '<!-- Development wallet: remove before you publish. -->',
    writeTag('dev-wallet.js', integrity, [
      ['data-node', 'stub'],
      ['data-misbehave', misbehave === 'none' ? undefined : misbehave],
      ['data-auto-approve', autoApprove ? 'true' : undefined],
    ]),
  ]
  return [
    ...(hasDevWallet ? devWallet : []),
    writeTag('aptos-wallet-kit.js', integrity, getKitAttributes(settings)),
    ...(hasFullCatalogue ? [writeTag('catalogue.js', integrity)] : []),
    ...(locale === 'en' ? [] : [writeTag(`locales/${locale}.js`, integrity)]),
    '',
    '<aptos-wallet-button></aptos-wallet-button>',
  ].join('\n')
}

/** Writes the button with its own attributes. */
function writeElement({ wallet, autoConnect }: Settings): string {
  const attributes: readonly Attribute[] = [
    ['preferred-wallet', wallet || undefined],
    ['auto-connect', `${autoConnect}`],
  ]
  return `<aptos-wallet-button ${attributes.flatMap(formatAttribute).join(' ')}></aptos-wallet-button>`
}

const writeStyles = ({ variables }: Settings): string =>
  Object.values(variables).some(Boolean)
    ? `:root {\n${Object.entries(variables)
        .filter(([, value]) => value)
        .map(([name, value]) => `  ${name}: ${value};`)
        .join('\n')}\n}`
    : '/* No variables are set. */'

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** Lists the options as fields of an object literal. */
function listFields({
  wallet,
  autoConnect,
  theme,
  network,
  locale,
  hasFullCatalogue,
}: Settings): readonly string[] {
  return [
    wallet && `preferredWallet: ${quote(wallet)}`,
    `autoConnect: ${autoConnect}`,
    theme === 'auto' ? '' : `theme: ${quote(theme)}`,
    network && `network: ${quote(network)}`,
    hasFullCatalogue ? 'catalogue' : '',
    locale === 'en' ? '' : '...language',
  ].filter((field) => field !== '')
}

/** Writes the block that loads the development wallet in a React app with Vite, with its settings in the preview. */
function writeDevWalletBlock({ hasDevWallet, misbehave, autoApprove }: Settings): readonly string[] {
  if (!hasDevWallet) return []
  const fields = [
    "node: 'stub'",
    misbehave === 'none' ? '' : `misbehave: ${quote(misbehave)}`,
    autoApprove ? 'autoApprove: true' : '',
  ]
  return [
    '// A production build removes this block and the development wallet with it.',
    'if (import.meta.env.DEV) {',
    "  await import('aptos-wallet-kit/dev-wallet')",
    `  await AptosDevWallet.configure({ ${fields.filter(Boolean).join(', ')} })`,
    '}',
    '',
  ]
}

const writeOptionImports = ({ locale, hasFullCatalogue }: Settings) => [
  ...(hasFullCatalogue ? ["import { catalogue } from 'aptos-wallet-kit/catalogue'"] : []),
  ...(locale === 'en' ? [] : [`import * as language from 'aptos-wallet-kit/locales/${locale}'`]),
]

/** Writes the call for a page with modules. Other pages load the scripts of the locale and of the catalogue. */
const writeConfigure = (settings: Settings): string =>
  [...writeOptionImports(settings), `AptosWalletKit.configure({ ${listFields(settings).join(', ')} })`].join(
    '\n',
  )

const writeReact = (settings: Settings): string =>
  [
    ...writeOptionImports(settings),
    "import { AptosWalletProvider, type UiOptions, WalletButton } from 'aptos-wallet-kit/react'",
    '',
    ...writeDevWalletBlock(settings),
    `const options: UiOptions = { ${listFields(settings).join(', ')} }`,
    '',
    'export default function App() {',
    '  return (',
    '    <AptosWalletProvider options={options}>',
    '      <WalletButton />',
    '    </AptosWalletProvider>',
    '  )',
    '}',
  ].join('\n')

const quoteArgument = (text: string) =>
  /^[\w.-]+$/.test(text) ? text : `"${text.replace(/["$`\\]/g, '\\$&')}"`

function writeCommand({ wallet, autoConnect, theme, locale, network, hasDevWallet }: Settings): string {
  const flags = [
    wallet && `--wallet ${quoteArgument(wallet)}`,
    autoConnect ? '' : '--no-auto-connect',
    theme === 'auto' ? '' : `--theme ${theme}`,
    locale === 'en' ? '' : `--lang ${locale}`,
    network && `--network ${quoteArgument(network)}`,
    hasDevWallet ? '--dev-wallet' : '',
  ]
  return ['npx aptos-wallet-kit create my-page', ...flags].filter(Boolean).join(' ')
}

/** Writers of the code samples, by their titles. */
export const snippets: Readonly<Record<string, (settings: Settings, kit: KitFacts) => string>> = {
  'Script tag': writeScriptTags,
  CSS: writeStyles,
  Element: writeElement,
  JavaScript: writeConfigure,
  React: writeReact,
  CLI: writeCommand,
}
