import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/**
 * What a `.d.ts` file declares, with its docstring as it stands there.
 *
 * @typedef {{ name: string, doc: string, text: string, node: any, file: File }} Declaration
 * @typedef {{ name: string, doc: string, text: string, optional: boolean }} Member
 * @typedef {{ path: string, source: string, body: any[], docBefore: (start: number) => string }} File
 */

/** @type {Map<string, File>} */
const files = new Map()

/** @param {string} path @returns {File} */
function read(path) {
  const known = files.get(path)
  if (known) return known
  const source = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, source)
  if (errors.length)
    throw new Error(`${path} cannot be read: ${errors[0]?.message}. Build the types anew: npm run types.`)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const file = {
    path,
    source,
    body: program.body,
    /** The docstring that ends right before this place. */
    docBefore: (/** @type {number} */ start) =>
      docs.findLast(({ end }) => end <= start && !source.slice(end, start).trim())?.value ?? '',
  }
  files.set(path, file)
  return file
}

/** A relative import's own declaration file. @param {string} from @param {string} specifier */
function follow(from, specifier) {
  const path = resolve(dirname(from), specifier.replace(/\.js$/, '.d.ts'))
  return specifier.startsWith('.') && existsSync(path) ? path : undefined
}

/** @param {File} file @param {any} node @param {any} statement @returns {Declaration} */
function declaration(file, node, statement) {
  const name = (node.id ?? node.declarations[0].id).name
  const text = file.source.slice(node.start, node.end).replace(/^declare /, '')
  return { name, doc: file.docBefore(statement.start), text, node, file }
}

/** What a file declares itself, exported or not. @param {File} file */
const own = (file) =>
  file.body.flatMap((statement) => {
    const node = statement.declaration ?? statement
    return node.id || node.declarations ? [declaration(file, node, statement)] : []
  })

/**
 * A name as a file knows it: its own, or imported from another.
 *
 * @param {File} file
 * @param {string} name
 * @returns {Declaration | undefined}
 */
export function lookUp(file, name) {
  const here = own(file).find((one) => one.name === name)
  if (here) return here
  for (const { type, specifiers = [], source } of file.body) {
    if (type !== 'ImportDeclaration') continue
    const found = specifiers.find((/** @type {any} */ { local }) => local.name === name)
    const path = found && follow(file.path, source.value)
    if (path) return exportsOf(path).find((one) => one.name === (found.imported?.name ?? name))
  }
  return undefined
}

/** Whether `export type *` hands it on with a use: a class goes as a type, a function or a constant not. @param {Declaration} one */
const isType = ({ node }) => !/Function|Variable/.test(node.type)

/**
 * Everything a declaration file exports, by whatever way, in order.
 *
 * @param {string} path
 * @returns {readonly Declaration[]}
 */
export function exportsOf(path) {
  const file = read(path)
  return file.body.flatMap((statement) => {
    const { type, source, specifiers = [] } = statement
    const target = source && follow(path, source.value)
    if (type === 'ExportAllDeclaration')
      return target ? exportsOf(target).filter((one) => statement.exportKind !== 'type' || isType(one)) : []
    if (type !== 'ExportNamedDeclaration') return []
    if (statement.declaration) return [declaration(file, statement.declaration, statement)]
    const names = specifiers.map((/** @type {any} */ { local }) => local.name)
    if (target) return exportsOf(target).filter(({ name }) => names.includes(name))
    return names.flatMap((/** @type {string} */ name) => lookUp(file, name) ?? [])
  })
}

/** @param {File} file @param {readonly any[]} nodes @returns {Member[]} */
const membersIn = (file, nodes) =>
  nodes
    .filter(({ key }) => key)
    .map((node) => ({
      name: node.key.name ?? node.key.value,
      doc: file.docBefore(node.start),
      text: file.source.slice(node.start, node.end).replace(/;$/, ''),
      optional: node.optional === true,
    }))

/** @param {any} node a type @param {File} file @returns {Member[]} */
function membersOfType(node, file) {
  if (node?.type === 'TSTypeLiteral') return membersIn(file, node.members)
  if (node?.type === 'TSIntersectionType')
    return node.types.flatMap((/** @type {any} */ part) => membersOfType(part, file))
  if (node?.type !== 'TSTypeReference') return []
  return membersOfReference(node.typeName.name, node.typeArguments?.params ?? [], file)
}

/** @param {string} name @param {readonly any[]} given type arguments @param {File} file @returns {Member[]} */
function membersOfReference(name, given, file) {
  if (name === 'Readonly') return membersOfType(given[0], file)
  if (name === 'Omit' || name === 'Pick') {
    const keys = (given[1].types ?? [given[1]]).map((/** @type {any} */ { literal }) => literal?.value)
    return membersOfType(given[0], file).filter((member) => keys.includes(member.name) === (name === 'Pick'))
  }
  if (name === 'ReturnType') {
    const maker = lookUp(file, given[0].exprName.name)
    return maker ? membersOfType(maker.node.returnType?.typeAnnotation, maker.file) : []
  }
  const found = lookUp(file, name)
  return found ? membersOf(found) : []
}

/**
 * The members of an interface, a class or an object type, those it takes over included.
 *
 * @param {Declaration} declaration
 * @returns {Member[]}
 */
export function membersOf({ node, file }) {
  if (node.type === 'TSInterfaceDeclaration') {
    const inherited = (node.extends ?? []).flatMap((/** @type {any} */ { expression, typeArguments }) =>
      membersOfReference(expression.name, typeArguments?.params ?? [], file),
    )
    return [...membersIn(file, node.body.body), ...inherited]
  }
  if (node.type === 'ClassDeclaration') return membersIn(file, node.body.body)
  if (node.type === 'TSTypeAliasDeclaration') return membersOfType(node.typeAnnotation, file)
  return []
}
