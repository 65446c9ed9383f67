import type { JSXOpeningElement, Node, StringLiteral } from '@babel/types'
import { listSpecifiers } from './list-specifiers.js'
import {
  ADAPTER_PACKAGES,
  COMPONENT_BY_UI_PACKAGE,
  DROP_IN,
  getPackageName,
  isCrossChainPackage,
  REACT_ENTRY,
} from './packages.js'
import type { ModuleReference, ParsedSource } from './parse-source.js'

/** A place that the user checks by hand. */
export interface ManualCheck {
  readonly line: number
  readonly text: string
}

interface CheckedSource extends Omit<ParsedSource, 'strings'> {
  /** The references that are not replaced, without imports of style sheets of replaced packages. */
  readonly kept: readonly ModuleReference[]
  /** The strings, other than references, that name a module of a replaced package. Empty if a string names a module of the kit. */
  readonly settingStrings: readonly StringLiteral[]
  /** The names that the kit's replacement of the adapter exports. */
  readonly dropInExports: ReadonlySet<string>
}

/** Finds the places that the user checks by hand in a source file, in the order of the file. */
export const findManualChecks = (source: CheckedSource): readonly ManualCheck[] =>
  [
    ...source.references.flatMap((reference) => findReferenceChecks(reference, source.dropInExports)),
    ...source.kept.flatMap(findKeptReferenceChecks),
    ...source.settingStrings.map((node) => {
      const entry = COMPONENT_BY_UI_PACKAGE[getPackageName(node.value)] ? REACT_ENTRY : DROP_IN
      return createCheckOfNode(node, `A setting names ${node.value}. Name ${entry} instead.`)
    }),
    ...source.nodes.flatMap((node) => findNodeChecks(node, source)),
  ].sort((a, b) => a.line - b.line)

const CROSS_CHAIN_HINT =
  'Wallets of other chains are listed once their packages register them, or with aptos-wallet-kit/cross-chain.'
const WALLET_CORE_HINT = 'The kit has no class WalletCore. Use the functions of useWallet().'
const PETRA_WEB_HINT = 'Petra Web, Google, and Apple are not listed. To list them, add the prop lazyWallets.'

const createCheckOfNode = (node: Node, text: string): ManualCheck => ({
  line: node.loc?.start.line ?? 1,
  text,
})

/**
 * Returns a check for each name that a reference takes from the adapter or the drop-in, if the kit doesn't export the name or
 * exports it in another form. Also returns a check for a reference to a package for wallets of other chains.
 */
function findReferenceChecks(
  reference: ModuleReference,
  dropInExports: ReadonlySet<string>,
): readonly ManualCheck[] {
  const { name, statement } = reference
  if (isCrossChainPackage(name.value)) return [createCheckOfNode(name, CROSS_CHAIN_HINT)]
  if (!isAdapterOrDropIn(name.value)) return []
  return listSpecifiers(reference).flatMap(({ node, imported }) => {
    const isType = 'importKind' in node && node.importKind === 'type'
    const isTypeStatement = statement?.type === 'ImportDeclaration' && statement.importKind === 'type'
    if (imported === 'WalletCore' && !isType && !isTypeStatement)
      return [createCheckOfNode(node, WALLET_CORE_HINT)]
    if (imported === '*' || dropInExports.has(imported)) return []
    return [createCheckOfNode(node, `The kit has no export ${imported}.`)]
  })
}

/** Returns a check for a reference to a replaced package. Pass only a reference that itself is not replaced. */
function findKeptReferenceChecks({ name }: ModuleReference): readonly ManualCheck[] {
  const component = COMPONENT_BY_UI_PACKAGE[getPackageName(name.value)]
  if (component)
    return [createCheckOfNode(name, `Replace ${component} with WalletButton from ${REACT_ENTRY}.`)]
  if (!ADAPTER_PACKAGES.includes(getPackageName(name.value))) return []
  return [createCheckOfNode(name, `${name.value} has no counterpart. Import from ${DROP_IN}.`)]
}

/** Returns checks for a JSX element, or for a property with a name in `PROPERTY_HINTS`. */
function findNodeChecks(node: Node, { references }: CheckedSource): readonly ManualCheck[] {
  if (node.type === 'JSXOpeningElement') return findElementChecks(node, references)
  const hint = PROPERTY_HINTS.get(getPropertyName(node))
  return hint ? [createCheckOfNode(node, hint)] : []
}

const PROPERTY_HINTS: ReadonlyMap<string | undefined, string> = new Map([
  ['crossChainWallets', CROSS_CHAIN_HINT],
  ['WalletCore', WALLET_CORE_HINT],
])

/** Returns the name of the property that an object has, a pattern takes, or an expression reads, if it is an identifier. */
function getPropertyName(node: Node): string | undefined {
  if ((node.type !== 'ObjectProperty' && node.type !== 'MemberExpression') || node.computed) return undefined
  if (node.type === 'ObjectProperty') return node.key.type === 'Identifier' ? node.key.name : undefined
  return node.property.type === 'Identifier' ? node.property.name : undefined
}

/**
 * Returns a check for a provider of the adapter or the drop-in without `lazyWallets`, because only the adapter lists some wallets
 * automatically. For the button of a UI package, returns a check for each prop except `key`.
 */
function findElementChecks(
  node: JSXOpeningElement,
  references: readonly ModuleReference[],
): readonly ManualCheck[] {
  if (node.name.type !== 'JSXIdentifier') return []
  const [module = '', imported] = findImportOfName(references, node.name.name)
  const properties = node.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name : [],
  )
  const hasLazyWallets = properties.some(({ name }) => name === 'lazyWallets')
  if (isAdapterOrDropIn(module) && imported === 'AptosWalletAdapterProvider' && !hasLazyWallets)
    return [createCheckOfNode(node, PETRA_WEB_HINT)]
  if (imported === undefined || imported !== COMPONENT_BY_UI_PACKAGE[module]) return []
  const unknown = properties.filter(({ name }) => name !== 'key')
  return unknown.map((property) => createCheckOfNode(property, `WalletButton has no prop ${property.name}.`))
}

/** Returns whether a module is a package of the adapter, or the drop-in. */
const isAdapterOrDropIn = (module: string) => [...ADAPTER_PACKAGES, DROP_IN].includes(module)

/** Finds the named import of a name. Returns the module, and the name in the module. Empty if there is no named import. */
function findImportOfName(
  references: readonly ModuleReference[],
  localName: string,
): readonly [module?: string, imported?: string] {
  for (const reference of references)
    for (const specifier of listSpecifiers(reference))
      if (specifier.localName === localName) return [reference.name.value, specifier.imported]
  return []
}
