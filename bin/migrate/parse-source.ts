import { extname } from 'node:path'
import { type ParserPlugin, parse } from '@babel/parser'
import type { CallExpression, Node, StringLiteral } from '@babel/types'

/** A module that a source file names, in a form that a bundler, TypeScript, or a test runner resolves. */
export interface ModuleReference {
  /** The string with the name. */
  readonly name: StringLiteral
  /** The import, re-export, or type `import('…')` that contains the string. `undefined` for any other form, such as a call. */
  readonly statement: Node | undefined
}

export interface ParsedSource {
  readonly nodes: readonly Node[]
  readonly references: readonly ModuleReference[]
  /** All other string literals. */
  readonly strings: readonly StringLiteral[]
}

/**
 * Parses a module of JavaScript or TypeScript. The extension of the path selects TypeScript, JSX, or Flow.
 *
 * @throws SyntaxError if the source is neither.
 */
export function parseSource(path: string, source: string): ParsedSource {
  const nodes = listAstNodes(parseProgram(path, source))
  const references = nodes.flatMap(findModuleReferences)
  const names = new Set(references.map(({ name }) => name))
  const strings = nodes.filter((node) => node.type === 'StringLiteral').filter((node) => !names.has(node))
  return { nodes, references, strings }
}

/** @throws SyntaxError Only for errors from which the parser can't recover. */
function parseProgram(path: string, source: string): Node {
  const parseWith = (decorators: ParserPlugin) =>
    parse(source, {
      sourceType: 'module',
      errorRecovery: true,
      attachComment: false,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      // MobX has decorators on `accessor`.
      plugins: [...getLanguagePlugins(path), decorators, 'decoratorAutoAccessors'],
    }).program
  try {
    return parseWith('decorators-legacy') // Allows decorators on parameters.
  } catch {
    return parseWith('decorators') // Allows decorators after `export`.
  }
}

/** Returns the parser plugins for a file. In `.ts`, `<T>value` is a type assertion, which JSX excludes. */
function getLanguagePlugins(path: string): ParserPlugin[] {
  const extension = extname(path)
  if (/\.d\.[cm]?ts$/.test(path)) return [['typescript', { dts: true }]]
  if (extension === '.tsx') return ['typescript', 'jsx']
  return /ts$/.test(extension) ? ['typescript'] : ['flow', 'jsx']
}

/** Lists a node and all nodes below it, level by level, because recursion would overflow the stack on deeply nested code. */
function listAstNodes(root: Node): readonly Node[] {
  const nodes = [root]
  for (const node of nodes)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isAstNode(child)) nodes.push(child)
  return nodes
}

const isAstNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns the reference of a node to a module, in a list for `flatMap()`: empty if the node refers to none. */
function findModuleReferences(node: Node): readonly ModuleReference[] {
  const [possibleName, statement] = getPossibleNameAndStatement(node)
  const name = possibleName && toStringLiteral(possibleName)
  return name ? [{ name, statement }] : []
}

/** Returns a node as a string literal, if it is one. A template literal without values counts as one. */
function toStringLiteral(node: Node): StringLiteral | undefined {
  if (node.type === 'StringLiteral') return node
  const [text, ...others] = node.type === 'TemplateLiteral' ? node.quasis : []
  return text && others.length === 0 ? { ...node, type: 'StringLiteral', value: text.value.raw } : undefined
}

/** Returns the node where a module is named, which can be any expression, and the `statement` of a `ModuleReference`. */
function getPossibleNameAndStatement(
  node: Node,
): readonly [name?: Node | null | undefined, statement?: Node] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return [node.source, node]
    case 'TSExternalModuleReference': // import adapter = require('…')
      return [node.expression]
    case 'TSImportType': // import('…').WalletInfo
      return [node.argument, node]
    case 'TSModuleDeclaration': // declare module '…'
      return [node.id]
    case 'CallExpression':
      return [isModuleCall(node) ? node.arguments[0] : undefined]
    default:
      return [undefined]
  }
}

/**
 * Returns whether the first argument of a call can name a module, as in `import()`, `require()`, and the methods of `require`, `vi`,
 * and `jest`.
 */
function isModuleCall({ callee }: CallExpression): boolean {
  if (callee.type === 'Import') return true
  if (callee.type === 'Identifier') return callee.name === 'require'
  const object = callee.type === 'MemberExpression' ? callee.object : undefined
  return object?.type === 'Identifier' && /^(?:require|vi|vitest|jest)$/.test(object.name)
}
