import type { Node } from '@babel/types'
import { findManualChecks, type ManualCheck } from './find-manual-checks.js'
import { listSpecifiers, listSpecifiersOfImportThen, type Specifier } from './list-specifiers.js'
import {
  ADAPTER_PACKAGES,
  COMPONENT_BY_UI_PACKAGE,
  DROP_IN,
  getPackageName,
  REACT_ENTRY,
  REPLACED_PACKAGES,
  WALLET_BUTTON,
} from './packages.js'
import { type ModuleReference, parseSource } from './parse-source.js'

/** A replacement of the characters from `start` to `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The characters of an import of a style sheet. */
interface StyleSheet extends Omit<Edit, 'text'> {
  readonly packageName: string
}

/** The edits of a source file, and the places in it that the user checks. */
export interface FilePlan {
  readonly edits: readonly Edit[]
  /** Imports of style sheets, which are removed if no file keeps a component of the same package. */
  readonly styleSheets: readonly StyleSheet[]
  readonly checks: readonly ManualCheck[]
  /**
   * The packages that the file still names after the edits, in imports and settings, including packages that the kit doesn't
   * replace. Without those of `styleSheets`.
   */
  readonly keptPackagesOfFile: readonly string[]
}

/**
 * Plans the migration of a source file that mentions the adapter or the drop-in.
 *
 * @param dropInExports Names that the kit's replacement of the adapter exports.
 * @throws SyntaxError if the file is neither JavaScript nor TypeScript.
 */
export function planFile(path: string, source: string, dropInExports: ReadonlySet<string>): FilePlan {
  const parsed = parseSource(path, source)
  const plans = parsed.references.map((reference) => planReferenceEdits(reference, parsed.nodes, source))
  const kept = parsed.references.filter((_, index) => plans[index] === undefined)
  // The configuration of a bundler can already map the adapter to the kit.
  const hasBundlerAlias = parsed.strings.some(({ value }) => value.startsWith('aptos-wallet-kit/'))
  const settingStrings = hasBundlerAlias
    ? []
    : parsed.strings
        .map((node) => ({ ...node, value: trimAnchors(node.value) }))
        .filter(({ value }) => isOfReplacedPackage(value))
  return {
    edits: plans.flatMap((plan) => plan?.edits ?? []),
    styleSheets: plans.flatMap((plan) => plan?.styleSheets ?? []),
    checks: findManualChecks({ ...parsed, kept, settingStrings, dropInExports }),
    keptPackagesOfFile: [...kept.map(({ name }) => name), ...settingStrings].map(({ value }) =>
      getPackageName(value),
    ),
  }
}

/** Returns the name of a module without the anchors of a regular expression, as in Jest's `moduleNameMapper`. */
const trimAnchors = (name: string) => name.replace(/^\^|\$$/g, '')

/** Returns whether a module belongs to a package that the kit replaces. */
const isOfReplacedPackage = (module: string) => REPLACED_PACKAGES.includes(getPackageName(module))

type ReferenceEdits = Partial<Pick<FilePlan, 'edits' | 'styleSheets'>>

/**
 * Plans the edits for one reference. The name of an adapter package is always replaced. A path inside an adapter package, such as
 * `…/dist/types`, is not. The names of a UI package and of its component are replaced only if the reference uses nothing but this
 * component. An import of its style sheet is only listed. Returns `undefined` for any other reference.
 */
function planReferenceEdits(
  reference: ModuleReference,
  nodes: readonly Node[],
  source: string,
): ReferenceEdits | undefined {
  const { name, statement } = reference
  if (ADAPTER_PACKAGES.includes(name.value)) return { edits: [createModuleNameEdit(name, DROP_IN)] }
  const packageName = getPackageName(name.value)
  const component = COMPONENT_BY_UI_PACKAGE[packageName]
  if (!component) return undefined
  if (name.value.endsWith('.css') && statement?.type === 'ImportDeclaration')
    return { styleSheets: [{ packageName, ...findRangeToRemove(statement, source) }] }
  const specifiers = statement ? listSpecifiers(reference) : listSpecifiersOfImportThen(nodes, reference)
  const isKnown = specifiers.every(({ imported }) => imported === component)
  if (name.value !== packageName || specifiers.length === 0 || !isKnown) return undefined
  return { edits: [...specifiers.map(createComponentNameEdit), createModuleNameEdit(name, REACT_ENTRY)] }
}

/** Creates the edit that replaces the name of a component. The local name stays. */
const createComponentNameEdit = ({ node, localName = WALLET_BUTTON }: Specifier): Edit => ({
  start: node.start ?? 0,
  end: node.end ?? 0,
  text: localName === WALLET_BUTTON ? localName : `${WALLET_BUTTON} as ${localName}`,
})

/** Creates the edit that replaces the name of a module. Its quotes stay. */
const createModuleNameEdit = ({ start, end }: Node, text: string): Edit => ({
  start: (start ?? 0) + 1,
  end: (end ?? 0) - 1,
  text,
})

/** Returns the range of a statement, including its line if nothing else is on it. */
function findRangeToRemove({ start, end }: Node, source: string): Omit<Edit, 'text'> {
  const [first, last] = [start ?? 0, end ?? 0]
  const indent = /(?:^|[\r\n])([ \t]*)$/.exec(source.slice(0, first))?.[1]
  const lineEnd = /^[ \t]*(?:\r\n|\n|\r|$)/.exec(source.slice(last))?.[0]
  if (indent === undefined || lineEnd === undefined) return { start: first, end: last }
  return { start: first - indent.length, end: last + lineEnd.length }
}
