import type { ImportSpecifier, Node, StringLiteral } from '@babel/types'
import type { ModuleReference } from './parse-source.js'

/** A name that a file imports or re-exports from a module. */
export interface Specifier {
  readonly node: Node
  /** The name in the module. `*` is the whole module, or its default export. */
  readonly imported: string
  /** The name in the file, or the exported name of a re-export. `undefined` if `imported` is `*`, or if a dynamic import reads the name. */
  readonly localName: string | undefined
}

/** Lists the names that an import or a re-export takes from a module. Empty for any other reference, such as `require()`. */
export function listSpecifiers({ statement }: ModuleReference): readonly Specifier[] {
  if (statement?.type !== 'ImportDeclaration' && statement?.type !== 'ExportNamedDeclaration') return []
  return statement.specifiers.map((node) => {
    if (node.type === 'ImportSpecifier')
      return { node, imported: getExportName(node.imported), localName: node.local.name }
    if (node.type === 'ExportSpecifier')
      return { node, imported: node.local.name, localName: getExportName(node.exported) }
    return { node, imported: '*', localName: undefined }
  })
}

const getExportName = (node: ImportSpecifier['imported']) =>
  node.type === 'Identifier' ? node.name : node.value

/**
 * Lists the names that a dynamic import reads from a module in the form `import('…').then((module) => module.WalletSelector)`. The
 * list is empty for any other form, such as `await` or destructuring.
 *
 * @param nodes All nodes of the file.
 */
export function listSpecifiersOfImportThen(
  nodes: readonly Node[],
  { name }: ModuleReference,
): readonly Specifier[] {
  const callback = nodes.map((node) => findThenCallback(node, name)).find(Boolean)
  if (!callback) return []
  const { start: first, end: last } = callback.body
  const body = nodes.filter(({ start, end }) => Number(start) >= Number(first) && Number(end) <= Number(last))
  const refersToModule = (node: Node): boolean =>
    node.type === 'Identifier' && node.name === callback.parameter
  const members = body.flatMap((node) =>
    node.type === 'MemberExpression' && !node.computed && refersToModule(node.object) ? [node.property] : [],
  )
  if (members.length !== body.filter(refersToModule).length) return []
  return members.flatMap((node) =>
    node.type === 'Identifier' ? { node, imported: node.name, localName: undefined } : [],
  )
}

/** If a node is `import(module).then((parameter) => body)`, returns the parameter and the body. */
function findThenCallback(node: Node, module: StringLiteral): { body: Node; parameter: string } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property, computed } = node.callee
  if (object.type !== 'CallExpression' || object.callee.type !== 'Import') return undefined
  if (object.arguments[0]?.start !== module.start) return undefined
  if (computed || property.type !== 'Identifier' || property.name !== 'then') return undefined
  const [callback] = node.arguments
  if (callback?.type !== 'ArrowFunctionExpression') return undefined
  const [parameter] = callback.params
  return parameter?.type === 'Identifier' ? { body: callback.body, parameter: parameter.name } : undefined
}
